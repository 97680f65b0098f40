package cluewright.replay.rating;

import cluewright.model.Board;
import cluewright.phrase.Phrase;
import cluewright.replay.Solutions;
import cluewright.replay.explainer.ExplainerRating;
import cluewright.replay.reasons.ReasonRating;
import cluewright.strategy.core.Level;
import cluewright.strategy.core.Variant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The difficulty of a puzzle, or why it has no rating. */
public sealed interface Rating {

  /** The score that HoDoKu adds for each cell filled by brute force. */
  int GUESS_SCORE = 10_000;

  /** How often a variant is used. */
  record Use(Variant variant, int count) {}

  /**
   * The rating of a puzzle with one solution.
   *
   * @param level HoDoKu's level (version 2.2); HoDoKu itself rates 9x9 alone, and on other boards
   *     this is its scale, applied to the same strategies
   * @param score HoDoKu's score, the sum over all steps; what is beyond the strategies is in it as
   *     brute force
   * @param guesses the cells that no strategy could fill, 0 for a complete rating
   * @param uses what was used, easiest first in HoDoKu's order
   * @param explainer Sudoku Explainer's ratings; empty if they were not asked for, if nothing is
   *     open, and on boards that Sudoku Explainer does not know
   * @param reasons the rating by reasons; empty if it was not asked for
   */
  record Rated(
      Level level,
      int score,
      int guesses,
      List<Use> uses,
      Optional<ExplainerRating> explainer,
      Optional<ReasonRating> reasons)
      implements Rating {
    public Rated {
      uses = List.copyOf(uses);
    }

    /** This rating with other values for Sudoku Explainer. */
    Rated with(ExplainerRating other) {
      return new Rated(level, score, guesses, uses, Optional.of(other), reasons);
    }

    /** This rating with one by reasons. */
    public Rated with(ReasonRating other) {
      return new Rated(level, score, guesses, uses, explainer, Optional.of(other));
    }

    /** True if the strategies solved the puzzle. */
    public boolean isComplete() {
      return guesses == 0;
    }

    /** The name of the hardest strategy used, by HoDoKu's order; empty for a full grid. */
    public Optional<Phrase> hardest() {
      return uses.isEmpty()
          ? Optional.empty()
          : Optional.of(uses.get(uses.size() - 1).variant().name());
    }
  }

  /**
   * The answer for a puzzle that is not known to have a unique solution and so cannot be rated.
   *
   * @param solutions how many it has; never one
   */
  record NotUnique(Solutions solutions) implements Rating {}

  /**
   * HoDoKu's level: that of the hardest step, raised until its highest score on a board suffices.
   */
  static Level level(Board board, Level hardest, int score) {
    return Stream.of(Level.values())
        .filter(level -> level.compareTo(hardest) >= 0 && score <= level.mostScore(board))
        .findFirst()
        .orElseThrow();
  }
}
