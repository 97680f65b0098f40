package cluewright.cli.check;

import cluewright.cli.terminal.ProgressLine;
import cluewright.phrase.Phrase;
import cluewright.proof.check.Effort;
import cluewright.search.Watch;
import java.time.Duration;
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

  /** How many subtrees were done, and when, at the first report that counted any. */
  private long first = -1;

  private long firstAt;

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
    if (first < 0 && of > 0) {
      first = done;
      firstAt = now;
    }
    if (now - shown >= BETWEEN_REPORTS) {
      shown = now;
      line.show(
          String.format(Locale.ROOT, "%.1f s: %s%s", (now - begun) / NANOS, text(), left(now)));
    }
  }

  /** How long the rest may take, if subtrees were done in this run. */
  private String left(long now) {
    if (first < 0 || subtrees == first) {
      return "";
    }
    double nanos = (double) (now - firstAt) / (subtrees - first) * (all - subtrees);
    Phrase time = cluewright.search.Effort.words(Duration.ofNanos((long) nanos));
    return ", " + time.in(Locale.ENGLISH) + " left";
  }

  /** The progress so far, as a clause. */
  String text() {
    return all == 0
        ? "subtrees are counted"
        : String.format(Locale.ROOT, "%,d of %,d subtrees checked", subtrees, all);
  }
}
