package cluewright.search.exhaustive;

import java.util.Arrays;
import java.util.List;

/**
 * Cuts what a symmetry of the mask turns into something that is tried as well.
 *
 * <p>The clue cells stand in a fixed order, and their digits are named in the order of first
 * appearance. Of all ways to fill the mask that symmetries and renaming turn into each other, only
 * the one whose digits read least is wanted. A part of it, from the start, can be compared with its
 * image as far as the image is known: where the image reads less, no completion is the least. A
 * symmetry whose image reads more is done with below; the others are looked at again.
 */
final class LeastImage {
  /** For each symmetry and position: the position whose digit comes to stand there. */
  private final int[][] from;

  /** By depth and symmetry: how many positions of the image are known. */
  private final int[][] known;

  /** By depth: the symmetries that may still give something less, and how many. */
  private final int[][] open;

  private final int[] openCount;
  private final int[] names;

  /**
   * @param order the clue cells in the order in which they are filled
   * @param symmetries where each cell of the board goes; any number of them, a group or not
   * @param digits how many digits there are
   */
  LeastImage(int[] order, List<int[]> symmetries, int digits) {
    int cells = symmetries.isEmpty() ? 0 : symmetries.get(0).length;
    int[] position = new int[cells];
    for (int i = 0; i < order.length && cells > 0; i++) {
      position[order[i]] = i;
    }
    from = new int[symmetries.size()][order.length];
    for (int s = 0; s < from.length; s++) {
      for (int i = 0; i < order.length; i++) {
        from[s][position[symmetries.get(s)[order[i]]]] = i;
      }
    }
    known = known(from, order.length);
    open = new int[order.length + 1][from.length];
    openCount = new int[order.length + 1];
    names = new int[digits + 1];
    openCount[0] = from.length;
    for (int s = 0; s < from.length; s++) {
      open[0][s] = s;
    }
  }

  private static int[][] known(int[][] from, int positions) {
    int[][] known = new int[positions + 1][from.length];
    for (int depth = 1; depth <= positions; depth++) {
      for (int s = 0; s < from.length; s++) {
        int i = known[depth - 1][s];
        while (i < depth && from[s][i] < depth) {
          i++;
        }
        known[depth][s] = i;
      }
    }
    return known;
  }

  /**
   * True if no image of the first {@code depth} digits reads less, as far as can be seen.
   *
   * <p>To be asked for depth d only after it said yes for the first d - 1 of the same digits.
   *
   * @param digits by position, named in the order of first appearance from 1 on
   */
  boolean isLeast(int[] digits, int depth) {
    int[] before = open[depth - 1];
    int[] now = open[depth];
    int count = 0;
    for (int i = 0; i < openCount[depth - 1]; i++) {
      int symmetry = before[i];
      boolean showsMore = known[depth][symmetry] > known[depth - 1][symmetry];
      int comparison = showsMore ? compare(symmetry, digits, depth) : 0;
      if (comparison < 0) {
        return false;
      }
      if (comparison == 0) {
        now[count++] = symmetry;
      }
    }
    openCount[depth] = count;
    return true;
  }

  /** Negative if the image reads less, positive if it reads more, 0 if equal as far as is known. */
  private int compare(int symmetry, int[] digits, int depth) {
    int[] source = from[symmetry];
    Arrays.fill(names, 0);
    int next = 1;
    for (int i = 0; i < known[depth][symmetry]; i++) {
      int digit = digits[source[i]];
      if (names[digit] == 0) {
        names[digit] = next++;
      }
      if (names[digit] != digits[i]) {
        return names[digit] - digits[i];
      }
    }
    return 0;
  }
}
