package cluewright.studio.board;

import cluewright.model.CellSet;
import cluewright.picture.Margins;

/**
 * Rules being edited that are shown beside those of the board.
 *
 * @param cells those that are acted on: of a stroke, or of the cage whose sum is typed
 * @param sum what is typed so far and is no sum yet; nothing otherwise
 * @param problem the cells where something does not fit
 * @param room the least space around the board
 */
public record RulesShown(CellSet cells, String sum, CellSet problem, Margins room) {

  /** The text in a cell; the first of a cage has the sum being typed. */
  String text(int cell) {
    boolean isFirst = cells.contains(cell) && cells.stream().min().orElseThrow() == cell;
    return isFirst && !sum.isEmpty() ? sum + "…" : "";
  }
}
