package cluewright.cli.publish;

import cluewright.choice.Kind;
import cluewright.cli.option.Said;
import cluewright.cli.terminal.UsageException;
import cluewright.print.Inks;
import cluewright.print.image.PictureFile;
import cluewright.print.image.PictureKind;
import cluewright.print.image.PictureSize;
import cluewright.print.image.PrintedPicture.Digits;
import cluewright.print.image.RasterPicture;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;

/** The options for a picture file: kind, size and inks. */
public final class PictureOptions {
  private static final int USUAL_WIDTH = 90;
  private static final int USUAL_DOTS = 300;

  @Option(
      names = "--to",
      paramLabel = "FORMAT",
      description =
          "svg, png, tiff, pdf, eps, or gif (the steps one after the other), if the extension of OUT"
              + " does not say.")
  private PictureKind kind;

  private final Said<PictureFile> said = new Said<>(PictureFile.CHOICES);

  @SuppressWarnings("UnusedVariable") // picocli adds its options
  @Mixin
  private final CommandSpec options = said.spec();

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
   * Checks that a kind of picture supports what is requested.
   *
   * @throws UsageException if it cannot
   */
  void check(PictureKind wanted) {
    PictureFile asked = file(wanted);
    if (asked.pixels() < 1 || asked.pixels() > RasterPicture.MOST_PIXELS) {
      throw new UsageException(
          "a width of %,d pixels is out of range: set 1 to %,d with --width or --dpi"
              .formatted(asked.pixels(), RasterPicture.MOST_PIXELS));
    }
    if (wanted == PictureKind.SVG && asked.inks() != Inks.COLOUR) {
      throw new UsageException(
          "--ink %s is for png, tiff, pdf and eps: the colours of svg are in its style sheet"
              .formatted(Kind.word(asked.inks())));
    }
    if (wanted == PictureKind.EPS && asked.digits() == Digits.FONT) {
      throw new UsageException("--digits font is for pdf and svg: eps has outlines always");
    }
  }

  /** The width in pixels. */
  int pixels() {
    return (int) file(PictureKind.GIF).pixels();
  }

  /** The file of a {@linkplain #check checked} picture. */
  PictureFile file(PictureKind wanted) {
    return said.on(
        new PictureFile(wanted, new PictureSize(USUAL_WIDTH, PictureSize.Unit.MM), USUAL_DOTS));
  }
}
