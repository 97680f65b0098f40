package cluewright.studio.masks;

import cluewright.document.Document;
import cluewright.document.Project;
import cluewright.model.DigitSet;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.search.Arguments;
import cluewright.studio.digitset.PreferredDigits;

/**
 * A document before and after its mask changed, with what becomes of the digits on it: a puzzle
 * goes to the results, and a draft that would end stays in the project, as a copy behind.
 */
record MaskChange(Document before, Document after) {

  /** The same mask with some cells more or less: digits stay where their cells do. */
  static MaskChange altering(Document before, Mask next) {
    return new MaskChange(before, before.withMask(next));
  }

  /** A mask of its own: what it shares with that of a draft which ends is chance, not a clue. */
  static MaskChange replacing(Document before, Mask next) {
    MaskChange change = altering(before, next);
    return change.endsDraft()
        ? new MaskChange(before, change.after.withFixed(Puzzle.empty(next.board())))
        : change;
  }

  /** The same with its digits as the designer likes them. */
  MaskChange written(PreferredDigits digits) {
    return new MaskChange(before, digits.on(after));
  }

  /** True if typed digits that may become a puzzle leave the board, not only some of them. */
  private boolean endsDraft() {
    return before.endsDraft(after)
        && before.mask().size() >= Arguments.fewestClues(before.mask().board());
  }

  /** The project with the document on its desk changed. */
  Project in(Project project) {
    return endsDraft() ? project.withCopyOf(before, after) : project.withDocument(after);
  }

  /** Says what has left the board; nothing if that is cells alone. */
  Phrase lost() {
    boolean isUsualNow =
        after.digitSet().equals(DigitSet.USUAL) && !before.digitSet().equals(DigitSet.USUAL);
    return Phrase.sentences(
        digits(), isUsualNow ? Phrase.of("masks.usual-digits") : Phrase.NOTHING);
  }

  private Phrase digits() {
    if (endsDraft()) {
      return Phrase.of("masks.draft-kept");
    }
    if (before.puzzle().isPresent() && after.puzzle().isEmpty()) {
      return Phrase.of("masks.puzzle-kept");
    }
    int erased = before.fixed().mask().size() - after.fixed().mask().size();
    return erased > 0 ? Phrase.of("masks.digits-erased", erased) : Phrase.NOTHING;
  }
}
