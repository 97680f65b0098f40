package cluewright.mask;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.phrase.Phrase;
import java.util.Locale;

/**
 * Moves a whole mask by turning, mirroring or shifting it; on a full square board nothing is lost.
 * On others, what is moved to a place that has no cell is lost.
 */
public enum Transform {
  INVERT,
  SHIFT_UP,
  SHIFT_DOWN,
  SHIFT_LEFT,
  SHIFT_RIGHT,
  /** A clockwise quarter turn. */
  ROTATE,
  /** Swaps left and right. */
  MIRROR_ACROSS,
  /** Swaps top and bottom. */
  MIRROR_DOWN;

  /** The transformed mask; cells shifted over one edge reappear at the opposite one. */
  public Mask apply(Mask mask) {
    if (this == INVERT) {
      return new Mask(mask.board(), mask.open());
    }
    return new Mask(
        mask.board(),
        CellSet.of(Places.there(mask.clues().stream().map(cell -> move(mask.board(), cell)))));
  }

  private int move(Board board, int cell) {
    int bottom = board.rows() - 1;
    int last = board.columns() - 1;
    int row = board.row(cell);
    int column = board.column(cell);
    return switch (this) {
      case INVERT -> cell;
      case SHIFT_UP -> board.cell(Math.floorMod(row - 1, board.rows()), column);
      case SHIFT_DOWN -> board.cell(Math.floorMod(row + 1, board.rows()), column);
      case SHIFT_LEFT -> board.cell(row, Math.floorMod(column - 1, board.columns()));
      case SHIFT_RIGHT -> board.cell(row, Math.floorMod(column + 1, board.columns()));
      case ROTATE -> Places.cell(board, column, bottom - row);
      case MIRROR_ACROSS -> board.cell(row, last - column);
      case MIRROR_DOWN -> board.cell(bottom - row, column);
    };
  }

  /** The name that menus show. */
  public Phrase label() {
    return Phrase.of("masks.transform-" + word());
  }

  /** The name as it follows "Undo". */
  public Phrase act() {
    return Phrase.of("masks.act-" + word());
  }

  /** The word for this in ids and text keys, such as {@code shift-up}. */
  public String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
