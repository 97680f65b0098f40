package cluewright.cli.input;

import cluewright.cli.terminal.UsageException;
import cluewright.format.Line;
import cluewright.format.RegionsText;
import cluewright.format.TextSource;
import cluewright.model.Board;
import cluewright.phrase.Phrase;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A file of jigsaw layouts: the region of each cell as a digit or letter, one layout per line, or a
 * single one as a square of rows. Blank lines and comments are skipped.
 */
public final class RegionsFile {
  private static final Pattern WITH_LINE = Pattern.compile("(?s)(.+):(\\d{1,9})");

  private RegionsFile() {}

  /**
   * The board for a layout.
   *
   * @param argument the name of the file, or that and the number of a line, as in {@code
   *     layouts.txt:12}
   */
  public static Board read(String argument) throws IOException {
    Matcher withLine = WITH_LINE.matcher(argument);
    Optional<Path> file = existing(argument);
    if (file.isPresent()) {
      return board(argument, text(file.get()), OptionalInt.empty());
    }
    if (withLine.matches()) {
      Optional<Path> named = existing(withLine.group(1));
      if (named.isPresent()) {
        int number = Integer.parseInt(withLine.group(2));
        return board(withLine.group(1), text(named.get()), OptionalInt.of(number));
      }
    }
    throw new UsageException(
        "\"%s\" is not a file: give one with the region of each cell, such as layouts.txt, or"
                .formatted(Input.shortened(argument))
            + " layouts.txt:12 for its line 12");
  }

  /** The file name in an argument, which may also name a line. */
  static String nameIn(String argument) {
    Matcher withLine = WITH_LINE.matcher(argument);
    return existing(argument).isEmpty() && withLine.matches() ? withLine.group(1) : argument;
  }

  private static Optional<Path> existing(String name) {
    try {
      return Optional.of(Path.of(name)).filter(Files::isRegularFile);
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
  }

  private static RegionsText text(Path file) throws IOException {
    return RegionsText.of(TextSource.read(file).text());
  }

  private static Board board(String file, RegionsText text, OptionalInt number) {
    List<Line> layouts = text.layouts();
    if (layouts.isEmpty()) {
      throw new UsageException(file + " is empty: write the region of each cell in one line");
    }
    int wanted = number.orElse(layouts.get(0).number());
    for (int i = 0; i < layouts.size(); i++) {
      if (layouts.get(i).number() == wanted) {
        return board(file, text, i);
      }
    }
    throw missing(file, layouts, wanted);
  }

  private static UsageException missing(String file, List<Line> layouts, int wanted) {
    return new UsageException(
        "%s has no layout in line %,d: choose one of lines %,d to %,d"
            .formatted(
                file, wanted, layouts.get(0).number(), layouts.get(layouts.size() - 1).number()));
  }

  private static Board board(String file, RegionsText text, int index) {
    Line layout = text.layouts().get(index);
    Optional<Phrase> fault = RegionsText.fault(layout);
    if (fault.isEmpty()) {
      return text.board(index);
    }
    throw new UsageException(
        text.isInRows()
            ? "%s: %s; mend the file".formatted(file, fault.get())
            : "%s, line %,d: %s; mend the line%s"
                .formatted(file, layout.number(), fault.get(), others(file, text, layout)));
  }

  private static String others(String file, RegionsText text, Line faulty) {
    return text.layouts().stream()
        .filter(other -> other.number() != faulty.number())
        .findFirst()
        .map(other -> ", or choose another as in %s:%d".formatted(file, other.number()))
        .orElse("");
  }
}
