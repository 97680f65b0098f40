package cluewright.strategy.reason;

import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Finds sets of reasons of any size, of which no reason can be left out, where smaller ones are out
 * of reach: all reasons are tried beside a candidate, with as little searching as excludes one, and
 * then without some of them. So the set is not the smallest one, but short where the way is.
 */
final class MoreReasons {
  /** The choices of a trial, from none to what some seconds allow; the next if nothing falls. */
  private static final int[] CHOICES = {1, 10, 100, 1_000, 10_000};

  /** The candidates whose sets are compared. */
  private static final int MOST_SETS = 24;

  /** The choices in a state after which nothing more is tried; some seconds. */
  private static final long MOST_WORK = 200_000;

  private final Reasons reasons;
  private final Trial trial;

  MoreReasons(Reasons reasons, Trial trial) {
    this.reasons = reasons;
    this.trial = trial;
  }

  /** The smallest set found that excludes one of some candidates; empty if there is none. */
  Optional<int[]> of(Collection<Integer> candidates) {
    int[] all = IntStream.range(0, reasons.size()).toArray();
    long left = MOST_WORK;
    for (int choices : CHOICES) {
      int[] best = null;
      int count = 0;
      for (int candidate : candidates) {
        if (count < MOST_SETS && left > 0) {
          boolean isExcluded = excludes(all, candidate, choices);
          left -= trial.choices();
          if (isExcluded) {
            count += choices;
            int[] set = lessened(all, candidate, choices);
            best = best == null || set.length < best.length ? set : best;
          }
        }
      }
      if (best != null) {
        return Optional.of(best);
      }
    }
    return Optional.empty();
  }

  private boolean excludes(int[] set, int candidate, int choices) {
    return trial.beside(candidate, set, choices) == Trial.Result.EXCLUDED;
  }

  /**
   * Leaves out what is not needed, many reasons at once first, from the front and from the back.
   */
  private int[] lessened(int[] all, int candidate, int choices) {
    int[] reversed = IntStream.range(0, all.length).map(i -> all[all.length - 1 - i]).toArray();
    return IntStream.of(0, 1)
        .mapToObj(i -> i == 0 ? all : reversed)
        .map(set -> lessenedInOrder(set, candidate, choices))
        .min(Comparator.comparingInt(set -> set.length))
        .orElseThrow();
  }

  private int[] lessenedInOrder(int[] all, int candidate, int choices) {
    int[] set = all;
    for (int length = all.length / 2; length > 0; length /= 2) {
      int from = 0;
      while (from < set.length) {
        int[] fewer = without(set, from, Math.min(set.length, from + length));
        if (excludes(fewer, candidate, choices)) {
          set = fewer;
        } else {
          from += length;
        }
      }
    }
    return Arrays.stream(set).sorted().toArray();
  }

  private static int[] without(int[] set, int from, int to) {
    return IntStream.range(0, set.length)
        .filter(i -> i < from || i >= to)
        .map(i -> set[i])
        .toArray();
  }
}
