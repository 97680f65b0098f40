package cluewright.search.feasibility;

import java.time.Duration;

/** The time shared by consecutive searches. */
final class Budget {
  private static final Duration LEAST = Duration.ofMillis(1);

  private final Duration limit;
  private Duration spent = Duration.ZERO;

  Budget(Duration limit) {
    this.limit = limit;
  }

  void spend(Duration time) {
    spent = spent.plus(time);
  }

  Duration spent() {
    return spent;
  }

  /** Half of the remaining time, for an attempt that may fail. */
  Duration half() {
    return rest().dividedBy(2).plus(LEAST);
  }

  /** The remaining time, but at least a moment, which a search needs to report anything. */
  Duration rest() {
    Duration rest = limit.minus(spent);
    return rest.compareTo(LEAST) < 0 ? LEAST : rest;
  }
}
