package cluewright.cli.check;

import cluewright.cli.terminal.ProgressLine;
import cluewright.proof.check.Effort;
import cluewright.search.Watch;
import java.util.Locale;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;

/** Shows the progress of checking a proof, and stops it when the process is told to end. */
final class SubtreeProgress implements Effort.Watcher {
  private static final long BETWEEN_REPORTS = TimeUnit.MILLISECONDS.toNanos(200);
  private static final double NANOS = 1e9;

  private final Watch watch;
  private final ProgressLine line;
  private final long begun = System.nanoTime();
  private long shown = begun;
  private long subtrees;
  private long all;

  SubtreeProgress(Watch watch, ProgressLine line) {
    this.watch = watch;
    this.line = line;
  }

  /**
   * {@inheritDoc}
   *
   * @throws CancellationException if the process is told to end
   */
  @Override
  public void done(long done, long of) {
    subtrees = done;
    all = of;
    watch.throwIfStopped();
    long now = System.nanoTime();
    if (now - shown >= BETWEEN_REPORTS) {
      shown = now;
      line.show(String.format(Locale.ROOT, "%.1f s: %s", (now - begun) / NANOS, text()));
    }
  }

  /** The progress so far, as a clause. */
  String text() {
    return all == 0
        ? "subtrees are counted"
        : String.format(Locale.ROOT, "%,d of %,d subtrees checked", subtrees, all);
  }
}
