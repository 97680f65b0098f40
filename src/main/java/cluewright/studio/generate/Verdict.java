package cluewright.studio.generate;

import cluewright.model.CellSet;
import cluewright.phrase.Phrase;

/**
 * The one quiet line about the mask or its puzzle.
 *
 * @param detail a second sentence, or nothing
 * @param cells the cells that it is about; empty if it is about the whole board
 */
public record Verdict(Kind kind, Phrase sentence, Phrase detail, CellSet cells) {

  /** A kind of knowledge, with an icon and a colour of its own. */
  public enum Kind {
    /** There is nothing to judge yet. */
    HINT,
    POSSIBLE,
    /** A puzzle is known to exist. */
    EXISTS,
    /** A short search found neither a puzzle nor a proof. */
    OPEN,
    IMPOSSIBLE,
    RUNNING,
    FOUND,
    UNDECIDED;

    /** True if more cells may help. */
    boolean isRepairable() {
      return this == IMPOSSIBLE || this == OPEN || this == UNDECIDED;
    }
  }

  static Verdict of(Kind kind, Phrase sentence, Phrase detail) {
    return new Verdict(kind, sentence, detail, CellSet.empty());
  }
}
