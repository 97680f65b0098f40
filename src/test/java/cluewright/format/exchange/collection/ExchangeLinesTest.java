package cluewright.format.exchange.collection;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.format.PuzzleText;
import cluewright.format.exchange.Formats;
import cluewright.format.exchange.Told;
import cluewright.format.exchange.core.Content.Drawing;
import cluewright.format.exchange.core.Format;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.Reading;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Puzzles and outcomes, an object a line. */
final class ExchangeLinesTest {
  private static final Format FORMAT = new ExchangeLines();
  private static final Puzzle PUZZLE = PuzzleText.read("1.....2.........");

  private static final String LINES =
      """
      {"board":"4x4","clues":"1.....2.........","title":"Kite"}

      {"board":"4x4","mask":"x.....x........."}
      {"clues":"1.....2.........","id":7}
      """;

  @Test
  void aLineIsAPuzzleOrAMask() {
    Reading reading = FORMAT.reading(LINES);

    assertThat(Formats.of(LINES)).isInstanceOf(ExchangeLines.class);
    assertThat(reading.items()).hasSize(3);
    assertThat(reading.items().get(0).about().title()).isEqualTo("Kite");
    assertThat(reading.items().get(1).content()).isEqualTo(new Drawing(PUZZLE.mask()));
    assertThat(reading.items().get(2)).isEqualTo(Item.of(PUZZLE));
    assertThat(reading.remarks())
        .extracting(Phrase::toString)
        .containsExactly("skipped, since there is no place for it here: “id”");
  }

  @Test
  void anOutcomeIsItsPuzzle() {
    String outcomes =
        """
        {"outcome":"impossible","puzzle":null,"board":"4x4","mask":"xx.............."}
        {"outcome":"found","puzzle":"1.....2.........","level":"Easy","board":"4x4+x",\
        "mask":"x.....x.........","solution":"1234432121433412","seconds":0.1}
        """;
    Reading reading = FORMAT.reading(outcomes);

    assertThat(Formats.of(outcomes)).isInstanceOf(ExchangeLines.class);
    assertThat(reading.items()).hasSize(1);
    assertThat(Told.puzzle(reading.items()).clues().line()).isEqualTo(PUZZLE.line());
    assertThat(Told.puzzle(reading.items()).board()).hasToString("4x4+x");
    assertThat(reading.items().get(0).about().level()).isEqualTo("Easy");
    assertThat(reading.remarks())
        .extracting(Phrase::toString)
        .containsExactly("skipped: outcomes without a puzzle");
  }

  @Test
  void aFileOfPuzzlesInOneLineIsNone() {
    String file = FORMAT.write(List.of(Item.of(PUZZLE))).strip();

    assertThat(Formats.of("{\"cluewright-puzzles\":1,\"puzzles\":[" + file + "]}"))
        .isInstanceOf(ExchangeJson.class);
    assertThat(Formats.of("{\"puzzles\":[" + file + "]}")).isInstanceOf(ExchangeJson.class);
  }

  @Test
  void faultsAreNamedWithTheirPlace() {
    Told.fault(
        FORMAT,
        LINES.replace("1.....2.........\",\"id", "1..x.\",\"id"),
        "line 4, column 16: 5 cells found");
    Told.fault(FORMAT, LINES + "[1]", "line 5, column 1: each line must be an object");
    Told.fault(FORMAT, LINES + "{\"clues\":\"1\"", "line 5, column ");
    Told.fault(
        FORMAT, LINES.replace("7}", "7} 8"), "line 4, column 37: nothing may follow the object");
    Told.fault(FORMAT, "{\"title\":\"Kite\"}", "line 1, column 1: this puzzle has neither");
    Told.fault(
        FORMAT,
        "{\"outcome\":\"impossible\",\"mask\":\"xx..\"}",
        "line 1, column 1: no line has a puzzle");
    Told.fault(
        FORMAT,
        LINES
            + "{\"outcome\":\"found\",\"puzzle\":\"1.....2.........\",\"mask\":\"x...............\"}",
        "line 5, column ");
  }
}
