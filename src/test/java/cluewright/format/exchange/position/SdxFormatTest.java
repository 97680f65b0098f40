package cluewright.format.exchange.position;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.format.PuzzleText;
import cluewright.format.exchange.Formats;
import cluewright.format.exchange.Told;
import cluewright.format.exchange.core.Format;
import cluewright.format.exchange.core.Item;
import cluewright.model.Board;
import cluewright.model.GridState;
import cluewright.model.Puzzle;
import java.util.List;
import org.junit.jupiter.api.Test;

/** SudoCue's files of puzzles on their way. */
final class SdxFormatTest {
  private static final Format FORMAT = new SdxFormat();

  /** The example of SudoCue's own description of its formats, and the puzzle that it goes with. */
  private static final String EXAMPLE =
      """
      2 679 6789 1 46789 5 469 9 3
      389 5 4 69 689 68 7 1 29
      9 1 679 2 4679 3 4569 8 59
      6 9 2 8 u1 7 3 59 4
      3489 3479 3789 56 2456 46 u1 2579 2579
      1 47 5 3 24 9 8 27 6
      3459 2 39 7 3589 1 59 6 589
      359 8 1 569 3569 6 2 4 579
      7 369 369 4 35689 2 59 359 1
      """;

  private static final Puzzle PUZZLE =
      PuzzleText.read(
          "2..1.5..3.54...71..1.2.3.8.6.28.73.4.........1.53.98.6.2.7.1.6..81...24.7..4.2..1");

  @Test
  void theExampleOfSudoCueIsRead() {
    List<Item> items = FORMAT.read(EXAMPLE);
    GridState state = Told.position(items);
    Board board = PUZZLE.board();

    assertThat(Formats.of(EXAMPLE)).isInstanceOf(SdxFormat.class);
    assertThat(Told.puzzle(items).clues()).isEqualTo(PUZZLE);
    assertThat(state.placed(board.cell(3, 4))).isEqualTo(1);
    assertThat(state.placed(board.cell(4, 6))).isEqualTo(1);
    assertThat(state.placed(board.cell(3, 1))).isZero();
    assertThat(state.candidates(board.cell(3, 1))).isEqualTo(1 << 8);
    assertThat(state.candidates(board.cell(0, 1))).isEqualTo(0b101100000);
    assertThat(FORMAT.write(items)).isEqualTo(EXAMPLE);
  }

  @Test
  void blankLinesAndWideGapsDoNotMatter() {
    assertThat(FORMAT.read(EXAMPLE.replace("\n", "\n\n").replace(" ", "   ")))
        .isEqualTo(FORMAT.read(EXAMPLE));
  }

  @Test
  void aPuzzleWithoutProgressIsReadAsItIs() {
    String text = FORMAT.write(List.of(Item.of(PUZZLE)));

    assertThat(text).startsWith("2 679 6789 1 46789 5 469 9 3\n").doesNotContain("u");
    assertThat(Formats.of(text)).isInstanceOf(SdxFormat.class);
    assertThat(FORMAT.read(text)).containsExactly(Item.of(PUZZLE));
  }

  @Test
  void faultsAreNamedWithTheirPlace() {
    Told.fault(FORMAT, EXAMPLE.replace("u1 7", "u12 7"), "line 4, column 9: u stands before one");
    Told.fault(FORMAT, EXAMPLE.replace("u1 7", "u 7"), "line 4, column 9: u stands before one");
    Told.fault(FORMAT, EXAMPLE.replace("679 6789", "67x 6789"), "line 1, column 5: \"x\" is not");
    Told.fault(FORMAT, EXAMPLE.replace(" 589\n", "\n"), "line 7, column 24: this row has 8 cells");
    Told.fault(FORMAT, EXAMPLE + "1 2 3", "line 10, column 1: the 9x9 board has 9 rows");
    Told.fault(FORMAT, EXAMPLE.substring(0, 29), "line 1, column 29: 1 rows found");
  }
}
