package cluewright.search.race;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/**
 * What lanes that walk one tree together have in common: the parts of it that each takes, and what
 * they have met.
 *
 * <p>At a certain depth the branches are numbered as they come, alike in every lane, and each is
 * taken by the first lane that reaches it. The last lane to finish may say that all was tried.
 */
public class Shares {
  private final AtomicInteger taken;

  /** The first share that is none of this walk's. */
  private final int end;

  private final AtomicInteger working = new AtomicInteger();
  private final AtomicLong counted;
  private volatile boolean metKnown;

  protected Shares() {
    this(0, 0, false);
  }

  /** Those of a walk that an earlier run has begun. */
  protected Shares(int taken, long counted, boolean metKnown) {
    this(taken, Integer.MAX_VALUE, counted, metKnown);
  }

  /** Those of a walk that an earlier run has begun, or that is only a piece of the whole. */
  protected Shares(int taken, int end, long counted, boolean metKnown) {
    this.taken = new AtomicInteger(taken);
    this.end = end;
    this.counted = new AtomicLong(counted);
    this.metKnown = metKnown;
  }

  /** A lane says that it will walk. */
  public final void join() {
    working.incrementAndGet();
  }

  /** A lane has walked to its end; whether it was the last. */
  public final boolean leave() {
    return working.decrementAndGet() == 0;
  }

  /** True if the numbered share is still to be walked, and is now the caller's. */
  public final boolean take(int number) {
    return number < end && taken.compareAndSet(number, number + 1);
  }

  /** The number of shares that were taken so far. */
  public final int taken() {
    return taken.get();
  }

  /** A lane says that it has met so many branches more. */
  public final void count(long more) {
    counted.addAndGet(more);
  }

  /** The branches that were counted so far. */
  public final long counted() {
    return counted.get();
  }

  /** A lane has met one of the request's known puzzles. */
  public final void meetKnown() {
    metKnown = true;
  }

  public final boolean hasMetKnown() {
    return metKnown;
  }
}
