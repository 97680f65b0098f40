package cluewright.search.minimum;

import java.util.Locale;
import java.util.Optional;

/** By which means the fewest clues are sought. */
public enum MinimumMethod {
  /** Grid by grid on small boards, by a walk over masks on others: the quickest known here. */
  AUTO(Optional.empty()),
  /** SAT4J chooses the mask, too, under its own cardinality constraint. */
  SAT(Optional.of(Threshold.NATIVE)),
  /** The same with the cardinality as clauses. */
  TOTALIZER(Optional.of(Threshold.TOTALIZER));

  private final Optional<Threshold> threshold;

  MinimumMethod(Optional<Threshold> threshold) {
    this.threshold = threshold;
  }

  Optional<Threshold> threshold() {
    return threshold;
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
