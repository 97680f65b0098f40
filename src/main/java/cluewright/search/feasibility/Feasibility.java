package cluewright.search.feasibility;

import cluewright.search.Watch;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Executor;

/**
 * Judges a mask while it is being edited; a newer edit replaces an older one.
 *
 * <p>Each edit is judged at once, and, if that leaves it open, by a search as soon as no other edit
 * follows for a while; what the search leaves open is tried out in every way where that is a matter
 * of a moment, or else searched once more, longer, while nothing else is asked. One piece of work
 * runs at a time; a newer edit stops it, and nothing is reported about an edit once {@link #judge}
 * took a newer one. After {@link #close} nothing runs and nothing is reported.
 */
public final class Feasibility implements AutoCloseable {

  /** Receives judgements on the working thread; must not block. */
  public interface Listener {
    /**
     * Called up to four times per edit: at once, after each search, and after the walk between
     * them.
     */
    void judged(Judgement judgement);

    /** Reports an unexpected error. */
    void failed(RuntimeException failure);
  }

  /**
   * How long to wait and to search.
   *
   * @param quiet how long no edit must follow before a search begins
   * @param search how long the search takes at most
   * @param again how long a second search takes at most; zero for none
   */
  public record Patience(Duration quiet, Duration search, Duration again) {
    /** The times that suit painting. */
    public static final Patience WHILE_PAINTING =
        new Patience(Duration.ofMillis(45), Duration.ofMillis(200), Duration.ofSeconds(1));
  }

  /** An edit in progress. */
  private record Edit(Question question, Watch watch) {}

  private final Judge judge;
  private final Patience patience;
  private final Executor workers;
  private final Listener listener;
  private Optional<Edit> newest = Optional.empty();
  private Optional<Edit> waiting = Optional.empty();
  private boolean isWorking;
  private boolean isClosed;

  public Feasibility(Judge judge, Patience patience, Executor workers, Listener listener) {
    this.judge = judge;
    this.patience = patience;
    this.workers = workers;
    this.listener = listener;
  }

  /** Takes an edit, replacing the previous one; returns immediately. */
  public void judge(Question question) {
    if (take(question)) {
      workers.execute(this::work);
    }
  }

  /** Records the edit; true if a worker must be started. */
  private synchronized boolean take(Question question) {
    if (isClosed) {
      return false;
    }
    newest.ifPresent(edit -> edit.watch().stop());
    newest = Optional.of(new Edit(question, Watch.idle()));
    waiting = newest;
    notifyAll();
    boolean isFirst = !isWorking;
    isWorking = true;
    return isFirst;
  }

  @Override
  public synchronized void close() {
    isClosed = true;
    newest.ifPresent(edit -> edit.watch().stop());
    newest = Optional.empty();
    waiting = Optional.empty();
    notifyAll();
  }

  private void work() {
    for (Optional<Edit> next = next(); next.isPresent(); next = next()) {
      try {
        judge(next.get());
      } catch (RuntimeException e) {
        fail(next.get(), e);
      } catch (OutOfMemoryError | StackOverflowError e) {
        fail(next.get(), new IllegalStateException("a mask was not judged", e));
      }
    }
  }

  private synchronized void fail(Edit edit, RuntimeException failure) {
    if (isNewest(edit)) {
      listener.failed(failure);
    }
  }

  private synchronized Optional<Edit> next() {
    Optional<Edit> next = waiting;
    waiting = Optional.empty();
    isWorking = next.isPresent();
    return next;
  }

  private void judge(Edit edit) {
    Judgement first = judge.atOnce(edit.question());
    reportAndWiden(edit, first);
    if (first instanceof Judgement.Undecided && staysNewest(edit)) {
      Judgement second = judge.search(patience.search(), edit.question(), edit.watch());
      reportAndWiden(edit, second);
      if (second instanceof Judgement.Undecided open
          && isNewest(edit)
          && !patience.again().isZero()) {
        judgeAgain(edit, open);
      }
    }
  }

  /** Runs the second search, after estimating the cost of trying everything. */
  private void judgeAgain(Edit edit, Judgement.Undecided second) {
    Judgement weighed = judge.weigh(second, edit.watch());
    if (!weighed.equals(second)) {
      reportAndWiden(edit, weighed);
    }
    if (weighed instanceof Judgement.Undecided open && isNewest(edit)) {
      Judgement last = judge.search(patience.again(), edit.question(), edit.watch());
      reportAndWiden(
          edit, last instanceof Judgement.Undecided left ? open.and(left.searched()) : last);
    }
  }

  /**
   * Reports a refutation under some strategies at once, and what it means for others afterwards.
   */
  private void reportAndWiden(Edit edit, Judgement judgement) {
    report(edit, judgement);
    if (judgement instanceof Judgement.Impossible refuted && staysNewest(edit)) {
      Judgement.Impossible widened = judge.widen(refuted, edit.watch());
      if (!widened.equals(refuted)) {
        report(edit, widened);
      }
    }
  }

  private synchronized void report(Edit edit, Judgement judgement) {
    if (isNewest(edit)) {
      listener.judged(judgement);
    }
  }

  private synchronized boolean isNewest(Edit edit) {
    return newest.filter(edit::equals).isPresent();
  }

  /** Waits for the quiet time; true if no newer edit arrived. */
  private synchronized boolean staysNewest(Edit edit) {
    long end = System.nanoTime() + patience.quiet().toNanos();
    try {
      for (long rest = end - System.nanoTime();
          rest > 0 && isNewest(edit);
          rest = end - System.nanoTime()) {
        wait(1 + rest / 1_000_000);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
    return isNewest(edit);
  }
}
