package cluewright.format.exchange.position;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.format.exchange.Formats;
import cluewright.format.exchange.Told;
import cluewright.format.exchange.core.Format;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.Metadata;
import cluewright.phrase.Phrase;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Games as GNOME Sudoku's source writes them. */
final class GnomeFormatTest {
  private static final Format FORMAT = new GnomeFormat();

  private static String cell(int row, int column, int value, boolean fixed, String marks) {
    return """
        {
          "position" : [
            %d,
            %d
          ],
          "value" : %d,
          "fixed" : %s,
          "earmarks" : [%s]
        }"""
        .formatted(row, column, value, fixed, marks);
  }

  private static String game(String... cells) {
    return """
        {
          "difficulty_category" : "Hard Difficulty",
          "time_elapsed" : 12.5,
          "cells" : [
            %s
          ]
        }"""
        .formatted(String.join(",\n", cells));
  }

  private static final String GAME =
      game(cell(0, 1, 5, true, ""), cell(8, 8, 3, false, ""), cell(1, 0, 0, false, "7, 1, 5"));

  @Test
  void aGameIsReadWithItsCluesItsDigitsAndItsMarks() {
    List<Item> items = FORMAT.read(GAME);

    assertThat(Formats.of(GAME)).isInstanceOf(GnomeFormat.class);
    assertThat(Told.puzzle(items).clues().line()).isEqualTo(".5" + ".".repeat(79));
    assertThat(Told.position(items).placed(80)).isEqualTo(3);
    assertThat(Told.position(items).candidates(9)).isEqualTo(0b1000001);
    assertThat(items.get(0).about().level()).isEqualTo("Hard Difficulty");
    assertThat(FORMAT.read(FORMAT.write(items))).isEqualTo(items);
    assertThat(FORMAT.reading(GAME).remarks())
        .extracting(Phrase::toString)
        .containsExactly("skipped, since there is no place for it here: “time_elapsed”");
  }

  /** Naked singles, hidden ones, then locked candidates and pairs, and what these do not solve. */
  @ParameterizedTest
  @CsvSource({
    "530070000600195000098000060800060003400803001700020006060000280000419005000080079, Easy",
    "000000010400000000020000000000050407008000300001090000300400200050100000000806000, Medium",
    "000801000000000043500000000000070800000000100020030000600000075003400000000200600, Hard",
    "800000000003600000070090200050007000000045700000100030001000068008500010090000400, Very Hard"
  })
  void aGameWithoutOneOfItsLevelsHasTheOneThatTheProgramFinds(String digits, String level) {
    Item item = Formats.read(digits).get(0);
    for (String said : List.of("", "fiendish", "Custom Puzzle")) {
      Item other = item.with(new Metadata("", "", "", said, "", "", ""));
      assertThat(FORMAT.write(List.of(other))).contains('"' + level + " Difficulty\"");
      assertThat(FORMAT.read(FORMAT.write(List.of(other)))).containsExactly(other);
    }
    assertThat(FORMAT.read(GAME.replace("Hard Difficulty", "Custom Puzzle")).get(0).about().level())
        .isEmpty();
    assertThat(FORMAT.read(GAME.replace("Hard Difficulty", "")).get(0).about().level()).isEmpty();
  }

  @Test
  void faultsAreNamedWithTheirPlace() {
    Told.fault(FORMAT, GAME.replace(" : 5,", " : 10,"), "line 10, column 13: “value” must be");
    Told.fault(FORMAT, GAME.replace("8,\n", "9,\n"), "line 16, column 5: “position” must be from");
    Told.fault(FORMAT, GAME.replace("7, 1", "0, 1"), "line 30, column 17: “earmarks” must be");
    Told.fault(
        FORMAT, GAME.replace("true", "\"yes\""), "line 11, column 14: the field “fixed” has");
    Told.fault(FORMAT, GAME + "1", "line 33, column 2: nothing may follow");
    Told.fault(FORMAT, GAME.substring(0, 150), "line ");
    Told.fault(FORMAT, "{\"difficulty_category\":\"\"}", "line 1, column 26: the field “cells” is");
    Told.fault(FORMAT, "{\"cells\":[{\"value\":1}]}", "line 1, column 11: the field “position” is");
    Told.fault(
        FORMAT,
        game(cell(0, 1, 5, true, ""), cell(0, 1, 4, true, "")),
        "line 14, column 1: r1c2 stands here a second time");
  }
}
