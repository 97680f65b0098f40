package cluewright.search.feasibility;

import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.search.Goal;
import cluewright.strategy.StrategySet;
import java.util.Optional;

/**
 * A question to judge: whether some digits on the mask, including the fixed ones, make a puzzle
 * that the strategies complete.
 *
 * @param strategies what a solver may use; those that the mask's board {@linkplain StrategySet#on
 *     has no use for} are left out
 * @param fixed digits on some of the mask's cells; may be empty
 */
public record Question(Mask mask, StrategySet strategies, Puzzle fixed) {

  /**
   * @throws IllegalArgumentException if a digit is fixed beside the mask, or two of them clash
   */
  public Question {
    strategies = strategies.on(mask.board());
    goal(fixed)
        .objection(mask, strategies)
        .ifPresent(
            why -> {
              throw new IllegalArgumentException(why.toString());
            });
  }

  /** A question without fixed digits. */
  public Question(Mask mask, StrategySet strategies) {
    this(mask, strategies, Puzzle.empty(mask.board()));
  }

  /** The conditions on a puzzle beyond being solvable. */
  public Goal goal() {
    return goal(fixed);
  }

  private static Goal goal(Puzzle fixed) {
    return fixed.mask().clues().isEmpty() ? Goal.NONE : Goal.NONE.withGivens(fixed);
  }

  Optional<Puzzle> givens() {
    return goal().givens();
  }

  /** The same question without fixed digits. */
  Question withoutFixed() {
    return new Question(mask, strategies);
  }

  /** The number of clue cells without fixed digits. */
  int free() {
    return mask.size() - fixed.mask().size();
  }

  /**
   * True if a puzzle for {@code other} implies one for this question: this has more clues, more
   * strategies, and no additional fixed digit.
   */
  public boolean isEasierThan(Question other) {
    return mask.board().equals(other.mask.board())
        && mask.clues().containsAll(other.mask.clues())
        && strategies.containsAll(other.strategies)
        && other.fixed.restrictedTo(fixed.mask()).equals(fixed);
  }
}
