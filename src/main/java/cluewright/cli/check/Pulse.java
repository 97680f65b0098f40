package cluewright.cli.check;

import cluewright.cli.terminal.ProgressLine;
import cluewright.search.Watch;
import java.util.Locale;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/** Stops work when the process is told to end, and shows how far it is, a few times a second. */
final class Pulse {
  private static final long BETWEEN_REPORTS = TimeUnit.MILLISECONDS.toNanos(200);
  private static final double NANOS = 1e9;

  private final Watch watch;
  private final ProgressLine line;
  private final long begun = System.nanoTime();
  private long shown = begun;

  Pulse(Watch watch, ProgressLine line) {
    this.watch = watch;
    this.line = line;
  }

  /**
   * Is called by the work whenever it has got on.
   *
   * @param text how far it is, as a clause
   * @throws CancellationException if the process is told to end
   */
  void beat(Supplier<String> text) {
    watch.throwIfStopped();
    long now = System.nanoTime();
    if (now - shown >= BETWEEN_REPORTS) {
      shown = now;
      line.show(String.format(Locale.ROOT, "%.1f s: %s", (now - begun) / NANOS, text.get()));
    }
  }
}
