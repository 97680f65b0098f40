package cluewright.search;

import java.util.Optional;
import java.util.function.BooleanSupplier;

/** A lane that looks at its first turn whether it should work at all, and leaves if not. */
final class OnlyIf implements Lane {
  private final Lane lane;
  private final BooleanSupplier condition;
  private final Run run;
  private boolean isMet;

  OnlyIf(Lane lane, BooleanSupplier condition, Run run) {
    this.lane = lane;
    this.condition = condition;
    this.run = run;
  }

  @Override
  public String name() {
    return lane.name();
  }

  @Override
  public Optional<Outcome> turn() {
    isMet = isMet || condition.getAsBoolean();
    return isMet ? lane.turn() : Optional.of(run.undecided(name()));
  }
}
