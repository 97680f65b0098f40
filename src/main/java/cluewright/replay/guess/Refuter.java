package cluewright.replay.guess;

import cluewright.model.Board;
import cluewright.model.Stop;
import cluewright.strategy.core.SolvingState;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Tests whether every branch from a candidate ends in a contradiction. Reused, for one thread. */
final class Refuter {
  private static final int OPEN = -1;

  private final Board board;
  private final Stop stop;
  private final RuleLooks rules;
  private final List<Branch> branches = new ArrayList<>();
  private final Set<Integer> known = new HashSet<>();
  private SolvingState start;
  private int supposed;
  private Optional<Way> first = Optional.empty();

  Refuter(Board board, Stop stop) {
    this.board = board;
    this.stop = stop;
    this.rules = new RuleLooks(board);
  }

  /** True if the candidate is known to occur in a solution. */
  boolean isKnownToHold(int candidate) {
    return known.contains(candidate);
  }

  /** Prepares for another state. */
  void forget() {
    known.clear();
  }

  /** The refutation of a candidate by at most a number of contradictions. */
  Optional<Refutation> refute(SolvingState state, int candidate, long most) {
    start = state;
    supposed = candidate;
    first = Optional.empty();
    Branch branch = branch(0);
    branch.start(state);
    branch.suppose(candidate);
    int ways = ways(0, most);
    return ways == OPEN
        ? Optional.empty()
        : first.map(way -> new Refutation(board, candidate, others(), ways, way));
  }

  /** The number of other digits in the cell. */
  private int others() {
    return start.open(board.cellOf(supposed)) & ~(1 << (board.digitOf(supposed) - 1));
  }

  /** The number of contradictions in which a branch ends; {@link #OPEN} if it may not. */
  private int ways(int depth, long most) {
    Branch branch = branch(depth);
    if (most < 1 || stop.isStopped()) {
      return OPEN;
    }
    if (branch.isContradictory()) {
      first = first.isPresent() ? first : Optional.of(Way.of(branch, start));
      return 1;
    }
    if (branch.isComplete()) {
      known.add(supposed);
      return OPEN;
    }
    return waysOn(branch, depth + 1, most);
  }

  private int waysOn(Branch branch, int depth, long most) {
    int sum = 0;
    for (int candidate : branch.narrowest()) {
      Branch next = branch(depth);
      next.copy(branch);
      next.suppose(candidate);
      int ways = ways(depth, most - sum);
      if (ways == OPEN) {
        return OPEN;
      }
      sum += ways;
    }
    return sum;
  }

  private Branch branch(int depth) {
    while (branches.size() <= depth) {
      branches.add(new Branch(board, rules));
    }
    return branches.get(depth);
  }
}
