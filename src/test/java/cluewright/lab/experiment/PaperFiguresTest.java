package cluewright.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.model.Boards;
import cluewright.model.GridState;
import cluewright.model.Grids;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.replay.Replay;
import cluewright.strategy.StrategySet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The puzzles of the paper's figures 1, 3 and 4, under the strategies that it names. */
final class PaperFiguresTest {
  private static final String FIGURE_1 =
      "..6.....1.7..6..5.8..1.32....5.4.8...4.7.2.9...8.1.7....12.5..3.6..7..8.2.....4..";
  private static final String FIGURE_3 =
      ".....1...6...8......197..8............3642..15......97..21.367.1.7....4..98.6....";
  private static final String FIGURE_4 =
      "..6....122.8.316..9.1.62.4312.576.3....2.476.76.3..2..517...326...62.1..6.21.....";

  private static GridState end(String line, String set) {
    Puzzle puzzle = Grids.puzzle(Boards.NINE, line);
    return new Replay(Boards.NINE, StrategySet.parse(set)).human(puzzle).last();
  }

  private static long placed(GridState state) {
    return IntStream.range(0, 81).filter(cell -> state.placed(cell) != 0).count();
  }

  @Test
  void figure1IsSymmetricAndSolvedByHiddenSingles() {
    Mask mask = Grids.puzzle(Boards.NINE, FIGURE_1).mask();
    assertThat(mask.size()).isEqualTo(28);
    for (int cell = 0; cell < 81; cell++) {
      int row = cell / 9;
      int column = cell % 9;
      assertThat(mask.contains(9 * column + row)).isEqualTo(mask.contains(cell));
      assertThat(mask.contains(9 * (8 - column) + 8 - row)).isEqualTo(mask.contains(cell));
    }
    assertThat(placed(end(FIGURE_1, "H"))).isEqualTo(81);
    assertThat(placed(end(FIGURE_1, "N"))).isLessThan(81);
  }

  /** Its right grid lacks 20 cells; NH and NL complete it. */
  @Test
  void nakedSinglesComeToAHaltInFigure3() {
    assertThat(placed(end(FIGURE_3, "N"))).isEqualTo(61);
    assertThat(placed(end(FIGURE_3, "NH"))).isEqualTo(81);
    assertThat(placed(end(FIGURE_3, "NL"))).isEqualTo(81);
  }

  /** Locked candidates leave nothing but 5 in the cell (8,4), as its text says. */
  @Test
  void lockedCandidatesAreIndependentInFigure4() {
    long clues = Grids.puzzle(Boards.NINE, FIGURE_4).mask().size();
    assertThat(placed(end(FIGURE_4, "NH"))).isEqualTo(clues);
    assertThat(end(FIGURE_4, "NL").placed(8 * 9 + 4)).isEqualTo(5);
    assertThat(placed(end(FIGURE_4, "NHL"))).isEqualTo(81);
  }
}
