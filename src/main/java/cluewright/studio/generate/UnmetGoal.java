package cluewright.studio.generate;

import cluewright.phrase.Phrase;
import cluewright.strategy.StrategySet;
import java.util.List;

/**
 * The requirements that the current puzzle does not meet.
 *
 * @param unneeded the required strategies that it could do without
 * @param unmet the conditions that it does not meet, as items of a list in a sentence
 */
public record UnmetGoal(StrategySet unneeded, List<Phrase> unmet) {
  public UnmetGoal {
    unmet = List.copyOf(unmet);
  }

  boolean isNothing() {
    return unneeded.isEmpty() && unmet.isEmpty();
  }
}
