package cluewright.cli.terminal;

import cluewright.search.Watch;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * Lets an interrupted run (SIGINT, SIGTERM) stop its search and print what it has before the
 * process ends with 128 plus the signal, 130 for SIGINT.
 */
public final class Interrupt {
  private static final int SECONDS_TO_FINISH = 2;

  private Interrupt() {}

  /**
   * Runs {@code work}, and stops {@code watch} if the process is told to end in the meantime. The
   * process does not wait for anything after {@code work}, so printing the result belongs into it.
   */
  public static <T> T stopping(Watch watch, Supplier<T> work) {
    CountDownLatch finished = new CountDownLatch(1);
    Thread hook = new Thread(() -> stopAndAwait(watch, finished), "interrupt");
    try {
      Runtime.getRuntime().addShutdownHook(hook);
    } catch (IllegalStateException alreadyEnding) {
      watch.stop();
    }
    try {
      return work.get();
    } finally {
      finished.countDown();
      remove(hook);
    }
  }

  private static void stopAndAwait(Watch watch, CountDownLatch finished) {
    watch.stop();
    try {
      finished.await(SECONDS_TO_FINISH, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static void remove(Thread hook) {
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException alreadyEnding) {
      // The process ends as soon as the hook returns, which it now does.
    }
  }
}
