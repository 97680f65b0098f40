package cluewright.studio.printing;

import cluewright.studio.work.Background;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Runs work of one kind, one piece at a time; of the requests in the meantime, only the newest is
 * run next. To be used on the UI thread.
 */
final class CoalescedWork {
  private final Background background;
  private Optional<Runnable> next = Optional.empty();
  private boolean isBusy;

  CoalescedWork(Background background) {
    this.background = background;
  }

  /** True if nothing is running or waiting. */
  boolean isIdle() {
    return !isBusy && next.isEmpty();
  }

  <T> void run(Supplier<T> work, Consumer<T> then) {
    if (isBusy) {
      next = Optional.of(() -> run(work, then));
      return;
    }
    isBusy = true;
    next = Optional.empty();
    background.attempt(work, result -> done(() -> then.accept(result)), this::failed);
  }

  /** Finishes a piece; handling its result may request newer work than what waits. */
  private void done(Runnable then) {
    isBusy = false;
    then.run();
    goOn();
  }

  private void failed(Throwable failure) {
    isBusy = false;
    goOn();
    throw new IllegalStateException("work on pages failed", failure);
  }

  private void goOn() {
    if (!isBusy) {
      next.ifPresent(Runnable::run);
    }
  }
}
