package cluewright.search.verify;

import cluewright.model.Board;
import cluewright.model.Puzzle;
import cluewright.model.Stop;
import cluewright.model.rule.Rule;
import cluewright.replay.Parts;
import cluewright.search.Outcome;
import cluewright.search.Request;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CancellationException;

/**
 * Leaves out drawn rules of puzzles, one after the other in a random order, until each that is left
 * is needed: without it the puzzle has another solution, or is no longer as asked for. The digits
 * stay.
 */
public final class FewestSigns {
  private final List<Rule> kept;
  private final Random random;

  /**
   * @param board on which rules are drawn that stay
   */
  public FewestSigns(Board board, Random random) {
    this.kept = Parts.signs(board);
    this.random = random;
  }

  /**
   * What is left of a puzzle that was found; empty if it was stopped.
   *
   * @param request what the puzzle answers, on its board or on one with open values
   */
  public Optional<Outcome.Found> of(Outcome.Found found, Request request, Stop stop) {
    try {
      Puzzle left = of(found.puzzle(), found.solution(), request, stop);
      return Optional.of(
          new Verification(request.on(left.board()), stop)
              .found(left, found.engine(), found.elapsed()));
    } catch (CancellationException e) {
      return Optional.empty();
    }
  }

  /**
   * What is left of a puzzle as asked for.
   *
   * @param solution its only one
   * @throws CancellationException if it is stopped
   */
  public Puzzle of(Puzzle puzzle, Puzzle solution, Request request, Stop stop) {
    return new Parts(stop)
        .withFewestSigns(puzzle, solution, kept, fewer -> isAsked(fewer, request, stop), random)
        .puzzle();
  }

  private static boolean isAsked(Puzzle puzzle, Request request, Stop stop) {
    boolean isOfAny = request.strategies().isAny() && request.goal().isNone();
    return isOfAny || new Verification(request.on(puzzle.board()), stop).fault(puzzle).isEmpty();
  }
}
