package cluewright.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.model.Boards;
import cluewright.model.Puzzle;
import java.util.List;
import org.junit.jupiter.api.Test;

final class HexadokuTest {
  private static String rest(String start, String open) {
    return start + open.repeat(256 - start.length());
  }

  @Test
  void zeroIsADigitWhereAnotherMarkIsOpen() {
    Puzzle puzzle = PuzzleText.read(rest("0123456789ABCDEF", "."));

    assertThat(puzzle.line()).startsWith("G123456789ABCDEF.");
  }

  @Test
  void zeroIsAnOpenCellWhereNothingElseIsOrGIsADigit() {
    assertThat(PuzzleText.read(rest("123", "0")).line()).startsWith("123.");
    assertThat(PuzzleText.read(rest("0123G", ".")).line()).startsWith(".123G");
  }

  @Test
  void otherBoardsHaveNoSuchDialect() {
    assertThat(PuzzleText.read("0" + ".".repeat(79) + "1").mask().size()).isEqualTo(1);
  }

  @Test
  void aSolutionHasZeroAsOftenAsAnyDigit() {
    String row = "0123456789ABCDEF";
    StringBuilder grid = new StringBuilder();
    for (int i = 0; i < 16; i++) {
      grid.append(row, i, 16).append(row, 0, i);
    }

    assertThat(PuzzleText.read(grid.toString()).isComplete()).isTrue();
  }

  @Test
  void sixteenRowsOfSixteenAreOneBoardUnlessTheyAreSixteenSmallOnes() {
    String rows = "1...............\n".repeat(15);
    String large = "1...............\nG...............\n".repeat(8);
    assertThat(PuzzleText.readAll(large, Boards.ALL)).hasSize(1);
    assertThatThrownBy(() -> PuzzleText.readAll(rows + "G...............\n", Boards.ALL))
        .as("a list with one fault")
        .hasMessageStartingWith("line 16, column 1");
    assertThat(PuzzleText.readAll(rows + "2...............\n", List.of(Boards.FOUR))).hasSize(16);
  }
}
