package cluewright.lab.making;

import cluewright.closure.Closure;
import cluewright.closure.Closures;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.replay.SolutionCounter;
import cluewright.search.Outcome;
import cluewright.search.Request;
import cluewright.search.race.Lane;
import cluewright.search.race.Run;
import cluewright.search.verify.Verification;
import cluewright.search.walk.SolvedGrids;
import java.util.Optional;
import java.util.Random;

/**
 * Unguided generate and test: draws a solution grid, takes its digits on the clue cells, and
 * applies the strategies, over and over. It never says impossible.
 *
 * <p>All grids are made from one, by {@link SolvedGrids}. On a board with extra houses these may
 * not be all there are: of the two that 4x4+x has up to renaming, one is never drawn.
 */
final class GenerateAndTest implements Lane {
  static final String NAME = "generate-and-test";

  private static final int TESTS_A_TURN = 2_000;

  private final Request request;
  private final Run run;
  private final Closure closure;
  private final SolvedGrids grids;
  private long tested;

  GenerateAndTest(Request request, Run run) {
    this.request = request;
    this.run = run;
    this.closure = Closures.of(request.mask().board(), request.strategies(), run);
    Puzzle first =
        new SolutionCounter(request.mask().board(), run)
            .solutions(Puzzle.empty(request.mask().board()), 1)
            .get(0);
    this.grids = new SolvedGrids(first, new Random(request.seed()));
    run.phase(Phrase.of("lab.testing"));
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public Optional<Outcome> turn() {
    for (int i = 0; i < TESTS_A_TURN; i++) {
      run.throwIfStopped();
      Puzzle puzzle = new Puzzle(request.mask().board(), grids.next()).restrictedTo(request.mask());
      tested++;
      closure.begin(puzzle);
      if (closure.close() && closure.isComplete()) {
        return Optional.of(new Verification(request, run).found(puzzle, NAME, run.elapsed()));
      }
    }
    run.tried(tested);
    run.count(tested, "search.unit-tried");
    return Optional.empty();
  }
}
