package cluewright.studio.pictures;

import cluewright.phrase.Phrase;
import cluewright.print.Inks;
import cluewright.print.TypeFamily;
import cluewright.print.image.PictureFile;
import cluewright.print.image.PictureSize;
import cluewright.print.image.PrintedPicture.Digits;
import java.util.Set;

/**
 * Choices for a picture.
 *
 * @param dots how many pixels are an inch
 */
record PictureChoices(
    PictureForm form,
    PictureSize size,
    int dots,
    Inks inks,
    Digits digits,
    TypeFamily family,
    Set<PictureDetail> details) {
  /** The greatest width of a picture, so that any computer has room for it. */
  static final int MOST_PIXELS = 4000;

  static final int LEAST_PIXELS = 16;

  PictureChoices {
    details = Set.copyOf(details);
  }

  int pixels() {
    return (int) size.pixels(dots);
  }

  double millimetres() {
    return size.millimetres(dots);
  }

  /** The file that is chosen. */
  PictureFile file() {
    return new PictureFile(form.file(), size, dots, inks, family, digits);
  }

  /** These with other details. */
  PictureChoices withDetails(Set<PictureDetail> next) {
    return new PictureChoices(form, size, dots, inks, digits, family, next);
  }

  /** Names a fault of the size; says nothing if that is fine. */
  Phrase trouble() {
    long pixels = size.pixels(dots);
    return pixels >= LEAST_PIXELS && pixels <= MOST_PIXELS
        ? Phrase.NOTHING
        : Phrase.of("pictures.out-of-range", pixels, LEAST_PIXELS, MOST_PIXELS);
  }
}
