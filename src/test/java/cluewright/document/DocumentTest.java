package cluewright.document;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.strategy.StrategySet;
import org.junit.jupiter.api.Test;

final class DocumentTest {
  private final Document first =
      Document.untitled(Mask.empty(Boards.FOUR), StrategySet.parse("NH"));

  @Test
  void anotherTitleKeepsThePuzzle() {
    Puzzle puzzle =
        new Puzzle(Boards.FOUR, new int[] {1, 2, 3, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0});
    assertThat(first.withPuzzle(puzzle).withTitle("Kite").puzzle()).contains(puzzle);
  }

  @Test
  void fixedDigitsStayOnTheMaskAndGoWithTheirCells() {
    Mask two = Mask.empty(Boards.FOUR).with(CellSet.of(0, 5));
    Puzzle fixed =
        new Puzzle(Boards.FOUR, new int[] {3, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0});
    Document document = first.withMask(two).withFixed(fixed);
    assertThat(document.fixed()).isEqualTo(fixed);
    assertThat(document.withMask(two.without(CellSet.of(5))).fixed().mask().clues())
        .isEqualTo(CellSet.of(0));
    assertThat(document.withMask(Mask.empty(Boards.SIX)).fixed())
        .isEqualTo(Puzzle.empty(Boards.SIX));
  }

  @Test
  void aPuzzleThatLeavesTheBoardIsAResultOnce() {
    Puzzle puzzle =
        new Puzzle(Boards.FOUR, new int[] {1, 2, 3, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0});
    Mask other = new Mask(Boards.FOUR, CellSet.of(9));
    Document left = first.withPuzzle(puzzle).withMask(other);
    assertThat(left.results()).containsExactly(new Result(puzzle, StrategySet.parse("NH"), false));
    assertThat(left.withPuzzle(puzzle).withMask(other)).isEqualTo(left);
  }

  @Test
  void whatDoesNotFitTheMaskIsRefused() {
    Puzzle puzzle =
        new Puzzle(Boards.FOUR, new int[] {1, 2, 3, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0});
    assertThatThrownBy(() -> first.withFixed(puzzle))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("outside the mask");
  }
}
