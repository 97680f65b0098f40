package cluewright.search.walk;

import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.search.Outcome;
import cluewright.search.Request;
import cluewright.search.race.Lane;
import cluewright.search.race.Run;
import cluewright.search.verify.Verification;
import java.util.Optional;

/** A {@link ClueWalk} in the race, which finds puzzles and never claims impossibility. */
public final class SearchLane implements Lane {
  static final String NAME = "search";

  /** The moves per turn times the board's candidates, for 20 to 40 ms on 9x9. */
  private static final int CANDIDATES = 6_000_000;

  private static final int MOVES_BETWEEN_REPORTS = 16;

  private final Run run;
  private final Verification verification;
  private final Request request;
  private final long seed;
  private ClueWalk walk;
  private final int movesOfATurn;

  /**
   * @param seed makes the walk; {@link Request#seed} still names the digits
   */
  public SearchLane(Request request, Run run, long seed) {
    this.run = run;
    this.verification = new Verification(request, run);
    this.request = request;
    this.seed = seed;
    this.movesOfATurn = Math.max(1, CANDIDATES / request.mask().board().candidates());
    run.phase(Phrase.of("search.searching"));
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public Optional<Outcome> turn() {
    return turn(movesOfATurn);
  }

  /** Makes a number of moves. */
  Optional<Outcome> turn(int moves) {
    if (walk == null) {
      walk = new ClueWalk(request, seed, run);
    }
    for (int move = 0; move < moves; move++) {
      run.throwIfStopped();
      if (move % MOVES_BETWEEN_REPORTS == 0) {
        run.tried(walk.moves());
        run.count(walk.moves(), "search.unit-evaluations");
      }
      if (walk.move()) {
        Puzzle puzzle = walk.puzzle();
        Optional<Outcome.Found> found =
            verification.isKnown(puzzle)
                ? Optional.empty()
                : verification.verified(puzzle, NAME, run.elapsed());
        if (found.isPresent() && !run.goesOnAfter(found.get())) {
          return Optional.of(found.get());
        }
      }
    }
    return Optional.empty();
  }
}
