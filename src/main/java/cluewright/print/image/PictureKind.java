package cluewright.print.image;

import java.util.Locale;

/** The kinds of files for a picture. */
public enum PictureKind {
  SVG,
  PNG,
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
}
