package cluewright.search.race;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/**
 * The state shared by lanes that walk one tree: which parts each takes, and what they have met.
 *
 * <p>At a certain depth the branches are numbered as they come, alike in every lane, and each is
 * taken by the first lane that reaches it. The last lane to finish may say that all was tried.
 */
public class Shares {
  private final AtomicInteger taken;

  /** The end of this walk's shares, exclusive. */
  private final int end;

  private final AtomicInteger working = new AtomicInteger();
  private final AtomicLong counted;
  private volatile boolean metKnown;

  protected Shares() {
    this(0, 0, false);
  }

  /** The shares of a walk that an earlier run has started. */
  protected Shares(int taken, long counted, boolean metKnown) {
    this(taken, Integer.MAX_VALUE, counted, metKnown);
  }

  /** The shares of a walk that an earlier run has started, or that is only a piece of the whole. */
  protected Shares(int taken, int end, long counted, boolean metKnown) {
    this.taken = new AtomicInteger(taken);
    this.end = end;
    this.counted = new AtomicLong(counted);
    this.metKnown = metKnown;
  }

  /** Registers a lane that will walk. */
  public final void join() {
    working.incrementAndGet();
  }

  /** Reports that a lane has finished walking; true if it was the last. */
  public final boolean leave() {
    return working.decrementAndGet() == 0;
  }

  /** Takes a share; true if it was still free and now belongs to the caller. */
  public final boolean take(int number) {
    return number < end && taken.compareAndSet(number, number + 1);
  }

  /** The number of shares taken so far. */
  public final int taken() {
    return taken.get();
  }

  /** Counts branches that a lane has met. */
  public final void count(long more) {
    counted.addAndGet(more);
  }

  /** The number of branches counted so far. */
  public final long counted() {
    return counted.get();
  }

  /** Records that a lane has met one of the request's known puzzles. */
  public final void meetKnown() {
    metKnown = true;
  }

  public final boolean hasMetKnown() {
    return metKnown;
  }
}
