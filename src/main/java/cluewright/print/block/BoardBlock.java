package cluewright.print.block;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.DigitSet;
import cluewright.model.Puzzle;
import cluewright.picture.BoardGrid;
import cluewright.picture.BoardShapes;
import cluewright.picture.Shape;
import cluewright.picture.Shown;
import cluewright.picture.Shown.Digit;
import cluewright.picture.Sign;
import cluewright.print.canvas.Canvas;
import cluewright.print.canvas.Canvas.Pen;
import cluewright.print.canvas.CanvasPainter;
import cluewright.print.canvas.Ink;
import cluewright.print.canvas.Lettering;
import cluewright.print.canvas.Typeface;
import cluewright.print.canvas.Weight;
import java.util.List;

/**
 * A board with digits, whose lines and digits are as wide and as large as a page wants them.
 *
 * @param puzzle the digits, all of them
 * @param cellSide in points
 * @param clues how the digits of {@code clueCells} are set, but for their size
 * @param found how all others are set
 * @param digitSet how digits are written
 */
public record BoardBlock(
    Puzzle puzzle,
    CellSet clueCells,
    double cellSide,
    Lettering clues,
    Lettering found,
    Typeface typeface,
    DigitSet digitSet)
    implements Block, CanvasPainter.Style {
  private static final double OUTLINE_PER_CELL = 0.045;
  private static final double THINNEST_OUTLINE = 1.6;
  private static final double THICKEST_OUTLINE = 2.4;
  private static final double BOX_LINE = 0.7;
  private static final double HAIR_LINE = 0.21;
  private static final double THINNEST_HAIR = 0.25;

  /** The em of the sums of cages, in points, below which they are hard to read. */
  private static final double SMALLEST_SUM = 4;

  /** Below this side of a cell, in points, the outline grows thinner with it. */
  private static final double SMALL_CELL = 16;

  /** The side of the cells of a board whose longer side, outline and all, has a length. */
  public static double cell(Board board, double side) {
    return (side - THICKEST_OUTLINE) / Math.max(board.rows(), board.columns());
  }

  /** From the outer edge of the left outline to that of the right one. */
  public double width() {
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
    Shown shown = Shown.of(board(), digits(), digitSet);
    new CanvasPainter(canvas, typeface, x, y, cellSide, this)
        .paint(BoardShapes.of(shown).stream().filter(this::isDrawn).toList());
  }

  /** In a solution, sums would be too small to read, and stand in the way of digits. */
  private boolean isDrawn(Shape shape) {
    boolean isOfSum = shape.sign() == Sign.SUM || shape.sign() == Sign.SUM_ROOM;
    return !isOfSum || clueCells.equals(puzzle.mask().clues());
  }

  private List<Digit> digits() {
    return puzzle.mask().clues().stream()
        .mapToObj(
            c -> new Digit(clueCells.contains(c) ? Sign.CLUE : Sign.FOUND, c, puzzle.digit(c)))
        .toList();
  }

  @Override
  public Pen pen(Sign sign) {
    double width =
        switch (sign) {
          case CELLS, DIAGONAL -> Math.max(THINNEST_HAIR, outlineWidth() * HAIR_LINE);
          case BOXES -> outlineWidth() * BOX_LINE;
          case CAGE, TIE, RIM, LESS, THERMOMETER ->
              Math.max(THINNEST_HAIR, sign.width() * cellSide);
          default -> outlineWidth();
        };
    return new Pen(width, Ink.of(sign));
  }

  @Override
  public Lettering lettering(Shape.Text text) {
    if (text.sign() == Sign.SUM || text.sign() == Sign.LETTER) {
      double size = Math.max(SMALLEST_SUM, text.size() * cellSide);
      return new Lettering(Weight.of(text.sign()), size, Ink.of(text.sign()));
    }
    Lettering whole = text.sign() == Sign.CLUE ? clues : found;
    double size = whole.size() * BoardGrid.narrowing(text.text());
    return new Lettering(whole.weight(), size, whole.ink());
  }

  private Board board() {
    return puzzle.board();
  }

  private double outlineWidth() {
    double thinnest = THINNEST_OUTLINE * Math.min(1, cellSide / SMALL_CELL);
    return Math.max(thinnest, Math.min(THICKEST_OUTLINE, cellSide * OUTLINE_PER_CELL));
  }
}
