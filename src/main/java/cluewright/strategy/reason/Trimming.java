package cluewright.strategy.reason;

import cluewright.strategy.reason.Unfolding.Branch;
import cluewright.strategy.reason.Unfolding.Move;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/** Leaves out what a contradiction does without, the last consequences first. */
final class Trimming {
  private final Branch whole;
  private final Beside before;
  private final Set<Move> dropped = Collections.newSetFromMap(new IdentityHashMap<>());

  private Trimming(Branch whole, Beside before) {
    this.whole = whole;
    this.before = before;
  }

  /**
   * A branch without the moves that it does not need.
   *
   * @param before what is left before its candidate is supposed
   */
  static Branch of(Branch branch, Beside before) {
    Trimming trimming = new Trimming(branch, before);
    trimming.drop(moves(branch));
    return trimming.kept(branch);
  }

  private static List<Move> moves(Branch branch) {
    List<Move> all = new ArrayList<>(branch.moves());
    branch.cases().forEach(each -> all.addAll(moves(each)));
    return all;
  }

  /** Drops some moves together, or else half by half. */
  private void drop(List<Move> moves) {
    dropped.addAll(moves);
    if (moves.isEmpty() || holdsAll(whole, before)) {
      return;
    }
    moves.forEach(dropped::remove);
    if (moves.size() > 1) {
      int middle = moves.size() / 2;
      drop(moves.subList(middle, moves.size()));
      drop(moves.subList(0, middle));
    }
  }

  /**
   * True if from each supposed candidate that is left, each move follows from those before, and
   * each end is a contradiction.
   */
  static boolean holds(Branch branch, Beside before) {
    return new Trimming(branch, before).holdsAll(branch, before);
  }

  private boolean holdsAll(Branch branch, Beside before) {
    return branch.supposed().stream()
        .filter(before::isLeft)
        .allMatch(supposed -> holds(branch, before, supposed));
  }

  private boolean holds(Branch branch, Beside from, int supposed) {
    Beside now = from.copy();
    now.choose(supposed);
    for (Move move : branch.moves()) {
      if (!dropped.contains(move)) {
        if (!now.follows(move)) {
          return false;
        }
        now.apply(move);
      }
    }
    return branch.cases().isEmpty()
        ? now.isImpossible(branch.truth())
        : areAll(now.alternatives(branch.truth()), branch.cases())
            && branch.cases().stream().allMatch(each -> holdsAll(each, now));
  }

  private static boolean areAll(int[] alternatives, List<Branch> cases) {
    return Arrays.stream(alternatives)
        .allMatch(each -> cases.stream().anyMatch(one -> one.supposed().contains(each)));
  }

  private Branch kept(Branch branch) {
    return new Branch(
        branch.supposed(),
        branch.moves().stream().filter(each -> !dropped.contains(each)).toList(),
        branch.truth(),
        branch.by(),
        branch.cases().stream().map(this::kept).toList());
  }
}
