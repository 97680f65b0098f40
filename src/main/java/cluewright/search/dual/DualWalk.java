package cluewright.search.dual;

import cluewright.search.Request;
import cluewright.search.race.Shares;
import java.util.Random;

/**
 * The state that the lanes of the dual engine share: one plan, and the parts of the tree that each
 * of them walks.
 */
public final class DualWalk extends Shares {
  private static final int SHARES_WANTED = 500;

  private final Request request;
  private DualPlan plan;

  public DualWalk(Request request) {
    this.request = request;
  }

  /**
   * The plan, the same for every lane.
   *
   * @param checkpoint called often; what it throws ends the work, which can be begun again
   */
  synchronized DualPlan plan(Runnable checkpoint) {
    if (plan == null) {
      plan = DualPlan.drawn(request.mask(), new Random(request.seed()), checkpoint);
    }
    return plan;
  }

  /** The depth at which the tree is shared out; {@code checkpoint} as for the plan. */
  int shareDepth(Runnable checkpoint) {
    return plan(checkpoint).size().depthWithWidth(SHARES_WANTED);
  }
}
