package cluewright.studio.pictures;

import cluewright.phrase.Phrase;
import cluewright.print.Inks;
import cluewright.print.TypeFamily;
import cluewright.print.image.PrintedPicture.Digits;
import cluewright.print.image.PuzzlePicture;
import cluewright.print.image.RasterPicture;
import cluewright.print.image.SvgPicture;
import cluewright.studio.look.ScreenImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import javafx.geometry.Dimension2D;
import javafx.scene.image.Image;

/**
 * A preview of a picture.
 *
 * @param image as the file will be; reduced if that is larger than a preview needs
 * @param facts its size
 * @param lacking what was asked for and cannot be shown; says nothing if that is nothing
 */
record DrawnPicture(Image image, Phrase facts, Phrase lacking) {
  /** The most pixels a preview needs. */
  static final Dimension2D LARGEST = new Dimension2D(960, 960);

  private static final int KILO = 1000;
  private static final double MILLIMETRES_AN_INCH = 25.4;

  /**
   * Draws the preview, which may take a moment; not for the UI thread.
   *
   * @param room the pixels that it has
   */
  static DrawnPicture of(PictureSubject motif, PictureChoices choices, Dimension2D room) {
    PuzzlePicture picture = motif.picture(choices.details());
    int widest = (int) Math.min(room.getWidth(), room.getHeight() / picture.shape());
    int pixels = choices.form().file().isRaster() ? Math.min(widest, choices.pixels()) : widest;
    boolean lacksSolution =
        choices.details().contains(PictureDetail.SOLUTION) && picture.solution().isEmpty();
    return new DrawnPicture(
        image(
            picture,
            pixels,
            choices.file().inks(),
            choices.file().family(),
            pixels * MILLIMETRES_AN_INCH / choices.millimetres()),
        facts(picture, choices),
        lacksSolution ? Phrase.of("pictures.no-solution") : Phrase.NOTHING);
  }

  /**
   * A picture for the screen.
   *
   * @param dots how many of its pixels make an inch on paper
   */
  static Image image(PuzzlePicture picture, int pixels, Inks inks, TypeFamily family, double dots) {
    try {
      return ScreenImage.of(RasterPicture.draw(picture, pixels, inks, family, dots));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Phrase facts(PuzzlePicture picture, PictureChoices choices) {
    double width = choices.millimetres();
    double height = width * picture.shape();
    if (choices.form().file().isRaster()) {
      long rows = Math.round(choices.pixels() * picture.shape());
      return Phrase.of("pictures.facts-png", choices.pixels(), rows, width, height, choices.dots());
    }
    if (choices.form() != PictureForm.SVG) {
      boolean isOutlined = choices.form() == PictureForm.EPS || choices.digits() == Digits.OUTLINES;
      return Phrase.of(
          isOutlined ? "pictures.facts-printed" : "pictures.facts-font", width, height);
    }
    int bytes = svg(picture, choices).getBytes(StandardCharsets.UTF_8).length;
    return Phrase.of("pictures.facts-svg", width, height, (double) bytes / KILO);
  }

  static String svg(PuzzlePicture picture, PictureChoices choices) {
    if (choices.digits() == Digits.FONT) {
      return SvgPicture.of(picture, choices.millimetres());
    }
    try {
      return SvgPicture.outlined(picture, choices.millimetres(), choices.file().family());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
