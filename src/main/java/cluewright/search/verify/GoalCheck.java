package cluewright.search.verify;

import cluewright.model.Puzzle;
import cluewright.model.Stop;
import cluewright.replay.Completions;
import cluewright.replay.SolutionCounter;
import cluewright.search.Goal;
import cluewright.search.Request;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;

/** Judges whether a puzzle meets a {@link Goal}, using only the rules and solution counts. */
final class GoalCheck {
  private final Goal goal;
  private final List<Completions> without;
  private final SolutionCounter counter;
  private final ConditionCheck conditions;
  private final Stop stop;

  /**
   * @param stop ends the work with a {@link CancellationException}
   */
  GoalCheck(Request request, SolutionCounter counter, Stop stop) {
    this.goal = request.goal();
    this.counter = counter;
    this.stop = stop;
    this.conditions =
        new ConditionCheck(
            request.mask().board(),
            request.strategies(),
            request.goal().conditions().ofPath(),
            stop);
    this.without =
        goal.required().stream()
            .map(strategy -> request.strategies().without(strategy))
            .map(rest -> new Completions(request.mask().board(), rest, stop))
            .toList();
  }

  /** Why a uniquely solvable puzzle does not meet the goal, as a clause; empty if it does. */
  Optional<String> fault(Puzzle puzzle) {
    for (int i = 0; i < without.size(); i++) {
      if (without.get(i).completion(puzzle).isPresent()) {
        return Optional.of("does not require " + goal.required().get(i).id());
      }
    }
    for (int cell : puzzle.mask().clues().toArray()) {
      String label = puzzle.board().label(cell);
      int given = goal.givens().map(givens -> givens.digit(cell)).orElse(0);
      if (given != 0 && given != puzzle.digit(cell)) {
        return Optional.of("differs from the fixed digit at " + label);
      }
      if (goal.conditions().minimal() && counter.isRedundant(puzzle, cell)) {
        return Optional.of("has a redundant clue at " + label);
      }
    }
    Optional<String> unmet = conditions.fault(puzzle);
    if (unmet.isPresent()) {
      stop.throwIfStopped(); // the fault may be that it was stopped
    }
    return unmet;
  }
}
