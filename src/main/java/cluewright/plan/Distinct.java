package cluewright.plan;

import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.model.PuzzleForms;
import java.util.HashSet;
import java.util.Set;

/** The puzzles and masks that are taken: no other may equal one of them. */
public final class Distinct {
  private final PuzzleForms forms = new PuzzleForms();
  private final Set<String> puzzles = new HashSet<>();
  private final Set<String> masks = new HashSet<>();

  /** Takes a puzzle with its mask; false if it equals another, relabelled, turned or mirrored. */
  public boolean take(Puzzle puzzle) {
    if (!puzzles.add(forms.form(puzzle))) {
      return false;
    }
    masks.add(cells(puzzle.mask()));
    return true;
  }

  /** Keeps a puzzle from being taken; its mask stays free. */
  public void avoid(Puzzle puzzle) {
    puzzles.add(forms.form(puzzle));
  }

  /** True if no puzzle has this mask, whatever its board's rules; a mask without clues is none. */
  public boolean isFree(Mask mask) {
    return mask.clues().isEmpty() || !masks.contains(cells(mask));
  }

  private static String cells(Mask mask) {
    return mask.board().columns() + " " + mask.line();
  }
}
