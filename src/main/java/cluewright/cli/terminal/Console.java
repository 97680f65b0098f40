package cluewright.cli.terminal;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Help.Ansi;

/**
 * The streams that a run of the command line reads and writes.
 *
 * @param in standard input
 * @param out where results go
 * @param err where errors and progress go
 * @param screen whether progress may be shown on {@code err}
 */
public record Console(InputStream in, PrintStream out, PrintStream err, Screen screen) {

  /** What standard error is connected to. */
  public enum Screen {
    /** A terminal, where a line can be rewritten in place. */
    TERMINAL,
    /** A file or program, which gets no progress. */
    PLAIN
  }

  /** The streams of this process. */
  public static Console system() {
    return new Console(
        Descriptor.INPUT.isClosed() ? Descriptor.INPUT.noInput() : System.in,
        StandardOutput.ofProcess(),
        Descriptor.ERRORS.isClosed()
            ? new PrintStream(Descriptor.ERRORS.noOutput(), false, StandardCharsets.UTF_8)
            : System.err,
        screenOfStandardError());
  }

  /** What standard error is; Linux knows, elsewhere picocli's guess must do. */
  private static Screen screenOfStandardError() {
    try {
      String target = Files.readSymbolicLink(Path.of("/proc/self/fd/2")).toString();
      boolean isTerminal = target.startsWith("/dev/pts/") || target.startsWith("/dev/tty");
      return isTerminal ? Screen.TERMINAL : Screen.PLAIN;
    } catch (IOException | UnsupportedOperationException e) {
      return Ansi.AUTO.enabled() ? Screen.TERMINAL : Screen.PLAIN;
    }
  }

  /** Why printed results are lost; empty if they are not, as far as is known. */
  public Optional<IOException> lost() {
    out.flush();
    return out instanceof StandardOutput results ? results.failure() : Optional.empty();
  }

  /** Prints an error or note as one line on {@code err}. */
  public void note(String sentence) {
    err.println("cluewright: " + sentence);
  }
}
