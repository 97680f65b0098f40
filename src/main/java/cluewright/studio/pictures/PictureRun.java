package cluewright.studio.pictures;

import cluewright.phrase.Phrase;
import cluewright.studio.work.ShownRun;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.concurrent.Executor;

/** Pictures being written to files. */
final class PictureRun extends ShownRun<Phrase> {
  PictureRun(Phrase words, Executor ui) {
    super(words, ui);
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
