package cluewright.print;

/**
 * How a walk-through is set out.
 *
 * @param columns how many steps stand side by side
 * @param gap between columns, in points
 * @param widestBoard in points; boards are as wide as their column, but no wider than this
 * @param textSize of the sentences, in points
 */
record WalkPlan(int columns, double gap, double widestBoard, double textSize, Singles singles) {

  /** What becomes of steps that need no explanation. */
  enum Singles {
    /** Each has a board. */
    APART,
    /** Those that follow each other share a board. */
    TOGETHER
  }

  /** Two columns of three steps on a page of A4 or Letter, with singles together. */
  static final WalkPlan USUAL = new WalkPlan(2, 26, 176, 8.5, Singles.TOGETHER);

  /** The width of a column where all of them are so wide together. */
  double columnWidth(double width) {
    return (width - (columns - 1) * gap) / columns;
  }
}
