package cluewright.print.block;

import cluewright.print.Style.TypeSize;
import cluewright.print.canvas.Ink;
import cluewright.print.canvas.Lettering;
import cluewright.print.canvas.Weight;

/**
 * The letterings of an edition, which keep its pages consistent.
 *
 * <p>In large print nothing is smaller than 14 points, and so nothing shrinks below that.
 *
 * @param display the title of a puzzle that has a page to itself
 * @param byline the author and the rating beside it
 * @param heading of a section
 * @param smallest the size below which no text is set, however long it is
 */
public record Letters(
    Lettering display,
    Lettering byline,
    Lettering heading,
    Lettering label,
    Lettering footer,
    double smallest) {
  private static final Letters NORMAL =
      new Letters(
          new Lettering(Weight.SEMI_BOLD, 26, Ink.BLACK),
          new Lettering(Weight.REGULAR, 12.5, Ink.SOFT),
          new Lettering(Weight.SEMI_BOLD, 22, Ink.ACCENT),
          new Lettering(Weight.MEDIUM, 10, Ink.SOFT),
          new Lettering(Weight.REGULAR, 9, Ink.QUIET),
          7);
  private static final Letters LARGE =
      new Letters(
          new Lettering(Weight.SEMI_BOLD, 28, Ink.BLACK),
          new Lettering(Weight.REGULAR, 16, Ink.SOFT),
          new Lettering(Weight.SEMI_BOLD, 26, Ink.ACCENT),
          new Lettering(Weight.MEDIUM, 14, Ink.SOFT),
          new Lettering(Weight.REGULAR, 14, Ink.SOFT),
          14);

  public static Letters of(TypeSize size) {
    return size == TypeSize.LARGE ? LARGE : NORMAL;
  }

  /** A size for normal print, or the minimum size if that is larger. */
  public double atLeast(double size) {
    return Math.max(size, smallest);
  }
}
