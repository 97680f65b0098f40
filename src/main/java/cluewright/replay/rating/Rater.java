package cluewright.replay.rating;

import cluewright.model.Board;
import cluewright.model.Puzzle;
import cluewright.model.Stop;
import cluewright.replay.Answer;
import cluewright.replay.SolutionCounter;
import cluewright.replay.Solutions;
import cluewright.replay.explainer.Edition;
import cluewright.replay.explainer.Explainer;
import cluewright.replay.explainer.ExplainerRating;
import cluewright.replay.reasons.ReasonRater;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Rates puzzles of a board as HoDoKu and Sudoku Explainer do, and by reasons; for use by one
 * thread, and reusable.
 *
 * <p>A puzzle's solutions are counted first. What the count leaves {@linkplain Solutions#UNKNOWN
 * open}, a solving path without a guess may still decide.
 */
public final class Rater {
  /** The Sudoku Explainer rating, in tenths, up to which every step is found quickly. */
  private static final int SOON_EXPLAINED = 62;

  private final Board board;
  private final Edition edition;
  private final Stop stop;
  private final HodokuLoop hodoku;
  private final Function<Puzzle, Answer> solving;

  /** Made on first use. */
  private Explainer explainer;

  private ReasonRater reasons;

  /** A rater by the later edition of Sudoku Explainer, which cannot be cancelled. */
  public Rater(Board board) {
    this(board, Edition.SUCCESSOR, () -> false);
  }

  /**
   * A rater by an edition of Sudoku Explainer.
   *
   * @param stop asked from several threads while that program's harder techniques are tried, and
   *     before each step by reasons; once true, these ratings are bounds
   */
  public Rater(Board board, Edition edition, Stop stop) {
    this(board, edition, stop, new SolutionCounter(board)::answer);
  }

  /**
   * A rater that asks somebody else for the solutions, such as one with more patience than a count.
   *
   * @param solving finds the only solution of a puzzle of the board, or why there is none
   */
  public Rater(Board board, Edition edition, Stop stop, Function<Puzzle, Answer> solving) {
    this.board = board;
    this.edition = edition;
    this.stop = stop;
    this.hodoku = new HodokuLoop(board);
    this.solving = solving;
  }

  public Board board() {
    return board;
  }

  /** The ratings of a puzzle with a unique solution. */
  public Rating rate(Puzzle puzzle) {
    return rate(puzzle, Explainer.HIGHEST);
  }

  /**
   * The ratings of a puzzle with a unique solution, delivered in two parts if the second takes
   * long.
   *
   * @param soFar given the rating with a bound for Sudoku Explainer's, before its harder techniques
   *     are tried
   */
  public Rating rate(Puzzle puzzle, Consumer<Rating> soFar) {
    Rating rating = rate(puzzle, SOON_EXPLAINED);
    if (!(rating instanceof Rating.Rated rated)
        || rated.explainer().map(ExplainerRating::ended).orElse(true)) {
      return rating;
    }
    soFar.accept(rating);
    return rated.with(explain(puzzle, Explainer.HIGHEST));
  }

  /** The rating of a puzzle by HoDoKu alone, which is faster. */
  public Rating rateByHodoku(Puzzle puzzle) {
    return rate(puzzle, 0);
  }

  /** The ratings of a puzzle by HoDoKu and by reasons. */
  public Rating rateByReasons(Puzzle puzzle) {
    Rating rating = rateByHodoku(puzzle);
    return rating instanceof Rating.Rated rated ? withReasons(puzzle, rated, bound -> {}) : rating;
  }

  /**
   * A puzzle's rating with one by reasons, which can take some seconds.
   *
   * @param rating the other ratings of the puzzle
   * @param soFar given the rating with a bound for that by reasons, whenever it rises
   */
  public Rating.Rated withReasons(
      Puzzle puzzle, Rating.Rated rating, Consumer<Rating.Rated> soFar) {
    reasons = reasons == null ? new ReasonRater(board, stop) : reasons;
    return rating.with(
        reasons.rate(
            puzzle,
            () -> solving.apply(puzzle).solution(),
            bound -> soFar.accept(rating.with(bound))));
  }

  /**
   * The ratings of a puzzle with a unique solution.
   *
   * @param most Sudoku Explainer's rating, in tenths, beyond which only a bound is wanted; 0 if it
   *     is not wanted at all
   */
  public Rating rate(Puzzle puzzle, int most) {
    Answer answer = solving.apply(puzzle);
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
    return new Rating.Rated(
        Rating.level(board, tally.hardest(), score),
        score,
        tally.guesses(),
        tally.uses(),
        isExplained(puzzle, most) ? Optional.of(explain(puzzle, most)) : Optional.empty(),
        Optional.empty());
  }

  private boolean isExplained(Puzzle puzzle, int most) {
    return most > 0 && Explainer.knows(board) && puzzle.mask().size() < board.cells();
  }

  private ExplainerRating explain(Puzzle puzzle, int most) {
    explainer = explainer == null ? new Explainer(edition, stop) : explainer;
    return explainer.rate(puzzle, most);
  }
}
