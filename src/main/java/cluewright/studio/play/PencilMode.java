package cluewright.studio.play;

import cluewright.phrase.Phrase;
import java.util.Locale;

/** What a typed digit becomes, or what the mouse draws. */
public enum PencilMode {
  DIGIT("Z"),
  CORNER("X"),
  CANDIDATE("V"),
  /** Digits colour cells. */
  COLOR("W"),
  /** The mouse draws lines, and typed digits are digits. */
  LINE("Q");

  private final String key;

  PencilMode(String key) {
    this.key = key;
  }

  /** The letter that selects it, which is no board's digit. */
  String key() {
    return key;
  }

  Phrase label() {
    return Phrase.of("play.mode-" + name().toLowerCase(Locale.ROOT));
  }

  Phrase explanation() {
    return Phrase.of("play.mode-" + name().toLowerCase(Locale.ROOT) + "-about", key);
  }
}
