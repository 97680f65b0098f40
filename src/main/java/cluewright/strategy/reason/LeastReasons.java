package cluewright.strategy.reason;

import cluewright.model.Board;
import cluewright.strategy.core.SolvingState;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Finds the smallest sets of reasons that exclude a candidate.
 *
 * <p>Such a set meets what every witness of the candidate leaves unsatisfied. So the smallest set
 * that does is tried: either it excludes the candidate, and then nothing smaller does, or the trial
 * shows one more witness (implicit hitting sets: E. Moreno-Centeno and R. M. Karp, Operations
 * Research 2013; for steps of puzzles: B. Bogaerts et al., Artificial Intelligence 2021). Witnesses
 * stay true from state to state as long as their candidates stand. For one thread.
 */
public final class LeastReasons {
  /** The choices after which a trial is given up. */
  private static final int MOST_CHOICES = 5_000;

  /** The choices of a trial whether one reason of a set can be left out. */
  private static final int CHOICES_WITHOUT = 50_000;

  /** The work of a trial beside its choices; one more reason in a search for sets is 1. */
  private static final int TRIAL = 5;

  /** The work between two looks at whether it must end, about a millisecond. */
  private static final int PAUSE = 256;

  private final Reasons reasons;
  private final Board board;
  private final Trial trial;
  private final int[] guide;

  /** By candidate; those of the guide have none, since nothing excludes them. */
  private final List<List<Witness>> witnesses = new ArrayList<>();

  private final int[] digits;

  /** The work that is still allowed. */
  private long left;

  /** True once a trial was given up, so that a set may have fewer reasons than are found. */
  private boolean isUnsure;

  /**
   * Makes a search.
   *
   * @param guide by cell, a digit to try first, 0 for none; read again at each trial
   */
  LeastReasons(Reasons reasons, int[] guide) {
    this.reasons = reasons;
    this.board = reasons.board();
    this.guide = guide;
    this.trial = new Trial(reasons);
    trial.prefer(guide);
    this.digits = new int[board.cells()];
    for (int i = 0; i < board.candidates(); i++) {
      witnesses.add(new ArrayList<>());
    }
  }

  Trial trial() {
    return trial;
  }

  /**
   * Goes on in a state: what is known is kept as far as it holds if this state is a later one, so
   * that what is found does not depend on other puzzles.
   *
   * @return whether it is a later one
   */
  boolean load(SolvingState state) {
    boolean isLater = trial.isBefore(state);
    isUnsure &= isLater;
    trial.load(state);
    Set<Witness> stale = Collections.newSetFromMap(new IdentityHashMap<>());
    witnesses.stream()
        .flatMap(List::stream)
        .filter(each -> !isLater || !each.isKnown() || !stands(each))
        .forEach(stale::add);
    if (!stale.isEmpty()) {
      witnesses.forEach(each -> each.removeIf(stale::contains));
    }
    return isLater;
  }

  private boolean stands(Witness witness) {
    for (int cell = 0; cell < digits.length; cell++) {
      int digit = witness.digit(cell);
      if (digit != 0 && !trial.isOpen(board.candidate(cell, digit))) {
        return false;
      }
    }
    return true;
  }

  /**
   * A set of at most {@code size} reasons, by number, that excludes a candidate, provided that no
   * smaller one does.
   */
  Optional<int[]> of(int candidate, int size) {
    HittingSet set =
        new HittingSet(
            witnesses.get(candidate),
            chosen -> against(candidate, chosen.stream().toArray()),
            this::isSpent);
    return set.isFound(size) ? Optional.of(set.toArray()) : Optional.empty();
  }

  private boolean isSpent() {
    if (left % PAUSE == 0) {
      trial.throwIfStopped();
    }
    return left-- <= 0;
  }

  /**
   * Allows some work.
   *
   * @param work in about 5 microseconds
   */
  void allow(long work) {
    left = work;
  }

  /** True if all the work that was allowed is done, so that nothing more is found. */
  boolean isOver() {
    return left <= 0;
  }

