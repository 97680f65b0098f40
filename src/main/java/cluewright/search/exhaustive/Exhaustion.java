package cluewright.search.exhaustive;

import cluewright.model.Puzzle;
import cluewright.search.Request;
import java.time.Duration;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/**
 * The state that the lanes of the exhaustive engine share: one plan, and the parts of the tree that
 * each of them walks.
 *
 * <p>At a certain depth the branches are numbered as they come, alike in every lane, and each is
 * taken by the first lane that reaches it. The last lane to finish may say that all was tried.
 */
public final class Exhaustion {
  private static final int PROBES = 100;
  private static final int SHARES_WANTED = 500;

  /** Measured on one busy core without symmetries; so many symmetries halve it. */
  private static final double BRANCHES_A_SECOND = 2_000_000;

  private static final double HALVING_SYMMETRIES = 200;

  /** A closure under heavier strategies is some 20 times slower. */
  private static final double HEAVIER = 20;

  private static final double MILLIS = 1000;
  private static final double FAR_MORE = 3;

  private final Request request;
  private final AtomicInteger taken = new AtomicInteger();
  private final AtomicInteger working = new AtomicInteger();
  private final AtomicLong tried = new AtomicLong();
  private volatile boolean metKnown;
  private volatile boolean metDoubtful;
  private TreePlan plan;
  private TreeSize size;

  public Exhaustion(Request request) {
    this.request = request;
  }

  /** A lane says that it will walk. */
  void join() {
    working.incrementAndGet();
  }

  /** A lane says that it has tried so many branches more. */
  void count(long branches) {
    tried.addAndGet(branches);
  }

  /** A lane has walked to its end; whether it was the last. */
  boolean leave() {
    return working.decrementAndGet() == 0;
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

  /** A lane has met a puzzle that may be an answer if things are looked for in another order. */
  void meetDoubtful() {
    metDoubtful = true;
  }

  boolean hasMetDoubtful() {
    return metDoubtful;
  }

  /** The branches that were counted so far. */
  long tried() {
    return tried.get();
  }

  /**
   * The plan; where more than any puzzle is asked for, one that meets mirror images, too.
   *
   * @param checkpoint called often; what it throws ends the work, which can be begun again
   */
  synchronized TreePlan plan(Runnable checkpoint) {
    if (plan == null) {
      Random random = new Random(request.seed());
      plan =
          request.known().isEmpty() && request.goal().isNone()
              ? TreePlan.upToSymmetry(request.mask(), request.strategies(), random, checkpoint)
              : planOfAll(random);
    }
    return plan;
  }

  private TreePlan planOfAll(Random random) {
    Puzzle givens = request.goal().givens().orElse(Puzzle.empty(request.mask().board()));
    return TreePlan.around(givens, request.mask(), request.strategies(), random);
  }

  /** The size of the tree; {@code checkpoint} as for the plan. */
  synchronized TreeSize size(Runnable checkpoint) {
    if (size == null) {
      size = TreeSize.of(plan(checkpoint), PROBES, new Random(request.seed()), checkpoint);
    }
    return size;
  }

  /** The depth at which the tree is shared out; {@code checkpoint} as for the plan. */
  int shareDepth(Runnable checkpoint) {
    return size(checkpoint).depthWithWidth(SHARES_WANTED);
  }

  /**
   * True if it seems that the whole tree can be walked in this time; what was tried already may
   * show that it is larger than it looked.
   */
  public boolean fitsInto(Duration time, Runnable checkpoint) {
    double rate = request.strategies().isEasy() ? BRANCHES_A_SECOND : BRANCHES_A_SECOND / HEAVIER;
    double slower = 1 + plan(checkpoint).symmetryCount() / HALVING_SYMMETRIES;
    double expected = size(checkpoint).tried();
    double seconds = expected * slower / rate / request.threads();
    return seconds < time.toMillis() / MILLIS && tried() < FAR_MORE * expected + BRANCHES_A_SECOND;
  }
}
