package cluewright.search.minimum;

import java.util.Locale;
import java.util.Optional;

/** How to find the fewest clues. */
public enum MinimumMethod {
  /** The fastest method known: grid by grid on small boards, a walk over masks on others. */
  AUTO(Optional.empty()),
  /** SAT4J, which also chooses the mask, with its own cardinality constraint. */
  SAT(Optional.of(Threshold.NATIVE)),
  /** SAT4J with the cardinality constraint as clauses. */
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
