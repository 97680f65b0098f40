package cluewright.search.race;

import cluewright.search.Outcome;
import java.util.Optional;

/**
 * A lane that works on an easier request: what it refutes is impossible with further conditions as
 * well, but a puzzle that it finds answers nothing, so it then leaves.
 */
public final class RefutingLane implements Lane {
  private final Lane lane;
  private final Run run;

  public RefutingLane(Lane lane, Run run) {
    this.lane = lane;
    this.run = run;
  }

  @Override
  public String name() {
    return lane.name();
  }

  @Override
  public Optional<Outcome> turn() {
    return lane.turn()
        .map(outcome -> outcome instanceof Outcome.Found ? run.undecided(name()) : outcome);
  }
}
