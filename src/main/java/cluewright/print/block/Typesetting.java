package cluewright.print.block;

import cluewright.model.Board;
import cluewright.phrase.Phrase;
import cluewright.print.Paper;
import cluewright.print.Style;
import cluewright.print.Style.Detail;
import cluewright.print.TypeFamily;
import cluewright.print.canvas.Ink;
import cluewright.print.canvas.Lettering;
import cluewright.print.canvas.Typeface;
import cluewright.print.canvas.Weight;
import java.util.Locale;

/** The setting that all parts of an edition share: style, language and fonts. */
public record Typesetting(Style style, Locale language, Typeface typeface) {

  private static final double SMALLEST_SCALE = 0.5;

  /** The height of digits, in ems. */
  private static final double DIGITS_OF_INTER = 0.727;

  private static final double LARGEST_SCALE = 1.4;

  public String said(Phrase phrase) {
    return phrase.in(language);
  }

  public boolean shows(Detail detail) {
    return style.details().contains(detail);
  }

  public double width(String text, Lettering lettering) {
    return typeface.width(text, lettering);
  }

  /** A text on as many lines as the room has at most; see {@link Paragraph#set}. */
  public Paragraph paragraph(String text, Lettering lettering, Paragraph.Room room) {
    return Paragraph.set(text, lettering, room, typeface);
  }

  /** The side of the cells of a board whose longer side, frame and all, has a length. */
  public double cell(Board board, double side) {
    return (side - widestFrame()) / Math.max(board.rows(), board.columns());
  }

  /** The width that the frame of no board exceeds, in points. */
  public double widestFrame() {
    return LineWidths.widestFrame(style);
  }

  /**
   * A length of display type and ornaments on A4, in proportion to the paper.
   *
   * @param ofA4 in points
   */
  public double scaled(double ofA4) {
    return scaled(ofA4, style.setup().paper());
  }

  /** The same on some paper. */
  public static double scaled(double ofA4, Paper paper) {
    double share = Math.min(paper.width(), paper.height()) / Paper.A4.width();
    return ofA4 * Math.max(SMALLEST_SCALE, Math.min(LARGEST_SCALE, share));
  }

  /**
   * The em of digits that are as high as Inter's of an em.
   *
   * @param ofInter in points
   */
  public double digits(double ofInter) {
    if (typeface.family() == TypeFamily.SANS) {
      return ofInter;
    }
    return ofInter
        * DIGITS_OF_INTER
        / typeface.capHeight(new Lettering(Weight.MEDIUM, 1, Ink.BLACK));
  }

  public Letters letters() {
    return Letters.of(style.size());
  }
}
