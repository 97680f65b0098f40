package cluewright.cli.check;

import cluewright.cli.terminal.ProgressLine;
import cluewright.search.race.Run;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.util.Locale;
import java.util.concurrent.CancellationException;

/** A stream for a long file that shows its progress and can be left when the run is over. */
final class Watched extends OutputStream {
  private static final int BETWEEN_REPORTS = 1 << 22;

  private final OutputStream target;
  private final Run run;
  private final ProgressLine line;
  private long written;
  private long shown;

  Watched(OutputStream target, Run run, ProgressLine line) {
    this.target = target;
    this.run = run;
    this.line = line;
  }

  @Override
  public void write(int one) throws IOException {
    write(new byte[] {(byte) one}, 0, 1);
  }

  /**
   * {@inheritDoc}
   *
   * @throws CancellationException if the run is over
   */
  @Override
  public void write(byte[] some, int from, int length) throws IOException {
    run.throwIfStopped();
    target.write(some, from, length);
    if (target instanceof PrintStream stream && stream.checkError()) {
      throw new ClosedException();
    }
    written += length;
    if (written - shown >= BETWEEN_REPORTS) {
      shown = written;
      line.show(String.format(Locale.ROOT, "%,d MB written", written >> 20));
    }
  }

  @Override
  public void flush() throws IOException {
    target.flush();
  }

  /** Ends the progress report; the underlying stream stays open. */
  @Override
  public void close() {
    line.clear();
  }

  /** Thrown when nobody reads standard output any more. */
  static final class ClosedException extends IOException {
    private static final long serialVersionUID = 1L;
  }
}
