package cluewright.search.minimum;

import cluewright.model.Board;
import cluewright.model.Puzzle;
import cluewright.search.Outcome;
import cluewright.search.Request;
import cluewright.search.race.Run;
import cluewright.search.verify.Verification;
import java.util.Optional;
import java.util.concurrent.CancellationException;

/** Keeps the puzzle with the fewest clues so far, after verifying it. */
final class FewestYet {
  private final MinimumRequest request;
  private final Run run;
  private Optional<Outcome.Found> best = Optional.empty();

  FewestYet(MinimumRequest request, Run run) {
    this.request = request;
    this.run = run;
  }

  Board board() {
    return request.board();
  }

  Optional<Outcome.Found> best() {
    return best;
  }

  /** The largest number of clues that is of interest. */
  int threshold() {
    return best.map(found -> found.puzzle().mask().size()).orElse(request.cells().size() + 1) - 1;
  }

  /**
   * Takes a puzzle if it has fewer clues than those before.
   *
   * @throws CancellationException if the run is over before it is verified
   * @throws IllegalStateException if it is none, or is not completed, or not unique
   */
  void take(Puzzle puzzle, String engine) {
    if (puzzle.mask().size() > threshold() || !isOfUnits(puzzle)) {
      throw new IllegalStateException(engine + " has no better puzzle: " + puzzle);
    }
    Request one = new Request(puzzle.mask(), request.strategies()).withSeed(request.seed());
    best = Optional.of(new Verification(one, run).found(puzzle, engine, run.elapsed()));
  }

  private boolean isOfUnits(Puzzle puzzle) {
    return request.cells().containsAll(puzzle.mask().clues())
        && request.units().stream()
            .allMatch(
                unit ->
                    puzzle.mask().clues().containsAll(unit)
                        || !puzzle.mask().clues().intersects(unit));
  }
}
