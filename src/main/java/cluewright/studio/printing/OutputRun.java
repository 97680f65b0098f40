package cluewright.studio.printing;

import cluewright.model.Stop;
import cluewright.phrase.Phrase;
import java.util.concurrent.CancellationException;
import java.util.concurrent.Executor;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/** Pages on their way, and how far they are. */
final class OutputRun implements Stop {
  private final String words;
  private final ReadOnlyObjectWrapper<Progress> progress;
  private volatile boolean isCancelled;
  private volatile int total;
  private boolean isWaiting = true;

  /**
   * The progress of pages on their way.
   *
   * @param done of the {@code total} pages; no total is known before the first is done
   */
  record Progress(String words, int done, int total) {

    /** From 0 to 1. */
    double part() {
      return total == 0 ? 0 : (double) done / total;
    }

    Phrase phrase() {
      return Phrase.of(words, done, total);
    }
  }

  /**
   * A run that waits until all is known.
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

  /** Tests whether it waits for what becomes known of the puzzles. */
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

  /** The number of pages, as far as was reported. */
  int total() {
    return total;
  }

  /**
   * Notes how far it is, from any thread.
   *
   * @throws CancellationException if it shall end
   */
  void report(int done, int of, Executor ui) {
    throwIfStopped();
    total = of;
    ui.execute(() -> progress.set(new Progress(words, done, of)));
  }
}
