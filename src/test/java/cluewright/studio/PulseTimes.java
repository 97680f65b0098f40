package cluewright.studio;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;

/**
 * Two times of each pulse of the UI thread, after some that warm it up: since the pulse before, and
 * how long the thread had the processor between the two.
 */
final class PulseTimes {
  /** The columns of {@link #print} behind its label. */
  static final String HEADER =
      "  pulses/s  interval ms: median  99 %  worst  busy ms: median  99 %  worst";

  private static final int PULSES = 900;
  private static final double MILLION = 1e6;

  private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
  private final long[] times = new long[PULSES + 1];
  private final long[] used = new long[PULSES + 1];
  private int pulse;

  /**
   * Begins with the next pulse.
   *
   * @param warmUp the number of pulses that are not noted
   */
  PulseTimes(int warmUp) {
    pulse = -warmUp;
  }

  /** Notes a pulse; whether another is wanted. */
  boolean note() {
    if (pulse >= 0) {
      times[pulse] = System.nanoTime();
      used[pulse] = threads.getCurrentThreadCpuTime();
    }
    pulse++;
    return pulse <= PULSES;
  }

  /** Prints a line of figures: medians, the value that 99 of 100 pulses keep to, and the worst. */
  void print(String label) {
    double[] intervals = differences(times);
    double[] busy = differences(used);
    double seconds = Arrays.stream(intervals).sum() / 1000;
    System.out.printf(
        "%-6s %9.1f  %19.1f  %4.1f  %5.1f  %15.2f  %4.1f  %5.1f%n",
        label,
        PULSES / seconds,
        at(intervals, 0.5),
        at(intervals, 0.99),
        at(intervals, 1),
        at(busy, 0.5),
        at(busy, 0.99),
        at(busy, 1));
  }

  /** In milliseconds, in rising order. */
  private static double[] differences(long[] nanos) {
    double[] all = new double[nanos.length - 1];
    Arrays.setAll(all, i -> (nanos[i + 1] - nanos[i]) / MILLION);
    Arrays.sort(all);
    return all;
  }

  private static double at(double[] sorted, double part) {
    return sorted[(int) Math.round(part * (sorted.length - 1))];
  }
}
