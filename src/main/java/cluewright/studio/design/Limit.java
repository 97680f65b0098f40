package cluewright.studio.design;

import cluewright.phrase.Phrase;
import cluewright.replay.Condition;
import cluewright.strategy.core.Strategy;
import java.util.function.BiFunction;

/** A kind of limit on the use of a strategy on the solving path. */
public enum Limit {
  AT_MOST(Phrase.of("design.limit-at-most"), 0, Condition.AtMost::new),
  AT_LEAST(Phrase.of("design.limit-at-least"), 1, Condition.AtLeast::new),
  NOT_BEFORE(Phrase.of("design.limit-not-before"), 1, Condition.NotBefore::new);

  /** More steps than any path has. */
  static final int MOST = 999;

  private final Phrase words;
  private final int least;
  private final BiFunction<Strategy, Integer, Condition> condition;

  Limit(Phrase words, int least, BiFunction<Strategy, Integer, Condition> condition) {
    this.words = words;
    this.least = least;
    this.condition = condition;
  }

  /** The smallest sensible number. */
  int least() {
    return least;
  }

  Condition on(Strategy strategy, int number) {
    return condition.apply(strategy, number);
  }

  Phrase words() {
    return words;
  }
}
