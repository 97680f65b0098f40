package cluewright.lab.making;

import cluewright.model.Puzzle;
import cluewright.replay.SolutionCounter;
import cluewright.search.Outcome;
import cluewright.search.Request;
import cluewright.search.race.Run;
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
final class GenerateAndTest extends TestLane {
  static final String NAME = "generate-and-test";

  private static final int TESTS_A_TURN = 2_000;

  private final SolvedGrids grids;

  GenerateAndTest(Request request, Run run) {
    super(NAME, TESTS_A_TURN, "lab.testing", request, run);
    Puzzle first = new SolutionCounter(board, run).solutions(Puzzle.empty(board), 1).get(0);
    this.grids = new SolvedGrids(first, new Random(request.seed()));
  }

  @Override
  Optional<Outcome> test() {
    return tested(new Puzzle(board, grids.next()).restrictedTo(request.mask()));
  }
}
