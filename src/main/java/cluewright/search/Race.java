package cluewright.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Lanes side by side: the first verdict wins, and the others end.
 *
 * <p>The first lane has one turn alone, since most requests need no more. Then lane i works on
 * thread i modulo their number; lanes of one thread take turns. The calling thread is one of them.
 * When {@link #decide} returns, no other works any more. A lane that has nothing more to try leaves
 * the race; when all have left, the last one's reason is the answer.
 */
final class Race {
  private final Run run;
  private final AtomicReference<Outcome> verdict = new AtomicReference<>();
  private final AtomicReference<Outcome> lastLeft = new AtomicReference<>();
  private final AtomicReference<Throwable> failure = new AtomicReference<>();

  Race(Run run) {
    this.run = run;
  }

  /**
   * @param threads how many threads to use at most, 1 or more
   */
  Outcome decide(List<Lane> lanes, int threads) {
    List<Lane> first = new ArrayList<>(lanes.subList(0, 1));
    round(first);
    if (!run.isOver()) {
      together(first.isEmpty() ? lanes.subList(1, lanes.size()) : lanes, threads);
    }
    rethrow();
    return verdict.get() != null ? verdict.get() : undecided(lanes);
  }

  private void together(List<Lane> lanes, int threads) {
    int count = Math.min(threads, lanes.size());
    List<Thread> others = new ArrayList<>();
    try {
      for (int number = 1; number < count; number++) {
        List<Lane> mine = every(count, number, lanes);
        others.add(start(number, () -> work(mine)));
      }
      if (count > 0) {
        work(every(count, 0, lanes));
      }
    } catch (Error noThread) {
      run.settle();
      throw noThread;
    } finally {
      others.forEach(Race::await);
    }
  }

  private static List<Lane> every(int count, int offset, List<Lane> lanes) {
    List<Lane> mine = new ArrayList<>();
    for (int i = offset; i < lanes.size(); i += count) {
      mine.add(lanes.get(i));
    }
    return mine;
  }

  private static Thread start(int number, Runnable work) {
    Thread thread = new Thread(work, "cluewright-lane-" + number);
    thread.setDaemon(true);
    thread.start();
    return thread;
  }

  private void work(List<Lane> lanes) {
    while (!lanes.isEmpty() && !run.isOver()) {
      round(lanes);
    }
  }

  /** One turn of each lane; those that have nothing more to try are taken out. */
  private void round(List<Lane> lanes) {
    lanes.removeIf(lane -> !run.isOver() && leaves(lane));
  }

  private boolean leaves(Lane lane) {
    try {
      Optional<Outcome> outcome = lane.turn();
      outcome.ifPresent(this::take);
      return outcome.isPresent();
    } catch (Run.OverException e) {
      return false;
    } catch (RuntimeException | Error e) {
      failure.compareAndSet(null, e);
      run.settle();
      return true;
    }
  }

  private void take(Outcome outcome) {
    if (outcome instanceof Outcome.Undecided) {
      lastLeft.set(outcome);
    } else if (verdict.compareAndSet(null, outcome)) {
      run.settle();
    }
  }

  private void rethrow() {
    Throwable thrown = failure.get();
    if (thrown instanceof Error error) {
      throw error;
    }
    if (thrown instanceof RuntimeException exception) {
      throw exception;
    }
  }

  private Outcome undecided(List<Lane> lanes) {
    boolean allLeft = lastLeft.get() != null && !run.isOver();
    String names =
        lanes.stream().map(Lane::name).distinct().reduce((a, b) -> a + "+" + b).orElse("");
    return allLeft ? lastLeft.get() : run.undecided(names);
  }

  /** Waits for the end of a thread, which comes soon, and keeps an interruption for the caller. */
  private static void await(Thread thread) {
    boolean interrupted = false;
    while (thread.isAlive()) {
      try {
        thread.join();
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
