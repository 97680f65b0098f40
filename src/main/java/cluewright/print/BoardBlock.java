package cluewright.print;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.House;
import cluewright.model.Puzzle;
import cluewright.print.Canvas.Pen;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * A board with digits.
 *
 * <p>A line is thick wherever the cells on its two sides lie in different boxes, whatever shape the
 * boxes have. The outline is drawn last and covers the ends of all other lines.
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
    drawLines(canvas, x, y, new Pen(outlineWidth() * HAIR_LINE, Ink.HAIR), (a, b) -> true);
    drawLines(canvas, x, y, new Pen(outlineWidth() * BOX_LINE, Ink.BLACK), this::boxesDiffer);
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
    return Math.max(THINNEST_OUTLINE, Math.min(THICKEST_OUTLINE, cellSide * OUTLINE_PER_CELL));
  }

  /** Which borders between neighbours are drawn. */
  @FunctionalInterface
  private interface Border {
    boolean between(int cell, int neighbour);
  }

  private boolean boxesDiffer(int cell, int neighbour) {
    return !boxesOf(cell).equals(boxesOf(neighbour));
  }

  private List<House> boxesOf(int cell) {
    return board().housesOf(cell).stream().filter(house -> house.kind() == House.Kind.BOX).toList();
  }

  private void drawLines(Canvas canvas, double x, double y, Pen pen, Border border) {
    Board board = board();
    for (int r = 1; r < board.rows(); r++) {
      int row = r;
      double at = y + row * cellSide;
      runs(
          board.columns(),
          column -> border.between(board.cell(row - 1, column), board.cell(row, column)),
          (from, to) -> canvas.line(x + from * cellSide, at, x + to * cellSide, at, pen));
    }
    for (int c = 1; c < board.columns(); c++) {
      int column = c;
      double at = x + column * cellSide;
      runs(
          board.rows(),
          row -> border.between(board.cell(row, column - 1), board.cell(row, column)),
          (from, to) -> canvas.line(at, y + from * cellSide, at, y + to * cellSide, pen));
    }
  }

  /** A stretch of cells, the last one not included. */
  @FunctionalInterface
  private interface Stretch {
    void take(int from, int to);
  }

  /** Hands on the longest stretches of {@code 0 .. length-1} that are all drawn. */
  private static void runs(int length, IntPredicate drawn, Stretch action) {
    int from = 0;
    for (int i = 0; i <= length; i++) {
      if (i == length || !drawn.test(i)) {
        if (from < i) {
          action.take(from, i);
        }
        from = i + 1;
      }
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
