package cluewright.studio.generate;

import cluewright.model.CellSet;

/**
 * The one quiet line about the mask or its puzzle.
 *
 * @param detail a second sentence, or empty
 * @param cells the cells that it is about; empty if it is about the whole board
 */
public record Verdict(Kind kind, String sentence, String detail, CellSet cells) {

  /** What is known; each has an icon and a colour. */
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

    /** Whether more cells may help. */
    boolean isRepairable() {
      return this == IMPOSSIBLE || this == OPEN || this == UNDECIDED;
    }
  }

  static Verdict of(Kind kind, String sentence, String detail) {
    return new Verdict(kind, sentence, detail, CellSet.empty());
  }
}
