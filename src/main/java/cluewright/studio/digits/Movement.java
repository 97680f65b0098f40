package cluewright.studio.digits;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.Puzzle;
import cluewright.studio.play.Selection;
import java.util.Optional;

/**
 * A move of cells by rows and columns. The digits that stand where others come to take the places
 * that these leave, so that none is lost.
 */
record Movement(int rows, int columns) {
  static final Movement NONE = new Movement(0, 0);

  static Movement between(Board board, int from, int to) {
    return new Movement(board.row(to) - board.row(from), board.column(to) - board.column(from));
  }

  boolean isNone() {
    return equals(NONE);
  }

  /** True if no cell leaves the board. */
  boolean fits(Board board, CellSet cells) {
    return cells.stream()
        .allMatch(cell -> board.has(board.row(cell) + rows, board.column(cell) + columns));
  }

  /** The destinations of cells that fit. */
  CellSet of(Board board, CellSet cells) {
    return CellSet.of(cells.stream().map(cell -> target(board, cell)));
  }

  Selection of(Board board, Selection selection) {
    return new Selection(of(board, selection.cells()), target(board, selection.last()));
  }

  private int target(Board board, int cell) {
    return board.cell(board.row(cell) + rows, board.column(cell) + columns);
  }

  /** The digits with those of some cells moved; empty if some would leave the board. */
  Optional<Puzzle> on(Puzzle digits, CellSet cells) {
    Board board = digits.board();
    if (!fits(board, cells)) {
      return Optional.empty();
    }
    CellSet targets = of(board, cells);
    int[] all = new int[board.cells()];
    digits.mask().clues().forEach(cell -> all[cell] = digits.digit(cell));
    cells.forEach(cell -> all[target(board, cell)] = digits.digit(cell));
    Movement back = new Movement(-rows, -columns);
    for (int pushed : targets.minus(cells).toArray()) {
      int free = back.target(board, pushed);
      while (targets.contains(free)) {
        free = back.target(board, free);
      }
      all[free] = digits.digit(pushed);
    }
    return Optional.of(new Puzzle(board, all));
  }
}
