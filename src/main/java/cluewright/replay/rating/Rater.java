package cluewright.replay.rating;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Puzzle;
import cluewright.replay.Answer;
import cluewright.replay.SolutionCounter;
import cluewright.replay.Solutions;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * Rates puzzles of one board as HoDoKu and Sudoku Explainer do; for one thread, and reused from
 * puzzle to puzzle.
 *
 * <p>A puzzle's solutions are counted first. What the count leaves {@linkplain Solutions#UNKNOWN
 * open}, a solving path without a guess may still decide.
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
    Answer answer = counter.answer(puzzle);
    if (answer.isRefuted()) {
      return new Rating.NotUnique(answer.number());
    }
    boolean isSolved = hodoku.run(puzzle, answer::solution);
    boolean isProven = isSolved && !hodoku.assumesUniqueness() && hodoku.tally().guesses() == 0;
    if (answer.solution().isEmpty() && !isProven) {
      return new Rating.NotUnique(Solutions.UNKNOWN);
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
}
