package cluewright.print.block;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.rule.Kinds;
import java.util.ArrayList;
import java.util.List;

/**
 * The positions of rows or columns, in cells, with a gap wherever a line of box borders crosses the
 * whole board.
 *
 * @param starts one a row or column, and the end
 */
record BoxedLines(List<Double> starts) {
  private static final double BOX_GAP = 0.32;

  static BoxedLines columns(Board board) {
    return of(board.columns(), board.rows(), (line, other) -> board.cell(other, line), board);
  }

  static BoxedLines rows(Board board) {
    return of(board.rows(), board.columns(), board::cell, board);
  }

  private static BoxedLines of(int lines, int others, Cell cell, Board board) {
    List<Double> starts = new ArrayList<>();
    double at = 0;
    for (int line = 0; line < lines; line++) {
      if (line > 0 && isBorder(line, others, cell, board)) {
        at += BOX_GAP;
      }
      starts.add(at);
      at++;
    }
    starts.add(at);
    return new BoxedLines(List.copyOf(starts));
  }

  private static boolean isBorder(int line, int others, Cell cell, Board board) {
    for (int other = 0; other < others; other++) {
      int before = cell.at(line - 1, other);
      int after = cell.at(line, other);
      boolean joined =
          before != Board.NO_CELL
              && after != Board.NO_CELL
              && board.housesWith(CellSet.of(before, after)).stream()
                  .anyMatch(house -> house.kind() == Kinds.BOX);
      if (joined) {
        return false;
      }
    }
    return true;
  }

  double at(int index) {
    return starts.get(index);
  }

  double length() {
    return starts.get(starts.size() - 1);
  }

  /** Maps a line and a position on it to a cell. */
  @FunctionalInterface
  private interface Cell {
    int at(int line, int other);
  }
}
