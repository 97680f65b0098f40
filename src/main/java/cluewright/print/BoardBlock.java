package cluewright.print;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.Puzzle;
import cluewright.print.Canvas.Pen;
import java.util.List;

/**
 * A board with digits.
 *
 * <p>Lines between boxes are thick. The outline is drawn last and covers the ends of all other
 * lines.
 *
 * @param puzzle the digits, all of them
 * @param cellSide in points
 * @param clues how the digits of {@code clueCells} are set, but for their size
 * @param found how all others are set
 */
record BoardBlock(
    Puzzle puzzle,
    CellSet clueCells,
    double cellSide,
    Lettering clues,
    Lettering found,
    Typeface typeface)
    implements Block {
  private static final double OUTLINE_PER_CELL = 0.045;
  private static final double THINNEST_OUTLINE = 1.6;
  private static final double THICKEST_OUTLINE = 2.4;
  private static final double BOX_LINE = 0.7;
  private static final double HAIR_LINE = 0.21;
  private static final double THINNEST_HAIR = 0.25;

  /** Below this side of a cell, in points, the outline grows thinner with it. */
  private static final double SMALL_CELL = 16;

  /** The side of the cells of a board whose longer side, outline and all, has a length. */
  static double cell(Board board, double side) {
    return (side - THICKEST_OUTLINE) / Math.max(board.rows(), board.columns());
  }

  /** From the outer edge of the left outline to that of the right one. */
  double width() {
    return board().columns() * cellSide + outlineWidth();
  }

  @Override
  public double height() {
    return board().rows() * cellSide + outlineWidth();
  }

  @Override
  public void draw(Canvas canvas, double left, double top) {
    double x = left + outlineWidth() / 2;
    double y = top + outlineWidth() / 2;
    GridLines lines = GridLines.of(board());
    drawLines(canvas, x, y, new Pen(hairWidth(), Ink.HAIR), lines.cells());
    drawLines(canvas, x, y, new Pen(outlineWidth() * BOX_LINE, Ink.BLACK), lines.boxes());
    canvas.outline(
        x,
        y,
        board().columns() * cellSide,
        board().rows() * cellSide,
        new Pen(outlineWidth(), Ink.BLACK));
    for (int cell = 0; cell < board().cells(); cell++) {
      drawDigit(canvas, x, y, cell);
    }
  }

  private Board board() {
    return puzzle.board();
  }

  private double outlineWidth() {
    double thinnest = THINNEST_OUTLINE * Math.min(1, cellSide / SMALL_CELL);
    return Math.max(thinnest, Math.min(THICKEST_OUTLINE, cellSide * OUTLINE_PER_CELL));
  }

  private double hairWidth() {
    return Math.max(THINNEST_HAIR, outlineWidth() * HAIR_LINE);
  }

  private void drawLines(
      Canvas canvas, double x, double y, Pen pen, List<GridLines.Segment> segments) {
    for (GridLines.Segment line : segments) {
      canvas.line(
          x + line.x1() * cellSide,
          y + line.y1() * cellSide,
          x + line.x2() * cellSide,
          y + line.y2() * cellSide,
          pen);
    }
  }

  /** Centred by eye across the cell, and by the height of capitals upright, so that rows align. */
  private void drawDigit(Canvas canvas, double x, double y, int cell) {
    if (puzzle.digit(cell) == 0) {
      return;
    }
    Lettering lettering = clueCells.contains(cell) ? clues : found;
    char symbol = board().symbol(puzzle.digit(cell));
    double middleX = x + (board().column(cell) + 0.5) * cellSide;
    double middleY = y + (board().row(cell) + 0.5) * cellSide;
    canvas.text(
        String.valueOf(symbol),
        middleX - typeface.middle(symbol, lettering),
        middleY + typeface.capHeight(lettering) / 2,
        lettering);
  }
}
