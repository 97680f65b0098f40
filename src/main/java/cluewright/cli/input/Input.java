package cluewright.cli.input;

import cluewright.batch.JsonLines;
import cluewright.cli.terminal.UsageException;
import cluewright.document.Document;
import cluewright.document.Project;
import cluewright.format.FormatException;
import cluewright.format.ProjectFile;
import cluewright.format.TextSource;
import cluewright.format.exchange.Formats;
import cluewright.format.exchange.core.Format;
import cluewright.format.exchange.core.Item;
import cluewright.model.Boards;
import cluewright.model.DigitSet;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * The text given by an argument.
 *
 * @param whole the text
 * @param remark what is to be said of how it was read, if anything
 */
public record Input(LongList.Part whole, Optional<Phrase> remark) {
  private static final int SHOWN = 40;

  /**
   * Standard input for {@code -}, the contents of an existing file, or nothing. A project stands
   * for its current puzzle or, before one is found, for the mask of that.
   */
  public static Optional<Input> fromStreamOrFile(String argument, InputStream in)
      throws IOException {
    Optional<Document> document = document(argument);
    if (document.isPresent()) {
      return Optional.of(of(argument, line(document.get())));
    }
    return asItStands(argument, in)
        .map(
            given ->
                given
                    .project()
                    .map(project -> given.with(line(project.document())))
                    .orElseGet(given::withPuzzlesOfOutcomes));
  }

  /** The current document of a project; empty for other arguments. */
  private static Optional<Document> document(String argument) throws IOException {
    Optional<Path> file = argument.equals("-") ? Optional.empty() : existing(argument);
    return file.isPresent() && isProject(argument)
        ? Optional.of(ProjectFile.read(file.get()).document())
        : Optional.empty();
  }

  /** The input, with projects and outcomes as their own text. */
  static Optional<Input> asItStands(String argument, InputStream in) throws IOException {
    if (argument.equals("-")) {
      return Optional.of(of("standard input", TextSource.read(in, "standard input")));
    }
    Optional<Path> file = existing(argument);
    return file.isEmpty()
        ? Optional.empty()
        : Optional.of(of(argument, TextSource.read(file.get())));
  }

  /** How the digits of an argument's puzzles are shown, which a project may say. */
  public static DigitSet digits(String argument) throws IOException {
    return document(argument).map(Document::digitSet).orElse(DigitSet.USUAL);
  }

  /** This input with outcomes of generate replaced by the puzzles found, line by line. */
  private Input withPuzzlesOfOutcomes() {
    return JsonLines.isLikely(text()) ? with(read(JsonLines::puzzles)) : this;
  }

  /** The title of a project's current puzzle; empty for other arguments. */
  public static String title(String argument) throws IOException {
    return document(argument).map(Document::title).orElse("");
  }

  private static Input of(String name, TextSource.Source source) {
    return new Input(new LongList.Part(name, source.text(), 0), source.remark());
  }

  /** A text read without remarks. */
  static Input of(String name, String text) {
    return new Input(new LongList.Part(name, text, 0), Optional.empty());
  }

  /** The name for errors, such as {@code masks.txt} or {@code standard input}. */
  public String name() {
    return whole.name();
  }

  public String text() {
    return whole.text();
  }

  /** The format that the text looks like. */
  public Format format() {
    return whole.own();
  }

  /**
   * Everything in the text.
   *
   * @throws UsageException if it cannot be read
   */
  public List<Item> items() {
    return read(text -> Formats.reading(text, format()).items());
  }

  private Input with(String other) {
    return new Input(new LongList.Part(name(), other, 0), remark);
  }

  /**
   * The input, for places where checked exceptions cannot be thrown.
   *
   * @throws UncheckedIOException if it cannot be read
   */
  public static Optional<Input> unchecked(String argument, InputStream in) {
    try {
      return fromStreamOrFile(argument, in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Remarks on how it was read, as sentences without full stops. */
  List<Phrase> remarks() {
    return remark.stream().toList();
  }

  /** The project, if the text is one. */
  Optional<Project> project() {
    return ProjectFile.isOne(text()) ? Optional.of(read(ProjectFile::read)) : Optional.empty();
  }

  /** The puzzle as cells alone, unless these do not determine the board. */
  private static String line(Document document) {
    return Boards.isUsual(document.mask().board())
        ? document.puzzle().map(Puzzle::line).orElse(document.mask().line())
        : Formats.named("json")
            .orElseThrow()
            .write(
                List.of(document.puzzle().map(Item::of).orElseGet(() -> Item.of(document.mask()))));
  }

  /** True if an argument names a project, by its extension. */
  public static boolean isProject(String argument) {
    return argument.endsWith(ProjectFile.EXTENSION);
  }

  /** The argument itself as the text. */
  public static Input literal(String argument) {
    return of("\"" + shortened(argument) + "\"", argument);
  }

  public static String shortened(String argument) {
    String line = argument.lines().findFirst().orElse("");
    return line.length() > SHOWN ? line.substring(0, SHOWN) + "..." : line;
  }

  /** True if it is a word or path, which no board looks like even at a matching length. */
  public static boolean isName(String argument) {
    boolean isPath =
        argument.contains("/")
            || argument.contains("\\")
            || isProject(argument)
            || Formats.forFile(argument).isPresent();
    boolean isWord =
        argument.chars().allMatch(c -> Character.isLetter(c) || c == '-' || c == '_')
            && argument.chars().distinct().count() > 2;
    return argument.isBlank() || ((isPath || isWord) && Formats.of(argument).isBare());
  }

  private static Optional<Path> existing(String argument) {
    if (argument.isBlank()) {
      return Optional.empty();
    }
    try {
      Path file = Path.of(argument);
      if (Files.isDirectory(file)) {
        throw new UsageException(argument + " is a folder: give a file in it");
      }
      return Files.exists(file) ? Optional.of(file) : Optional.empty();
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
  }

  /** Reads the text; the input's name precedes any fault. */
  public <T> T read(Function<String, T> reader) {
    try {
      return reader.apply(text());
    } catch (FormatException e) {
      throw new UsageException(name() + ": " + e.getMessage());
    }
  }
}
