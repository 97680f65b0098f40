package cluewright.replay;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Puzzle;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The cells of a rule read as a whole: what is taken away is in no grid, and what is left fits. */
final class JointBondsTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "4x4+renban=r1c1r2c2r3c3",
        "4x4+arrow1=r1c1r2c2r3c2r3c3",
        "4x4+whispers2=r1c1r1c2r2c3r2c4",
        "4x4+thermometer=r1c1r2c2r3c3",
        "4x4+regionsum=r1c2r2c1r2c3",
        "4x4+lunchbox3=r1c1r1c2r1c3r1c4",
        "4x4+sandwich3=r1c1r1c2r1c3r1c4+odd=r1c1",
        "4x4+opencage7=r1c1r2c2r3c3+region=r1c1r2c2r3c3",
        "4x4+allpairs(abs(a-b)!=1)=r1c1r2c3r4c4+falling",
        "4x4+counting=r1c1r1c2r2c3r3c3r4c4"
      })
  void narrowingKeepsAllGridsAndWhatIsLeftIsGoodForTheCells(String name) {
    Board board = Boards.named(name).orElseThrow();
    List<Puzzle> grids = new SolutionCounter(board).solutions(Puzzle.empty(board), 300);
    assertThat(grids).isNotEmpty();
    List<Bond> bonds = JointBonds.of(board);
    assertThat(bonds).isNotEmpty();
    Random random = Tries.random(name.hashCode());
    for (int i = 0; i < Tries.of(200); i++) {
      for (Bond bond : bonds) {
        int[] left = new int[bond.cells().length];
        for (int at = 0; at < left.length; at++) {
          left[at] = 1 + random.nextInt(15);
        }
        int[] narrowed = left.clone();
        boolean isPossible = bond.narrow(narrowed);

        for (Puzzle grid : grids) {
          if (isIn(grid, bond.cells(), left)) {
            assertThat(isPossible && isIn(grid, bond.cells(), narrowed)).as("%s", grid).isTrue();
          }
        }
        for (int at = 0; at < left.length && isPossible; at++) {
          assertThat(narrowed[at] & ~left[at]).isZero();
          assertThat(narrowed[at]).isNotZero();
        }
      }
    }
  }

  private static boolean isIn(Puzzle grid, int[] cells, int[] left) {
    for (int at = 0; at < cells.length; at++) {
      if ((left[at] >> (grid.digit(cells[at]) - 1) & 1) == 0) {
        return false;
      }
    }
    return true;
  }
}
