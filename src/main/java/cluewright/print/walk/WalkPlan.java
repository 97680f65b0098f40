package cluewright.print.walk;

import cluewright.print.Area;
import cluewright.print.Style.TypeSize;
import cluewright.print.block.Letters;

/**
 * The layout of a walk-through.
 *
 * @param columns how many steps stand side by side
 * @param gap between columns, in points
 * @param widestBoard in points; boards are as wide as their column, but no wider than this
 * @param textSize of the sentences, in points
 * @param mostLines of the sentences of one step
 */
public record WalkPlan(
    int columns, double gap, double widestBoard, double textSize, int mostLines, Singles singles) {
  private static final double WORDS_OF_PAGE = 0.4;
  private static final double LARGE_BOARD_OF_PAGE = 0.5;
  private static final double LEADING = 1.22;

  /** The treatment of steps that need no explanation. */
  enum Singles {
    /** Each has a board. */
    APART,
    /** Those that follow each other share a board. */
    TOGETHER
  }

  /** For pages whose contents have a size; no step is higher than a page. */
  public static WalkPlan of(TypeSize size, Area body) {
    double text = Letters.of(size).atLeast(8.5);
    int lines = (int) (WORDS_OF_PAGE * body.height() / (text * LEADING));
    return size == TypeSize.LARGE
        ? new WalkPlan(1, 0, body.height() * LARGE_BOARD_OF_PAGE, text, lines, Singles.TOGETHER)
        : new WalkPlan(2, 26, Math.min(176, body.height() / 3), text, lines, Singles.TOGETHER);
  }

  /** The width of a column where all of them are so wide together. */
  double columnWidth(double width) {
    return (width - (columns - 1) * gap) / columns;
  }
}
