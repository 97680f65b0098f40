package cluewright.search.race;

import cluewright.search.Outcome;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * Runs lanes in parallel: the first verdict wins and ends the others.
 *
 * <p>The first lane has one turn alone, since most requests need no more. Then lane i works on
 * thread i modulo their number; lanes of one thread take turns, which give each as much time. The
 * calling thread is one of them. When {@link #decide} returns, no other works any more. A lane that
 * has nothing more to try leaves the race; when all have left, the last one's reason is the answer.
 * A lane that runs out of memory leaves, too, and what it held is free for the others; if all
 * leave, memory is the reason.
 */
public final class Race {
  private final Run run;
  private final AtomicReference<Outcome> verdict = new AtomicReference<>();
  private final AtomicReference<Outcome.Undecided> lastLeft = new AtomicReference<>();
  private final AtomicReference<Throwable> failure = new AtomicReference<>();

  /** The last engine that ran out of memory; null if none did. */
  private volatile String outOfMemory;

  public Race(Run run) {
    this.run = run;
  }

  /**
   * Runs lanes until one has a verdict, all have left, or the run is over.
   *
   * @param start makes the lanes, which nobody else should hold, so that one that leaves is gone
   * @param threads how many threads to use at most, 1 or more
   */
  public Outcome decide(Supplier<List<Lane>> start, int threads) {
    List<Lane> lanes = new ArrayList<>(start.get());
    List<String> names = lanes.stream().map(Lane::name).distinct().toList();
    if (!run.isStopped() && leaves(lanes.get(0))) {
      lanes.remove(0);
    }
    if (!run.isStopped()) {
      together(lanes, threads);
    }
    rethrow();
    return verdict.get() != null ? verdict.get() : undecided(String.join("+", names));
  }

  /** Distributes the lanes, emptying the list. */
  private void together(List<Lane> lanes, int threads) {
    int count = Math.min(threads, lanes.size());
    List<List<Lane>> shares = new ArrayList<>();
    for (int number = 0; number < count; number++) {
      shares.add(every(count, number, lanes));
    }
    lanes.clear();
    List<Thread> others = new ArrayList<>();
    try {
      for (int number = 1; number < count; number++) {
        List<Lane> mine = shares.get(number);
        startOrTake(number, mine, shares.get(0)).ifPresent(others::add);
      }
      if (count > 0) {
        work(shares.get(0));
      }
    } catch (Error unexpected) {
      run.settle();
      throw unexpected;
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

  /**
   * Starts a thread for these lanes; if the system has none left, the caller's thread takes them
   * over.
   */
  private Optional<Thread> startOrTake(int number, List<Lane> mine, List<Lane> own) {
    try {
      Thread thread = new Thread(() -> work(mine), "cluewright-lane-" + number);
      thread.setDaemon(true);
      thread.start();
      return Optional.of(thread);
    } catch (OutOfMemoryError noThread) {
      own.addAll(mine);
      return Optional.empty();
    }
  }

  /**
   * Works through lanes, always continuing with the one that has had the least time, so that long
   * turns starve no one.
   */
  private void work(List<Lane> lanes) {
    IdentityHashMap<Lane, Long> nanos = new IdentityHashMap<>();
    lanes.forEach(lane -> nanos.put(lane, 0L));
    while (!lanes.isEmpty() && !run.isStopped()) {
      int next =
          IntStream.range(0, lanes.size())
              .boxed()
              .min(Comparator.comparing(i -> nanos.get(lanes.get(i))))
              .orElseThrow();
      long start = System.nanoTime();
      if (leaves(lanes.get(next))) {
        nanos.remove(lanes.remove(next));
      } else {
        nanos.merge(lanes.get(next), Math.max(1, System.nanoTime() - start), Long::sum);
      }
    }
  }

  private boolean leaves(Lane lane) {
    try {
      Optional<Outcome> outcome = lane.turn();
      outcome.ifPresent(this::take);
      return outcome.isPresent();
    } catch (CancellationException e) {
      return false;
    } catch (OutOfMemoryError e) {
      outOfMemory = lane.name();
      return true;
    } catch (RuntimeException | Error e) {
      failure.compareAndSet(null, e);
      run.settle();
      return true;
    }
  }

  private void take(Outcome outcome) {
    if (outcome instanceof Outcome.Undecided undecided) {
      lastLeft.set(undecided);
      if (undecided.reason() == Outcome.Undecided.Reason.OUT_OF_MEMORY) {
        outOfMemory = undecided.engine();
      }
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

  private Outcome undecided(String names) {
    boolean anyLeft = outOfMemory != null || lastLeft.get() != null;
    if (!anyLeft || run.isStopped()) {
      return run.undecided(names);
    }
    return outOfMemory != null ? run.outOfMemory(outOfMemory) : lastLeft.get();
  }

  /** Waits for a thread that is about to end, and restores the caller's interrupt flag. */
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
