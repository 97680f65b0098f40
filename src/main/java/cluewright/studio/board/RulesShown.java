package cluewright.studio.board;

import cluewright.model.CellSet;

/**
 * What is shown of relations and cages on their way, beside those that the board has.
 *
 * @param cells those that are acted on: of a stroke, or of the cage whose sum is typed
 * @param sum what is typed so far and is no sum yet; nothing otherwise
 * @param problem the cells where something does not fit
 */
public record RulesShown(CellSet cells, String sum, CellSet problem) {

  /** What stands in a cell: in the first of a cage the sum on its way. */
  String text(int cell) {
    boolean isFirst = cells.contains(cell) && cells.stream().min().orElseThrow() == cell;
    return isFirst && !sum.isEmpty() ? sum + "…" : "";
  }
}
