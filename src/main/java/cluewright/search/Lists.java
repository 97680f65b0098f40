package cluewright.search;

import cluewright.learned.LearnedMask;
import cluewright.learned.LearnedMasks;
import cluewright.model.Mask;
import java.util.List;
import java.util.function.Function;

/**
 * What may answer besides our own proofs and searches of the moment: published lists of puzzles,
 * and masks that were refuted before.
 */
public final class Lists {
  /** The published lists and the shipped masks are asked where they cover the mask. */
  public static final Lists ASKED = new Lists(mask -> LearnedMasks.shipped());

  /** All are left out: what is answered rests on the work of the moment and on named theorems. */
  public static final Lists IGNORED = new Lists(mask -> List.of());

  private final Function<Mask, List<LearnedMask>> learned;

  private Lists(Function<Mask, List<LearnedMask>> learned) {
    this.learned = learned;
  }

  /** The published lists, and these masks in place of the shipped ones. */
  public static Lists with(Function<Mask, List<LearnedMask>> learned) {
    return new Lists(learned);
  }

  public boolean areAsked() {
    return this != IGNORED;
  }

  /** The masks that were refuted before and may be asked about another. */
  public List<LearnedMask> learned(Mask mask) {
    return learned.apply(mask);
  }
}
