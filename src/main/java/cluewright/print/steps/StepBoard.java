package cluewright.print.steps;

import cluewright.model.Board;
import cluewright.picture.Shape;
import cluewright.picture.Sign;
import cluewright.print.Area;
import cluewright.print.block.Block;
import cluewright.print.block.BoardPens;
import cluewright.print.block.Typesetting;
import cluewright.print.canvas.Canvas;
import cluewright.print.canvas.Canvas.Pen;
import cluewright.print.canvas.CanvasPainter;
import cluewright.print.canvas.Ink;
import cluewright.print.canvas.Lettering;
import cluewright.print.canvas.Mark;
import cluewright.print.canvas.Weight;
import cluewright.print.image.PuzzlePicture;

/**
 * The board of a step. What is written small is larger than on a screen, as far as its places have
 * room for it.
 *
 * @param width of the picture, numbers of rows and all, in points
 */
record StepBoard(PuzzlePicture picture, double width, Typesetting setting)
    implements Block, CanvasPainter.Style {
  private static final double LARGER = 1.12;

  /** The size from which the numbers of steps do not grow further. */
  private static final double LEGIBLE = 1.1;

  private static final double LABEL = 0.5;
  private static final double LABEL_OF_TWO_DIGITS = 0.38;
  private static final int TWO_DIGITS = 10;

  private double cellSide() {
    return width / picture.width();
  }

  @Override
  public double height() {
    return picture.height() * cellSide();
  }

  @Override
  public void draw(Canvas canvas, double left, double top) {
    Area area = new Area(left, top, width, height());
    canvas.marked(Mark.figure(picture::words, area), same -> drawShapes(same, left, top));
  }

  private void drawShapes(Canvas canvas, double left, double top) {
    double x = left + picture.left() * cellSide();
    double y = top + picture.top() * cellSide();
    new CanvasPainter(canvas, setting.typeface(), x, y, cellSide(), this).paint(picture.shapes());
  }

  @Override
  public Pen pen(Sign sign) {
    return new BoardPens(setting, cellSide()).pen(sign);
  }

  @Override
  public Lettering lettering(Shape.Text text) {
    double least = StepPlan.SMALLEST_TYPE / cellSide();
    double size =
        switch (text.sign()) {
          case CANDIDATE, MARKED, FINNED, ELIMINATED, SUM -> text.size() * LARGER;
          case LABEL -> Math.max(text.size() * LARGER, Math.min(largestLabel(), least));
          case NEW -> Math.max(text.size(), Math.min(text.size() * LEGIBLE, least));
          default -> text.size();
        };
    return new Lettering(Weight.of(text.sign()), size * cellSide(), Ink.of(text.sign()));
  }

  /** The em of the labels that fit beside the board, in cells. */
  private double largestLabel() {
    Board board = picture.clues().board();
    return Math.max(board.rows(), board.columns()) < TWO_DIGITS ? LABEL : LABEL_OF_TWO_DIGITS;
  }

  /** The em of a sign's smallest text in points; infinite if it has none. */
  double smallest(Sign sign) {
    return picture.shapes().stream()
        .filter(shape -> shape.sign() == sign && shape instanceof Shape.Text)
        .mapToDouble(shape -> lettering((Shape.Text) shape).size())
        .min()
        .orElse(Double.POSITIVE_INFINITY);
  }

  /** The em of the smallest possible candidate, in points. */
  double smallestCandidate() {
    return picture.smallestCandidate() * LARGER * cellSide();
  }
}
