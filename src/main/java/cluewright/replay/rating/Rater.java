package cluewright.replay.rating;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Puzzle;
import cluewright.replay.SolutionCounter;
import cluewright.replay.Solutions;
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
    if (!isProven && known.number() != Solutions.ONE) {
      return new Rating.NotUnique(known.number());
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

  /** How many solutions a puzzle has, counted when first asked for. */
  private final class Known {
    private final Puzzle puzzle;
    private Solutions number;

    Known(Puzzle puzzle) {
      this.puzzle = puzzle;
    }

    Solutions number() {
      if (number == null) {
        number = counter.number(puzzle);
      }
      return number;
    }

    Optional<Puzzle> only() {
      return number() == Solutions.ONE
          ? Optional.of(counter.solutions(puzzle, 1).get(0))
          : Optional.empty();
    }
  }
}
