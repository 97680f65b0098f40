package cluewright.search.race;

import cluewright.search.Outcome;
import java.util.Optional;
import java.util.function.Supplier;

/** A lane that is replaced by another when it has nothing more to try, or no memory left. */
public final class FallbackLane implements Lane {
  private final Run run;
  private final Supplier<Lane> second;
  private Lane now;
  private boolean isSecond;

  public FallbackLane(Run run, Lane first, Supplier<Lane> second) {
    this.run = run;
    this.now = first;
    this.second = second;
  }

  @Override
  public String name() {
    return now.name();
  }

  @Override
  public Optional<Outcome> turn() {
    Optional<Outcome> outcome = tried();
    if (isSecond || outcome.filter(Outcome.Undecided.class::isInstance).isEmpty()) {
      return outcome;
    }
    now = second.get();
    isSecond = true;
    return Optional.empty();
  }

  private Optional<Outcome> tried() {
    try {
      return now.turn();
    } catch (OutOfMemoryError e) {
      return Optional.of(run.outOfMemory(name()));
    }
  }
}
