package cluewright.format;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A line from the lists of older versions of GNOME Sudoku: the cells, 0 for an open one, separated
 * by blanks, then a tab and the difficulty as a decimal fraction.
 */
public final class RatedLine {
  private static final Pattern LINE =
      Pattern.compile("([0-9.](?: [0-9.])++)\\t[-+]?[0-9]+[.][0-9]+(?:[eE][-+]?[0-9]+)?\\s*");

  private RatedLine() {}

  /** The part before the tab, if it is such a line. */
  public static Optional<String> cells(String line) {
    Matcher rated = LINE.matcher(line);
    return rated.matches() ? Optional.of(rated.group(1)) : Optional.empty();
  }
}
