package cluewright.format.exchange.position;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.format.exchange.Formats;
import cluewright.format.exchange.Told;
import cluewright.format.exchange.collection.ExchangeJson;
import cluewright.format.exchange.core.Content.Clues;
import cluewright.format.exchange.core.Format;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.Metadata;
import cluewright.format.exchange.core.Reading;
import cluewright.model.Boards;
import cluewright.model.GridState;
import cluewright.model.Puzzle;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class SdkFormatTest {
  private static final Format SDK = new SdkFormat();

  private static final String ROWS =
      """
      2..1.5..3
      .54...71.
      .1.2.3.8.
      6.28.73.4
      .........
      1.53.98.6
      .2.7.1.6.
      .81...24.
      7..4.2..1
      """;

  private static final String STATE =
      """
      #A Ann
      #N 1
      [Puzzle]
      38561..72
      .7...28..
      .6...3...
      6.2......
      ..8...5..
      ......9.6
      ...9...8.
      ..91...5.
      12..85639
      [State]
      385619472
      97...286.
      .64.73...
      6.2...3.8
      4.8...5..
      .....89.6
      ..69...8.
      ..91...54
      12..85639
      [PencilMarks]
      ,,,,,,,,
      ,,14,45,45,,,,1
      2,,,48,,,1,149,15
      ,159,,457,459,149,,147,
      ,139,,237,2369,169,,127,17
      57,135,137,23457,2345,,,1247,
      57,345,,,234,467,127,,17
      78,34,,,2346,467,27,,
      ,,47,47,,,,,
      [Colours]
      .2111.2..
      """;

  private static Puzzle clues(String text) {
    return Told.puzzle(SDK.read(text)).clues();
  }

  @Test
  void aHeaderWithOrWithoutBlanksIsRead() {
    String text =
        """
        #ARuud
        #D A random puzzle
        #CFirst
        #C second
        #B03-08-2006
        #S Book
        #LEasy
        #Uhttp://a.b/
        """;
    Item item = SDK.read(text + ROWS).get(0);

    assertThat(item.about())
        .isEqualTo(
            new Metadata(
                "A random puzzle",
                "Ruud",
                "First\nsecond",
                "Easy",
                "Book",
                "http://a.b/",
                "03-08-2006"));
    assertThat(Formats.of(text + ROWS)).isInstanceOf(SdkFormat.class);
  }

  @Test
  void nineBareRowsAreAPuzzle() {
    assertThat(clues(ROWS).line()).isEqualTo(ROWS.replace("\n", ""));
    assertThat(Formats.read(ROWS)).isEqualTo(SDK.read(ROWS));
  }

  @Test
  void theStateHasThePlacedDigitsAndThePencilMarksTheCandidates() {
    List<Item> items = SDK.read(STATE);
    GridState state = Told.position(items);

    assertThat(Told.puzzle(items).clues().line()).startsWith("38561..72.7...28..");
    assertThat(state.placements().line()).startsWith("38561947297...286.");
    assertThat(state.candidates(Boards.NINE.cell(1, 3))).isEqualTo(0b11000);
    assertThat(state.candidates(Boards.NINE.cell(2, 0))).isEqualTo(0b10);
    assertThat(state.placed(Boards.NINE.cell(2, 0))).isZero();
    assertThat(Formats.of(STATE)).isInstanceOf(SdkFormat.class);
  }

  @Test
  void aCellWithoutPencilMarksKeepsItsCandidates() {
    String none = ",,,,,,,,\n".repeat(9);
    Clues puzzle = Told.puzzle(SDK.read("[Puzzle]\n" + ROWS + "[PencilMarks]\n" + none));

    assertThat(puzzle.position()).isEmpty();
  }

  @Test
  void aDigitIsAClueOnlyIfPuzzleAndStateAgree() {
    String other = ROWS.replace("2..1.5..3", "9..1.5..3");

    assertThat(clues("[Puzzle]\n" + ROWS + "[State]\n" + other).line()).startsWith("...1.5..3");
  }

  @Test
  void whatIsSaidOfAPuzzleIsWrittenBeforeIt() {
    Metadata about = new Metadata("T", "A", "one\n\ntwo", "hard", "S", "http://a/", "2026-11-22");
    String text = SDK.write(List.of(SDK.read(ROWS).get(0).with(about)));

    assertThat(text)
        .isEqualTo(
            "#A A\n#D T\n#C one\n#C\n#C two\n#B 2026-11-22\n#S S\n#L hard\n#U http://a/\n[Puzzle]\n"
                + ROWS);
    assertThat(SDK.read(text).get(0).about()).isEqualTo(about);
  }

  @Test
  void placedDigitsAloneNeedNoPencilMarks() {
    Puzzle clues = clues(ROWS);
    String text = SDK.write(List.of(Item.of(clues, GridState.initial(clues).place(1, 7))));

    assertThat(text).contains("[State]\n27.1.5..3\n").doesNotContain("[PencilMarks]");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[Puzzle]\n2..1.5..k | line 2, column 9: \"k\" is not a digit of the 9x9 board",
        "[Puzzle]\n2..1.5..33 | line 2, column 11: this row has 10 cells, but a row of the 9x9",
        "#A x\n2..1.5.3 | line 2, column 9: this row has 8 cells",
        "[Puzzle]\n2..1.5..3\n\n | line 2, column 10: 1 rows found, but the 9x9 board has 9",
        "  [Riddle]\n | line 1, column 3: \"[Riddle]\" is not a section of such a file",
        "#A nobody | line 1, column 10: 0 rows found",
      })
  void aFaultIsNamedWithItsPlace(String textAndFault) {
    int bar = textAndFault.indexOf(" | ");
    Told.fault(SDK, textAndFault.substring(0, bar), textAndFault.substring(bar + 3));
  }

  @Test
  void aTenthRowIsTooMany() {
    Told.fault(SDK, ROWS + "1........\n", "line 10, column 1: the 9x9 board has 9 rows");
  }

  @Test
  void pencilMarksAreNineRunsOfDigitsARow() {
    String head = "[Puzzle]\n" + ROWS + "[PencilMarks]\n";

    Told.fault(SDK, head + ",,,,,,,\n", "line 12, column 8: 8 cells with pencil marks found");
    Told.fault(
        SDK, head + ",1x,,,,,,,\n", "line 12, column 3: \"x\" is not a digit of the 9x9 board");
    Told.fault(SDK, head + ",,,,,,,,\n", "line 12, column 9: 1 rows found");
  }

  @Test
  void aPositionThatContradictsItselfIsToldAndKeepsItsDigits() {
    String rows = "1........\n" + ".........\n".repeat(7) + "1........\n";
    Reading reading = Formats.reading("[Puzzle]\n" + rows, "");
    String json = new ExchangeJson().write(reading.items());

    assertThat(reading.remarks().toString()).contains("column 1 holds 1 twice, in r1c1 and r9c1");
    assertThat(new ExchangeJson().read(json)).isEqualTo(reading.items());
  }

  @Test
  void aPlacedDigitIsItsOwnCandidateInJsonEvenIfAnotherRulesItOut() {
    String clues = "1........\n" + ".........\n".repeat(8);
    String state = "1........\n" + ".........\n".repeat(7) + "1........\n";
    String marks = "[PencilMarks]\n,23,,,,,,,\n" + ",,,,,,,,\n".repeat(8);
    Reading reading = Formats.reading("[Puzzle]\n" + clues + "[State]\n" + state + marks, "");
    String json = new ExchangeJson().write(reading.items());

    assertThat(json).contains("\"candidates\":[\"1\",\"23\",").doesNotContain("\"\"");
    assertThat(new ExchangeJson().read(json)).isEqualTo(reading.items());
  }
}
