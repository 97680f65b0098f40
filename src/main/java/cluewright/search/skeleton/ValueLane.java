package cluewright.search.skeleton;

import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.search.Outcome;
import cluewright.search.race.Lane;
import cluewright.search.race.Run;
import cluewright.search.verify.Verification;
import java.util.Optional;

/** A {@link ValueWalk} in the race. */
final class ValueLane implements Lane {
  static final String NAME = "values";

  private static final int MOVES_OF_A_TURN = 4;

  private final SkeletonSearch asked;
  private final Run run;
  private final long seed;
  private ValueWalk walk;

  ValueLane(SkeletonSearch asked, Run run, long seed) {
    this.asked = asked;
    this.run = run;
    this.seed = seed;
    run.phase(Phrase.of("search.searching"));
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public Optional<Outcome> turn() {
    if (walk == null) {
      walk =
          new ValueWalk(
              asked.skeleton(), asked.ground(), asked.clues(), asked.strategies(), seed, run);
    }
    try {
      return moved();
    } catch (ValueWalk.NoGridException e) {
      return Optional.of(
          new Outcome.Impossible(GridsProof.withoutGrid(asked), NAME, run.elapsed()));
    }
  }

  private Optional<Outcome> moved() {
    for (int move = 0; move < MOVES_OF_A_TURN; move++) {
      Optional<Outcome> found = walk.move().flatMap(this::verified);
      run.tried(walk.moves());
      run.count(walk.moves(), "search.unit-tried");
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  /** The outcome for a puzzle of the walk, unless it is known or does not meet the goal. */
  private Optional<Outcome> verified(Puzzle puzzle) {
    return Optional.of(puzzle)
        .filter(asked::isNew)
        .flatMap(
            each -> new Verification(asked.request(each), run).accepted(each, NAME, run.elapsed()));
  }
}
