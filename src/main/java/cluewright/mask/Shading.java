package cluewright.mask;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import java.util.stream.IntStream;

/** The darkness of each cell of a board, from 0 to 1: a picture or a word on its way to a mask. */
public final class Shading {
  private static final int LEVELS = 256;
  private static final double HALF = 0.5;

  private final Board board;
  private final double[] darkness;

  /** Takes the darkness of each cell, from 0 to 1. */
  Shading(Board board, double[] darkness) {
    this.board = board;
    this.darkness = darkness.clone();
  }

  public Board board() {
    return board;
  }

  /** The cells at least as dark as a threshold; fully light cells never belong to it. */
  public Mask mask(double threshold) {
    return new Mask(
        board,
        CellSet.where(darkness.length, cell -> darkness[cell] > 0 && darkness[cell] >= threshold));
  }

  /**
   * The threshold that best separates dark cells from light ones (Otsu's method): it maximizes the
   * difference between the means of the two groups, weighted by their sizes.
   */
  public double threshold() {
    int[] histogram = new int[LEVELS];
    for (double dark : darkness) {
      histogram[(int) Math.round(dark * (LEVELS - 1))]++;
    }
    double total = IntStream.range(0, LEVELS).mapToDouble(i -> (double) i * histogram[i]).sum();
    double best = 0;
    int first = LEVELS / 2;
    int last = first;
    int below = 0;
    double sum = 0;
    for (int level = 1; level < LEVELS; level++) {
      below += histogram[level - 1];
      sum += (level - 1.0) * histogram[level - 1];
      double between = between(below, sum, darkness.length, total);
      if (between > best) {
        best = between;
        first = level;
      }
      if (between >= best && best > 0) {
        last = level;
      }
    }
    return (first + last) * HALF / (LEVELS - 1);
  }

  private static double between(int below, double sum, int cells, double total) {
    int above = cells - below;
    if (below == 0 || above == 0) {
      return 0;
    }
    double apart = sum / below - (total - sum) / above;
    return below * apart * above * apart;
  }
}
