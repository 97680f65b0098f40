package cluewright.strategy.reason;

import cluewright.strategy.reason.Unfolding.Branch;
import java.util.Optional;
import java.util.function.Predicate;

/** Leaves out cases where one of them ends in its contradiction without what it supposes. */
final class NeedlessCases {
  private NeedlessCases() {}

  /** A branch that holds, without cases that it does not need. */
  static Branch without(Branch branch, Beside before) {
    return without(branch, each -> Trimming.holds(each, before));
  }

  /**
   * A branch within a whole, which holds.
   *
   * @param holds whether the whole holds with another branch in its place
   */
  private static Branch without(Branch branch, Predicate<Branch> holds) {
    Optional<Branch> enough =
        branch.cases().stream().map(branch::endingAs).filter(holds).findFirst();
    if (enough.isPresent()) {
      return without(enough.get(), holds);
    }
    Branch now = branch;
    for (int i = 0; i < branch.cases().size(); i++) {
      int place = i;
      Branch whole = now;
      now =
          whole.with(i, without(whole.cases().get(i), each -> holds.test(whole.with(place, each))));
    }
    return now;
  }
}
