package cluewright.studio.pictures;

import cluewright.phrase.Phrase;
import cluewright.print.image.PictureKind;
import cluewright.studio.files.Dialogs.FileKind;
import java.util.Locale;

/** The form of a picture. */
public enum PictureForm {
  PNG(FileKind.PNG, PictureKind.PNG),
  SVG(FileKind.SVG, PictureKind.SVG),
  TIFF(FileKind.TIFF, PictureKind.TIFF),
  PDF(FileKind.PDF, PictureKind.PDF),
  EPS(FileKind.EPS, PictureKind.EPS);

  private final FileKind kind;
  private final PictureKind file;

  PictureForm(FileKind kind, PictureKind file) {
    this.kind = kind;
    this.file = file;
  }

  PictureKind file() {
    return file;
  }

  /** True if inks can be chosen; those of SVG are in its style sheet. */
  boolean hasInks() {
    return this != SVG;
  }

  /** True if its digits can be text in a font. */
  boolean hasFonts() {
    return this == SVG || this == PDF;
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
