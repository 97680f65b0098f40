package cluewright.format.exchange.link;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import blazing.chain.LZSEncoding;
import cluewright.format.PuzzleText;
import cluewright.format.exchange.Formats;
import cluewright.format.exchange.core.Format;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.Metadata;
import cluewright.format.exchange.core.Reading;
import cluewright.model.Boards;
import cluewright.model.Grids;
import cluewright.model.Puzzle;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What SudokuPad checks of a puzzle: two rules by their flags or words, and the solution. */
final class SudokuPadRulesTest {
  private static final String ONE = "1...............";

  private static String link(String fields) {
    return "scl"
        + LZSEncoding.compressToBase64("{ce:[[{v:1},,,],[,,,],[,,,],[,,,]]," + fields + ",cs:50}");
  }

  private static String json(String board, String clues, Metadata about) {
    Puzzle puzzle = PuzzleText.read(clues, Boards.named(board).orElseThrow());
    return SclJson.write(Item.of(puzzle).with(about));
  }

  /** SudokuPad looks into {@code metadata} first, then into {@code global}. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          metadata:{antiknight:t}                                  | 4x4+knight
          metadata:{antiking:t}                                    | 4x4+king
          metadata:{antiking:t,antiknight:t,t:'Both'}              | 4x4+knight+king
          metadata:{antiknight:1,antiking:0}                       | 4x4+knight
          metadata:{antiknight:'true',antiking:'false'}            | 4x4+knight
          metadata:{antiknight:f},global:['antiknight']            | 4x4
          metadata:{antiknight:t},global:['antiknight']            | 4x4+knight
          metadata:{antiknight:t},global:['antiking']              | 4x4+knight+king
          global:['antiknight','antiking']                         | 4x4+knight+king
          metaData:{antiknight:t}                                  | 4x4+knight
          metadata:{antiking:f},metaData:{antiking:t}              | 4x4
          ca:[{v:'antiknight: true'},{v:'title: A'}]               | 4x4+knight
          metadata:{antiknight:t},ca:[{v:'antiknight: false'}]     | 4x4+knight
          metadata:{norowcol:f}                                    | 4x4
          """)
  void flagsAreRead(String fields, String board) {
    assertThat(Formats.read(link(fields)).get(0).content().board().name()).isEqualTo(board);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "metadata:{nonconsecutive:t}",
        "metadata:{norowcol:t}",
        "metaData:{antibishop:t}",
        "global:['antibishop']",
        "ca:[{v:'nonconsecutive: true'}]"
      })
  void otherFlagsAreRefusedByTheirName(String fields) {
    String name = fields.replaceAll(".*?(anti\\w+|non\\w+|norow\\w+).*", "$1");
    assertThatThrownBy(() -> Formats.read(link(fields)))
        .hasMessageContaining("a variant with “" + name + "”");
  }

  @ParameterizedTest
  @CsvSource({
    "4x4+knight, antiknight:t",
    "4x4+king, antiking:t",
    "4x4+knight+king, 'antiking:t,antiknight:t'",
  })
  void flagsAreWritten(String board, String flags) {
    assertThat(json(board, ONE, Metadata.NONE)).contains("metadata:{" + flags + ",rules:'");
    assertThat(json("4x4+x", ONE, Metadata.NONE)).doesNotContain("anti");
  }

  /** Where a program reads no flags, it may know these rules by sentences that many setters use. */
  @Test
  void theWordsOfChessAreThoseThatSudokuPadKnows() {
    assertThat(json("4x4+knight+king", ONE, Metadata.NONE))
        .contains("Cells a knight\\u0027s move apart cannot contain the same digit.")
        .contains("Cells a king\\u0027s move apart cannot contain the same digit.");
  }

  /** SudokuPad converts links of f-puzzles so; its texts stand in cages then. */
  @Test
  void whatSudokuPadMadeOfFPuzzlesIsRead() {
    String cages =
        "ca:[{v:'title: Kite'},{v:'author: Ann'},{v:'rules: Normal sudoku rules apply.'}]";
    Item item = Formats.read(link(cages + ",metaData:{antiknight:t},id:'x'")).get(0);

    assertThat(item.content().board().name()).isEqualTo("4x4+knight");
    assertThat(item.about())
        .isEqualTo(new Metadata("Kite", "Ann", "Normal sudoku rules apply.", "", "", "", ""));
  }

  @Test
  void rulesInSeveralCagesAreAllInTheNotes() {
    Item item =
        Formats.read(link("ca:[{v:'rules: One.'},{v:'title: A'},{v:'rules: Two.'}]")).get(0);
    assertThat(item.about().notes()).isEqualTo("One.\nTwo.");
  }

