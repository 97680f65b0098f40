package cluewright.search.skeleton;

import cluewright.closure.Closure;
import cluewright.closure.Closures;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.search.Outcome;
import cluewright.search.Request;
import cluewright.search.race.Lane;
import cluewright.search.race.Run;
import cluewright.search.verify.Verification;
import java.util.Optional;

/**
 * Decides a skeleton by all its grids, where these are few; it leaves the race where they are not.
 */
final class GridsLane implements Lane {
  static final String NAME = "grids";

  /** The pieces of grids, or the puzzles, of a turn. */
  private static final int OF_A_TURN = 8;

  private final SkeletonSearch asked;
  private final Candidates candidates;
  private final Run run;

  GridsLane(SkeletonSearch asked, Candidates candidates, Run run) {
    this.asked = asked;
    this.candidates = candidates;
    this.run = run;
    run.phase(Phrase.of("search.every-grid"));
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public Optional<Outcome> turn() {
    for (int i = 0; i < OF_A_TURN && !candidates.areKnown(); i++) {
      candidates.gather(run);
      run.count(candidates.grids(), "search.unit-tried");
    }
    if (candidates.areTooMany()) {
      return Optional.of(run.undecided(NAME));
    }
    for (int i = 0; i < OF_A_TURN && candidates.areKnown(); i++) {
      Optional<Puzzle> next = candidates.next();
      if (next.isEmpty()) {
        return Optional.of(ended());
      }
      Optional<Outcome> found = judged(next.get());
      if (found.isPresent()) {
        return found; // it is left when it is known: another lane may have answered before
      }
      candidates.leave();
    }
    return Optional.empty();
  }

  private Optional<Outcome> judged(Puzzle puzzle) {
    if (!asked.isNew(puzzle)) {
      return Optional.empty();
    }
    Request request = asked.request(puzzle);
    if (isUnsolved(puzzle, request)) {
      return Optional.empty();
    }
    Optional<Outcome> found =
        new Verification(request, run).accepted(puzzle, NAME, run.elapsed()).map(each -> each);
    if (found.isEmpty() && mayBeSolved(puzzle, request)) {
      candidates.meetDoubtful();
    }
    return found;
  }

  /** True if a closure shows that the strategies complete it in no order, sooner than a replay. */
  private boolean isUnsolved(Puzzle puzzle, Request request) {
    return !request.strategies().isAny()
        && request.hasMonotoneStrategies()
        && !isCompleted(puzzle, Closures.of(puzzle.board(), request.strategies(), run));
  }

  /** True if the strategies may complete in another order what they did not in ours. */
  private boolean mayBeSolved(Puzzle puzzle, Request request) {
    if (!request.goal().conditions().ofPath().isEmpty()) {
      return true;
    }
    if (request.strategies().isAny() || request.hasMonotoneStrategies()) {
      return false;
    }
    return request
        .strategies()
        .inCompany(puzzle.board())
        .map(company -> isCompleted(puzzle, Closures.of(puzzle.board(), company, run)))
        .orElse(true);
  }

  private static boolean isCompleted(Puzzle puzzle, Closure closure) {
    closure.begin(puzzle);
    return closure.close() && closure.isComplete();
  }

  private Outcome ended() {
    return candidates.hasMetDoubtful()
        ? new Outcome.Undecided(Outcome.Undecided.Reason.ORDER_MATTERS, NAME, run.elapsed())
        : new Outcome.Impossible(
            GridsProof.of(asked, candidates.grids(), candidates.number()), NAME, run.elapsed());
  }
}
