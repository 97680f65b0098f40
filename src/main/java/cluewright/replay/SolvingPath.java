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
 * The states q0 … qk of a puzzle under a strategy set.
 *
 * @param initial q0
 * @param steps the steps from each state to the next; step i leads from qi to q(i+1)
 * @param end how it ends
 * @param solutions how many solutions the puzzle has; only where that is one does a step take it
 *     for granted
 */
public record SolvingPath(
    Puzzle puzzle, GridState initial, List<Step> steps, End end, Solutions solutions) {

  /** The ways in which a path ends. */
  public enum End {
    /**
     * Every cell is placed: the puzzle is solvable by these strategies, and so has one solution.
     */
    SOLVED,
    /**
     * Every cell is placed, but some step is a guess, or of a strategy that was not allowed: see
     * {@link Explorer}.
     */
    ASSISTED,
    /** No rule changes anything, and some cell is open. */
    STUCK,
    /** A cell has no candidate, or a house no place for a digit: the puzzle has no solution. */
    CONTRADICTORY
  }

  public boolean isSolved() {
    return end == End.SOLVED;
  }

  /** k: how many steps follow q0. */
  public int length() {
    return steps.size();
  }

  /** q{@code index}, from 0 to {@link #length()}. */
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

  /** The number of the state that differs least from another state of the board. */
  public int nearest(GridState other) {
    int best = 0;
    for (int i = 1; i <= length(); i++) {
      best = difference(state(i), other) < difference(state(best), other) ? i : best;
    }
    return best;
  }

  /** The number of candidates and digits in which two states differ. */
  private static int difference(GridState one, GridState other) {
    int sum = 0;
    for (int cell = 0; cell < one.board().cells(); cell++) {
      sum += Integer.bitCount(one.candidates(cell) ^ other.candidates(cell));
      sum += one.placed(cell) == other.placed(cell) ? 0 : 1;
    }
    return sum;
  }

  /** The number of steps that are guesses. */
  public int guesses() {
    return (int) steps.stream().filter(Step::isGuess).count();
  }

  /** The number of deductions of each strategy, easiest strategy first, and guesses last. */
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
