package cluewright.strategy.chain;

import cluewright.model.House;
import cluewright.model.rule.Kinds;
import cluewright.strategy.core.CrossingLines;
import cluewright.strategy.core.Geometry;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A row and a column that cross a box, with the box's places in them.
 *
 * @param box the number of the box, which must hold every digit
 * @param row the row, as a base
 * @param column the column, as a cover
 * @param inRow the places in the row, not in the column; at least one
 * @param inColumn the places in the column, not in the row; at least one
 * @param inBoth where the two cross, if that lies in the box
 */
record BoxCross(int box, int row, int column, int inRow, int inColumn, int inBoth) {

  /** The crosses of every box, the last crossing in reading order first, as in HoDoKu. */
  static List<BoxCross> all(Geometry geometry, CrossingLines rows) {
    List<BoxCross> all = new ArrayList<>();
    IntStream.range(0, geometry.houses())
        .filter(house -> geometry.house(house).kind() == Kinds.BOX)
        .filter(geometry::holdsEveryDigit)
        .forEach(box -> addOf(box, geometry.cellsOf(box), rows, all));
    return all;
  }

  private static void addOf(int box, int[] cells, CrossingLines rows, List<BoxCross> all) {
    for (int row = rows.bases() - 1; row >= 0; row--) {
      for (int column = rows.covers() - 1; column >= 0; column--) {
        int inRow = placesIn(cells, rows.base(row));
        int inColumn = placesIn(cells, rows.cover(column));
        if ((inRow & ~inColumn) != 0 && (inColumn & ~inRow) != 0) {
          all.add(
              new BoxCross(
                  box, row, column, inRow & ~inColumn, inColumn & ~inRow, inRow & inColumn));
        }
      }
    }
  }

  private static int placesIn(int[] cells, House line) {
    return IntStream.range(0, cells.length)
        .filter(place -> line.cells().contains(cells[place]))
        .map(place -> 1 << place)
        .sum();
  }

  /** The box's places in neither line, and all non-places. */
  int off() {
    return ~(inRow | inColumn | inBoth);
  }

  /** True if each of the two lines is needed for some places. */
  boolean needsBoth(int places) {
    return (places & inRow) != 0 && (places & inColumn) != 0;
  }
}
