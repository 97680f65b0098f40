package cluewright.search.exhaustive;

import cluewright.model.Stop;
import java.util.Random;

/**
 * The estimated size of a tree, from random branches.
 *
 * <p>Each probe goes down to a random child until there is none; the product of the numbers of
 * children on its way estimates the width of each level without bias (Knuth 1975, Estimating the
 * efficiency of backtrack programs).
 */
public final class TreeSize {
  private final double[] widths;
  private final double tried;

  private TreeSize(double[] widths, double tried) {
    this.widths = widths;
    this.tried = tried;
  }

  /** An estimate from a number of probes, reproducible for equal random numbers. */
  public static TreeSize of(TreePlan plan, int probes, Random random, Stop stop) {
    ClueTree tree = new ClueTree(plan);
    int clues = plan.order().length;
    double[] widths = new double[clues + 1];
    double tried = 0;
    for (int probe = 0; probe < probes; probe++) {
      double product = 1;
      for (int filled = 0; filled < clues && product > 0; filled++) {
        stop.throwIfStopped();
        tried += product * Integer.bitCount(tree.choices(filled)) / probes;
        product *= descend(tree, filled, random);
        widths[filled + 1] += product / probes;
      }
    }
    return new TreeSize(widths, tried);
  }

  /**
   * Descends to a random child of the branch with {@code filled} cells; returns how many there are.
   */
  private static int descend(ClueTree tree, int filled, Random random) {
    int children = 0;
    int chosen = 0;
    for (int left = tree.choices(filled); left != 0; left &= left - 1) {
      int digit = Integer.numberOfTrailingZeros(left) + 1;
      if (tree.fill(filled, digit)) {
        children++;
        chosen = random.nextInt(children) == 0 ? digit : chosen;
      }
    }
    if (children > 0) {
      tree.fill(filled, chosen);
    }
    return children;
  }

  /** The estimated number of branches to be tried. */
  public double tried() {
    return tried;
  }

  /** The smallest depth with about {@code width} branches, or the deepest. */
  public int depthWithWidth(double width) {
    for (int depth = 0; depth < widths.length; depth++) {
      if (widths[depth] >= width) {
        return depth;
      }
    }
    return widths.length - 1;
  }
}