  /** True if smaller sets may have been missed in the state, or an earlier one. */
  boolean isUnsure() {
    return isUnsure;
  }

  /** True if a set of reasons is known to exclude a candidate. */
  boolean isExcluded(int candidate, int[] set) {
    return witnesses.get(candidate).stream().noneMatch(each -> each.isAgainst(set))
        && against(candidate, set).isEmpty();
  }

  /**
   * The smallest set found that excludes a candidate as a set does: a smaller one, or what is left
   * of it.
   *
   * @param work for each smaller size
   */
  int[] lessened(int candidate, int[] set, long work) {
    long before = left;
    Optional<int[]> smaller = Optional.empty();
    for (int size = 1; smaller.isEmpty() && size < set.length; size++) {
      allow(work);
      smaller = of(candidate, size);
    }
    left = before;
    return smaller.orElseGet(() -> shrunk(candidate, set));
  }

  /** A set without what it does not need, whatever the work. */
  private int[] shrunk(int candidate, int[] set) {
    int[] rest = set;
    for (int number : set) {
      int[] fewer = Arrays.stream(rest).filter(each -> each != number).toArray();
      if (trial.beside(candidate, fewer, CHOICES_WITHOUT) == Trial.Result.EXCLUDED) {
        rest = fewer;
      }
    }
    return rest;
  }

  /** A new witness against a set of reasons; empty if these exclude the candidate. */
  private Optional<Witness> against(int candidate, int[] set) {
    Trial.Result result = trial.beside(candidate, set, MOST_CHOICES);
    left -= TRIAL + trial.work();
    return switch (result) {
      case EXCLUDED -> Optional.empty();
      case POSSIBLE -> {
        extend();
        Witness found = witness();
        add(candidate, found);
        yield Optional.of(found);
      }
      case UNKNOWN -> {
        isUnsure = true;
        Witness open = Witness.unknown(set, reasons.size());
        Witness.add(open, witnesses.get(candidate));
        yield Optional.of(open);
      }
    };
  }

  /** Takes into the way that was found what fits, first of the guide. */
  private void extend() {
    int[] left = trial.left();
    for (int cell = 0; cell < left.length; cell++) {
      if (guide[cell] != 0) {
        extend(cell, left[cell] & 1 << (guide[cell] - 1));
      }
    }
    for (int cell = 0; cell < left.length; cell++) {
      extend(cell, left[cell]);
    }
  }

  private void extend(int cell, int fitting) {
    if (trial.chosen()[cell] == 0 && fitting != 0) {
      trial.add(board.candidate(cell, Integer.numberOfTrailingZeros(fitting) + 1));
    }
  }

  private Witness witness() {
    System.arraycopy(trial.chosen(), 0, digits, 0, digits.length);
    byte[] kept = new byte[digits.length];
    BitSet unsatisfied = new BitSet(reasons.size());
    for (int cell = 0; cell < digits.length; cell++) {
      kept[cell] = (byte) digits[cell];
    }
    for (int number = 0; number < reasons.size(); number++) {
      unsatisfied.set(number, !isSatisfied(number));
    }
    return Witness.of(kept, unsatisfied);
  }

  private boolean isSatisfied(int number) {
    if (reasons.isRule(number)) {
      for (int cell : reasons.cells(number)) {
        if (digits[cell] == 0) {
          return false;
        }
      }
      return ((Reason.OfRule) reasons.get(number)).holds(digits);
    }
    for (int candidate : reasons.alternatives(number)) {
      if (digits[board.cellOf(candidate)] == board.digitOf(candidate)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Adds a witness to a candidate, and to what else in it is not of the guide; without a guide that
   * would be too much.
   */
  private void add(int candidate, Witness witness) {
    Witness.add(witness, witnesses.get(candidate));
    for (int cell = 0; cell < digits.length; cell++) {
      int digit = witness.digit(cell);
      int other = digit == 0 || guide[cell] == 0 ? candidate : board.candidate(cell, digit);
      if (other != candidate && digit != guide[cell]) {
        Witness.add(witness, witnesses.get(other));
      }
    }
  }
}