  @ParameterizedTest
  @ValueSource(strings = {"4x4", "6x6", "9x9", "16x16", "25x25", "6x6-3x2"})
  void everyBoardHasItsRulesAndNotesFollow(String board) {
    String own = "Each row, column and box contains every digit once.";
    Item item = Item.of(Puzzle.empty(Boards.named(board).orElseThrow()));
    Item noted = item.with(new Metadata("T", "A", "For Ann,\n\nwith 'love'", "", "", "", ""));

    assertThat(SclJson.write(item)).contains("rules:'" + own + "'");
    assertThat(SclJson.write(noted)).contains("rules:'" + own + "\\n\\nFor Ann");
    assertThat(FPuzzlesJson.write(item)).contains("\"ruleset\":\"" + own + "\"");
    for (Item each : List.of(item, noted)) {
      for (Format format : List.of(new SudokuPadLink(), new FPuzzlesLink())) {
        Reading reading = Formats.reading(format.write(List.of(each)), "");
        assertThat(reading.items()).containsExactly(each);
        assertThat(reading.remarks()).isEmpty();
      }
    }
  }

  @Test
  void theSolutionIsWrittenIfItIsTheOnlyOne() {
    String solved = "1234341221434321";
    assertThat(json("4x4", "1.3.34.221.343.1", Metadata.NONE))
        .contains(",solution:'" + solved + "'");
    Puzzle puzzle = PuzzleText.read("1.3.34.221.343.1", Boards.FOUR);
    assertThat(FPuzzlesJson.write(Item.of(puzzle)))
        .contains("\"solution\":[1,2,3,4,3,4,1,2,2,1,4,3,4,3,2,1],");
  }

  @ParameterizedTest
  @CsvSource({
    "4x4, 1..............., several",
    "4x4, 11.............., none",
    "4x4+knight, 1.3.34.221.343.1, none on this board",
  })
  void noSolutionIsWrittenIfItIsNotTheOnlyOne(String board, String clues, String why) {
    assertThat(json(board, clues, Metadata.NONE)).as(why).doesNotContain("solution");
    Puzzle puzzle = PuzzleText.read(clues, Boards.named(board).orElseThrow());
    assertThat(FPuzzlesJson.write(Item.of(puzzle))).doesNotContain("solution");
  }

  /** SudokuPad compares one character a cell. */
  @Test
  void noSolutionIsWrittenOfDigitsOfTwoCharacters() {
    Puzzle full = Grids.solution(Boards.named("10x10").orElseThrow(), new Random(1));
    assertThat(SclJson.write(Item.of(full))).doesNotContain("solution");
    assertThat(FPuzzlesJson.write(Item.of(full))).doesNotContain("solution");
  }

  /**
   * The solution of the puzzle itself is no loss; another one hints at rules that were not read.
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          metadata:{solution:'1234341221434321'}                | false
          metadata:{solution:'1234341221434312'}                | true
          metadata:{solution:'????????????????'}                | true
          metaData:{solution:'1234341221434321'}                | false
          solution:'1234341221434321'                           | false
          ca:[{v:'solution: 1234341221434321'}]                 | false
          ca:[{v:'solution: 4'}]                                | true
          metadata:{t:'T'}                                      | false
          """)
  void aSolutionIsToldAsSkippedIfItIsNotThePuzzles(String fields, boolean isTold) {
    String cells =
        "{ce:[[{v:1},,{v:3},],[{v:3},{v:4},,{v:2}],[{v:2},{v:1},,{v:3}],[{v:4},{v:3},,{v:1}]],";
    Reading reading =
        Formats.reading("scl" + LZSEncoding.compressToBase64(cells + fields + "}"), "");
    assertThat(reading.remarks().toString().contains("“solution”")).isEqualTo(isTold);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          [1,2,3,4,3,4,1,2,2,1,4,3,4,3,2,1] | false
          "1234341221434321"                | false
          [1,2,3,4,3,4,1,2,2,1,4,3,4,3,1,2] | true
          [null,null]                       | false
          []                                | false
          """)
  void aSolutionOfFPuzzlesToo(String solution, boolean isTold) {
    Puzzle puzzle = PuzzleText.read("1.3.34.221.343.1", Boards.FOUR);
    String json =
        FPuzzlesJson.write(Item.of(puzzle))
            .replaceFirst("\"solution\":\\[[0-9,]*]", "\"solution\":" + solution);
    Reading reading =
        Formats.reading("f-puzzles.com/?load=" + LZSEncoding.compressToBase64(json), "");
    assertThat(reading.remarks().toString().contains("“solution”")).isEqualTo(isTold);
  }
}
