package cluewright.studio.work;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Work of one kind, of which only the newest result counts; to be used on the UI thread. */
public final class Latest {
  private final Background background;
  private final AtomicLong newest = new AtomicLong();

  public Latest(Background background) {
    this.background = background;
  }

  /**
   * Runs {@code work}; if newer work was asked for meanwhile, its result is dropped, and what has
   * not begun by then never does.
   */
  public <T> void run(Supplier<T> work, Consumer<T> then) {
    run(work, then, () -> {});
  }

  /**
   * The same; if the work fails and is still the newest, {@code failed} runs before the failure
   * surfaces.
   */
  public <T> void run(Supplier<T> work, Consumer<T> then, Runnable failed) {
    long mine = newest.incrementAndGet();
    background.attempt(
        () -> isNewest(mine) ? Optional.of(work.get()) : Optional.<T>empty(),
        result -> result.filter(done -> isNewest(mine)).ifPresent(then),
        failure -> {
          if (isNewest(mine)) {
            failed.run();
          }
          Background.surface(failure);
        });
  }

  private boolean isNewest(long work) {
    return work == newest.get();
  }

  /** Drops the result of whatever is still running, and what waits. */
  public void forget() {
    newest.incrementAndGet();
  }
}
