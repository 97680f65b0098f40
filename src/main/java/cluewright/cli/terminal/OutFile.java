package cluewright.cli.terminal;

import cluewright.format.FileException;
import cluewright.format.WholeFile;
import cluewright.phrase.Phrase;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** A command's output file, written completely or not at all, unless it is a device or pipe. */
public final class OutFile {
  private OutFile() {}

  /** Writes to standard output for {@code -}, or else the file. */
  public static void write(String name, Console console, WholeFile.Contents contents)
      throws IOException {
    if (name.equals("-")) {
      contents.writeTo(console.out());
      console.out().flush();
    } else {
      write(name, contents);
    }
  }

  /**
   * Writes the file, replacing an existing one.
   *
   * @throws UsageException if it cannot be written, as far as can be told before
   * @throws IOException if writing fails
   */
  public static void write(String name, WholeFile.Contents contents) throws IOException {
    Path file = ResultSink.writable(name);
    if (!Files.exists(file) || Files.isRegularFile(file)) {
      WholeFile.write(file, contents);
      return;
    }
    try (OutputStream out = Files.newOutputStream(file)) {
      contents.writeTo(out);
    } catch (IOException e) {
      throw new FileException(Phrase.of("formats.cannot-write", name, FileException.reason(e)), e);
    }
  }
}
