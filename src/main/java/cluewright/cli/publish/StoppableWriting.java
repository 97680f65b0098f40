package cluewright.cli.publish;

import cluewright.cli.terminal.Console;
import cluewright.cli.terminal.ExitCode;
import cluewright.cli.terminal.Interrupt;
import cluewright.search.Watch;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.concurrent.CancellationException;

/** Writing that can be stopped at once when the process is told to end, leaving nothing behind. */
interface StoppableWriting {
  /** Writes, and asks the watch often. */
  void run(Watch watch) throws IOException;

  /** Runs the writing; failures caused by a stop do not count. */
  static int run(Console console, StoppableWriting writing) throws IOException {
    Watch watch = Watch.idle();
    try {
      return Interrupt.stopping(watch, () -> run(writing, watch, console));
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  private static int run(StoppableWriting writing, Watch watch, Console console) {
    try {
      writing.run(watch);
      return ExitCode.OK;
    } catch (CancellationException e) {
      console.note("stopped: nothing is written");
      return ExitCode.UNDECIDED;
    } catch (IOException e) {
      if (watch.isStopped()) {
        console.note("stopped: nothing is written");
        return ExitCode.UNDECIDED;
      }
      throw new UncheckedIOException(e);
    }
  }
}
