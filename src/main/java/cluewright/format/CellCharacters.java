package cluewright.format;

import cluewright.model.Board;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * The characters of a text that stand for cells, with their positions.
 *
 * <p>Digits of other scripts and widths count as those that they are. Beyond {@link #KEPT} cells,
 * more than any board has, they are only counted.
 */
final class CellCharacters {
  private static final int KEPT = Board.MAX_DIGITS * Board.MAX_DIGITS + 1;

  private final StringBuilder symbols = new StringBuilder();
  private final List<Place> places = new ArrayList<>();
  private final List<Row> rows = new ArrayList<>();
  private int count;
  private int rowCount;

  /** The line and column of a character, both counted from 1. */
  record Place(int line, int column) {}

  record Row(int line, int cells, int lastColumn) {}

  /** Adds those characters of a line, from {@code start}, that satisfy {@code isCell}. */
  void add(Line line, IntPredicate isCell) {
    int before = count;
    for (int i = 0; i < line.text().length(); i++) {
      char symbol = line.text().charAt(i);
      if (isCell.test(symbol) && count++ < KEPT) {
        symbols.append(Symbol.plain(symbol));
        places.add(new Place(line.number(), i + 1));
      }
    }
    if (count > before && rowCount++ < KEPT) {
      rows.add(new Row(line.number(), count - before, line.text().stripTrailing().length()));
    }
  }

  /** True if there are more than any board with its decorations and comments could have. */
  boolean isHopeless() {
    return count > 8 * KEPT;
  }

  /** True if no further cells are kept. */
  boolean isFull() {
    return count >= KEPT;
  }

  /** The number of cells, kept or not. */
  int count() {
    return count;
  }

  /** The number of lines with cells. */
  int rowCount() {
    return rowCount;
  }

  /** The lines that contain cells, as far as they are kept. */
  List<Row> rows() {
    return rows;
  }

  /**
   * The cells at some indices, in rows of a given length from which some are left out.
   *
   * <p>All cells must be kept.
   */
  CellCharacters only(IntPredicate isIn, int width) {
    CellCharacters some = new CellCharacters();
    int inRow = 0;
    for (int i = 0; i < count; i++) {
      if (isIn.test(i)) {
        some.symbols.append(symbols.charAt(i));
        some.places.add(places.get(i));
        some.count++;
        inRow++;
      }
      if ((i + 1) % width == 0) {
        some.rows.add(new Row(places.get(i).line(), inRow, places.get(i).column()));
        some.rowCount++;
        inRow = 0;
      }
    }
    return some;
  }

  /** The number of cells kept. */
  int kept() {
    return symbols.length();
  }

  CharSequence symbols() {
    return symbols;
  }

  char symbol(int index) {
    return symbols.charAt(index);
  }

  Place place(int index) {
    return places.get(index);
  }

  /** Where a missing cell should be: after the last one, or at the start of the text. */
  Place end() {
    if (rows.isEmpty()) {
      return new Place(1, 1);
    }
    Row last = rows.get(rows.size() - 1);
    return new Place(last.line(), last.lastColumn() + 1);
  }
}
