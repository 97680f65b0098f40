package cluewright.lab;

import java.util.Arrays;
import java.util.List;
import java.util.stream.DoubleStream;

/** The distribution of measured values, with percentiles by nearest rank. */
public final class Spread {
  private static final int MEDIAN = 50;

  private final double[] ascending;

  private Spread(double[] ascending) {
    this.ascending = ascending;
  }

  /** The distribution of values, at least one, in any order. */
  public static Spread of(DoubleStream values) {
    double[] ascending = values.sorted().toArray();
    if (ascending.length == 0) {
      throw new IllegalArgumentException("no value was measured");
    }
    return new Spread(ascending);
  }

  /** The distribution of values, at least one, in any order. */
  public static Spread of(List<Double> values) {
    return of(values.stream().mapToDouble(Double::doubleValue));
  }

  /** The smallest value that at least this percentage of values do not exceed. */
  public double percentile(int percent) {
    int rank = (int) Math.ceil(percent / 100.0 * ascending.length);
    return ascending[Math.max(0, rank - 1)];
  }

  public double median() {
    return percentile(MEDIAN);
  }

  public double max() {
    return ascending[ascending.length - 1];
  }

  public double total() {
    return Arrays.stream(ascending).sum();
  }

  public double mean() {
    return total() / ascending.length;
  }

  /** The standard deviation: the root of the mean squared distance from the mean. */
  public double deviation() {
    double mean = mean();
    return Math.sqrt(
        Arrays.stream(ascending).map(each -> (each - mean) * (each - mean)).sum()
            / ascending.length);
  }

  /** How many values are greater than a limit. */
  public long above(double limit) {
    return Arrays.stream(ascending).filter(each -> each > limit).count();
  }

  /** The number of values. */
  public int size() {
    return ascending.length;
  }
}
