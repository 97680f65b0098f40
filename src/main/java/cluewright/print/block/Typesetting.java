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

/** The settings shared by all parts of an edition: style, language and fonts. */
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

  /** A text on as many lines as fit at most; see {@link Paragraph#set}. */
  public Paragraph paragraph(String text, Lettering lettering, Paragraph.Room room) {
    return Paragraph.set(text, lettering, room, typeface);
  }

  /** The cell size of a board whose longer side, frame included, has a given length. */
  public double cell(Board board, double side) {
    return (side - widestFrame()) / Math.max(board.rows(), board.columns());
  }

  /** The upper limit of frame widths, in points. */
  public double widestFrame() {
    return LineWidths.widestFrame(style);
  }

  /**
   * Scales a length of display type or ornaments from A4 to the paper.
   *
   * @param ofA4 in points
   */
  public double scaled(double ofA4) {
    return scaled(ofA4, style.setup().paper());
  }

  /** Scales such a length to a given paper. */
  public static double scaled(double ofA4, Paper paper) {
    double share = Math.min(paper.width(), paper.height()) / Paper.A4.width();
    return ofA4 * Math.max(SMALLEST_SCALE, Math.min(LARGEST_SCALE, share));
  }

  /**
   * The em at which digits are as high as Inter's at a given em.
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
