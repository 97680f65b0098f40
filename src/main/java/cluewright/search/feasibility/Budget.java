package cluewright.search.feasibility;

import java.time.Duration;

/** The time that searches after each other share. */
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

  /** Half of what is left, for what may fail. */
  Duration half() {
    return rest().dividedBy(2).plus(LEAST);
  }

  /** The time left; a moment where nothing is, since a search needs some time to say so. */
  Duration rest() {
    Duration rest = limit.minus(spent);
    return rest.compareTo(LEAST) < 0 ? LEAST : rest;
  }
}
