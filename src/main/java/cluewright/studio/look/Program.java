package cluewright.studio.look;

import java.io.File;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** Runs a small system program, and does not wait for one that hangs. */
public final class Program {
  private static final long SECONDS = 2;

  private Program() {}

  /**
   * Runs a program and returns its output; empty if it does not exist, fails, or takes too long.
   */
  public static Optional<String> output(List<String> command) {
    try {
      Path printed = Files.createTempFile("cluewright-", ".txt");
      try {
        return run(command, printed.toFile())
            ? Optional.of(Files.readString(printed, Charset.defaultCharset()))
            : Optional.empty();
      } finally {
        Files.deleteIfExists(printed);
      }
    } catch (IOException e) {
      return Optional.empty();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    }
  }

  /** Starts a program; false if it does not exist, or fails soon. It may go on for long. */
  public static boolean starts(List<String> command) {
    try {
      Process process =
          new ProcessBuilder(command)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .redirectError(ProcessBuilder.Redirect.DISCARD)
              .start();
      process.getOutputStream().close();
      return !process.waitFor(SECONDS, TimeUnit.SECONDS) || process.exitValue() == 0;
    } catch (IOException e) {
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  private static boolean run(List<String> command, File printed)
      throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(command)
            .redirectOutput(printed)
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    process.getOutputStream().close();
    if (process.waitFor(SECONDS, TimeUnit.SECONDS)) {
      return process.exitValue() == 0;
    }
    process.destroyForcibly();
    return false;
  }
}
