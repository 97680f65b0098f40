package cluewright.search.dual;

import cluewright.search.Request;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/**
 * The state that the lanes of the dual engine share: one plan, and the parts of the tree that each
 * of them walks.
 *
 * <p>At a certain depth the branches are numbered as they come, alike in every lane, and each is
 * taken by the first lane that reaches it. The last lane to finish may say that all was tried.
 */
public final class DualWalk {
  private static final int SHARES_WANTED = 500;

  private final Request request;
  private final AtomicInteger taken = new AtomicInteger();
  private final AtomicInteger working = new AtomicInteger();
  private final AtomicLong nodes = new AtomicLong();
  private volatile boolean metKnown;
  private DualPlan plan;

  public DualWalk(Request request) {
    this.request = request;
  }

  /** A lane says that it will walk. */
  void join() {
    working.incrementAndGet();
  }

  /** A lane has walked to its end; whether it was the last. */
  boolean leave() {
    return working.decrementAndGet() == 0;
  }

  /** A lane says that it has met so many nodes more. */
  void count(long more) {
    nodes.addAndGet(more);
  }

  /** The nodes that were counted so far. */
  long nodes() {
    return nodes.get();
  }

  /** True if the numbered share is still to be walked, and is now the caller's. */
  boolean take(int number) {
    return taken.compareAndSet(number, number + 1);
  }

  void meetKnown() {
    metKnown = true;
  }

  boolean hasMetKnown() {
    return metKnown;
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
