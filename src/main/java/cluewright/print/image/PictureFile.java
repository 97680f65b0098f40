package cluewright.print.image;

import cluewright.choice.Choice;
import cluewright.choice.Kind.OneOf;
import cluewright.choice.Kind.Range;
import cluewright.choice.Kind.Written;
import cluewright.print.Inks;
import cluewright.print.TypeFamily;
import cluewright.print.image.PrintedPicture.Digits;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

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
  public static final Choice<PictureFile, Integer> DOTS =
      Choice.of("dots", new Range(36, 2400), PictureFile::dots, PictureFile::withDots)
          .said(List.of("--dpi"), "N", "Pixels per inch, 36 to 2400. Default: 300.")
          .shown("size")
          .kept("pictureDots");

  public static final Choice<PictureFile, Inks> INKS =
      Choice.of("inks", new OneOf<>(Inks.class), PictureFile::inks, PictureFile::withInks)
          .said(
              List.of("--ink"),
              "INK",
              "colour; or, for printing: grey, or black (of png and tiff, each dot is then black or"
                  + " white; of pdf and eps, lines and digits are all black, and grounds are tints"
                  + " of the black plate, which presses print as dots). Default: colour for svg,"
                  + " png and gif, grey for tiff, pdf and eps.")
          .shown("format");

  public static final Choice<PictureFile, Digits> DIGITS =
      Choice.of("digits", new OneOf<>(Digits.class), PictureFile::digits, PictureFile::withDigits)
          .said(
              "HOW",
              "outlines, or font: letters that can be searched. Default: outlines in pdf, font in"
                  + " svg; eps has outlines always.")
          .shown("format");

  public static final Choice<PictureFile, TypeFamily> TYPEFACE =
      Choice.of(
              "typeface",
              new OneOf<>(TypeFamily.class),
              PictureFile::family,
              PictureFile::withFamily)
          .said(
              "FAMILY",
              "Digits of all kinds but gif and an svg without outlines: sans or serif. Default:"
                  + " sans.")
          .shown("format")
          .kept("pictureFamily");

  /** What is said of a file but for its kind. */
  public static final List<Choice<PictureFile, ?>> CHOICES =
      List.of(
          Choice.of(
                  "width",
                  new Written<>(PictureSize::of, PictureSize::written),
                  PictureFile::size,
                  PictureFile::withSize)
              .said("SIZE", "Width of the picture: 90mm, 9cm, 3.5in or 1200px. Default: 90mm."),
          DOTS,
          INKS,
          DIGITS,
          TYPEFACE);

  /** A file with the usual settings for its kind. */
  public PictureFile(PictureKind kind, PictureSize size, int dots) {
    this(kind, size, dots, kind.usualInks(), TypeFamily.SANS, kind.usualDigits());
  }

  public PictureFile withSize(PictureSize next) {
    return new PictureFile(kind, next, dots, inks, family, digits);
  }

  public PictureFile withDots(int next) {
    return new PictureFile(kind, size, next, inks, family, digits);
  }

  public PictureFile withInks(Inks next) {
    return new PictureFile(kind, size, dots, next, family, digits);
  }

  public PictureFile withFamily(TypeFamily next) {
    return new PictureFile(kind, size, dots, inks, next, digits);
  }

  public PictureFile withDigits(Digits next) {
    return new PictureFile(kind, size, dots, inks, family, next);
  }

  /** How many pixels it is wide. */
  public long pixels() {
    return size.pixels(dots);
  }

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
      case PNG, TIFF -> RasterPicture.write(out, picture, kind, inks, family, (int) pixels(), dots);
      case PDF -> PrintedPicture.writePdf(out, picture, width, inks, family, digits);
      case EPS -> PrintedPicture.writeEps(out, picture, width, inks, family);
      case GIF -> throw new IllegalStateException("a GIF is of several pictures");
    }
  }
}
