package cluewright.strategy.cage;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import cluewright.model.Board;
import cluewright.model.Boards;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Against all ways to fill cells with different digits. */
final class SumWaysTest {
  private static final int MOST_CELLS = 5;

  private int[] candidates;
  private int[] possible;
  private boolean isAny;

  @Test
  void whatCellsOfACageCanHoldIsWhatSomeFillingHas() {
    Random random = Tries.random(0);
    int some = 0;
    int none = 0;
    for (int i = 0; i < Tries.of(2_000); i++) {
      Board board = random.nextBoolean() ? Boards.NINE : Boards.FOUR;
      int size = random.nextInt(Math.min(MOST_CELLS, board.digits()) + 1);
      int sum = random.nextInt(1 + size * board.digits());
      candidates =
          IntStream.range(0, size).map(cell -> random.nextInt(1 << board.digits())).toArray();
      possible = new int[size];
      isAny = false;
      fill(0, new int[size], 0, sum);

      SumWays ways = new SumWays(board);
      int[] cells = IntStream.range(0, size).toArray();

      assertThat(ways.look(cells, size, sum, cell -> candidates[cell])).isEqualTo(isAny);
      for (int cell : cells) {
        assertThat(ways.possible(cell)).isEqualTo(possible[cell]);
      }
      some += isAny ? 1 : 0;
      none += isAny ? 0 : 1;
    }
    assertThat(some).isGreaterThanOrEqualTo(Tries.showing(1));
    assertThat(none).isGreaterThanOrEqualTo(Tries.showing(1));
  }

  @Test
  void noCellsMakeTheSumOfNothing() {
    SumWays ways = new SumWays(Boards.NINE);

    assertThat(ways.look(new int[0], 0, 0, cell -> 0)).isTrue();
    assertThat(ways.look(new int[0], 0, 1, cell -> 0)).isFalse();
  }

  private void fill(int cell, int[] bits, int used, int rest) {
    if (cell == bits.length) {
      if (rest == 0) {
        isAny = true;
        IntStream.range(0, bits.length).forEach(each -> possible[each] |= bits[each]);
      }
      return;
    }
    for (int left = candidates[cell] & ~used; left != 0; left &= left - 1) {
      bits[cell] = Integer.lowestOneBit(left);
      fill(cell + 1, bits, used | bits[cell], rest - Integer.numberOfTrailingZeros(bits[cell]) - 1);
    }
  }
}
