package cluewright.strategy.reason;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Why some reasons exclude a candidate: what follows from supposing it, up to a contradiction.
 * Candidates from which the same follows are supposed together.
 *
 * <p>Where nothing follows any more, the alternatives of a truth are supposed one after the other.
 * Nothing is told that its contradiction does without.
 */
final class Unfolding {
  /** The orders of the reasons that are tried, since each takes its time where there are many. */
  private static final int MOST_ORDERS = 6;

  /** The most moves that are looked through for those that are needed, since that takes long. */
  private static final int MOST_FOUND = 500;

  /** The most lines that are told of a supposition. */
  private static final int MOST_LINES = 200;

  /** The most suppositions that are told together, those of cases within others multiplied. */
  private static final int MOST_TOGETHER = 64;

  /** What becomes of a candidate. */
  enum Effect {
    CHOSEN,
    GONE
  }

  /**
   * A consequence.
   *
   * @param truth of a candidate that is chosen, the truth of which it is the only alternative left;
   *     else the rule that leaves it no way
   * @param by the reason: this truth, or the rule of which its cell is one, or the rule itself
   */
  record Move(Effect effect, int candidate, int truth, int by) {}

  /**
   * What follows from supposing a candidate, or each of several.
   *
   * @param supposed the candidates of which one is supposed
   * @param moves in order
   * @param truth what has no alternative left in the end, or the rule that has no way, or the truth
   *     whose alternatives are supposed in turn
   * @param by the reason: this truth or rule, or the rule of which its cell is one
   * @param cases of which each alternative that is left is one; empty at a contradiction
   */
  record Branch(List<Integer> supposed, List<Move> moves, int truth, int by, List<Branch> cases) {
    Branch {
      supposed = List.copyOf(supposed);
      moves = List.copyOf(moves);
      cases = List.copyOf(cases);
    }

    int size() {
      return 2 + moves.size() + cases.stream().mapToInt(Branch::size).sum();
    }

    /** The suppositions at its end that are told together. */
    int together() {
      return supposed.size() * cases.stream().mapToInt(Branch::together).max().orElse(1);
    }

    /** This branch, told of others as well. */
    Branch of(List<Integer> candidates) {
      return new Branch(candidates, moves, truth, by, cases);
    }

    /** This branch, going on as one of its cases does, without what that supposes. */
    Branch endingAs(Branch one) {
      List<Move> all = new ArrayList<>(moves);
      all.addAll(one.moves);
      return new Branch(supposed, all, one.truth, one.by, one.cases);
    }

    /** This branch with another case in a place. */
    Branch with(int place, Branch other) {
      List<Branch> all = new ArrayList<>(cases);
      all.set(place, other);
      return new Branch(supposed, moves, truth, by, all);
    }

    /** This branch with a candidate more, if the same follows from it and not too much is one. */
    Optional<Branch> and(int candidate, Beside before) {
      List<Integer> more = new ArrayList<>(supposed);
      more.add(candidate);
      Branch wider = of(more);
      boolean isSame =
          wider.together() <= MOST_TOGETHER && Trimming.holds(of(List.of(candidate)), before);
      return isSame ? Optional.of(wider) : Optional.empty();
    }
  }

  private Unfolding() {}

  /**
   * Tells short branches that were found, in which each of some candidates is supposed once;
   * without those for which none was within some work, or which the reasons do not exclude.
   *
   * @param set the reasons, by number
   */
  static void of(Beside nothing, int[] set, int[] candidates, Consumer<Branch> found) {
    List<Integer> rest = Arrays.stream(candidates).boxed().collect(Collectors.toList());
    while (!rest.isEmpty()) {
      Optional<Branch> next = widest(nothing, set, rest);
      next.ifPresent(found);
      rest.removeAll(next.map(Branch::supposed).orElseGet(() -> List.of(rest.get(0))));
    }
  }

  /** The shortest branch that begins with the first candidate, told of others as well. */
  private static Optional<Branch> widest(Beside nothing, int[] set, List<Integer> candidates) {
    return IntStream.range(0, Math.min(set.length, MOST_ORDERS))
        .mapToObj(first -> new UnfoldingSearch(nothing, turned(set, first)).of(candidates.get(0)))
        .flatMap(Optional::stream)
        .min(Comparator.comparingInt(Branch::size))
        .filter(branch -> branch.size() <= MOST_FOUND)
        .map(branch -> needed(branch, nothing))
        .filter(branch -> branch.size() <= MOST_LINES)
        .map(branch -> wider(branch, nothing, new Alike(nothing.reasons(), set), candidates));
  }

  /** A branch without what its ends do without. */
  private static Branch needed(Branch branch, Beside nothing) {
    Branch trimmed = Trimming.of(branch, nothing);
    Branch plain = NeedlessCases.without(trimmed, nothing);
    return plain.equals(trimmed) ? plain : Trimming.of(plain, nothing);
  }

  private static Branch wider(
      Branch branch, Beside nothing, Alike alike, List<Integer> candidates) {
    List<Integer> same =
        candidates.stream()
            .filter(each -> Trimming.holds(branch.of(List.of(each)), nothing))
            .toList();
    return branch.of(alike.of(same, MOST_TOGETHER / branch.together()));
  }

  private static int[] turned(int[] set, int first) {
    return IntStream.range(0, set.length).map(i -> set[(first + i) % set.length]).toArray();
  }
}
