package cluewright.studio.generate;

import cluewright.phrase.Phrase;
import cluewright.strategy.StrategySet;
import java.util.List;

/**
 * What the puzzle on display lacks of what is asked for.
 *
 * @param unneeded the required strategies that it could do without
 * @param unmet the wishes that it does not fulfil, as items of a list in a sentence
 */
public record Lack(StrategySet unneeded, List<Phrase> unmet) {
  public Lack {
    unmet = List.copyOf(unmet);
  }

  boolean isNothing() {
    return unneeded.isEmpty() && unmet.isEmpty();
  }
}
