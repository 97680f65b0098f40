package cluewright.strategy.reason;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Why some reasons exclude a candidate: what follows from supposing it, up to a contradiction.
 *
 * <p>Where nothing follows any more, the alternatives of a truth are supposed one after the other.
 * Nothing is told that its contradiction does without.
 */
final class Unfolding {
  /** The orders of the reasons that are tried, since each takes its time where there are many. */
  private static final int MOST_ORDERS = 6;

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
   * What follows from supposing a candidate.
   *
   * @param moves in order
   * @param truth what has no alternative left in the end, or the rule that has no way, or the truth
   *     whose alternatives are supposed in turn
   * @param by the reason: this truth or rule, or the rule of which its cell is one
   * @param cases one for each alternative that is left; empty at a contradiction
   */
  record Branch(int supposed, List<Move> moves, int truth, int by, List<Branch> cases) {
    Branch {
      moves = List.copyOf(moves);
      cases = List.copyOf(cases);
    }

    int size() {
      return 2 + moves.size() + cases.stream().mapToInt(Branch::size).sum();
    }
  }

  private Unfolding() {}

  /**
   * The shortest unfolding that was found; empty if none was within some work, or if the reasons do
   * not exclude the candidate.
   *
   * @param set the reasons, by number
   */
  static Optional<Branch> of(Beside nothing, int[] set, int candidate) {
    return IntStream.range(0, Math.min(set.length, MOST_ORDERS))
        .mapToObj(first -> new UnfoldingSearch(nothing, turned(set, first)).of(candidate))
        .flatMap(Optional::stream)
        .min(Comparator.comparingInt(Branch::size));
  }

  private static int[] turned(int[] set, int first) {
    return IntStream.range(0, set.length).map(i -> set[(first + i) % set.length]).toArray();
  }
}
