package cluewright.cli.generate;

import cluewright.batch.BatchStart;
import cluewright.cli.terminal.Console;
import cluewright.cli.terminal.ExitCode;
import cluewright.cli.terminal.ResultSink;
import cluewright.cli.terminal.UsageException;
import cluewright.format.FileException;
import cluewright.format.WholeFile;
import cluewright.search.Bookmark;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;

/**
 * The file of {@code --checkpoint}, which saves the progress of a long walk and is deleted at its
 * end.
 */
final class WalkFile implements Bookmark {
  private final String name;
  private final Path file;
  private final Console console;
  private final Optional<String> last;
  private boolean failed;

  private WalkFile(String name, Path file, Console console, Optional<String> last) {
    this.name = name;
    this.file = file;
    this.console = console;
    this.last = last;
  }

  /**
   * Opens the file with this name as it is.
   *
   * @throws UsageException if it cannot be written, or is there and nothing says what to do with it
   */
  static WalkFile open(String name, BatchStart.Mode mode, Console console) throws IOException {
    Path file = ResultSink.writable(name);
    boolean isThere = Files.exists(file);
    if (isThere && mode == BatchStart.Mode.NEW) {
      throw new UsageException(
          name + " keeps a walk: continue it with --resume, or start over with --overwrite");
    }
    if (!isThere && mode == BatchStart.Mode.RESUME) {
      console.note(name + " does not exist, so the walk starts from the beginning");
    }
    boolean goesOn = isThere && mode == BatchStart.Mode.RESUME;
    return new WalkFile(name, file, console, goesOn ? Optional.of(walk(file)) : Optional.empty());
  }

  /**
   * The contents of a walk file; other files are refused before the search, even if it has no use
   * for a walk.
   */
  private static String walk(Path file) throws IOException {
    byte[] mark = MARK.getBytes(StandardCharsets.UTF_8);
    try (InputStream in = Files.newInputStream(file)) {
      if (!Arrays.equals(in.readNBytes(mark.length), mark)) {
        throw new UsageException(
            file.getFileName()
                + " cannot be continued, since it keeps no walk that this version can go on with:"
                + " start over with --overwrite");
      }
    }
    return Files.readString(file);
  }

  @Override
  public Optional<String> last() {
    return last;
  }

  @Override
  public synchronized void keep(String text) {
    try {
      WholeFile.write(file, out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
      failed = false;
    } catch (IOException e) {
      if (!failed) {
        console.note("the walk is not kept for now: " + FileException.reason(e));
      }
      failed = true;
    }
  }

  /** Deletes the file if the request was decided, otherwise explains its use. */
  void ended(int exitCode) {
    if (exitCode == ExitCode.OK || exitCode == ExitCode.IMPOSSIBLE) {
      remove();
    } else if (Files.exists(file)) {
      console.note(name + " keeps how far the walk came: continue it with --resume");
    } else {
      console.note(
          "there is no walk to continue: only the dual engine keeps one, every five seconds");
    }
  }

  private void remove() {
    try {
      Files.deleteIfExists(file);
    } catch (IOException e) {
      console.note(name + " is no longer needed, but stays: " + FileException.reason(e));
    }
  }

  /** The message about a file that does not match the request. */
  UsageException refusal(UnfitException unfit) {
    return new UsageException(
        "%s cannot be continued, since %s: start over with --overwrite"
            .formatted(name, unfit.getMessage()));
  }
}
