package cluewright.replay.rating;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Puzzle;
import cluewright.replay.SolutionCounter;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * Rates puzzles of one board as HoDoKu and Sudoku Explainer do; for one thread, and reused from
 * puzzle to puzzle.
 */
public final class Rater {
  private final Board board;
  private final HodokuLoop hodoku;
  private final SolutionCounter counter;
  private final Optional<ExplainerLoop> explainer;

  public Rater(Board board) {
    this.board = board;
    this.hodoku = new HodokuLoop(board);
    this.counter = new SolutionCounter(board);
    this.explainer =
        board == Boards.NINE ? Optional.of(new ExplainerLoop(board)) : Optional.empty();
  }

  public Board board() {
    return board;
  }

  /** The puzzle's ratings, if it has one solution. */
  public Rating rate(Puzzle puzzle) {
    Known known = new Known(puzzle);
    boolean isSolved = hodoku.run(puzzle, known::only);
    boolean isProven = isSolved && !hodoku.assumesUniqueness() && hodoku.tally().guesses() == 0;
    if (!isProven && known.solutions().size() != 1) {
      return new Rating.NotUnique(known.solutions().size());
    }
    Tally tally = hodoku.tally();
    int score = tally.score();
    return new Rating.Rated(
        Rating.level(tally.hardest(), score),
        score,
        tally.guesses(),
        tally.uses(),
        explainer.map(loop -> loop.hardest(puzzle)).orElse(OptionalDouble.empty()));
  }

  /** A puzzle's solutions, at most two, counted when first asked for. */
  private final class Known {
    private final Puzzle puzzle;
    private List<Puzzle> solutions;

    Known(Puzzle puzzle) {
      this.puzzle = puzzle;
    }

    List<Puzzle> solutions() {
      if (solutions == null) {
        solutions = counter.solutions(puzzle, 2);
      }
      return solutions;
    }

    Optional<Puzzle> only() {
      return solutions().size() == 1 ? Optional.of(solutions().get(0)) : Optional.empty();
    }
  }
}
