package cluewright.cli.check;

import cluewright.phrase.Phrase;
import cluewright.proof.check.Effort;
import java.time.Duration;
import java.util.Locale;

/** Shows the progress of checking a proof, and stops it when the process is told to end. */
final class SubtreeProgress implements Effort.Watcher {
  private final Pulse pulse;
  private long subtrees;
  private long all;

  /** How many subtrees were done, and when, at the first report that counted any. */
  private long first = -1;

  private long firstAt;

  SubtreeProgress(Pulse pulse) {
    this.pulse = pulse;
  }

  @Override
  public void done(long done, long of) {
    subtrees = done;
    all = of;
    if (first < 0 && of > 0) {
      first = done;
      firstAt = System.nanoTime();
    }
    pulse.beat(() -> text() + left());
  }

  /** How long the rest may take, if subtrees were done in this run. */
  private String left() {
    if (first < 0 || subtrees == first) {
      return "";
    }
    double nanos = (double) (System.nanoTime() - firstAt) / (subtrees - first) * (all - subtrees);
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
