package cluewright.search.dual;

import cluewright.model.Stop;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/**
 * The size of a dual tree, estimated level by level: all children of some branches are visited, and
 * as many of these are drawn again, each standing for those left out (stochastic enumeration;
 * Rubinstein 2013, Stochastic enumeration method for counting NP-hard problems).
 *
 * <p>The widths are without bias. Single dives are so too (Knuth 1975), but most of a dual tree
 * hangs on few branches, which they hardly ever meet: thousands of them may be out by four powers
 * of ten, where a hundred branches a level are out by a factor of two or three.
 */
final class DualSize {
  private final double tried;

  /** By depth, the number of branches. */
  private final double[] widths;

  private DualSize(double tried, double[] widths) {
    this.tried = tried;
    this.widths = widths;
  }

  /**
   * An estimate, reproducible for equal random numbers.
   *
   * @param tree not begun; it is given back so
   * @param most the number of branches of a level that are followed
   */
  static DualSize of(DualTree tree, int cells, int most, Random random, Stop stop) {
    double[] widths = new double[cells + 1];
    widths[0] = 1;
    double tried = 0;
    List<int[]> level = List.of(new int[0]);
    for (int depth = 0; depth < cells && !level.isEmpty(); depth++) {
      double each = widths[depth] / level.size();
      List<int[]> children = new ArrayList<>();
      for (int[] digits : level) {
        stop.throwIfStopped();
        go(tree, digits);
        tried += each * Integer.bitCount(tree.choices());
        addChildren(tree, digits, children);
      }
      widths[depth + 1] = each * children.size();
      level = drawn(children, most, random);
    }
    go(tree, new int[0]);
    return new DualSize(tried, widths);
  }

  /** Goes to a branch visited before; neighbouring branches share most of the way. */
  private static void go(DualTree tree, int[] digits) {
    int common = 0;
    while (common < Math.min(digits.length, tree.depth())
        && tree.digitAt(common) == digits[common]) {
      common++;
    }
    while (tree.depth() > common) {
      tree.back();
    }
    for (int depth = common; depth < digits.length; depth++) {
      tree.fill(digits[depth]);
    }
  }

  private static void addChildren(DualTree tree, int[] digits, List<int[]> children) {
    for (int left = tree.choices(); left != 0; left &= left - 1) {
      int digit = Integer.numberOfTrailingZeros(left) + 1;
      if (tree.fill(digit)) {
        tree.back();
        int[] child = Arrays.copyOf(digits, digits.length + 1);
        child[digits.length] = digit;
        children.add(child);
      }
    }
  }

  /** A random sample of branches, in order. */
  private static List<int[]> drawn(List<int[]> branches, int most, Random random) {
    if (branches.size() <= most) {
      return branches;
    }
    List<int[]> drawn = new ArrayList<>();
    for (int i = 0; i < branches.size(); i++) {
      if (random.nextInt(branches.size() - i) < most - drawn.size()) {
        drawn.add(branches.get(i));
      }
    }
    return drawn;
  }

  /** The estimated number of branches that are not cut. */
  double nodes() {
    return Arrays.stream(widths).sum() - widths[0];
  }

  /** The estimated number of digits tried, including those that are cut. */
  double tried() {
    return tried;
  }

  /** The smallest depth with about {@code width} branches, or the widest one. */
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
