package cluewright.strategy.reason;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Function;

/**
 * A search for a set of reasons that excludes a candidate: depth first through the sets that meet
 * what each witness leaves unsatisfied (R. Reiter, "A Theory of Diagnosis from First Principles",
 * Artificial Intelligence 1987). Sets that meet all are tried, which finds a set or a witness.
 */
final class HittingSet {
  private final List<Witness> witnesses;
  private final Function<BitSet, Optional<Witness>> against;
  private final BooleanSupplier isOver;
  private final BitSet chosen = new BitSet();

  /**
   * A search beside the witnesses of a candidate, those that leave the fewest reasons first.
   *
   * @param against adds a witness that leaves none of some reasons unsatisfied; empty if these
   *     exclude the candidate
   * @param isOver asked at each step; once true, nothing is found
   */
  HittingSet(
      List<Witness> witnesses,
      Function<BitSet, Optional<Witness>> against,
      BooleanSupplier isOver) {
    this.witnesses = witnesses;
    this.against = against;
    this.isOver = isOver;
  }

  /** Finds a set of at most so many reasons; false if there is none. */
  boolean isFound(int size) {
    return isFound(size, new BitSet());
  }

  int[] toArray() {
    return chosen.stream().toArray();
  }

  /**
   * Looks for more reasons beside those chosen.
   *
   * @param barred those with which the search is done
   */
  private boolean isFound(int more, BitSet barred) {
    if (isOver.getAsBoolean()) {
      return false;
    }
    Optional<Witness> first = first();
    if (first.isEmpty()) {
      return true;
    }
    if (more == 1) {
      return isFoundWithOne(first.get(), barred);
    }
    if (areApart(first.get(), more)) {
      return false;
    }
    BitSet tried = (BitSet) barred.clone();
    BitSet options = without(first.get().unsatisfied(), barred);
    for (int next = options.nextSetBit(0); next >= 0; next = options.nextSetBit(next + 1)) {
      chosen.set(next);
      if (isFound(more - 1, tried)) {
        return true;
      }
      chosen.clear(next);
      tried.set(next);
    }
    return false;
  }

  private static BitSet without(BitSet some, BitSet others) {
    BitSet rest = (BitSet) some.clone();
    rest.andNot(others);
    return rest;
  }

  /** The first witness against those chosen; empty if these exclude the candidate. */
  private Optional<Witness> first() {
    for (Witness each : witnesses) {
      if (!each.unsatisfied().intersects(chosen)) {
        return Optional.of(each);
      }
    }
    return against.apply(chosen);
  }

  /** Looks for one reason that meets all witnesses that the chosen ones do not meet. */
  private boolean isFoundWithOne(Witness first, BitSet barred) {
    BitSet common = without(first.unsatisfied(), barred);
    for (Witness each : witnesses) {
      if (!each.unsatisfied().intersects(chosen)) {
        common.and(each.unsatisfied());
        if (common.isEmpty()) {
          return false;
        }
      }
    }
    for (int next = common.nextSetBit(0); next >= 0; next = common.nextSetBit(next + 1)) {
      chosen.set(next);
      Optional<Witness> witness = against.apply(chosen);
      if (witness.isEmpty()) {
        return true;
      }
      chosen.clear(next);
      common.and(witness.get().unsatisfied());
    }
    return false;
  }

  /** True if more witnesses than {@code size}, met by none chosen, have nothing in common. */
  private boolean areApart(Witness first, int size) {
    BitSet met = (BitSet) first.unsatisfied().clone();
    met.or(chosen);
    int count = 1;
    for (Witness each : witnesses) {
      if (!met.intersects(each.unsatisfied())) {
        met.or(each.unsatisfied());
        if (++count > size) {
          return true;
        }
      }
    }
    return false;
  }
}
