package cluewright.cli;

import cluewright.format.Design;
import cluewright.format.FormatException;
import cluewright.format.ProjectFile;
import cluewright.format.TextSource;
import cluewright.format.exchange.Formats;
import cluewright.model.Puzzle;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;

/**
 * Text that an argument stands for, and what to call it in errors.
 *
 * @param name for example {@code masks.txt} or {@code standard input}
 */
record Input(String name, String text) {
  private static final int SHOWN = 40;

  /** Standard input for {@code -}, the contents of an existing file, or nothing. */
  static Optional<Input> fromStreamOrFile(String argument, InputStream in) throws IOException {
    if (argument.equals("-")) {
      return Optional.of(known("standard input", TextSource.read(in, "standard input")));
    }
    Optional<Path> file = existing(argument);
    return file.isEmpty() ? Optional.empty() : Optional.of(known(argument, text(file.get())));
  }

  /** Outcomes, as generate writes them, stand for the puzzles that were found. */
  private static Input known(String name, String text) {
    return JsonLines.isLikely(text)
        ? new Input(name, new Input(name, text).read(JsonLines::puzzles))
        : new Input(name, text);
  }

  /**
   * The same where checked exceptions cannot be thrown.
   *
   * @throws UncheckedIOException if it cannot be read
   */
  static Optional<Input> unchecked(String argument, InputStream in) {
    try {
      return fromStreamOrFile(argument, in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A project stands for its current puzzle or, before one is found, for the mask of that. */
  private static String text(Path file) throws IOException {
    if (!isProject(file.toString())) {
      return TextSource.read(file);
    }
    Design design = ProjectFile.read(file).design();
    return design.puzzle().map(Puzzle::line).orElse(design.mask().line());
  }

  /** Whether an argument names a project, by its ending. */
  static boolean isProject(String argument) {
    return argument.endsWith(ProjectFile.EXTENSION);
  }

  /** The argument itself as text. */
  static Input literal(String argument) {
    return new Input("\"" + shortened(argument) + "\"", argument);
  }

  static String shortened(String argument) {
    String line = argument.lines().findFirst().orElse("");
    return line.length() > SHOWN ? line.substring(0, SHOWN) + "..." : line;
  }

  /** Whether it is a word or a path, which no board looks like even where its length fits. */
  static boolean isName(String argument) {
    boolean isPath =
        argument.contains("/")
            || argument.contains("\\")
            || isProject(argument)
            || Formats.forFile(argument).isPresent();
    boolean isWord =
        argument.chars().allMatch(c -> Character.isLetter(c) || c == '-' || c == '_')
            && argument.chars().distinct().count() > 2;
    return argument.isBlank() || ((isPath || isWord) && Formats.foreign(argument).isEmpty());
  }

  private static Optional<Path> existing(String argument) {
    if (argument.isBlank()) {
      return Optional.empty();
    }
    try {
      Path file = Path.of(argument);
      if (Files.isDirectory(file)) {
        throw new UsageException(argument + " is a directory: give a file in it");
      }
      return Files.exists(file) ? Optional.of(file) : Optional.empty();
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
  }

  /** Reads the text, and puts the input's name before what is wrong with it. */
  <T> T read(Function<String, T> reader) {
    try {
      return reader.apply(text);
    } catch (FormatException e) {
      throw new UsageException(name + ": " + e.getMessage());
    }
  }
}
