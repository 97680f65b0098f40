package cluewright.studio.printing;

import cluewright.model.Stop;
import cluewright.phrase.Phrase;
import java.util.concurrent.CancellationException;
import java.util.concurrent.Executor;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/** Pages being printed or saved, with their progress. */
final class OutputRun implements Stop {
  private final String words;
  private final ReadOnlyObjectWrapper<Progress> progress;
  private volatile boolean isCancelled;
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
  OutputRun(String words) {
    this.words = words;
    progress = new ReadOnlyObjectWrapper<>(new Progress(words, 0, 0));
  }

  ReadOnlyObjectProperty<Progress> progressProperty() {
    return progress.getReadOnlyProperty();
  }

  /** True if it waits for what is being computed about the puzzles. */
  boolean isWaiting() {
    return isWaiting;
  }

  void start() {
    isWaiting = false;
  }

  void cancel() {
    isCancelled = true;
  }

  @Override
  public boolean isStopped() {
    return isCancelled;
  }

  /** The number of pages, as far as reported. */
  int total() {
    return total;
  }

  /**
   * Reports progress from any thread.
   *
   * @throws CancellationException if it shall end
   */
  void report(int done, int of, Executor ui) {
    throwIfStopped();
    total = of;
    ui.execute(() -> progress.set(new Progress(words, done, of)));
  }
}
