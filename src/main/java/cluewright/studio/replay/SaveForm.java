package cluewright.studio.replay;

import cluewright.phrase.Phrase;
import java.util.Locale;

/** A format for saving a replay. */
public enum SaveForm {
  GIF,
  PICTURES,
  TEXT;

  /** The menu item for this format. */
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
