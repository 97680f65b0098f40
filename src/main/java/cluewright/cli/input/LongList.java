package cluewright.cli.input;

import cluewright.format.FormatException;
import cluewright.format.TextSource;
import cluewright.format.exchange.Formats;
import cluewright.format.exchange.core.Format;
import cluewright.format.exchange.core.Reading;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * A file with more text than is read at once, which has a puzzle a line: it is read in parts.
 *
 * <p>A part ends where a line does, and no field in quotation marks goes on; objects in braces end
 * with their lines.
 */
public final class LongList implements AutoCloseable {
  /** The size of a part, in characters: some ten thousand puzzles of 9x9. */
  private static final int PART = 1 << 20;

  private final String name;
  private final BufferedReader lines;
  private String heading = "";
  private int line;

  private LongList(String name, BufferedReader lines) {
    this.name = name;
    this.lines = lines;
  }

  /**
   * A part of the text.
   *
   * @param text with the heading of the whole
   * @param above how many lines stand above it in the file, but for those of its heading
   */
  public record Part(String name, String text, int above) {

    /**
     * Reads it.
     *
     * @throws FormatException if it cannot be read, with the place in the file
     */
    public Reading reading(Format format) {
      try {
        return format.reading(text);
      } catch (FormatException e) {
        throw e.below(above);
      }
    }

    /** The format that it looks like, if that has a puzzle a line. */
    public Optional<Format> format() {
      return Optional.of(Formats.of(text, name)).filter(each -> each.listHeading(text).isPresent());
    }
  }

  /**
   * The file that an argument names, if there is one that is too large to be read at once.
   *
   * @throws IOException if it cannot be opened
   */
  public static Optional<LongList> of(String argument) throws IOException {
    try {
      Path file = Path.of(argument);
      return Files.isRegularFile(file) && Files.size(file) > TextSource.MAX_BYTES
          ? Optional.of(
              new LongList(argument, Files.newBufferedReader(file, StandardCharsets.UTF_8)))
          : Optional.empty();
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
  }

  /** From now on, each part begins with the heading of the first. */
  public void repeatHeading(Part first, int headingLines) {
    String text = first.text;
    int end = 0;
    for (int i = 0; i < headingLines; i++) {
      end = text.indexOf('\n', end) + 1;
    }
    heading = text.substring(0, end);
  }

  /**
   * The next part; empty after the last.
   *
   * @throws IOException if the file cannot be read, or is not UTF-8
   */
  public Optional<Part> next() throws IOException {
    StringBuilder text = new StringBuilder(heading);
    int above = line - (int) heading.chars().filter(each -> each == '\n').count();
    boolean isQuoted = false;
    String read = lines.readLine();
    while (read != null) {
      line++;
      text.append(read).append('\n');
      boolean isObject = !isQuoted && read.startsWith("{");
      isQuoted ^= !isObject && read.chars().filter(each -> each == '"').count() % 2 == 1;
      if (text.length() >= PART && !isQuoted) {
        break;
      }
      read = lines.readLine();
    }
    return text.length() == heading.length()
        ? Optional.empty()
        : Optional.of(new Part(name, TextSource.withoutMark(text.toString()), above));
  }

  @Override
  public void close() throws IOException {
    lines.close();
  }
}
