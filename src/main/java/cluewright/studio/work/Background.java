package cluewright.studio.work;

import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Runs work away from the UI thread, and brings results back to it.
 *
 * @param workers where the work runs
 * @param ui runs what it is given on the UI thread
 */
public record Background(Executor workers, Executor ui) {

  /** The same workers with a limit on simultaneous work. */
  public Background limitedTo(int most) {
    return new Background(new Limited(workers, most), ui);
  }

  /** Runs {@code work}, then {@code then} with its result, or {@code failed}, on the UI thread. */
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

  /** Runs {@code work}, then {@code then} on the UI thread, where failures of either surface. */
  public <T> void run(Supplier<T> work, Consumer<T> then) {
    attempt(work, then, Background::surface);
  }

  /** Throws a failure of work on, for whoever has put things in order after it. */
  public static void surface(Throwable failure) {
    if (failure instanceof Error error) {
      throw error;
    }
    throw (RuntimeException) failure;
  }
}
