package cluewright.search.race;

import cluewright.search.Outcome;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.function.DoubleSupplier;

/**
 * A lane that decides before each turn whether to work, and leaves if not; otherwise it reports its
 * progress. While that is not known it lets its turn go by.
 */
public final class ConditionalLane implements Lane {
  /** How long to pause when the thread has nothing else to do. */
  private static final long PAUSE_NANOS = 1_000_000;

  private final Lane lane;
  private final BooleanSupplier isKnown;
  private final BooleanSupplier condition;
  private final DoubleSupplier done;
  private final Run run;

  /**
   * @param isKnown whether the condition can be asked already
   * @param done the part of its work that is done, of 1
   */
  public ConditionalLane(
      Lane lane, BooleanSupplier isKnown, BooleanSupplier condition, DoubleSupplier done, Run run) {
    this.lane = lane;
    this.isKnown = isKnown;
    this.condition = condition;
    this.done = done;
    this.run = run;
  }

  @Override
  public String name() {
    return lane.name();
  }

  @Override
  public Optional<Outcome> turn() {
    if (!isKnown.getAsBoolean()) {
      LockSupport.parkNanos(PAUSE_NANOS);
      return Optional.empty();
    }
    if (!condition.getAsBoolean()) {
      run.part(OptionalDouble.empty());
      return Optional.of(run.undecided(name()));
    }
    run.part(OptionalDouble.of(done.getAsDouble()));
    return lane.turn();
  }
}
