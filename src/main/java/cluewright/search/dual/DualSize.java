package cluewright.search.dual;

import java.util.Arrays;
import java.util.Random;

/**
 * The size of a dual tree, estimated from random branches (Knuth 1975, Estimating the efficiency of
 * backtrack programs): the product of the numbers of children on the way down estimates the width
 * of each level without bias.
 */
final class DualSize {
  private final double tried;

  /** By depth: the branches there. */
  private final double[] widths;

  private DualSize(double tried, double[] widths) {
    this.tried = tried;
    this.widths = widths;
  }

  /**
   * The estimate from so many dives; the same random numbers give the same.
   *
   * @param checkpoint called often, to end the work by throwing
   */
  static DualSize of(DualTree tree, int cells, int dives, Random random, Runnable checkpoint) {
    double[] widths = new double[cells + 1];
    widths[0] = 1;
    double tried = 0;
    for (int dive = 0; dive < dives; dive++) {
      double product = 1;
      while (!tree.isFilled() && product > 0) {
        checkpoint.run();
        tried += product * Integer.bitCount(tree.choices()) / dives;
        product *= descend(tree, random);
        if (product > 0) {
          widths[tree.depth()] += product / dives;
        }
      }
      while (tree.depth() > 0) {
        tree.back();
      }
    }
    return new DualSize(tried, widths);
  }

  /** Goes to a random child of the present branch; how many there are. */
  private static int descend(DualTree tree, Random random) {
    int children = 0;
    int chosen = 0;
    for (int left = tree.choices(); left != 0; left &= left - 1) {
      int digit = Integer.numberOfTrailingZeros(left) + 1;
      if (tree.fill(digit)) {
        tree.back();
        children++;
        chosen = random.nextInt(children) == 0 ? digit : chosen;
      }
    }
    if (children > 0) {
      tree.fill(chosen);
    }
    return children;
  }

  /** The number of branches that are not cut, roughly. */
  double nodes() {
    return Arrays.stream(widths).sum() - widths[0];
  }

  /** The number of digits that will be tried, those that are cut included. */
  double tried() {
    return tried;
  }

  /** The least depth at which there are about {@code width} branches, or else the widest. */
  int depthWithWidth(double width) {
    int widest = 0;
    for (int depth = 0; depth < widths.length; depth++) {
      if (widths[depth] >= width) {
        return depth;
      }
      widest = widths[depth] > widths[widest] ? depth : widest;
    }
    return widest;
  }
}
