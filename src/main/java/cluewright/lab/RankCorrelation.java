package cluewright.lab;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** Spearman's rank correlation of two measurements of the same things; equal values share ranks. */
public final class RankCorrelation {
  private RankCorrelation() {}

  /** The correlation, from -1 to 1; not a number if one of the two is the same everywhere. */
  public static double of(List<Double> first, List<Double> second) {
    if (first.size() != second.size()) {
      throw new IllegalArgumentException("there are not as many values of both");
    }
    double[] x = ranks(first);
    double[] y = ranks(second);
    return covariance(x, y) / Math.sqrt(covariance(x, x) * covariance(y, y));
  }

  /** The ranks around their mean. */
  private static double[] ranks(List<Double> values) {
    List<Integer> order =
        IntStream.range(0, values.size())
            .boxed()
            .sorted(Comparator.comparing(values::get))
            .toList();
    double[] ranks = new double[values.size()];
    int end = 0;
    for (int start = 0; start < ranks.length; start = end) {
      while (end < ranks.length
          && values.get(order.get(end)).equals(values.get(order.get(start)))) {
        end++;
      }
      for (int i = start; i < end; i++) {
        ranks[order.get(i)] = (start + end - ranks.length) / 2.0;
      }
    }
    return ranks;
  }

  private static double covariance(double[] x, double[] y) {
    return IntStream.range(0, x.length).mapToDouble(i -> x[i] * y[i]).sum();
  }
}
