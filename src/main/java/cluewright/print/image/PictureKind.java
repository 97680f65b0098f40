package cluewright.print.image;

import cluewright.print.Inks;
import cluewright.print.image.PrintedPicture.Digits;
import java.util.Locale;

/** The kinds of files for a picture. */
public enum PictureKind {
  SVG,
  PNG,
  /** Compressed without loss: as faxes are where there is black alone, else by LZW. */
  TIFF,
  PDF,
  EPS,
  /** The steps one after the other. */
  GIF;

  /** How names of such files end, without the full stop. */
  public String extension() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** True if its size is in pixels. */
  public boolean isRaster() {
    return this == PNG || this == TIFF;
  }

  /** Colours for screens, grey for paper. */
  public Inks usualInks() {
    return this == SVG || this == PNG ? Inks.COLOUR : Inks.GREY;
  }

  /** Letters of a font where a style sheet may change it, else outlines. */
  public Digits usualDigits() {
    return this == SVG ? Digits.FONT : Digits.OUTLINES;
  }
}
