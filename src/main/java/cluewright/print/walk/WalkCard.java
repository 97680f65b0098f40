package cluewright.print.walk;

import cluewright.model.DigitSet;
import cluewright.print.block.Block;
import cluewright.print.block.Paragraph;
import cluewright.print.canvas.Canvas;
import cluewright.print.canvas.Ink;
import cluewright.print.canvas.Lettering;
import cluewright.print.canvas.Typeface;
import cluewright.print.canvas.Weight;
import cluewright.print.image.PictureBlock;
import java.util.List;
import java.util.Locale;

/**
 * A step of a walk-through as it is printed: number and name, the board, and under it the words.
 *
 * <p>All but the board may be as wide as the column.
 */
record WalkCard(Paragraph number, Paragraph name, PictureBlock board, Paragraph words)
    implements Block {
  private static final double BELOW_NAME = 7;
  private static final double BELOW_BOARD = 8;
  private static final double AFTER_NUMBER = 6;

  /**
   * Sets a step in a column.
   *
   * @param width of the column, in points
   */
  static WalkCard of(
      WalkStep step,
      WalkPlan plan,
      double width,
      Locale language,
      Typeface typeface,
      DigitSet digits) {
    double size = plan.textSize();
    Paragraph number =
        Paragraph.set(
            step.number(),
            new Lettering(Weight.SEMI_BOLD, size * 1.2, Ink.QUIET),
            new Paragraph.Room(width, 1, size),
            typeface);
    double room = width - typeface.width(step.number(), number.lettering()) - AFTER_NUMBER;
    Paragraph name =
        Paragraph.set(
            step.title().in(language),
            new Lettering(Weight.SEMI_BOLD, size * 1.2, Ink.BLACK),
            new Paragraph.Room(room, 2, size),
            typeface);
    double board = Math.min(width, plan.widestBoard());
    return new WalkCard(
        number,
        name,
        new PictureBlock(
            step.picture().withDigits(digits),
            PictureBlock.cellSide(step.picture(), board),
            typeface),
        Paragraph.set(
            words(step, language, digits),
            new Lettering(Weight.REGULAR, size, Ink.BLACK),
            new Paragraph.Room(width, plan.mostLines(), size),
            typeface));
  }

  private static String words(WalkStep step, Locale language, DigitSet digits) {
    List<String> said =
        step.words().stream().map(each -> sentence(each.in(language, digits::symbol))).toList();
    return String.join("\n", said);
  }

  /** A sentence that stands alone begins with a capital, but for names of cells, such as r1c2. */
  private static String sentence(String text) {
    boolean isName = text.length() > 1 && Character.isDigit(text.charAt(1));
    return isName || text.isEmpty()
        ? text
        : text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
  }

  @Override
  public double height() {
    return name.height() + BELOW_NAME + board.height() + BELOW_BOARD + words.height();
  }

  @Override
  public void draw(Canvas canvas, double left, double top) {
    number.draw(canvas, left, top);
    double after = number.typeface().width(number.lines().get(0), number.lettering());
    name.draw(canvas, left + after + AFTER_NUMBER, top);
    double below = top + name.height() + BELOW_NAME;
    board.draw(canvas, left, below);
    words.draw(canvas, left, below + board.height() + BELOW_BOARD);
  }
}
