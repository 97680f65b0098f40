package cluewright.batch;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/** Work on many things on all cores, with the results handed on in the order of the things. */
public final class InOrder {
  private static final int BATCH = 32;

  /** The batches for each core that are begun before the first of them is handed on. */
  private static final int AHEAD = 4;

  private InOrder() {}

  /**
   * Works on all things, or until it is stopped.
   *
   * @param worker makes what does the work, once for each thread
   * @param isStopped true to end before the next batch
   * @param sink gets the results of a batch, in order, on the calling thread
   */
  public static <T, R> void run(
      List<T> things,
      Supplier<Function<T, R>> worker,
      BooleanSupplier isStopped,
      Consumer<List<R>> sink) {
    run(things.iterator(), worker, isStopped, sink);
  }

  /** The same for things that are too many to be there at once. */
  public static <T, R> void run(
      Iterator<T> things,
      Supplier<Function<T, R>> worker,
      BooleanSupplier isStopped,
      Consumer<List<R>> sink) {
    run(things, BATCH, worker, isStopped, sink);
  }

  /**
   * The same in other batches: a few are fetched before the first result is handed on, and then one
   * for each.
   *
   * @param batch how many go to a thread together
   */
  public static <T, R> void run(
      Iterator<T> things,
      int batch,
      Supplier<Function<T, R>> worker,
      BooleanSupplier isStopped,
      Consumer<List<R>> sink) {
    int cores = Runtime.getRuntime().availableProcessors();
    ExecutorService pool = Executors.newFixedThreadPool(cores);
    try {
      ThreadLocal<Function<T, R>> workers = ThreadLocal.withInitial(worker);
      Queue<Future<List<R>>> running = new ArrayDeque<>();
      while (things.hasNext() && !isStopped.getAsBoolean()) {
        List<T> next = next(things, batch);
        running.add(pool.submit(() -> next.stream().map(workers.get()).toList()));
        if (running.size() > AHEAD * cores) {
          sink.accept(running.remove().get());
        }
      }
      while (!running.isEmpty() && !isStopped.getAsBoolean()) {
        sink.accept(running.remove().get());
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

  private static <T> List<T> next(Iterator<T> things, int most) {
    List<T> next = new ArrayList<>();
    while (next.size() < most && things.hasNext()) {
      next.add(things.next());
    }
    return next;
  }
}
