package cluewright.search.feasibility;

import cluewright.model.Mask;
import cluewright.strategy.StrategySet;

/** What is judged: whether some digits on the mask make a puzzle that the strategies complete. */
public record Question(Mask mask, StrategySet strategies) {

  /** Whether a puzzle for {@code other} would make one for this: more clues, more strategies. */
  boolean isEasierThan(Question other) {
    return mask.board() == other.mask.board()
        && mask.clues().containsAll(other.mask.clues())
        && strategies.strategies().containsAll(other.strategies.strategies());
  }
}
