package cluewright.replay;

import cluewright.model.GridState;
import cluewright.model.Puzzle;
import cluewright.replay.guess.Guess;
import cluewright.strategy.Catalogue;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Strategy;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The path q0 … qk of a puzzle under a set of strategies.
 *
 * @param initial q0
 * @param steps the steps from each state to the next; step i leads from qi to q(i+1)
 * @param end how it ends
 * @param solutions how many solutions the puzzle has; only where that is one does a step take it
 *     for granted
 */
public record SolvingPath(
    Puzzle puzzle, GridState initial, List<Step> steps, End end, Solutions solutions) {

  /** How a path ends. */
  public enum End {
    /** Every cell is placed: the strategies solve the puzzle, so its solution is unique. */
    SOLVED,
    /**
     * Every cell is placed, but with the help of a guess or of a strategy that was not allowed: see
     * {@link Explorer}.
     */
    ASSISTED,
    /** Nothing changes any more, and some cell is open. */
    STUCK,
    /** A cell has no candidate, or a house no place for a digit, so the puzzle has no solution. */
    CONTRADICTORY
  }

  public boolean isSolved() {
    return end == End.SOLVED;
  }

  /** k: the number of steps after q0. */
  public int length() {
    return steps.size();
  }

  /** The state q{@code index} after that many steps, from 0 to {@link #length()}. */
  public GridState state(int index) {
    return index == 0 ? initial : steps.get(index - 1).after();
  }

  public GridState last() {
    return state(length());
  }

  /** The digits of the last state, if it is final. */
  public Optional<Puzzle> solution() {
    return isSolved() || end == End.ASSISTED ? Optional.of(last().placements()) : Optional.empty();
  }

  /** The index of the state most similar to another state of the board. */
  public int nearest(GridState other) {
    int best = 0;
    for (int i = 1; i <= length(); i++) {
      best = difference(state(i), other) < difference(state(best), other) ? i : best;
    }
    return best;
  }

  /** The number of candidates and digits that differ between two states. */
  private static int difference(GridState one, GridState other) {
    int sum = 0;
    for (int cell = 0; cell < one.board().cells(); cell++) {
      sum += Integer.bitCount(one.candidates(cell) ^ other.candidates(cell));
      sum += one.placed(cell) == other.placed(cell) ? 0 : 1;
    }
    return sum;
  }

  /** The number of guesses among the steps. */
  public int guesses() {
    return (int) steps.stream().filter(Step::isGuess).count();
  }

  /** The number of deductions by strategy, easiest first, guesses last. */
  public Map<Strategy, Long> uses() {
    List<Strategy> order = Catalogue.all();
    return steps.stream()
        .flatMap(step -> step.deductions().stream())
        .map(Deduction::strategy)
        .sorted(
            Comparator.comparing((Strategy s) -> s instanceof Guess).thenComparing(order::indexOf))
        .collect(Collectors.groupingBy(s -> s, LinkedHashMap::new, Collectors.counting()));
  }
}
