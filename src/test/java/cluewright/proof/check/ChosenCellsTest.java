package cluewright.proof.check;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A second filling is found exactly where trying all digits in all chosen cells finds one. */
final class ChosenCellsTest {
  private static final int MOST_CELLS = 24;

  @ParameterizedTest
  @CsvSource({"4x4, 3000, 300", "6x6, 600, 60", "9x9, 300, 20"})
  void aSecondFillingIsFoundWhereThereIsOne(String name, int tries, int each) {
    PlainBoard board = PlainBoard.named(name).orElseThrow();
    Random random = Tries.random(71);
    int with = 0;
    int without = 0;
    for (int trial = 0; trial < Tries.of(tries); trial++) {
      List<Integer> cells = new ArrayList<>(IntStream.range(0, board.cells).boxed().toList());
      Collections.shuffle(cells, random);
      ChosenCells chosen = new ChosenCells(board);
      List<Integer> order = new ArrayList<>();
      for (int cell : cells.subList(0, Math.min(cells.size(), MOST_CELLS))) {
        int free = chosen.free(cell);
        if (free != 0) {
          order.add(cell);
          chosen.choose(cell, digit(free, 1 + random.nextInt(board.size / 2)));
          boolean truth = hasOther(board, chosen, order, cell);

          assertThat(chosen.hasSecondFilling(cell))
              .as("trial %d, %s", trial, order)
              .isEqualTo(truth);
          with += truth ? 1 : 0;
          without += truth ? 0 : 1;
          if (truth) {
            chosen.leave(cell);
            order.remove(order.size() - 1);
          }
        }
      }
      assertAllIsAsBefore(board, chosen, order);
    }
    assertThat(with).isGreaterThanOrEqualTo(Tries.showing(each));
    assertThat(without).isGreaterThanOrEqualTo(Tries.showing(each));
  }

  /** Few digits, so that many cells share them: the lowest free one after some. */
  private static int digit(int free, int from) {
    int above = free >> (from - 1) << (from - 1);
    return Integer.numberOfTrailingZeros(above == 0 ? free : above) + 1;
  }

  private static void assertAllIsAsBefore(
      PlainBoard board, ChosenCells chosen, List<Integer> order) {
    for (int cell : order) {
      assertThat(chosen.digit(cell)).isPositive();
      chosen.leave(cell);
    }
    for (int cell = 0; cell < board.cells; cell++) {
      assertThat(chosen.digit(cell)).isZero();
      assertThat(chosen.free(cell)).isEqualTo(board.allDigits());
    }
  }

  /** By trial, cell after cell: all fillings whose digits in each house are those of the chosen. */
  private static boolean hasOther(
      PlainBoard board, ChosenCells chosen, List<Integer> order, int last) {
    int[] left = new int[board.houses.length];
    for (int house = 0; house < left.length; house++) {
      for (int cell : board.houses[house]) {
        left[house] |= chosen.digit(cell) == 0 ? 0 : 1 << chosen.digit(cell);
      }
    }
    return fits(board, left, order, 0, last, chosen.digit(last));
  }

  private static boolean fits(
      PlainBoard board, int[] left, List<Integer> order, int at, int last, int old) {
    if (at == order.size()) {
      return true;
    }
    int cell = order.get(at);
    for (int digit = 1; digit <= board.size; digit++) {
      int bit = 1 << digit;
      if ((cell == last && digit == old) || !inAll(board, left, cell, bit)) {
        continue;
      }
      flip(board, left, cell, bit);
      boolean fits = fits(board, left, order, at + 1, last, old);
      flip(board, left, cell, bit);
      if (fits) {
        return true;
      }
    }
    return false;
  }

  private static boolean inAll(PlainBoard board, int[] left, int cell, int bit) {
    return IntStream.range(0, left.length)
        .filter(house -> PlainBoard.holds(board.houses[house], cell))
        .allMatch(house -> (left[house] & bit) != 0);
  }

  private static void flip(PlainBoard board, int[] left, int cell, int bit) {
    for (int house = 0; house < left.length; house++) {
      left[house] ^= PlainBoard.holds(board.houses[house], cell) ? bit : 0;
    }
  }
}
