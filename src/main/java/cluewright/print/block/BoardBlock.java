package cluewright.print.block;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.DigitSet;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.picture.BoardGrid;
import cluewright.picture.BoardShapes;
import cluewright.picture.Margins;
import cluewright.picture.Shape;
import cluewright.picture.Shown;
import cluewright.picture.Shown.Digit;
import cluewright.picture.Sign;
import cluewright.print.Area;
import cluewright.print.canvas.Canvas;
import cluewright.print.canvas.Canvas.Pen;
import cluewright.print.canvas.CanvasPainter;
import cluewright.print.canvas.Ink;
import cluewright.print.canvas.Lettering;
import cluewright.print.canvas.Mark;
import cluewright.print.canvas.Weight;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;

/**
 * A board with digits, drawn with line widths and digit sizes that suit the page.
 *
 * @param puzzle the digits, all of them
 * @param cellSide in points
 * @param clues how the digits of {@code clueCells} are set, but for their size
 * @param found how all others are set
 * @param setting the style of its lines, and the fonts
 * @param digitSet how digits are written
 */
public record BoardBlock(
    Puzzle puzzle,
    CellSet clueCells,
    double cellSide,
    Lettering clues,
    Lettering found,
    Typesetting setting,
    DigitSet digitSet)
    implements Block, CanvasPainter.Style {
  /** The em below which cage sums are hard to read, in points. */
  private static final double SMALLEST_SUM = 7;

  /** Texts around which there is room for larger ones. */
  private static final Set<Sign> FREE =
      EnumSet.of(Sign.SUM, Sign.LETTER, Sign.NUMBER, Sign.OUTSIDE);

  private static final Set<Sign> OF_CELLS = EnumSet.of(Sign.CLUE, Sign.FOUND);

  /** The width with the numbers outside the grid. */
  public double width() {
    return margins().width(board()) * cellSide + pens().frame();
  }

  @Override
  public double height() {
    return margins().height(board()) * cellSide + pens().frame();
  }

  @Override
  public void draw(Canvas canvas, double left, double top) {
    Supplier<Phrase> words = new BoardWords(board(), puzzle::digit, digitSet)::said;
    Area area = new Area(left, top, width(), height());
    canvas.marked(Mark.figure(words, area), same -> drawShapes(same, left, top));
  }

  private void drawShapes(Canvas canvas, double left, double top) {
    double x = left + margins().left() * cellSide + pens().frame() / 2;
    double y = top + margins().top() * cellSide + pens().frame() / 2;
    tint(canvas, x, y);
    Board clear = board().decorated(board().decoration().withoutFog());
    Shown shown = Shown.of(clear, digits(), digitSet);
    new CanvasPainter(canvas, setting.typeface(), x, y, cellSide, this)
        .paint(BoardShapes.of(shown).stream().filter(this::isDrawn).toList());
  }

  private void tint(Canvas canvas, double x, double y) {
    grounds()
        .cells()
        .forEach(
            (cell, ink) ->
                canvas.fill(
                    x + board().column(cell) * cellSide,
                    y + board().row(cell) * cellSide,
                    cellSide,
                    cellSide,
                    ink));
  }

  @Override
  public Ink ground(Shape.Area area) {
    return grounds().of(area);
  }

  private Grounds grounds() {
    return new Grounds(board(), setting.style().look());
  }

  /** False for labels such as cage sums in a solution, which would collide with its digits. */
  private boolean isDrawn(Shape shape) {
    return !shape.sign().isLabel() || isToBeSolved();
  }

  private boolean isToBeSolved() {
    return clueCells.equals(puzzle.mask().clues());
  }

  private Margins margins() {
    return isToBeSolved() ? Margins.of(board()) : Margins.NONE;
  }

  private List<Digit> digits() {
    return puzzle.mask().clues().stream()
        .mapToObj(
            c -> new Digit(clueCells.contains(c) ? Sign.CLUE : Sign.FOUND, c, puzzle.digit(c)))
        .toList();
  }

  @Override
  public Pen pen(Sign sign) {
    return pens().pen(sign);
  }

  @Override
  public Lettering lettering(Shape.Text text) {
    if (!OF_CELLS.contains(text.sign())) {
      boolean isFree = FREE.contains(text.sign());
      double size = Math.max(isFree ? SMALLEST_SUM : 0, text.size() * cellSide);
      return new Lettering(Weight.of(text.sign()), size, Ink.of(text.sign()));
    }
    Lettering whole = text.sign() == Sign.CLUE ? clues : found;
    double size = whole.size() * BoardGrid.narrowing(text.text());
    return new Lettering(whole.weight(), size, whole.ink());
  }

  private Board board() {
    return puzzle.board();
  }

  private BoardPens pens() {
    return new BoardPens(setting, cellSide);
  }
}
