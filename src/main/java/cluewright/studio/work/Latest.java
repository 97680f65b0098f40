package cluewright.studio.work;

import cluewright.model.Stop;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/** Work of one kind, of which only the newest result counts; for use on the UI thread. */
public final class Latest {
  private final Background background;
  private final AtomicLong newest = new AtomicLong();
  private boolean isRunning;

  public Latest(Background background) {
    this.background = background;
  }

  /**
   * Runs {@code work}; if newer work is requested meanwhile, its result is dropped or it never
   * starts.
   */
  public <T> void run(Supplier<T> work, Consumer<T> then) {
    run(stop -> work.get(), then);
  }

  /**
   * The same for work that can end early, also by a {@link CancellationException}, since its result
   * will be dropped.
   */
  public <T> void run(Function<Stop, T> work, Consumer<T> then) {
    long mine = newest.incrementAndGet();
    isRunning = true;
    background.attempt(
        () -> isNewest(mine) ? Optional.of(work.apply(() -> !isNewest(mine))) : Optional.<T>empty(),
        result -> {
          end(mine);
          result.filter(done -> isNewest(mine)).ifPresent(then);
        },
        failure -> {
          end(mine);
          if (isNewest(mine) || !(failure instanceof CancellationException)) {
            Background.surface(failure);
          }
        });
  }

  private void end(long work) {
    isRunning &= !isNewest(work);
  }

  /** True while the newest work is pending. */
  public boolean isRunning() {
    return isRunning;
  }

  private boolean isNewest(long work) {
    return work == newest.get();
  }

  /** Drops the results of running and waiting work. */
  public void forget() {
    newest.incrementAndGet();
    isRunning = false;
  }
}
