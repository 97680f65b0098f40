package cluewright.cli.terminal;

import cluewright.format.FileException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * The target of results: standard output or, with {@code --out}, a file.
 *
 * <p>A file that cannot be written is found out before the search where possible. If writing fails
 * later all the same, the results go to standard output, so that none is lost.
 */
public final class ResultSink {
  private final Console console;
  private final Path file;
  private boolean begun;
  private boolean failed;

  private ResultSink(Console console, Path file) {
    this.console = console;
    this.file = file;
  }

  /**
   * Opens the target; an existing file is replaced at the first result.
   *
   * @param path the file, or null for standard output
   */
  public static ResultSink open(String path, Console console) {
    return new ResultSink(console, path == null ? null : writable(path));
  }

  /**
   * The file with this name.
   *
   * @throws UsageException if it cannot be written, as far as can be told before
   */
  public static Path writable(String path) {
    try {
      Path file = Path.of(path).toAbsolutePath();
      Path target = Files.exists(file) ? file : file.getParent();
      if (Files.isDirectory(file) || target == null || !Files.isWritable(target)) {
        throw new UsageException(
            path + " cannot be written: give a file in an existing, writable folder");
      }
      return file;
    } catch (InvalidPathException e) {
      throw new UsageException(path + " is not a valid file name: " + e.getReason());
    }
  }

  /** Writes a result; false if nobody reads any more. */
  public boolean write(String result) {
    if (file == null || failed) {
      console.out().print(result);
      return !console.out().checkError();
    }
    try {
      StandardOpenOption mode =
          begun ? StandardOpenOption.APPEND : StandardOpenOption.TRUNCATE_EXISTING;
      Files.writeString(file, result, StandardOpenOption.CREATE, StandardOpenOption.WRITE, mode);
      begun = true;
      return true;
    } catch (IOException e) {
      failed = true;
      console.note("writing failed, so results follow here: " + FileException.reason(e));
      return write(result);
    }
  }

  /** True if a file could not be written. */
  public boolean hasFailed() {
    return failed;
  }

  /** The exit code, with precedence for a failure to write. */
  public int exitCode(int code) {
    return failed ? ExitCode.USAGE : code;
  }
}
