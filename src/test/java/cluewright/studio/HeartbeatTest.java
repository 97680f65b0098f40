package cluewright.studio;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.Tries;
import cluewright.phrase.Phrase;
import cluewright.search.Masks;
import cluewright.strategy.StrategySet;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.locks.LockSupport;
import javafx.application.Platform;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.parallel.Isolated;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/**
 * The UI thread is never busy for 50 ms while the engines use every processor.
 *
 * <p>A beat is sent to the UI thread every 5 ms. Between two beats it does one piece of work at
 * least, whose processor time is what the studio answers for; how long the beat waited by the clock
 * includes what other programs take of a busy machine, so of that the median alone is judged, by a
 * clock that is as slow as the machine makes a thread that does nothing but count. A thread that
 * waits for another uses no processor: what it waits for locks is judged by the same clock, but for
 * the one beat in a hundred when the owner of the lock has itself to wait for a processor.
 */
@Isolated("it measures how soon the UI thread is served")
@ExtendWith(StudioExtension.class)
final class HeartbeatTest {
  private static final long MOST = TimeUnit.MILLISECONDS.toNanos(50);
  private static final int BEATS = Tries.all() ? 600 : 200;
  private static final int PAUSE = 5;
  private static final long WORK = TimeUnit.MILLISECONDS.toNanos(10);

  private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
  private final List<Beat> beats = new CopyOnWriteArrayList<>();
  private StudioWindow window;

  /** The time that work takes by the clock, as a multiple of the processor time. */
  private volatile double slowness = 1;

  private volatile boolean isOver;

  /**
   * In nanoseconds: how long it waited, and the UI thread's processor time and lock time by then.
   */
  private record Beat(long waited, long used, long blocked) {}

  @Start
  void start(Stage stage) {
    window = StillWindow.show(stage, FakePorts.real(), 1280, 800);
  }

  private void beat(long sent) {
    long id = Thread.currentThread().getId();
    beats.add(
        new Beat(
            System.nanoTime() - sent,
            threads.getCurrentThreadCpuTime(),
            TimeUnit.MILLISECONDS.toNanos(threads.getThreadInfo(id).getBlockedTime())));
  }

  private static void join(Thread thread) {
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** A hundredth of a second's work now and then: how much longer does it take by the clock? */
  private void count() {
    long worked = 0;
    long passed = 0;
    while (!isOver || worked == 0) {
      long start = System.nanoTime();
      long before = threads.getCurrentThreadCpuTime();
      while (threads.getCurrentThreadCpuTime() - before < WORK) {
        Thread.onSpinWait();
      }
      worked += threads.getCurrentThreadCpuTime() - before;
      passed += System.nanoTime() - start;
      slowness = Math.max(1, (double) passed / worked);
      LockSupport.parkNanos(10 * WORK);
    }
  }

  @InTurn
  @Test
  void theUiThreadStaysFreeWhileAHardMaskIsSearched(FxRobot robot) throws TimeoutException {
    threads.setThreadContentionMonitoringEnabled(true);
    robot.interact(
        () ->
            window.studio.history.apply(
                Phrase.verbatim("prepare"),
                window
                    .studio
                    .history
                    .document()
                    .withMask(Masks.LONG)
                    .withStrategies(StrategySet.parse("NH"))));
    robot.clickOn("#generate");
    Thread clock = new Thread(this::count, "slow clock");
    clock.start();
    for (int i = 0; i < BEATS; i++) {
      long sent = System.nanoTime();
      Platform.runLater(() -> beat(sent));
      WaitForAsyncUtils.sleep(PAUSE, TimeUnit.MILLISECONDS);
    }
    isOver = true;
    join(clock);
    assertThat(window.studio.design.generation.running.get()).isTrue();
    robot.interact(window.studio.design.generation::cancel);
    WaitForAsyncUtils.waitFor(
        20, TimeUnit.SECONDS, () -> !window.studio.design.generation.running.get());

    long[] used = new long[beats.size() - 1];
    Arrays.setAll(used, i -> beats.get(i + 1).used() - beats.get(i).used());
    long[] waits = beats.stream().mapToLong(Beat::waited).sorted().toArray();
    long longest = Arrays.stream(used).max().orElseThrow();
    long[] blocked = new long[beats.size() - 1];
    Arrays.setAll(blocked, i -> beats.get(i + 1).blocked() - beats.get(i).blocked());
    Arrays.sort(blocked);
    long longestLock = blocked[blocked.length - 1 - blocked.length / 100];
    String report =
        String.format(
            "%d beats; longest work %d ms; waits: median %d ms, longest %d ms, on a machine slower by"
                + " %.1f; locks: %d ms but for one in a hundred, longest %d ms",
            beats.size(),
            longest / 1_000_000,
            waits[waits.length / 2] / 1_000_000,
            waits[waits.length - 1] / 1_000_000,
            slowness,
            longestLock / 1_000_000,
            blocked[blocked.length - 1] / 1_000_000);
    System.getLogger(HeartbeatTest.class.getName()).log(System.Logger.Level.INFO, report);
    assertThat(longest).as(report).isLessThan(MOST);
    assertThat(waits[waits.length / 2] / slowness).as(report).isLessThan((double) MOST);
    assertThat(longestLock / slowness).as(report).isLessThan((double) MOST);
  }
}
