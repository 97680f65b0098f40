package cluewright.cli.check;

import cluewright.cli.terminal.ProgressLine;
import cluewright.proof.check.ClausalExport;
import cluewright.search.Watch;
import java.util.Locale;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;

/** Shows how far a walk is written, and stops it when the process is told to end. */
final class WalkProgress implements ClausalExport.Watcher {
  private static final long BETWEEN_REPORTS = TimeUnit.MILLISECONDS.toNanos(200);
  private static final double NANOS = 1e9;

  private final Watch watch;
  private final ProgressLine line;
  private final long begun = System.nanoTime();
  private long shown = begun;

  WalkProgress(Watch watch, ProgressLine line) {
    this.watch = watch;
    this.line = line;
  }

  /**
   * {@inheritDoc}
   *
   * @throws CancellationException if the process is told to end
   */
  @Override
  public void walked(long branches, long lines) {
    watch.throwIfStopped();
    long now = System.nanoTime();
    if (now - shown >= BETWEEN_REPORTS) {
      shown = now;
      line.show(
          String.format(
              Locale.ROOT,
              "%.1f s: %,d branches walked, a proof of %,d lines so far",
              (now - begun) / NANOS,
              branches,
              lines));
    }
  }
}
