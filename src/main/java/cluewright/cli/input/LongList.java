package cluewright.cli.input;

import cluewright.cli.terminal.UsageException;
import cluewright.format.FileException;
import cluewright.format.FormatException;
import cluewright.format.TextSource;
import cluewright.format.exchange.Formats;
import cluewright.format.exchange.core.Format;
import cluewright.format.exchange.core.Reading;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * A text too long to be read at once, with one puzzle per line, which is read in parts.
 *
 * <p>A part ends where a line does, and no field in quotation marks goes on; objects in braces end
 * with their lines.
 */
public final class LongList implements AutoCloseable, Iterator<LongList.Part> {
  private static final String STREAM = "-";

  /** The size of a part in characters: about ten thousand puzzles of 9x9. */
  private static final int PART = 1 << 20;

  /** The number of lines that reveal a list's format. */
  private static final int HEAD = 3;

  private final String name;
  private final BufferedReader lines;
  private String heading = "";
  private int line;
  private Optional<Part> ahead = Optional.empty();

  private LongList(String name, BufferedReader lines) {
    this.name = name;
    this.lines = lines;
  }

  /** A part of the text, or a whole one; its format is detected once. */
  public static final class Part {
    private final String name;
    private final String text;
    private final int above;
    private Format own;

    /**
     * A part of a text.
     *
     * @param text with the heading of the whole
     * @param above how many lines stand above it in the file, but for those of its heading
     */
    public Part(String name, String text, int above) {
      this.name = name;
      this.text = text;
      this.above = above;
    }

    public String name() {
      return name;
    }

    public String text() {
      return text;
    }

    int above() {
      return above;
    }

    /**
     * Reads the part.
     *
     * @throws FormatException if it cannot be read, with the place in the file
     */
    public Reading reading(Format format) {
      return read(format::reading);
    }

    <T> T read(Function<String, T> reader) {
      try {
        return reader.apply(text);
      } catch (FormatException e) {
        throw e.below(above);
      }
    }

    /**
     * Reads what is readable in the part.
     *
     * @param notes told which entries are left out
     */
    public <T> List<T> entries(Function<Part, List<T>> reader, ReadingNotes notes) {
      return Entries.read(this, reader, notes);
    }

    /** The format that it looks like as a whole. */
    Format own() {
      if (own == null) {
        own = Formats.of(text, name);
      }
      return own;
    }

    /** The apparent format, despite unreadable lines, which may spoil the look of the whole. */
    Format format() {
      return Formats.READ.contains(own()) ? own : Formats.of(head(), name);
    }

    private String head() {
      return text.lines()
          .filter(each -> !each.isBlank())
          .limit(HEAD)
          .collect(Collectors.joining("\n"));
    }

    /** The number of heading lines in a format; empty if it is not one of lists. */
    OptionalInt heading() {
      return format().listHeading(text);
    }
  }

  /**
   * The long list named by an argument, if it is too large to be read at once.
   *
   * @param in standard input, which can be marked and reset; it stands at its start afterwards
   * @throws IOException if it cannot be opened
   */
  public static Optional<LongList> of(String argument, InputStream in) throws IOException {
    if (argument.equals(STREAM)) {
      return goesOn(in)
          ? Optional.of(
              new LongList(
                  "standard input",
                  new BufferedReader(
                      new InputStreamReader(in, StandardCharsets.UTF_8.newDecoder()))))
          : Optional.empty();
    }
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

  /** True if there is more than is read at once. */
  private static boolean goesOn(InputStream in) throws IOException {
    in.mark(TextSource.MAX_BYTES + 1);
    boolean goesOn = true;
    for (int i = 0; i <= TextSource.MAX_BYTES && goesOn; i++) {
      goesOn = in.read() >= 0;
    }
    in.reset();
    return goesOn;
  }

  /** The name of the file, or of the stream. */
  public String name() {
    return name;
  }

  /**
   * The first part.
   *
   * @param format of all parts
   */
  public record Beginning(Part first, Format format) {}

  /**
   * Reads the first part; all later ones start with its heading.
   *
   * @param from the format; without it, the one that the part looks like
   * @throws UsageException if it does not have a puzzle a line
   */
  public Beginning begin(Optional<Format> from) {
    Part first = next();
    Format format = from.orElseGet(first::format);
    repeatHeading(first, format.listHeading(first.text()).orElseThrow(() -> tooLong("read from")));
    return new Beginning(first, format);
  }

  /**
   * The message that a list is too long for a format.
   *
   * @param way such as {@code read from}
   */
  public UsageException tooLong(String way) {
    return new UsageException(
        "%s has more than 16 MB: lists that long are %s formats with a puzzle a line, which are jsonl,"
                .formatted(Input.shortened(name), way)
            + " csv, sdm and line; or split it into parts");
  }

  private void repeatHeading(Part first, int headingLines) {
    String text = first.text;
    int end = 0;
    for (int i = 0; i < headingLines; i++) {
      end = text.indexOf('\n', end) + 1;
    }
    heading = text.substring(0, end);
  }

  /**
   * True if there is another part.
   *
   * @throws UsageException if the text cannot be read, or is not UTF-8
   */
  @Override
  public boolean hasNext() {
    if (ahead.isEmpty()) {
      try {
        ahead = read();
      } catch (CharacterCodingException e) {
        throw new UsageException(
            ("%s: line %d, or one soon after it, is not in UTF-8; a list of more than 16 MB has to"
                    + " be: convert it before, for example with iconv")
                .formatted(Input.shortened(name), line + 1));
      } catch (IOException e) {
        throw new UsageException(
            "%s cannot be read after line %d: %s"
                .formatted(Input.shortened(name), line, FileException.reason(e)));
      }
    }
    return ahead.isPresent();
  }

  @Override
  public Part next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    Part next = ahead.orElseThrow();
    ahead = Optional.empty();
    return next;
  }

  private Optional<Part> read() throws IOException {
    StringBuilder text = new StringBuilder(heading);
    int above = line - (int) heading.chars().filter(each -> each == '\n').count();
    boolean isQuoted = false;
    while (text.length() < PART || isQuoted) {
      int start = text.length();
      if (!readLine(text)) {
        break;
      }
      line++;
      boolean isObject = !isQuoted && text.charAt(start) == '{';
      isQuoted ^=
          !isObject && text.substring(start).chars().filter(each -> each == '"').count() % 2 == 1;
    }
    return text.length() == heading.length()
        ? Optional.empty()
        : Optional.of(new Part(name, TextSource.withoutMark(text.toString()), above));
  }

  /**
   * Appends a line with its line feed.
   *
   * @return false if there is none
   * @throws UsageException if there is more than fits a part, since the line, or a field in
   *     quotation marks, does not end
   */
  private boolean readLine(StringBuilder text) throws IOException {
    int read = lines.read();
    if (read < 0) {
      return false;
    }
    while (read >= 0 && read != '\n' && read != '\r') {
      if (text.length() == TextSource.MAX_BYTES) {
        throw new UsageException(
            ("%s: line %,d goes on after 16 MB, but at most 16 MB can be read at once: give each"
                    + " puzzle a line of its own")
                .formatted(Input.shortened(name), line + 1));
      }
      text.append((char) read);
      read = lines.read();
    }
    if (read == '\r') {
      skipLineFeed();
    }
    text.append('\n');
    return true;
  }

  /** Skips a line feed after a carriage return, which together end one line. */
  private void skipLineFeed() throws IOException {
    lines.mark(1);
    if (lines.read() != '\n') {
      lines.reset();
    }
  }

  @Override
  public void close() throws IOException {
    lines.close();
  }
}
