package cluewright.proof.check;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The rows, columns, digits and boxes of a board of one grid, stated from the beginning of its
 * name.
 *
 * <p>{@code 4x6} has as many digits as its longer lines have cells, and boxes of as many cells, as
 * near to squares as can be, of two shapes the flatter one, if any fill it; {@code 6x6-3x2} says
 * how many rows and columns they have, {@code 9x9-latin} that there are none, and {@code
 * 4x4/1112132233243444} in which region each cell lies. {@code 7x7d9} has more digits, and those of
 * {@code 9x9~0} are shown from 0 on. {@code 9x9-beside12} has more cells, which lie in no row,
 * column or box: from the second line below the grid on, as many to a line as it has columns.
 * {@code 9x9-regions} has twice as many more as the grid has cells, from the second line below all
 * others on.
 */
final class PlainShape {
  private static final Pattern NAME =
      Pattern.compile(
          "(\\d{1,2})x(\\d{1,2})(?:d(\\d{1,2}))?(?:-(\\d{1,2})x(\\d{1,2})|(-latin)|/([1-9A-P]+))?(~0)?(?:-beside([1-9]\\d{0,2}))?(-regions)?");

  private static final String REGIONS = "123456789ABCDEFGHIJKLMNOP";
  private static final int LONGEST_LINE = 25;
  private static final int MOST_DIGITS = 31;

  final int rows;
  final int columns;
  final int digits;

  /** 0 if the first digit is shown as 0, else 1. */
  final int leastShown;

  /** 0 if there are no boxes of one shape. */
  final int boxRows;

  final int boxColumns;

  /** The number of boxes or regions. */
  final int boxes;

  /** The number of cells below the grid. */
  final int beside;

  /** True if twice as many more cells as the grid has follow. */
  final boolean tellsRegions;

  /** By cell, its region; null if there are no regions. */
  private final String regions;

  private PlainShape(Matcher name) {
    this.rows = Integer.parseInt(name.group(1));
    this.columns = Integer.parseInt(name.group(2));
    int longer = Math.max(rows, columns);
    this.digits = name.group(3) == null ? longer : Integer.parseInt(name.group(3));
    this.regions = name.group(7);
    this.leastShown = name.group(8) == null ? 1 : 0;
    this.beside = name.group(9) == null ? 0 : Integer.parseInt(name.group(9));
    this.tellsRegions = name.group(10) != null;
    if (Math.min(rows, columns) < 2 || longer > Math.min(LONGEST_LINE, digits)) {
      throw new IllegalArgumentException(name.group());
    }
    if (name.group(4) != null) {
      this.boxRows = Integer.parseInt(name.group(4));
      this.boxColumns = Integer.parseInt(name.group(5));
    } else {
      this.boxRows = name.group(6) == null && regions == null ? usualBoxRows() : 0;
      this.boxColumns = boxRows == 0 ? 0 : longer / boxRows;
    }
    boolean hasNone = regions == null && name.group(4) == null && boxRows == 0;
    int ofBox = regions == null ? boxRows * boxColumns : digits;
    this.boxes = hasNone || ofBox == 0 ? 0 : rows * columns / ofBox;
    boolean areRegions =
        regions != null
            && regions.length() == rows * columns
            && boxes * digits == rows * columns
            && boxes <= REGIONS.length();
    if (digits > MOST_DIGITS || !(hasNone || areRegions || fill(boxRows, boxColumns))) {
      throw new IllegalArgumentException(name.group());
    }
  }

  /** The shape with a name, if there is one. */
  static Optional<PlainShape> named(String name) {
    Matcher parts = NAME.matcher(name);
    try {
      return parts.matches() ? Optional.of(new PlainShape(parts)) : Optional.empty();
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  private boolean fill(int height, int width) {
    return Math.min(height, width) > 1
        && (height * width == Math.max(rows, columns) || height * width == digits)
        && rows % height == 0
        && columns % width == 0;
  }

  /** The rows of the usual boxes; 0 if none fill the board. */
  private int usualBoxRows() {
    int longer = Math.max(rows, columns);
    int best = 0;
    for (int height = 2; height < longer; height++) {
      boolean fits = longer % height == 0 && fill(height, longer / height);
      if (fits && (best == 0 || unevenness(height) < unevenness(best))) {
        best = height;
      }
    }
    return best;
  }

  private int unevenness(int height) {
    return Math.abs(height - Math.max(rows, columns) / height);
  }

  /** True if it has boxes of one shape, and as many rows and columns as digits. */
  boolean isClassic() {
    return boxRows > 0 && rows == digits && columns == digits;
  }

  /** True if a cell lies in a box or region. */
  boolean isIn(int box, int cell) {
    return regions == null
        ? cell / columns / boxRows * (columns / boxColumns) + cell % columns / boxColumns == box
        : regions.charAt(cell) == REGIONS.charAt(box);
  }
}
