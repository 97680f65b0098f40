package cluewright.studio.play;

import cluewright.phrase.Phrase;
import java.util.Locale;

/** The kind of mark that a typed digit becomes, or that the mouse makes. */
public enum PencilMode {
  DIGIT("Z"),
  CORNER("X"),
  CANDIDATE("V"),
  /** Digits give colours to cells. */
  COLOR("W"),
  /** The mouse draws lines; typed digits are digits. */
  LINE("Q");

  private final String key;

  PencilMode(String key) {
    this.key = key;
  }

  /** The letter that chooses it, one that stands for no digit of any board. */
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
