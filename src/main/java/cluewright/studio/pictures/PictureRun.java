package cluewright.studio.pictures;

import cluewright.model.Stop;
import cluewright.phrase.Phrase;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.concurrent.Executor;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/** Pictures being written to files, which can be cancelled immediately. */
final class PictureRun implements Stop {
  private final ReadOnlyObjectWrapper<Phrase> wordsWrapper = new ReadOnlyObjectWrapper<>();

  /** The progress in words. */
  final ReadOnlyObjectProperty<Phrase> words = wordsWrapper.getReadOnlyProperty();

  private final Executor ui;
  private volatile boolean isCancelled;

  /**
   * A run that has started.
   *
   * @param words how far it is
   */
  PictureRun(Phrase words, Executor ui) {
    this.ui = ui;
    this.wordsWrapper.set(words);
  }

  void cancel() {
    isCancelled = true;
  }

  @Override
  public boolean isStopped() {
    return isCancelled;
  }

  /** Reports progress from any thread, and continues. */
  void report(Phrase now) {
    throwIfStopped();
    ui.execute(() -> wordsWrapper.set(now));
  }

  /** A stream that fails once the run is cancelled. */
  OutputStream guarded(OutputStream out) {
    return new FilterOutputStream(out) {
      @Override
      public void write(int b) throws IOException {
        throwIfStopped();
        out.write(b);
      }

      @Override
      public void write(byte[] bytes, int from, int count) throws IOException {
        throwIfStopped();
        out.write(bytes, from, count);
      }
    };
  }
}
