package cluewright.studio.printing;

import cluewright.phrase.Phrase;
import cluewright.studio.work.ShownRun;
import java.util.concurrent.Executor;

/** Pages being printed or saved. */
final class OutputRun extends ShownRun<OutputRun.Progress> {
  private final String words;
  private volatile int total;
  private boolean isWaiting = true;

  /**
   * The progress of printing or saving pages.
   *
   * @param done of the {@code total} pages; no total is known before the first is done
   */
  record Progress(String words, int done, int total) {

    /** The progress from 0 to 1. */
    double part() {
      return total == 0 ? 0 : (double) done / total;
    }

    Phrase phrase() {
      return Phrase.of(words, done, total);
    }
  }

  /**
   * A run that waits until everything is known.
   *
   * @param words the key of the sentence that says how far it is
   */
  OutputRun(String words, Executor ui) {
    super(new Progress(words, 0, 0), ui);
    this.words = words;
  }

  /** True if it waits for what is being computed about the puzzles. */
  boolean isWaiting() {
    return isWaiting;
  }

  void start() {
    isWaiting = false;
  }

  /** The number of pages, as far as reported. */
  int total() {
    return total;
  }

  /** Reports progress from any thread, unless it is cancelled. */
  void report(int done, int of) {
    report(new Progress(words, done, of));
    total = of;
  }
}
