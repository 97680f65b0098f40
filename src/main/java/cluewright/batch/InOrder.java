package cluewright.batch;

import java.util.ArrayList;
import java.util.List;
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
    ExecutorService pool = Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors());
    try {
      ThreadLocal<Function<T, R>> workers = ThreadLocal.withInitial(worker);
      List<Future<List<R>>> batches = new ArrayList<>();
      for (int from = 0; from < things.size(); from += BATCH) {
        List<T> batch = things.subList(from, Math.min(from + BATCH, things.size()));
        batches.add(pool.submit(() -> batch.stream().map(workers.get()).toList()));
      }
      for (int i = 0; i < batches.size() && !isStopped.getAsBoolean(); i++) {
        sink.accept(batches.set(i, null).get());
      }
    } catch (ExecutionException e) {
      throw new IllegalStateException(e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("the work was interrupted", e);
    } finally {
      pool.shutdownNow();
    }
  }
}
