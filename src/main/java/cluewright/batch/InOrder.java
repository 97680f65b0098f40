package cluewright.batch;

import cluewright.model.Stop;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/** Works on many items on all cores, and delivers the results in the order of the items. */
public final class InOrder {
  private static final int BATCH = 32;

  /** The number of batches per core that may be in progress before the first is delivered. */
  private static final int AHEAD = 4;

  /** The maximum delay before a stop is noticed while waiting for results. */
  private static final int LOOK_MILLIS = 50;

  private InOrder() {}

  /**
   * Works on all items or until stopped; then delivers the results so far.
   *
   * @param worker makes what does the work, once for each thread; once stopped, it may end with a
   *     {@link CancellationException} or with less than it should
   * @param stop asked from several threads; true to end at once
   * @param sink gets the results of a batch, in order, on the calling thread; none of things that
   *     were under way when it was stopped, nor of any after these
   */
  public static <T, R> void run(
      List<T> things, Supplier<Function<T, R>> worker, Stop stop, Consumer<List<R>> sink) {
    run(things.iterator(), worker, stop, sink);
  }

  /** Works on items from an iterator, which may be too many for memory. */
  public static <T, R> void run(
      Iterator<T> things, Supplier<Function<T, R>> worker, Stop stop, Consumer<List<R>> sink) {
    run(things, BATCH, worker, stop, sink);
  }

  /**
   * Works on items in batches of a given size: a few are fetched in advance, then one for each
   * result delivered.
   *
   * @param batch how many go to a thread together
   */
  public static <T, R> void run(
      Iterator<T> things,
      int batch,
      Supplier<Function<T, R>> worker,
      Stop stop,
      Consumer<List<R>> sink) {
    int cores = Runtime.getRuntime().availableProcessors();
    ExecutorService pool = Executors.newFixedThreadPool(cores);
    try {
      ThreadLocal<Function<T, R>> workers = ThreadLocal.withInitial(worker);
      Queue<Batch<T, R>> running = new ArrayDeque<>();
      boolean isWhole = true;
      while (things.hasNext() && isWhole && !stop.isStopped()) {
        Batch<T, R> begun = new Batch<>(next(things, batch), workers, stop);
        begun.end = pool.submit(begun);
        running.add(begun);
        if (running.size() > AHEAD * cores) {
          isWhole = running.remove().handOn(sink);
        }
      }
      while (!running.isEmpty() && isWhole) {
        isWhole = running.remove().handOn(sink);
      }
    } catch (ExecutionException e) {
      throw e.getCause() instanceof RuntimeException known
          ? known
          : new IllegalStateException(e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("the work was interrupted", e);
    } finally {
      pool.shutdownNow();
    }
  }

  /** Items that one thread works on together, with their results so far. */
  private static final class Batch<T, R> implements Runnable {
    private final List<T> things;
    private final ThreadLocal<Function<T, R>> workers;
    private final Stop stop;
    private final List<R> results = new ArrayList<>();
    private Future<?> end;

    Batch(List<T> things, ThreadLocal<Function<T, R>> workers, Stop stop) {
      this.things = things;
      this.workers = workers;
      this.stop = stop;
    }

    @Override
    public void run() {
      for (T thing : things) {
        if (stop.isStopped()) {
          return;
        }
        Optional<R> result = result(thing);
        if (result.isEmpty()) {
          return;
        }
        synchronized (results) {
          results.add(result.get());
        }
      }
    }

    /** The result for an item; empty if a stop may have cut it short. */
    private Optional<R> result(T thing) {
      try {
        R result = workers.get().apply(thing);
        return stop.isStopped() ? Optional.empty() : Optional.of(result);
      } catch (CancellationException e) {
        if (stop.isStopped()) {
          return Optional.empty();
        }
        throw e;
      }
    }

    /** Delivers the results; false if they are incomplete because of a stop. */
    boolean handOn(Consumer<List<R>> sink) throws InterruptedException, ExecutionException {
      List<R> all = results();
      if (!all.isEmpty()) {
        sink.accept(all);
      }
      return all.size() == things.size();
    }

    /** All results or, if stopped, those up to the current item. */
    private List<R> results() throws InterruptedException, ExecutionException {
      for (boolean isDone = false; !isDone && !stop.isStopped(); ) {
        try {
          end.get(LOOK_MILLIS, TimeUnit.MILLISECONDS);
          isDone = true;
        } catch (TimeoutException e) {
          // Somebody may have stopped it meanwhile.
        }
      }
      synchronized (results) {
        return List.copyOf(results);
      }
    }
  }

  private static <T> List<T> next(Iterator<T> things, int most) {
    List<T> next = new ArrayList<>();
    while (next.size() < most && things.hasNext()) {
      next.add(things.next());
    }
    return next;
  }
}
