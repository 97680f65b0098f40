package cluewright.replay;

import cluewright.model.GridState;
import cluewright.replay.guess.Guess;
import cluewright.strategy.core.Deduction;
import java.util.List;

/**
 * A step from one state to the next.
 *
 * @param before the state that the deductions read
 * @param deductions what is concluded: one in human mode, all of one strategy's where a path goes
 *     strategy by strategy, everything applicable in parallel mode; never empty, and each changes
 *     something that no earlier one of this step does
 * @param after the state with all conclusions and what S2 forces
 */
public record Step(GridState before, List<Deduction> deductions, GridState after) {

  /** True if the step is a guess rather than a strategy's deduction: see {@link Guess}. */
  public boolean isGuess() {
    return deductions.get(0).strategy() instanceof Guess;
  }
}
