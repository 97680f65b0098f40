package cluewright.studio.pictures;

import cluewright.phrase.Phrase;
import cluewright.studio.files.Dialogs.FileKind;
import java.util.Locale;

/** The stuff of a picture. */
public enum PictureForm {
  PNG(FileKind.PNG),
  SVG(FileKind.SVG);

  private final FileKind kind;

  PictureForm(FileKind kind) {
    this.kind = kind;
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
