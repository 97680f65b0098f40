package cluewright.model.rule;

/** Where a rule stands on a board. */
public enum Form {
  /** Every board of a shape has it: rows, columns, boxes. */
  GRID,
  /** It holds on the whole board, and needs no cells in the board's name. */
  BOARD,
  /** Between two cells. */
  EDGE,
  /** Along a path of cells. */
  LINE,
  /** In a set of cells. */
  REGION;

  /** True if the cells of each rule are chosen, so that a designer draws it. */
  public boolean isDrawn() {
    return this == EDGE || this == LINE || this == REGION;
  }
}
