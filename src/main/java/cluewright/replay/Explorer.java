package cluewright.replay;

import cluewright.model.Board;
import cluewright.model.GridState;
import cluewright.model.Puzzle;
import cluewright.model.Stop;
import cluewright.replay.guess.Guess;
import cluewright.strategy.Catalogue;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.SolvingState;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;

/**
 * Continues solving paths: beyond the point where strategies got stuck, or along another branch.
 *
 * <p>A guess comes only where no strategy of the catalogue concludes anything; where one does that
 * is not allowed, it is named instead. So whoever allows what is named comes to the end of every
 * puzzle that has one solution. It says nothing about verdicts: a path with a guess is not solved
 * by strategies. Not safe for use by several threads at once.
 */
public final class Explorer {
  private final Board board;
  private final StrategySet allowed;
  private final SolvingOrder order;
  private final StrategySet known;
  private final Stop stop;
  private final SolvingState state;

  /** An explorer that can be stopped and then returns what it has. */
  public Explorer(Board board, StrategySet allowed, Stop stop) {
    this(board, allowed, SolvingOrder.catalogue(), stop);
  }

  /**
   * An explorer that tries strategies in a given order.
   *
   * @param order in which the allowed strategies are tried
   */
  public Explorer(Board board, StrategySet allowed, SolvingOrder order, Stop stop) {
    this(board, allowed, order, StrategySet.of(Catalogue.all()), stop);
  }

  /**
   * An explorer that knows some strategies.
   *
   * @param known those that are named where the allowed ones get stuck, before it comes to a guess
   */
  Explorer(Board board, StrategySet allowed, SolvingOrder order, StrategySet known, Stop stop) {
    this.board = board;
    this.allowed = allowed;
    this.order = order.within(allowed);
    this.known = known;
    this.stop = stop;
    this.state = new SolvingState(board);
    state.stopWhen(stop);
  }

  /** Continues a path that got stuck, if its puzzle has a unique solution. */
  public Continuation goOn(SolvingPath path, Replay.Pace pace) {
    Continuation now = new Continuation(path, Optional.empty());
    try {
      now = new Continuation(path, help(path));
      while (isStuck(now.path()) && now.help().isEmpty()) {
        Optional<Deduction> guess = guess(now.path());
        if (guess.isEmpty()) {
          return now;
        }
        SolvingPath next = choose(now.path(), now.path().length(), guess.get(), pace);
        now = new Continuation(next, Optional.empty());
        now = new Continuation(next, help(next));
      }
      return now;
    } catch (CancellationException e) {
      return now;
    }
  }

  /**
   * Completes a path: wherever it gets stuck, it uses the easiest strategy that is not allowed or,
   * if none helps, a guess.
   */
  public SolvingPath finish(SolvingPath path, Replay.Pace pace) {
    SolvingPath now = path;
    try {
      while (isStuck(now)) {
        Optional<Deduction> help = help(now);
        Optional<Deduction> next = help.isPresent() ? help : guess(now);
        if (next.isEmpty()) {
          return now;
        }
        now = choose(now, now.length(), next.get(), pace);
      }
      return now;
    } catch (CancellationException e) {
      return now;
    }
  }

  private static boolean isStuck(SolvingPath path) {
    return path.end() == SolvingPath.End.STUCK && path.solutions() == Solutions.ONE;
  }

  /** The easiest deduction by a strategy that is not allowed. */
  private Optional<Deduction> help(SolvingPath path) {
    if (!isStuck(path)) {
      return Optional.empty();
    }
    StrategySet others = known.without(allowed);
    for (SolvingOrder.Turn turn : SolvingOrder.of(others.strategies()).turns()) {
      stop.throwIfStopped();
      state.load(path.puzzle(), path.last());
      Optional<Deduction> found =
          new OrderedFinders(board, new SolvingOrder(List.of(turn))).first(state);
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  private Optional<Deduction> guess(SolvingPath path) {
    stop.throwIfStopped();
    state.load(path.puzzle(), path.last());
    return new OrderedFinders(board, SolvingOrder.of(List.of(new Guess(stop)))).first(state);
  }

  /**
   * Every deduction in a state of a path, allowed or not, easiest first; each conclusion of a
   * strategy occurs once.
   */
  public List<Deduction> available(SolvingPath path, int number) {
    List<Deduction> found = new ArrayList<>();
    try {
      addAvailable(path, number, found);
    } catch (CancellationException e) {
      return found;
    }
    return found;
  }

  private void addAvailable(SolvingPath path, int number, List<Deduction> found) {
    for (SolvingOrder.Turn turn : sound(path, SolvingOrder.catalogue()).turns()) {
      state.load(path.puzzle(), path.state(number));
      stop.throwIfStopped();
      if (state.isContradictory()) {
        return;
      }
      new OrderedFinders(board, new SolvingOrder(List.of(turn)))
          .all(state, deduction -> addIfNew(found, deduction));
    }
  }

  private static void addIfNew(List<Deduction> found, Deduction deduction) {
    boolean isKnown =
        found.stream()
            .anyMatch(
                other ->
                    other.strategy().equals(deduction.strategy())
                        && other.changes().equals(deduction.changes()));
    if (!isKnown) {
      found.add(deduction);
    }
  }

  /**
   * The path that takes a deduction in one of its states and continues with the allowed strategies.
   *
   * @throws CancellationException if it is stopped
   */
  public SolvingPath choose(SolvingPath path, int number, Deduction choice, Replay.Pace pace) {
    Puzzle puzzle = path.puzzle();
    GridState from = path.state(number);
    Replay replay = new Replay(board, sound(path, order)).stoppedBy(stop);
    List<Step> steps = new ArrayList<>(path.steps().subList(0, number));
    steps.addAll(replay.steps(puzzle, from, choice, pace));
    SolvingPath.End end = replay.end();
    return new SolvingPath(
        puzzle,
        path.initial(),
        List.copyOf(steps),
        end == SolvingPath.End.SOLVED && isAssisted(steps) ? SolvingPath.End.ASSISTED : end,
        path.solutions());
  }

  private boolean isAssisted(List<Step> steps) {
    return steps.stream()
        .flatMap(step -> step.deductions().stream())
        .anyMatch(deduction -> !allowed.contains(deduction.strategy()));
  }

  /** Leaves out strategies that assume uniqueness unless the puzzle has a unique solution. */
  private static SolvingOrder sound(SolvingPath path, SolvingOrder order) {
    return path.solutions() == Solutions.ONE ? order : order.assumingNothing();
  }
}
