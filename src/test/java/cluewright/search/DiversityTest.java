package cluewright.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.model.Boards;
import cluewright.model.Grids;
import cluewright.model.Puzzle;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class DiversityTest {
  private static final Puzzle FIRST = Grids.puzzle(Boards.FOUR, "12.. .... ..12 4...");

  @Test
  void relabelledPuzzlesHaveNoDistance() {
    Puzzle renamed = Grids.puzzle(Boards.FOUR, "31.. .... ..31 2...");

    assertThat(Diversity.distance(FIRST, renamed)).isZero();
  }

  @Test
  void theDistanceIsTheNumberOfCellsThatDifferUnderTheBestNames() {
    Puzzle other = Grids.puzzle(Boards.FOUR, "34.. .... ..13 2...");

    assertThat(Diversity.distance(FIRST, other)).isEqualTo(2);
    assertThat(Diversity.distance(other, FIRST)).isEqualTo(2);
  }

  @Test
  void theDiversityIsTheMeanOfAllPairs() {
    Puzzle other = Grids.puzzle(Boards.FOUR, "34.. .... ..13 2...");

    assertThat(Diversity.of(List.of(FIRST))).isZero();
    assertThat(Diversity.of(List.of(FIRST, FIRST, other))).isEqualTo((0 + 2 + 2) / 3.0);
  }

  @Test
  void puzzlesOfDifferentMasksHaveNoDistance() {
    Puzzle elsewhere = Grids.puzzle(Boards.FOUR, "12.. .... ..12 .4..");

    assertThatThrownBy(() -> Diversity.distance(FIRST, elsewhere))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void theBestAssignmentIsTheBestOfAllPermutations() {
    Random random = new Random(71);
    for (int i = 0; i < 200; i++) {
      int size = 1 + random.nextInt(6);
      int[][] gains = new int[size][size];
      for (int[] row : gains) {
        for (int column = 0; column < size; column++) {
          row[column] = random.nextInt(5);
        }
      }

      assertThat(Assignment.most(gains)).isEqualTo(bestOfAll(gains, 0, 0));
    }
  }

  private static int bestOfAll(int[][] gains, int row, int used) {
    int best = row == gains.length ? 0 : Integer.MIN_VALUE;
    for (int column = 0; row < gains.length && column < gains.length; column++) {
      if ((used >>> column & 1) == 0) {
        best = Math.max(best, gains[row][column] + bestOfAll(gains, row + 1, used | 1 << column));
      }
    }
    return best;
  }
}
