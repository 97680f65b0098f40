package cluewright.model.rule;

/** How a rule is shown on a board. */
public sealed interface Mark {

  /** Not drawn: the rule is given in words. */
  record None() implements Mark {}

  record Tint() implements Mark {}

  /** A straight line through all cells. */
  record Diagonal() implements Mark {}

  /** A small disc on the border of two cells, white or black. */
  record Dot(boolean isBlack) implements Mark {}

  /** A letter on the border of two cells. */
  record Letter(String letter) implements Mark {}

  /** A sign on the border of two cells that opens towards the second. */
  record Chevron() implements Mark {}

  /**
   * A broad line through the middles of cells.
   *
   * @param paint how it is drawn
   * @param hasBulb whether a disc stands in the first cell
   */
  record Line(Paint paint, boolean hasBulb) implements Mark {}

  /** A dashed line around the cells, with the value of the rule in the corner of the first. */
  record Outline() implements Mark {}

  /** The look of a line: its colour on screen, its shade and strokes in print. */
  enum Paint {
    GREY,
    SILVER,
    PURPLE,
    GREEN
  }
}
