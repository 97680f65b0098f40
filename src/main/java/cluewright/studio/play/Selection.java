package cluewright.studio.play;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.studio.board.SelectionHandler.Extent;

/**
 * The cells that the next key affects.
 *
 * @param last the one that was chosen last, whose digit is highlighted everywhere
 */
public record Selection(CellSet cells, int last) {
  public static final Selection FIRST = new Selection(CellSet.of(0), 0);

  public Selection with(int cell, Extent extent) {
    return switch (extent) {
      case ALONE -> new Selection(CellSet.of(cell), cell);
      case ALSO -> new Selection(cells.with(cell), cell);
      case TOGGLE ->
          new Selection(cells.contains(cell) ? cells.without(cell) : cells.with(cell), cell);
    };
  }

  Selection cleared() {
    return new Selection(CellSet.empty(), last);
  }

  /** This selection, or only the first cell if a board lacks some of them. */
  public Selection on(Board board) {
    boolean fits = last < board.cells() && cells.stream().allMatch(cell -> cell < board.cells());
    return fits ? this : FIRST;
  }
}
