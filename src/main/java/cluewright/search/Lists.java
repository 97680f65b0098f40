package cluewright.search;

import cluewright.learned.LearnedMask;
import cluewright.learned.LearnedMasks;
import cluewright.model.Mask;
import java.util.List;
import java.util.function.Function;

/**
 * The sources of answers besides the current search: published lists of puzzles, and refuted masks.
 */
public final class Lists {
  /** Uses the published lists and the shipped masks where they cover the mask. */
  public static final Lists ASKED = new Lists(mask -> LearnedMasks.shipped());

  /** Uses none, so that answers rest only on the current search and on named theorems. */
  public static final Lists IGNORED = new Lists(mask -> List.of());

  private final Function<Mask, List<LearnedMask>> learned;

  private Lists(Function<Mask, List<LearnedMask>> learned) {
    this.learned = learned;
  }

  /** Uses the published lists, and the given masks instead of the shipped ones. */
  public static Lists with(Function<Mask, List<LearnedMask>> learned) {
    return new Lists(learned);
  }

  public boolean areAsked() {
    return this != IGNORED;
  }

  /** The refuted masks that may answer for another. */
  public List<LearnedMask> learned(Mask mask) {
    return learned.apply(mask);
  }
}
