package cluewright.replay.rating;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Puzzle;
import cluewright.replay.SolutionCounter;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.CancellationException;

/**
 * Rates puzzles of one board as HoDoKu and Sudoku Explainer do; for one thread, and reused from
 * puzzle to puzzle.
 *
 * <p>A puzzle's solutions are counted first. The count ends after a number of branches that falls
 * with the square of the board's candidates: some ten million on 9x9, twenty thousand on 25x25,
 * which is some seconds. What it leaves open a solving path without a guess may still decide.
 */
public final class Rater {
  private static final double COUNTING = 5e12;

  private final Board board;
  private final long mostBranches;
  private final HodokuLoop hodoku;
  private final SolutionCounter counter;
  private final Optional<ExplainerLoop> explainer;
  private long branches;

  public Rater(Board board) {
    this.board = board;
    this.hodoku = new HodokuLoop(board);
    this.mostBranches = Math.round(COUNTING / board.candidates() / board.candidates());
    this.counter = new SolutionCounter(board, () -> branches++ >= mostBranches);
    this.explainer =
        board == Boards.NINE ? Optional.of(new ExplainerLoop(board)) : Optional.empty();
  }

  public Board board() {
    return board;
  }

  /** The puzzle's ratings, if it has one solution. */
  public Rating rate(Puzzle puzzle) {
    Optional<List<Puzzle>> solutions = solutions(puzzle);
    if (solutions.isPresent() && solutions.get().size() != 1) {
      return new Rating.NotUnique(solutions.get().size());
    }
    boolean isSolved = hodoku.run(puzzle, () -> solutions.map(list -> list.get(0)));
    if (solutions.isEmpty() && (!isSolved || hodoku.assumesUniqueness())) {
      return new Rating.Uncounted();
    }
    Tally tally = hodoku.tally();
    int score = tally.score();
    OptionalDouble exact =
        explainer.map(loop -> loop.hardest(puzzle)).orElse(OptionalDouble.empty());
    return new Rating.Rated(
        Rating.level(tally.hardest(), score),
        score,
        tally.guesses(),
        tally.uses(),
        exact,
        explainer.isPresent() && exact.isEmpty()
            ? OptionalDouble.of(ExplainerLoop.HARDEST_EXACT)
            : OptionalDouble.empty());
  }

  /** A puzzle's solutions, at most two; empty if the count does not end in time. */
  private Optional<List<Puzzle>> solutions(Puzzle puzzle) {
    branches = 0;
    try {
      return Optional.of(counter.solutions(puzzle, 2));
    } catch (CancellationException e) {
      return Optional.empty();
    }
  }
}
