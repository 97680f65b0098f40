package cluewright.lab.dig;

import cluewright.model.Board;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * In which order holes are dug, by Xue and others: it decides how evenly they lie, and how many
 * there will be. Their drawings are described, not shown, where we found them; that the cells left
 * out by jumping follow in the same way is our reading.
 */
enum DigOrder {
  /** By lot. */
  RANDOM,
  /** Every other cell along the winding line, then the others along it. */
  JUMPING,
  /** Along a winding line: the first row from the left, the second from the right, and so on. */
  WANDERING,
  /** From left to right, row after row. */
  ROWS;

  List<Integer> cells(Board board, Random random) {
    List<Integer> rows = new ArrayList<>(IntStream.range(0, board.cells()).boxed().toList());
    List<Integer> winding = rows.stream().map(cell -> winding(board, cell)).toList();
    switch (this) {
      case RANDOM -> Collections.shuffle(rows, random);
      case WANDERING -> rows = winding;
      case JUMPING -> rows = jumping(winding);
      case ROWS -> {}
    }
    return rows;
  }

  private static int winding(Board board, int cell) {
    int row = board.row(cell);
    int column = board.column(cell);
    return row % 2 == 0 ? cell : board.cell(row, board.columns() - 1 - column);
  }

  private static List<Integer> jumping(List<Integer> winding) {
    List<Integer> cells = new ArrayList<>();
    for (int first = 0; first < 2; first++) {
      for (int i = first; i < winding.size(); i += 2) {
        cells.add(winding.get(i));
      }
    }
    return cells;
  }
}
