package cluewright.studio.results;

import cluewright.document.Document;
import cluewright.document.Result;
import cluewright.model.Board;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.replay.Condition;
import cluewright.replay.Conditions;
import cluewright.replay.rating.Rating;
import cluewright.search.Goal;
import cluewright.search.Many;
import cluewright.search.Request;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * The search behind "more like this": same mask, strategies and level, a score within a quarter,
 * and the hardest strategy required if it was required.
 */
final class MoreLikeThis {
  private static final double REACH = 0.25;

  private MoreLikeThis() {}

  /** The number of puzzles that may take so long together. */
  static Many few(Duration time) {
    return new Many(3, Many.Variety.FAR, Optional.of(time));
  }

  /**
   * The search for results like one.
   *
   * @param document whose fixed digits are fixed again, if the result has them
   * @param time for all of them
   */
  static Request to(Result result, Figures figures, Document document, Duration time) {
    Goal goal =
        Goal.NONE.withConditions(
            figures.rated().map(MoreLikeThis::conditions).orElse(Conditions.NONE));
    if (figures.isHardestNeeded()) {
      goal = goal.withRequired(List.of(figures.hardest().orElseThrow()));
    }
    Mask mask = document.askedFor(result.puzzle());
    if (hasFixedDigits(result.puzzle(), mask.board(), document.askedFixed())) {
      goal = goal.withGivens(document.askedFixed());
    }
    return new Request(mask, result.strategies()).withTime(time).withGoal(goal);
  }

  private static boolean hasFixedDigits(Puzzle puzzle, Board asked, Puzzle fixed) {
    return !fixed.mask().clues().isEmpty()
        && asked.equals(fixed.board())
        && puzzle.on(asked).restrictedTo(fixed.mask()).equals(fixed);
  }

  private static Conditions conditions(Rating.Rated rated) {
    double most = Math.min(Condition.Score.HIGHEST, Math.ceil(rated.score() * (1 + REACH)));
    return Conditions.NONE
        .with(new Condition.Levels(rated.level(), rated.level()))
        .with(new Condition.Score((int) (rated.score() * (1 - REACH)), (int) most));
  }
}
