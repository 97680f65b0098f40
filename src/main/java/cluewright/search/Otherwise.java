package cluewright.search;

import java.util.Optional;
import java.util.function.Supplier;

/** A lane whose place another takes when it has nothing more to try. */
final class Otherwise implements Lane {
  private final Supplier<Lane> second;
  private Lane now;
  private boolean isSecond;

  Otherwise(Lane first, Supplier<Lane> second) {
    this.now = first;
    this.second = second;
  }

  @Override
  public String name() {
    return now.name();
  }

  @Override
  public Optional<Outcome> turn() {
    Optional<Outcome> outcome = now.turn();
    if (isSecond || outcome.filter(Outcome.Undecided.class::isInstance).isEmpty()) {
      return outcome;
    }
    now = second.get();
    isSecond = true;
    return Optional.empty();
  }
}
