package cluewright.studio.pictures;

import cluewright.phrase.Phrase;
import cluewright.print.Inks;
import cluewright.studio.files.Dialogs.FileKind;
import java.util.Locale;

/** The stuff of a picture. */
public enum PictureForm {
  PNG(FileKind.PNG, Inks.COLOUR),
  SVG(FileKind.SVG, Inks.COLOUR),
  TIFF(FileKind.TIFF, Inks.GREY),
  PDF(FileKind.PDF, Inks.GREY),
  EPS(FileKind.EPS, Inks.GREY);

  private final FileKind kind;
  private final Inks inks;

  PictureForm(FileKind kind, Inks inks) {
    this.kind = kind;
    this.inks = inks;
  }

  Inks inks() {
    return inks;
  }

  /** True if it consists of pixels. */
  boolean isRaster() {
    return this == PNG || this == TIFF;
  }

  FileKind kind() {
    return kind;
  }

  Phrase label() {
    return Phrase.of("pictures.form-" + word());
  }

  Phrase hint() {
    return Phrase.of("pictures.form-" + word() + "-hint");
  }

  private String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
