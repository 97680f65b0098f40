package cluewright.strategy.reason;

import cluewright.strategy.core.SolvingState;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Finds sets of reasons of any size, of which no reason can be left out, where smaller ones are out
 * of reach: all reasons are tried beside a candidate, with as little searching as excludes one; of
 * those that the contradictions need, one after the other is left out. So the set is not the
 * smallest one, but short where the way is.
 */
final class MoreReasons {
  /** The choices of a trial whether a set does without one of its reasons. */
  private static final int CHOICES_WITHOUT = 500;

  /** The choices of a trial whether a set excludes one more candidate. */
  private static final int CHOICES_OF_OTHERS = 5_000;

  /** The choices of a trial, from none to what some seconds allow; the next if nothing falls. */
  private static final int[] CHOICES = {1, 10, 100, 1_000, 5_000, 20_000};

  /** The candidates whose sets are compared. */
  private static final int MOST_SETS = 24;

  /** The choices in a state after which nothing more is tried; half a minute. */
  private static final long MOST_WORK = 2_000_000;

  private final Reasons reasons;
  private final Trial trial;
  private long left;

  /** By candidate, the set that was found and is not used yet; it holds in later states. */
  private final Map<Integer, int[]> kept = new LinkedHashMap<>();

  /** A set, by number, and a candidate that it excludes. */
  static final class Excluding {
    private final int candidate;
    private final int[] reasons;

    private Excluding(int candidate, int[] reasons) {
      this.candidate = candidate;
      this.reasons = reasons;
    }

    int candidate() {
      return candidate;
    }

    int[] reasons() {
      return reasons;
    }
  }

  MoreReasons(Reasons reasons) {
    this.reasons = reasons;
    this.trial = Trial.keeping(reasons);
  }

  /** Goes to a state. */
  void load(SolvingState state) {
    trial.load(state);
  }

  /** Forgets what was found before, since the next state is of another puzzle. */
  void forget() {
    kept.clear();
    trial.forget();
  }

  /**
   * The smallest set found that excludes one of some candidates; empty if there is none. A set that
   * was found in an earlier state is not looked for again.
   */
  Optional<Excluding> of(Collection<Integer> candidates) {
    left = MOST_WORK;
    kept.keySet().retainAll(candidates);
    for (int i = 0; kept.isEmpty() && i < CHOICES.length; i++) {
      search(candidates, CHOICES[i]);
    }
    return kept.entrySet().stream()
        .min(Comparator.comparingInt(each -> each.getValue().length))
        .map(least -> new Excluding(least.getKey(), without(least.getValue(), least.getKey())));
  }

  private void search(Collection<Integer> candidates, int choices) {
    int[] all = IntStream.range(0, reasons.size()).toArray();
    candidates.stream()
        .filter(candidate -> left > 0 && excludes(all, candidate, choices))
        .limit(MOST_SETS)
        .forEach(
            candidate -> {
              int[] needed = trial.needed();
              if (excludes(needed, candidate, choices)) {
                kept.put(candidate, lessened(needed, candidate, choices));
              }
            });
  }

  /** A set without what it does not need, in one order, but with more work than to find it. */
  private int[] without(int[] set, int candidate) {
    return lessened(set, set, candidate, CHOICES_WITHOUT);
  }

  /** True if a set is known to exclude a candidate. */
  boolean excludes(int[] set, int candidate) {
    return excludes(set, candidate, CHOICES_OF_OTHERS);
  }

  private boolean excludes(int[] set, int candidate, int choices) {
    boolean isExcluded = trial.beside(candidate, set, choices + 1) == Trial.Result.EXCLUDED;
    left -= trial.work();
    return isExcluded;
  }

  /** Leaves out what is not needed, from the front and from the back. */
  private int[] lessened(int[] set, int candidate, int choices) {
    int[] reversed = IntStream.range(0, set.length).map(i -> set[set.length - 1 - i]).toArray();
    return Stream.of(set, reversed)
        .map(order -> lessened(set, order, candidate, choices))
        .min(Comparator.comparingInt(fewer -> fewer.length))
        .orElseThrow();
  }

  private int[] lessened(int[] all, int[] order, int candidate, int choices) {
    int[] set = all;
    for (int reason : order) {
      int[] fewer = Arrays.stream(set).filter(each -> each != reason).toArray();
      if (fewer.length < set.length && excludes(fewer, candidate, choices)) {
        int[] needed = trial.needed();
        boolean isShown = needed.length == fewer.length || excludes(needed, candidate, choices);
        set = isShown ? needed : fewer;
      }
    }
    return set;
  }
}
