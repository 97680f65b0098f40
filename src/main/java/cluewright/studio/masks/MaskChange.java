package cluewright.studio.masks;

import cluewright.document.Document;
import cluewright.document.Project;
import cluewright.model.DigitSet;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.search.Arguments;
import cluewright.studio.digitset.PreferredDigits;
import java.util.Optional;

/**
 * A document before and after a change of its mask, with what happens to its digits: a puzzle goes
 * to the results, and a draft that would end is kept in the project as a copy.
 */
record MaskChange(Document before, Document after) {

  /** The mask with some cells added or removed, where digits stay in their cells. */
  static MaskChange altering(Document before, Mask next) {
    return new MaskChange(before, before.withMask(next));
  }

  /** Another mask, whose overlap with that of an ended draft is coincidence rather than clues. */
  static MaskChange replacing(Document before, Mask next) {
    MaskChange change = altering(before, next);
    return change.endsDraft()
        ? new MaskChange(before, change.after.withFixed(Puzzle.empty(next.board())))
        : change;
  }

  /** This change with the designer's preferred characters for digits. */
  MaskChange written(PreferredDigits digits) {
    return new MaskChange(before, digits.on(after));
  }

  /** True if typed digits that may become a puzzle leave the board as a whole. */
  private boolean endsDraft() {
    return before.endsDraft(after)
        && before.mask().size() >= Arguments.fewestClues(before.mask().board());
  }

  Project in(Project project) {
    return endsDraft() ? project.withCopyOf(before, after) : project.withDocument(after);
  }

  /** What has left the board, in words; empty if only cells. */
  Optional<Phrase> lost() {
    boolean isUsualNow =
        after.digitSet().equals(DigitSet.USUAL) && !before.digitSet().equals(DigitSet.USUAL);
    Phrase lost =
        Phrase.sentences(digits(), isUsualNow ? Phrase.of("masks.usual-digits") : Phrase.NOTHING);
    return Optional.of(lost).filter(words -> !words.isNothing());
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
