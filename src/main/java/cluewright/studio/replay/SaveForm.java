package cluewright.studio.replay;

import cluewright.phrase.Phrase;
import java.util.Locale;

/** A form in which a replay can be saved. */
public enum SaveForm {
  GIF,
  PICTURES,
  TEXT;

  /** The menu item that saves in this form. */
  public Phrase command() {
    return Phrase.of("replay.save-" + word());
  }

  Phrase label() {
    return Phrase.of("replay.form-" + word());
  }

  Phrase explanation() {
    return Phrase.of("replay.form-" + word() + "-hint");
  }

  private String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
