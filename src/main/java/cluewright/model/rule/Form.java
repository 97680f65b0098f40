package cluewright.model.rule;

/** Where a rule applies. */
public enum Form {
  /** A house that every board of a shape has: a row, a column or a box. */
  GRID,
  /** A rule of the whole board, which needs no cells in the board's name. */
  BOARD,
  /** A rule between two cells. */
  EDGE,
  /** A rule along a path of cells. */
  LINE,
  /** A rule about a set of cells. */
  REGION,
  /** A number outside the grid about the cells that one sees from there, in this order. */
  OUTSIDE;

  /** True if a designer draws each rule by choosing its cells. */
  public boolean isDrawn() {
    return this == EDGE || this == LINE || this == REGION || this == OUTSIDE;
  }
}
