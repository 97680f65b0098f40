package cluewright.studio.play;

import cluewright.phrase.Phrase;
import java.util.List;
import java.util.Locale;

/** What a typed digit becomes, or what the mouse draws; its keys are those of SudokuPad. */
public enum PencilMode {
  DIGIT("Z"),
  CORNER("X"),
  /** Candidates, which solvers know as centre marks. */
  CANDIDATE("C"),
  /** Digits colour cells. */
  COLOR("V"),
  /** The mouse draws lines, and typed digits are digits. */
  LINE("Q");

  /** The modes in which typed digits mean different things. */
  static final List<PencilMode> OF_DIGITS = List.of(DIGIT, CORNER, CANDIDATE, COLOR);

  private final String key;

  PencilMode(String key) {
    this.key = key;
  }

  /** The letter that selects it, unless it is a digit of the board. */
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
