package cluewright.print.image;

import cluewright.print.Inks;
import cluewright.print.image.PrintedPicture.Digits;
import java.util.Locale;

/** The kinds of picture files. */
public enum PictureKind {
  SVG,
  PNG,
  /** TIFF with lossless compression: as a fax if it is black only, otherwise LZW. */
  TIFF,
  PDF,
  EPS,
  /** The steps as an animation. */
  GIF;

  /** The file extension, without the dot. */
  public String extension() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** True if the size is given in pixels. */
  public boolean isRaster() {
    return this == PNG || this == TIFF;
  }

  /** The usual inks: colours for screens, grey for paper. */
  public Inks usualInks() {
    return this == SVG || this == PNG ? Inks.COLOUR : Inks.GREY;
  }

  /** The usual form of digits: text where a style sheet may change it, otherwise outlines. */
  public Digits usualDigits() {
    return this == SVG ? Digits.FONT : Digits.OUTLINES;
  }
}
