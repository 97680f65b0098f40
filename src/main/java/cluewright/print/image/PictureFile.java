package cluewright.print.image;

import cluewright.print.Inks;
import cluewright.print.TypeFamily;
import cluewright.print.image.PrintedPicture.Digits;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/**
 * A picture file to be written.
 *
 * @param kind any but {@link PictureKind#GIF}, which is of several pictures
 * @param dots how many pixels are an inch
 * @param inks of SVG those of its style sheet, whatever is said here
 * @param family of all kinds but an SVG with letters of a font
 * @param digits of SVG and PDF; all others have no fonts
 */
public record PictureFile(
    PictureKind kind, PictureSize size, int dots, Inks inks, TypeFamily family, Digits digits) {

  /** A file with the usual settings for its kind. */
  public PictureFile(PictureKind kind, PictureSize size, int dots) {
    this(kind, size, dots, kind.usualInks(), TypeFamily.SANS, kind.usualDigits());
  }

  /** Writes a picture. */
  public void write(OutputStream out, PuzzlePicture picture) throws IOException {
    double width = size.millimetres(dots);
    switch (kind) {
      case SVG -> {
        String svg =
            digits == Digits.OUTLINES
                ? SvgPicture.outlined(picture, width, family)
                : SvgPicture.of(picture, width);
        out.write(svg.getBytes(StandardCharsets.UTF_8));
      }
      case PNG, TIFF ->
          RasterPicture.write(out, picture, kind, inks, family, (int) size.pixels(dots), dots);
      case PDF -> PrintedPicture.writePdf(out, picture, width, inks, family, digits);
      case EPS -> PrintedPicture.writeEps(out, picture, width, inks, family);
      case GIF -> throw new IllegalStateException("a GIF is of several pictures");
    }
  }
}
