package cluewright.studio.work;

import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Work away from the UI thread, with its result brought back to it.
 *
 * @param workers where the work runs
 * @param ui runs what it is given on the UI thread
 */
public record Background(Executor workers, Executor ui) {

  /** The same workers, for work of which so many pieces are on at once and no more. */
  public Background limitedTo(int most) {
    return new Background(new Limited(workers, most), ui);
  }

  /** Runs {@code work}, then on the UI thread {@code then} with its result, or {@code failed}. */
  public <T> void attempt(Supplier<T> work, Consumer<T> then, Consumer<Throwable> failed) {
    workers.execute(
        () -> {
          Runnable last;
          try {
            T result = work.get();
            last = () -> then.accept(result);
          } catch (RuntimeException | Error e) {
            last = () -> failed.accept(e);
          }
          ui.execute(last);
        });
  }

  /** Runs {@code work}, then {@code then} on the UI thread, where a failure of either surfaces. */
  public <T> void run(Supplier<T> work, Consumer<T> then) {
    attempt(work, then, Background::surface);
  }

  static void surface(Throwable failure) {
    if (failure instanceof Error error) {
      throw error;
    }
    throw (RuntimeException) failure;
  }
}
