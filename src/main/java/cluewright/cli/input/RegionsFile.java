package cluewright.cli.input;

import cluewright.cli.terminal.UsageException;
import cluewright.format.Line;
import cluewright.format.TextSource;
import cluewright.model.Board;
import cluewright.model.Boards;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A file with layouts of jigsaws: the region of each cell by any digit or letter, one layout a
 * line; or one layout in as many rows as each has cells. Blank lines and comments are skipped.
 */
public final class RegionsFile {
  private static final Pattern WITH_LINE = Pattern.compile("(?s)(.+):(\\d{1,9})");

  private RegionsFile() {}

  /**
   * The board of a layout.
   *
   * @param argument the name of the file, or that and the number of a line, as in {@code
   *     layouts.txt:12}
   */
  public static Board read(String argument) throws IOException {
    Matcher withLine = WITH_LINE.matcher(argument);
    Optional<Path> file = existing(argument);
    if (file.isPresent()) {
      return board(argument, lines(file.get()), OptionalInt.empty());
    }
    if (withLine.matches()) {
      Optional<Path> named = existing(withLine.group(1));
      if (named.isPresent()) {
        int number = Integer.parseInt(withLine.group(2));
        return board(withLine.group(1), lines(named.get()), OptionalInt.of(number));
      }
    }
    throw new UsageException(
        "\"%s\" is not a file: give one with the region of each cell, such as layouts.txt, or"
                .formatted(Input.shortened(argument))
            + " layouts.txt:12 for its line 12");
  }

  private static Optional<Path> existing(String name) {
    try {
      return Optional.of(Path.of(name)).filter(Files::isRegularFile);
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
  }

  private static List<Line> lines(Path file) throws IOException {
    List<Line> lines = new ArrayList<>();
    for (Line line : Line.of(TextSource.read(file).text(), 1)) {
      lines.add(new Line(line.number(), line.withoutComment().text().strip()));
    }
    return lines;
  }

  private static Board board(String file, List<Line> lines, OptionalInt number) {
    List<Line> layouts = lines.stream().filter(line -> !line.text().isEmpty()).toList();
    if (layouts.isEmpty()) {
      throw new UsageException(file + " is empty: write the region of each cell in one line");
    }
    if (number.isEmpty()) {
      return areRows(layouts)
          ? inRows(file, layouts.stream().map(Line::text).collect(Collectors.joining()))
          : inLine(file, layouts.get(0), layouts);
    }
    int wanted = number.getAsInt();
    return layouts.stream()
        .filter(line -> line.number() == wanted)
        .findFirst()
        .map(line -> inLine(file, line, layouts))
        .orElseThrow(() -> missing(file, layouts, wanted));
  }

  /** True if there are as many lines as each has characters. */
  private static boolean areRows(List<Line> lines) {
    return lines.stream().allMatch(line -> line.text().length() == lines.size());
  }

  private static UsageException missing(String file, List<Line> layouts, int wanted) {
    return new UsageException(
        "%s has no layout in line %,d: choose one of lines %,d to %,d"
            .formatted(
                file, wanted, layouts.get(0).number(), layouts.get(layouts.size() - 1).number()));
  }

  private static Board inRows(String file, String regions) {
    try {
      return Boards.jigsaw(regions, Set.of());
    } catch (IllegalArgumentException fault) {
      throw new UsageException(file + ": " + fault.getMessage() + "; mend the file");
    }
  }

  private static Board inLine(String file, Line line, List<Line> layouts) {
    try {
      return Boards.jigsaw(line.text(), Set.of());
    } catch (IllegalArgumentException fault) {
      String others =
          layouts.stream()
              .filter(other -> other.number() != line.number())
              .findFirst()
              .map(other -> ", or choose another as in %s:%d".formatted(file, other.number()))
              .orElse("");
      throw new UsageException(
          "%s, line %,d: %s; mend the line%s"
              .formatted(file, line.number(), fault.getMessage(), others));
    }
  }
}
