package cluewright.studio.board;

import cluewright.document.Sheet;
import cluewright.model.CellSum;
import java.util.ArrayList;
import java.util.List;

/**
 * What is left of a cage's sum on a player's sheet. The digits of a cage are different.
 *
 * @param sum what is left for the empty cells
 * @param cells how many are empty
 * @param ways the sets of digits, each in order, that the empty cells can have
 */
public record SumLeft(int sum, int cells, List<List<Integer>> ways) {

  public static SumLeft of(Sheet sheet, CellSum cage) {
    int used = 0;
    int left = cage.total();
    int empty = 0;
    for (int cell : cage.cells().toArray()) {
      int digit = sheet.digit(cell);
      left -= digit;
      empty += digit == 0 ? 1 : 0;
      used |= digit == 0 ? 0 : 1 << digit;
    }
    List<List<Integer>> ways = new ArrayList<>();
    collect(1, sheet.board().digits(), used, left, empty, List.of(), ways);
    return new SumLeft(left, empty, List.copyOf(ways));
  }

  private static void collect(
      int from,
      int most,
      int used,
      int left,
      int cells,
      List<Integer> way,
      List<List<Integer>> to) {
    if (cells == 0) {
      if (left == 0) {
        to.add(way);
      }
      return;
    }
    for (int digit = from; digit <= most && digit * cells <= left; digit++) {
      if ((used & 1 << digit) == 0) {
        List<Integer> next = new ArrayList<>(way);
        next.add(digit);
        collect(digit + 1, most, used, left - digit, cells - 1, List.copyOf(next), to);
      }
    }
  }

  /** True if no digits in the empty cells make the sum. */
  public boolean isMissed() {
    return ways.isEmpty();
  }

  /** The digits of all ways, bit 0 for 1. */
  public int digits() {
    return ways.stream()
        .flatMap(List::stream)
        .mapToInt(digit -> 1 << (digit - 1))
        .reduce(0, (a, b) -> a | b);
  }
}
