package cluewright.picture;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.House;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * What shows the houses that a board has beside its rows, columns and boxes: a tint under windows,
 * centre dots and the asterisk, and a line along each diagonal. Disjoint groups share out all
 * cells, so that they are not drawn but told.
 */
public final class HouseMarks {
  private static final Set<House.Kind> TINTED =
      Set.of(House.Kind.WINDOW, House.Kind.CENTRE, House.Kind.ASTERISK);

  private HouseMarks() {}

  /** The tints of those cells that are in such houses. */
  public static List<Shape> tints(Board board, CellSet cells) {
    CellSet tinted =
        board.houses().stream()
            .filter(house -> TINTED.contains(house.kind()))
            .map(House::cells)
            .reduce(CellSet.empty(), CellSet::union);
    return BoardShapes.ground(board, Sign.WINDOW, tinted.intersect(cells));
  }

  /** The lines of the diagonals, as far as they lie in some cells. */
  public static List<Shape> diagonals(Board board, CellSet cells) {
    List<Shape> lines = new ArrayList<>();
    for (House diagonal : board.houses(House.Kind.DIAGONAL)) {
      boolean falls = diagonal.cells().contains(0);
      if (cells.containsAll(diagonal.cells())) {
        lines.add(line(0, falls ? 0 : board.rows(), board.columns(), falls ? board.rows() : 0));
      } else {
        diagonal.cells().intersect(cells).forEach(cell -> lines.add(across(board, cell, falls)));
      }
    }
    return lines;
  }

  private static Shape across(Board board, int cell, boolean falls) {
    int left = board.column(cell);
    int top = board.row(cell);
    return line(left, falls ? top : top + 1, left + 1, falls ? top + 1 : top);
  }

  private static Shape line(int x1, int y1, int x2, int y2) {
    return new Shape.Line(Sign.DIAGONAL, x1, y1, x2, y2);
  }
}
