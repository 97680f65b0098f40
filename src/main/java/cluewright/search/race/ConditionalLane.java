package cluewright.search.race;

import cluewright.search.Outcome;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** A lane that asks before each turn whether it should work, and leaves if not. */
public final class ConditionalLane implements Lane {
  private final Lane lane;
  private final BooleanSupplier condition;
  private final Run run;

  public ConditionalLane(Lane lane, BooleanSupplier condition, Run run) {
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
    return condition.getAsBoolean() ? lane.turn() : Optional.of(run.undecided(name()));
  }
}
