package cluewright.search.skeleton;

import cluewright.closure.Closure;
import cluewright.closure.Closures;
import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.Puzzle;
import cluewright.model.Skeleton;
import cluewright.model.Stop;
import cluewright.replay.SolutionCounter;
import cluewright.search.walk.SolvedGrids;
import cluewright.search.walk.Temperature;
import cluewright.strategy.StrategySet;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;

/**
 * A random walk over grids, of which clues and open values are read off, towards a puzzle that the
 * strategies complete.
 *
 * <p>A move exchanges two digits in parts of the grid, which changes a few clues and values. The
 * objective is the number of candidates that the strategies leave open, or where any are allowed,
 * the logarithm of the number of solutions. It never proves that there is nothing to find.
 */
final class ValueWalk {
  /** The moves without a new best after which a new grid is drawn. */
  private static final int PATIENCE = 60;

  private static final int MOST_EXCHANGES = 3;

  /** The moves in a row that change nothing, as where rules bind all cells, before a new grid. */
  private static final int MOST_IN_VAIN = 8;

  /** The share of a counter's patience for each grid. */
  private static final double SHARE = 0.005;

  /** The most solutions that are counted; grids with more are alike. */
  private static final int MOST_SOLUTIONS = 60;

  /** How readily more solutions are accepted, by their logarithm; 0.4 is half as many again. */
  private static final Temperature OF_SOLUTIONS = new Temperature(0.4);

  /** So much worse an objective is hardly ever accepted, in degrees. */
  private static final int HOPELESS = 4;

  private static final double NOWHERE = Double.POSITIVE_INFINITY;

  /** No grid obeys what holds whatever the values are. */
  static final class NoGridException extends RuntimeException {
    private static final long serialVersionUID = 1;

    NoGridException() {
      super("no grid");
    }
  }

  private final Skeleton skeleton;
  private final CellSet clues;
  private final StrategySet strategies;
  private final SplittableRandom random;
  private final StartGrids starts;
  private final Random chance;
  private final Temperature temperature;
  private final Stop stop;

  /** What makes grids from the one that the walk began with; null before. */
  private SolvedGrids grids;

  private int[] grid;
  private double objective = NOWHERE;
  private double best = NOWHERE;
  private int sinceBest;
  private int inVain;
  private long moves;

  /**
   * @param ground the board that all grids obey
   * @param clues where digits stand
   * @param stop asked in long moves, which then end with a {@link CancellationException}
   */
  ValueWalk(
      Skeleton skeleton,
      Board ground,
      CellSet clues,
      StrategySet strategies,
      long seed,
      Stop stop) {
    this.skeleton = skeleton;
    this.clues = clues;
    this.strategies = strategies;
    this.random = new SplittableRandom(seed);
    this.chance = new Random(seed);
    this.starts = new StartGrids(ground, chance, stop);
    this.temperature = strategies.isAny() ? OF_SOLUTIONS : Temperature.of(skeleton.board());
    this.stop = stop;
  }

  /** The grids tried so far. */
  long moves() {
    return moves;
  }

  /**
   * Makes a move, or starts over; a puzzle if it went to one that the strategies complete.
   *
   * @throws NoGridException if no grid obeys what holds whatever the values are
   */
  Optional<Puzzle> move() {
    stop.throwIfStopped();
    moves++;
    boolean isNew = grid == null || sinceBest >= PATIENCE || inVain >= MOST_IN_VAIN;
    if (isNew) {
      grids = new SolvedGrids(starts.next().orElseThrow(NoGridException::new), chance);
    }
    int[] next = isNew ? grids.next() : exchanged();
    inVain = !isNew && Arrays.equals(next, grid) ? inVain + 1 : 0;
    if (inVain > 0) {
      return Optional.empty();
    }
    sinceBest++;
    Optional<Board> board = skeleton.valued(cell -> next[cell], random, stop);
    if (board.isEmpty()) {
      return Optional.empty();
    }
    if (isNew) {
      best = NOWHERE;
      objective = NOWHERE;
    }
    Puzzle puzzle = puzzle(board.get(), next);
    double reached = strategies.isAny() ? solutions(puzzle) : open(puzzle);
    if (reached < best) {
      best = reached;
      sinceBest = 0;
    }
    if (isNew || reached <= temperature.limit(objective, random)) {
      grid = next;
      objective = reached;
    }
    return Optional.of(puzzle).filter(each -> reached == 0);
  }

  private int[] exchanged() {
    int[] next = grid;
    for (int i = 1 + random.nextInt(MOST_EXCHANGES); i > 0; i--) {
      next = grids.near(next);
    }
    return next;
  }

  private Puzzle puzzle(Board board, int[] digits) {
    return new Puzzle(
        board,
        IntStream.range(0, digits.length)
            .map(cell -> clues.contains(cell) ? digits[cell] : 0)
            .toArray());
  }

  /** The candidates that stay open; 0 for a puzzle as asked for. */
  private double open(Puzzle puzzle) {
    Closure closure = Closures.of(puzzle.board(), strategies, stop);
    clues.forEach(cell -> closure.place(cell, puzzle.digit(cell)));
    return closure.close()
        ? closure.openCandidates()
        : NOWHERE; // the grid does not obey a rule whose value is known
  }

  /**
   * The logarithm of the number of solutions, as far as it matters; 0 for one. Where it cannot be
   * counted in time, it is said to be large.
   */
  private double solutions(Puzzle puzzle) {
    double limit = objective + HOPELESS * OF_SOLUTIONS.degrees();
    int most = (int) Math.min(MOST_SOLUTIONS, 1 + Math.ceil(Math.exp(limit)));
    int met =
        new SolutionCounter(puzzle.board(), stop)
            .allIfQuick(puzzle, most, SHARE)
            .map(List::size)
            .orElse(MOST_SOLUTIONS + 1);
    return met == 0 ? NOWHERE : Math.log(met);
  }
}
