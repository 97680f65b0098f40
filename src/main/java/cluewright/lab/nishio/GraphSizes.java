package cluewright.lab.nishio;

import cluewright.strategy.core.ColumnSets;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.Locale;

/**
 * How large the graph of a board is beside the hypercube of 2^n vertices, and how many placements
 * are its paths. D. Eppstein's talk has it that the graph has 2^(n - Omega(sqrt(n) log n))
 * vertices.
 */
public final class GraphSizes {
  private static final List<int[]> BOXES =
      List.of(
          new int[] {2, 2},
          new int[] {2, 3},
          new int[] {3, 3},
          new int[] {3, 4},
          new int[] {4, 4},
          new int[] {5, 5},
          new int[] {6, 6},
          new int[] {7, 7},
          new int[] {8, 8},
          new int[] {9, 9},
          new int[] {10, 10});

  private static final int MANTISSA = 53;
  private static final double MOST_EXACT = 1e15;

  private GraphSizes() {}

  /** A row for each board from 4x4 to 100x100. */
  public static String table() {
    StringBuilder text =
        new StringBuilder(
            "%-8s %6s %20s %20s %20s %12s %20s%n"
                .formatted(
                    "board",
                    "boxes",
                    "placements",
                    "hypercube",
                    "vertices",
                    "n - log2",
                    "/ sqrt(n) log2(n)"));
    for (int[] box : BOXES) {
      int n = box[0] * box[1];
      BigInteger vertices = ColumnSets.vertices(box[0], box[1]);
      double saved = saved(n, vertices);
      text.append(
          String.format(
              Locale.ROOT,
              "%-8s %6s %20s %20s %20s %12.2f %20.3f%n",
              n + "x" + n,
              box[0] + "x" + box[1],
              number(ColumnSets.placements(box[0], box[1])),
              number(BigInteger.TWO.pow(n)),
              number(vertices),
              saved,
              saved / (Math.sqrt(n) * log2(n))));
    }
    return text.append("n - log2: how many doublings fewer than the hypercube the vertices are.\n")
        .toString();
  }

  /** By how many doublings the graph is smaller than the hypercube. */
  static double saved(int n, BigInteger vertices) {
    int shift = Math.max(0, vertices.bitLength() - MANTISSA);
    return n - shift - log2(vertices.shiftRight(shift).doubleValue());
  }

  private static double log2(double value) {
    return Math.log(value) / Math.log(2);
  }

  private static String number(BigInteger value) {
    return value.doubleValue() < MOST_EXACT
        ? String.format(Locale.ROOT, "%,d", value)
        : String.format(Locale.ROOT, "%.3g", new BigDecimal(value));
  }
}
