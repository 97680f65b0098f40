package cluewright.search.dual;

import cluewright.model.Mask;
import cluewright.search.Request;
import cluewright.search.race.Shares;
import java.time.Duration;
import java.util.Random;

/**
 * The state that the lanes of the dual engine share: one plan, and the parts of the tree that each
 * of them walks.
 */
public final class DualWalk extends Shares {
  private static final int SHARES_WANTED = 2000;

  /**
   * Digits of the estimated tree that a core gets done in a second: about a million are tried, and
   * what is learned leaves a quarter of the tree and less.
   */
  private static final double RATE = 4_000_000;

  private static final double MILLIS = 1000;

  /** More milliseconds are never shown. */
  private static final double FOREVER = 1e18;

  private final Request request;
  private DualPlan plan;
  private int shares;

  public DualWalk(Request request) {
    this.request = request;
  }

  /**
   * True if it seems that the whole tree can be walked in this time.
   *
   * @param checkpoint called often; what it throws ends the work, which can be begun again
   */
  public boolean fitsInto(Duration time, Runnable checkpoint) {
    double most = time.toMillis() / MILLIS * RATE * request.threads();
    return plan(most, checkpoint).size().tried() <= most;
  }

  /** The plan, the same for every lane; {@code checkpoint} as above. */
  DualPlan plan(Runnable checkpoint) {
    return plan(Double.POSITIVE_INFINITY, checkpoint);
  }

  private synchronized DualPlan plan(double worthwhile, Runnable checkpoint) {
    if (plan == null) {
      Mask mask = request.mask();
      plan = DualPlan.drawn(mask, new Random(request.seed()), worthwhile, checkpoint);
    }
    return plan;
  }

  /** The time that the walk takes, roughly. */
  Duration estimate(Runnable checkpoint) {
    double seconds = plan(checkpoint).size().tried() / RATE / request.threads();
    return Duration.ofMillis((long) Math.min(FOREVER, seconds * MILLIS));
  }

  /** The depth at which the tree is shared out. */
  int shareDepth(Runnable checkpoint) {
    return plan(checkpoint).size().depthWithWidth(SHARES_WANTED);
  }

  /** The number of all shares. */
  synchronized int shares(Runnable checkpoint) {
    if (shares == 0) {
      int count = 0;
      int depth = shareDepth(checkpoint);
      DualTree tree = new DualTree(request.mask().board(), plan(checkpoint).order());
      boolean isNew = true;
      while (!tree.isDone()) {
        checkpoint.run();
        if (isNew && tree.depth() == depth) {
          count++;
          tree.leave();
        }
        isNew = tree.next();
      }
      shares = count;
    }
    return shares;
  }

  /** The part of the walk that is done, of 1. */
  double done(Runnable checkpoint) {
    return Math.max(0.0, taken() - working()) / Math.max(1, shares(checkpoint));
  }
}
