package cluewright.replay.profile;

import cluewright.model.Board;
import cluewright.model.Puzzle;
import cluewright.model.Stop;
import cluewright.replay.OrderedFinders;
import cluewright.replay.SolutionCounter;
import cluewright.replay.SolvingOrder;
import cluewright.replay.SolvingPath;
import cluewright.replay.guess.Guess;
import cluewright.replay.rating.BruteForce;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Group;
import cluewright.strategy.core.SolvingState;
import cluewright.strategy.core.Strategy;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;

/**
 * Solves puzzles of a board and records what each state offers; for use by one thread, and
 * reusable.
 *
 * <p>Singles come before all else, whatever their place in the order. From one bottleneck to the
 * next they are taken twice: one by one for the curve, and round by round for what depends on what.
 * Both end in the same state, since no single takes another one away.
 */
public final class Profiler {
  private final Board board;
  private final SolvingState state;
  private final SolvingState rounds;
  private final OrderedFinders singles;
  private final OrderedFinders harder;
  private final SolutionCounter counter;
  private final Map<Strategy, OrderedFinders> others = new HashMap<>();

  /** A profiler that uses the strategies of ratings, in their order. */
  public Profiler(Board board) {
    this(board, SolvingOrder.hodokuAlone());
  }

  /**
   * A profiler that uses some strategies.
   *
   * @param order the strategies, in the order in which they are tried; {@link
   *     SolvingOrder#hodokuAlone} makes as many bottlenecks of each strategy as a rating counts
   */
  public Profiler(Board board, SolvingOrder order) {
    this.board = board;
    this.state = new SolvingState(board);
    this.rounds = new SolvingState(board);
    this.singles = new OrderedFinders(board, order.where(Profiler::isSingle));
    this.harder = new OrderedFinders(board, order.where(strategy -> !isSingle(strategy)));
    this.counter = new SolutionCounter(board);
  }

  private static boolean isSingle(Strategy strategy) {
    return strategy.group() == Group.SINGLES;
  }

  /**
   * What a path offers before each of its steps, so that its steps are those of the profile.
   *
   * @param path of single steps, by strategies that this profiler has, and by others or guesses
   *     where these get stuck
   * @throws CancellationException if it is stopped
   */
  public Profile along(SolvingPath path, Stop stop) {
    Sums sums = new Sums();
    boolean isAfterSingle = false;
    for (int i = 0; i < path.length(); i++) {
      stop.throwIfStopped();
      state.load(path.puzzle(), path.state(i));
      Deduction taken = path.steps().get(i).deductions().get(0);
      boolean isSingle = isSingle(taken.strategy());
      if (!isSingle) {
        sums.points.add(new Point.Bottleneck(need(taken)));
        sums.depth++;
      } else {
        if (!isAfterSingle) {
          rounds.load(state);
          takeRounds(sums);
        }
        sums.points.add(new Point.Single(ways(state).size()));
      }
      isAfterSingle = isSingle;
    }
    return sums.profile();
  }

  /** The strategy that a step takes, with its ways in this state; empty for a guess. */
  private Optional<Point.Need> need(Deduction taken) {
    if (taken.strategy() instanceof Guess) {
      return Optional.empty();
    }
    OrderedFinders finders =
        others.computeIfAbsent(
            taken.strategy(),
            strategy -> new OrderedFinders(board, SolvingOrder.of(List.of(strategy))));
    return Optional.of(need(taken, finders.ofFirstTurn(state)));
  }

  private static Point.Need need(Deduction first, List<Deduction> all) {
    int ways = (int) all.stream().map(each -> Set.copyOf(each.changes())).distinct().count();
    return new Point.Need(first.strategy(), first.variant(), ways);
  }

  /** The profile of a puzzle whose solution is known to be unique. */
  public Optional<Profile> profile(Puzzle puzzle) {
    return counter.answer(puzzle).solution().map(solution -> profile(puzzle, solution));
  }

  private Profile profile(Puzzle puzzle, Puzzle solution) {
    state.load(puzzle);
    Sums sums = new Sums();
    while (!state.isContradictory() && !state.isComplete()) {
      rounds.load(state);
      if (takeSingles(sums.points)) {
        takeRounds(sums);
      } else {
        sums.points.add(bottleneck(solution));
        sums.depth++;
      }
    }
    return sums.profile();
  }

  private static final class Sums {
    private final List<Point> points = new ArrayList<>();
    private int depth;
    private int width;
    private int singles;
    private int loneWays;

    Profile profile() {
      return new Profile(points, depth, width, singles, loneWays);
    }
  }

  /** Takes singles one by one; true if there was one. */
  private boolean takeSingles(List<Point> points) {
    int before = points.size();
    Optional<Deduction> next = singles.first(state);
    while (next.isPresent()) {
      points.add(new Point.Single(ways(state).size()));
      next.get().applyTo(state);
      next = singles.first(state);
    }
    return points.size() > before;
  }

  /** Takes all available singles at once, in rounds, until none is left. */
  private void takeRounds(Sums sums) {
    Map<Integer, Set<Strategy>> open = ways(rounds);
    while (!open.isEmpty()) {
      open.keySet().forEach(c -> rounds.place(board.cellOf(c), board.digitOf(c)));
      sums.depth++;
      sums.width = Math.max(sums.width, open.size());
      sums.singles += open.size();
      sums.loneWays += (int) open.values().stream().filter(ways -> ways.size() == 1).count();
      open = ways(rounds);
    }
  }

  /**
   * The candidates that singles place in a state, one per cell, with the strategies that place
   * each.
   */
  private Map<Integer, Set<Strategy>> ways(SolvingState from) {
    Map<Integer, Set<Strategy>> ways = new HashMap<>();
    singles.all(
        from,
        single ->
            ways.computeIfAbsent(single.changes().get(0), candidate -> new HashSet<>())
                .add(single.strategy()));
    return ways;
  }

  /** Takes the easiest step in a state without singles. */
  private Point bottleneck(Puzzle solution) {
    List<Deduction> found = harder.ofFirstTurn(state);
    if (found.isEmpty()) {
      int cell = BruteForce.cell(state.unplaced(), each -> state.placed(each) == 0);
      state.place(cell, solution.digit(cell));
      return new Point.Bottleneck(Optional.empty());
    }
    Deduction first = found.get(0);
    first.applyTo(state);
    return new Point.Bottleneck(Optional.of(need(first, found)));
  }
}
