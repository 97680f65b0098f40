package cluewright.format;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A line of the lists that older versions of GNOME Sudoku had: the cells, 0 for an open one, with a
 * blank between them, and behind a tab how difficult the puzzle is, as a decimal fraction.
 */
public final class RatedLine {
  private static final Pattern LINE =
      Pattern.compile("([0-9.](?: [0-9.])++)\\t[-+]?[0-9]+[.][0-9]+(?:[eE][-+]?[0-9]+)?\\s*");

  private RatedLine() {}

  /** What stands before the tab, if it is such a line. */
  public static Optional<String> cells(String line) {
    Matcher rated = LINE.matcher(line);
    return rated.matches() ? Optional.of(rated.group(1)) : Optional.empty();
  }
}
