package cluewright.studio.board;

import cluewright.document.Sheet;
import cluewright.model.CellSum;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * What is left of a cage's sum on a player's sheet. The digits of a cage are different.
 *
 * <p>The sets of digits that make a sum are counted without a list of them, since large cages on
 * large boards have millions: with each further digit, as many sets of <i>k</i> digits with the sum
 * <i>s</i> come as there were of <i>k</i> - 1 with the digit less.
 *
 * @param sum what is left for the empty cells
 * @param cells how many are empty
 * @param free the digits that the cage does not have yet, bit 0 for 1
 * @param number how many sets of digits the empty cells can have
 * @param digits the digits of all these sets, bit 0 for 1
 */
public record SumLeft(int sum, int cells, int free, long number, int digits) {

  public static SumLeft of(Sheet sheet, CellSum cage) {
    int free = sheet.board().allDigits();
    int left = cage.total();
    int empty = 0;
    for (int cell : cage.cells().toArray()) {
      int digit = sheet.digit(cell);
      left -= digit;
      empty += digit == 0 ? 1 : 0;
      free &= digit == 0 ? free : ~(1 << (digit - 1));
    }
    return of(left, empty, free);
  }

  private static SumLeft of(int sum, int cells, int free) {
    if (sum < 0) {
      return new SumLeft(sum, cells, free, 0, 0);
    }
    long[][] numbers = numbers(sum, cells, free);
    int digits =
        digits(free)
            .filter(digit -> with(digit, numbers, sum, cells) > 0)
            .map(digit -> 1 << (digit - 1))
            .sum();
    return new SumLeft(sum, cells, free, numbers[cells][sum], digits);
  }

  private static IntStream digits(int free) {
    return IntStream.rangeClosed(1, Integer.SIZE).filter(digit -> (free >> (digit - 1) & 1) != 0);
  }

  /** By the number of digits and their sum, the number of sets. */
  private static long[][] numbers(int sum, int cells, int free) {
    long[][] numbers = new long[cells + 1][sum + 1];
    numbers[0][0] = 1;
    digits(free)
        .forEach(
            digit -> {
              for (int size = cells; size > 0; size--) {
                for (int all = digit; all <= sum; all++) {
                  numbers[size][all] += numbers[size - 1][all - digit];
                }
              }
            });
    return numbers;
  }

  /** The number of sets with a digit: those of one less with what is left, less those with it. */
  private static long with(int digit, long[][] numbers, int sum, int cells) {
    return cells == 0 || sum < digit
        ? 0
        : numbers[cells - 1][sum - digit] - with(digit, numbers, sum - digit, cells - 1);
  }

  /** True if no digits in the empty cells make the sum. */
  public boolean isMissed() {
    return number == 0;
  }

  /** The sets of digits that the empty cells can have, each in order. */
  List<List<Integer>> ways() {
    if (cells == 0) {
      return isMissed() ? List.of() : List.of(List.of());
    }
    List<List<Integer>> ways = new ArrayList<>();
    digits(digits)
        .forEach(
            first -> {
              int larger = free & -(1 << first);
              for (List<Integer> others : of(sum - first, cells - 1, larger).ways()) {
                List<Integer> way = new ArrayList<>(List.of(first));
                way.addAll(others);
                ways.add(List.copyOf(way));
              }
            });
    return List.copyOf(ways);
  }
}
