package cluewright.cli.publish;

import cluewright.cli.option.SizeConverter;
import cluewright.cli.terminal.UsageException;
import cluewright.print.Inks;
import cluewright.print.TypeFamily;
import cluewright.print.image.PictureFile;
import cluewright.print.image.PictureKind;
import cluewright.print.image.PictureSize;
import cluewright.print.image.PrintedPicture.Digits;
import cluewright.print.image.RasterPicture;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.Option;

/** The options for the file of a picture: its kind, its size, its inks. */
public final class PictureOptions {
  private static final int LEAST_DPI = 36;
  private static final int MOST_DPI = 2400;

  @Option(
      names = "--to",
      paramLabel = "FORMAT",
      description =
          "svg, png, tiff, pdf, eps, or gif (the steps one after the other), if the extension of OUT"
              + " does not say.")
  private PictureKind kind;

  @Option(
      names = "--width",
      paramLabel = "SIZE",
      converter = SizeConverter.class,
      defaultValue = "90mm",
      description = "Width of the picture: 90mm, 9cm, 3.5in or 1200px. Default: 90mm.")
  private PictureSize size;

  @Option(
      names = "--dpi",
      paramLabel = "N",
      defaultValue = "300",
      description = "Pixels per inch, 36 to 2400. Default: 300.")
  private int dpi;

  @Option(
      names = "--ink",
      paramLabel = "INK",
      description =
          "colour; or, for printing: grey, or black (of png and tiff, each dot is then black or white;"
              + " of pdf and eps, lines and digits are all black, and grounds are tints of the black"
              + " plate, which presses print as dots)."
              + " Default: colour for svg, png and gif, grey for tiff, pdf and eps.")
  private Inks inks;

  @Option(
      names = "--digits",
      paramLabel = "HOW",
      description =
          "outlines, or font: letters that can be searched. Default: outlines in pdf, font in svg; eps"
              + " has outlines always.")
  private Digits digits;

  @Option(
      names = "--typeface",
      paramLabel = "FAMILY",
      defaultValue = "sans",
      description =
          "Digits of all kinds but gif and an svg without outlines: sans or serif. Default: sans.")
  private TypeFamily family;

  /**
   * The kind of a file.
   *
   * @throws UsageException if neither an option nor its name says it
   */
  PictureKind kind(String target) {
    String name = target.toLowerCase(Locale.ROOT).replaceFirst("\\.tif$", ".tiff");
    Optional<PictureKind> named =
        Stream.of(PictureKind.values())
            .filter(each -> name.endsWith("." + each.extension()))
            .findFirst();
    return Optional.ofNullable(kind)
        .or(() -> named)
        .orElseThrow(
            () ->
                new UsageException(
                    "\"%s\" does not end in .svg, .png, .tiff, .pdf, .eps or .gif: rename it, or add --to svg"
                        .formatted(target)));
  }

  /**
   * Checks that a picture of a kind can have what is asked for.
   *
   * @throws UsageException if it cannot
   */
  void check(PictureKind wanted) {
    if (dpi < LEAST_DPI || dpi > MOST_DPI) {
      throw new UsageException(
          "--dpi %d is out of range: give %d to %d".formatted(dpi, LEAST_DPI, MOST_DPI));
    }
    long pixels = size.pixels(dpi);
    if (pixels < 1 || pixels > RasterPicture.MOST_PIXELS) {
      throw new UsageException(
          "a width of %,d pixels is out of range: set 1 to %,d with --width or --dpi"
              .formatted(pixels, RasterPicture.MOST_PIXELS));
    }
    if (wanted == PictureKind.SVG && inks != null && inks != Inks.COLOUR) {
      throw new UsageException(
          "--ink %s is for png, tiff, pdf and eps: the colours of svg are in its style sheet"
              .formatted(inks.name().toLowerCase(Locale.ROOT)));
    }
    if (wanted == PictureKind.EPS && digits == Digits.FONT) {
      throw new UsageException("--digits font is for pdf and svg: eps has outlines always");
    }
  }

  /** The width in pixels. */
  int pixels() {
    return (int) size.pixels(dpi);
  }

  /** The file of a picture that was {@linkplain #check checked}. */
  PictureFile file(PictureKind wanted) {
    return new PictureFile(
        wanted,
        size,
        dpi,
        inks == null ? wanted.usualInks() : inks,
        family,
        digits == null ? wanted.usualDigits() : digits);
  }
}
