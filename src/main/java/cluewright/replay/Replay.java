package cluewright.replay;

import cluewright.model.Board;
import cluewright.model.GridState;
import cluewright.model.Puzzle;
import cluewright.model.Stop;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.SolvingState;
import cluewright.strategy.core.Strategy;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Solves puzzles as a person would, from the initial state to the point where the strategies end.
 *
 * <p>Where a step could be told in several ways, the first strategy of the order names it. What
 * assumes uniqueness is used only for puzzles that have one solution: of others it would say that
 * they are solved, or that they have none. Not safe for use by several threads at once.
 */
public final class Replay {
  /** The share of the counter's patience for a grid that shows finders where to look. */
  private static final double SHARE = 0.03;

  private final SolvingOrder order;
  private final SolvingState state;
  private final OrderedFinders finders;
  private final SolutionCounter counter;
  private Consumer<Step> told = step -> {};

  /** A replay that tries the easiest strategies first, in the catalogue's order. */
  public Replay(Board board, StrategySet strategies) {
    this(board, strategies.strategies());
  }

  /** A replay that tries strategies in the given order. */
  public Replay(Board board, List<Strategy> order) {
    this(board, SolvingOrder.of(order));
  }

  /** A replay that tries strategies and their variants in the given order. */
  public Replay(Board board, SolvingOrder order) {
    this.order = order;
    this.state = new SolvingState(board);
    this.finders = new OrderedFinders(board, order);
    this.counter = new SolutionCounter(board);
  }

  /**
   * This replay, which leaves its work by a {@link java.util.concurrent.CancellationException} once
   * it is stopped: between two steps, and within searches that take long.
   */
  public Replay stoppedBy(Stop stop) {
    state.stopWhen(stop);
    return this;
  }

  /**
   * This replay, which tells each step as soon as it is made; all of them anew where they turn out
   * to assume uniqueness without warrant.
   */
  public Replay telling(Consumer<Step> listener) {
    told = listener;
    return this;
  }

  /** The path that makes all applicable deductions at once in each step: the paper's q0 … qk. */
  public SolvingPath parallel(Puzzle puzzle) {
    return path(puzzle, Pace.PARALLEL);
  }

  /** The path that makes the easiest applicable deduction in each step. */
  public SolvingPath human(Puzzle puzzle) {
    return path(puzzle, Pace.SINGLE);
  }

  /** The path that makes all deductions of the easiest applicable strategy in each step. */
  public SolvingPath byStrategy(Puzzle puzzle) {
    return path(puzzle, Pace.STRATEGY);
  }

  /** How many deductions make a step. */
  public enum Pace {
    /** The easiest one. */
    SINGLE,
    /** All deductions of the easiest applicable strategy. */
    STRATEGY,
    /** All that apply. */
    PARALLEL
  }

  public SolvingPath path(Puzzle puzzle, Pace pace) {
    List<Step> steps = steps(puzzle, pace, finders);
    boolean isSound = steps.stream().noneMatch(Replay::assumesUniqueness);
    if (!isSound && counter.number(puzzle) == Solutions.ONE) {
      return new SolvingPath(puzzle, GridState.initial(puzzle), steps, end(), Solutions.ONE);
    }
    if (!isSound) {
      steps = steps(puzzle, pace, new OrderedFinders(state.board(), order.assumingNothing()));
    }
    return new SolvingPath(puzzle, GridState.initial(puzzle), steps, end(), solutions(puzzle));
  }

  private static boolean assumesUniqueness(Step step) {
    return step.deductions().stream().anyMatch(d -> d.strategy().group().assumesUniqueness());
  }

  /**
   * The number of solutions, which follows from a sound end and is only counted where the
   * strategies get stuck.
   */
  private Solutions solutions(Puzzle puzzle) {
    return switch (end()) {
      case SOLVED, ASSISTED -> Solutions.ONE;
      case CONTRADICTORY -> Solutions.NONE;
      case STUCK -> counter.number(puzzle);
    };
  }

  private List<Step> steps(Puzzle puzzle, Pace pace, OrderedFinders used) {
    state.load(puzzle);
    state.expect(() -> counter.solutionIfQuick(puzzle, SHARE));
    return stepsOn(GridState.initial(puzzle), pace, used);
  }

  /**
   * The steps that follow a given deduction in a state of a puzzle's path; the order is that of
   * {@link #deductions}.
   */
  List<Step> steps(Puzzle puzzle, GridState from, Deduction first, Pace pace) {
    state.load(puzzle, from);
    state.expect(() -> counter.solutionIfQuick(puzzle, SHARE));
    List<Step> steps = new ArrayList<>();
    steps.add(step(from, List.of(first)));
    steps.addAll(stepsOn(steps.get(0).after(), pace, finders));
    return steps;
  }

  private List<Step> stepsOn(GridState from, Pace pace, OrderedFinders used) {
    GridState before = from;
    List<Step> steps = new ArrayList<>();
    while (!state.isContradictory() && !state.isComplete()) {
      state.stop().throwIfStopped();
      List<Deduction> deductions = taken(pace, used);
      if (deductions.isEmpty()) {
        break;
      }
      steps.add(step(before, deductions));
      before = steps.get(steps.size() - 1).after();
      told.accept(steps.get(steps.size() - 1));
    }
    return List.copyOf(steps);
  }

  private Step step(GridState before, List<Deduction> deductions) {
    List<Deduction> kept = applied(deductions);
    return new Step(before, kept, state.frozen());
  }

  /** The deductions of a step at this pace, all based on the present state. */
  private List<Deduction> taken(Pace pace, OrderedFinders used) {
    return switch (pace) {
      case SINGLE -> used.first(state).map(List::of).orElse(List.of());
      case STRATEGY -> used.ofFirstTurn(state);
      case PARALLEL -> available(used);
    };
  }

  /** Applies deductions one by one, and keeps the new part of each. */
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

  /** The end of the most recent path. */
  SolvingPath.End end() {
    if (state.isContradictory()) {
      return SolvingPath.End.CONTRADICTORY;
    }
    return state.isComplete() ? SolvingPath.End.SOLVED : SolvingPath.End.STUCK;
  }

  /**
   * Every deduction available in a state, easiest strategy first.
   *
   * <p>A state does not tell how many solutions there are. Give an order that assumes uniqueness
   * only where the puzzle has one.
   */
  public List<Deduction> deductions(GridState from) {
    state.load(from);
    return state.isContradictory() ? List.of() : available(finders);
  }

  /** The easiest deduction available in a state; the order is that of {@link #deductions}. */
  public Optional<Deduction> next(GridState from) {
    state.load(from);
    return state.isContradictory() ? Optional.empty() : finders.first(state);
  }

  private List<Deduction> available(OrderedFinders used) {
    List<Deduction> all = new ArrayList<>();
    used.all(state, all::add);
    return all;
  }
}
