package cluewright.replay;

import cluewright.model.Board;
import cluewright.model.GridState;
import cluewright.model.Puzzle;
import cluewright.strategy.Deduction;
import cluewright.strategy.SolvingState;
import cluewright.strategy.Strategy;
import cluewright.strategy.StrategySet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Solves puzzles as a person would, from the initial state to where the strategies end.
 *
 * <p>Where a step could be told in several ways, the first strategy of the order names it. Not safe
 * for use by several threads at once.
 */
public final class Replay {
  private final SolvingState state;
  private final OrderedFinders finders;

  /** Looks for the easiest strategies first, in the catalogue's order. */
  public Replay(Board board, StrategySet strategies) {
    this(board, strategies.strategies());
  }

  /** Looks for strategies in the order given. */
  public Replay(Board board, List<Strategy> order) {
    this(board, SolvingOrder.of(order));
  }

  /** Looks for strategies, and for their variants, in the order given. */
  public Replay(Board board, SolvingOrder order) {
    this.state = new SolvingState(board);
    this.finders = new OrderedFinders(board, order);
  }

  /** All applicable deductions at once, step by step: the paper's q0 … qk. */
  public SolvingPath parallel(Puzzle puzzle) {
    return path(puzzle, Pace.PARALLEL);
  }

  /** The easiest applicable deduction, one at a time. */
  public SolvingPath human(Puzzle puzzle) {
    return path(puzzle, Pace.SINGLE);
  }

  /** All applicable deductions of the easiest strategy that has one, strategy by strategy. */
  public SolvingPath byStrategy(Puzzle puzzle) {
    return path(puzzle, Pace.STRATEGY);
  }

  private enum Pace {
    SINGLE,
    STRATEGY,
    PARALLEL
  }

  private SolvingPath path(Puzzle puzzle, Pace pace) {
    state.load(puzzle);
    GridState initial = GridState.initial(puzzle);
    GridState before = initial;
    List<Step> steps = new ArrayList<>();
    while (!state.isContradictory() && !state.isComplete()) {
      List<Deduction> deductions = taken(pace);
      if (deductions.isEmpty()) {
        break;
      }
      deductions = applied(deductions);
      GridState after = state.frozen();
      steps.add(new Step(before, deductions, after));
      before = after;
    }
    return new SolvingPath(puzzle, initial, List.copyOf(steps), end());
  }

  /** What a step of this pace takes, all of it read from the present state. */
  private List<Deduction> taken(Pace pace) {
    return switch (pace) {
      case SINGLE -> first().map(List::of).orElse(List.of());
      case STRATEGY -> finders.ofFirstTurn(state);
      case PARALLEL -> available();
    };
  }

  /** Applies deductions one after the other, and keeps of each what was new. */
  private List<Deduction> applied(List<Deduction> deductions) {
    List<Deduction> kept = new ArrayList<>();
    for (Deduction deduction : deductions) {
      if (deduction.isOpenIn(state)) {
        kept.add(deduction.only(candidate -> deduction.isOpenIn(state, candidate)));
        deduction.applyTo(state);
      }
    }
    return List.copyOf(kept);
  }

  private SolvingPath.End end() {
    if (state.isContradictory()) {
      return SolvingPath.End.CONTRADICTORY;
    }
    return state.isComplete() ? SolvingPath.End.SOLVED : SolvingPath.End.STUCK;
  }

  /** Every deduction that is available in a state, easiest strategy first. */
  public List<Deduction> deductions(GridState from) {
    state.load(from);
    return state.isContradictory() ? List.of() : available();
  }

  /** The easiest deduction that is available in a state. */
  public Optional<Deduction> next(GridState from) {
    state.load(from);
    return state.isContradictory() ? Optional.empty() : first();
  }

  private List<Deduction> available() {
    List<Deduction> all = new ArrayList<>();
    finders.all(state, all::add);
    return all;
  }

  private Optional<Deduction> first() {
    return finders.first(state);
  }
}
