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
import java.util.ArrayList;
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
 * <p>A move exchanges digits in parts of the grid, at first where a change is needed, and goes on
 * until a quick look leaves no {@linkplain Doubts doubts}. Then solutions are counted; what another
 * one has changed is a part that must not come again. The objective is the logarithm of their
 * number, and where there is one, the number of candidates that the strategies leave open. It never
 * proves that there is nothing to find.
 */
final class ValueWalk {
  /** The moves without a new best after which a new grid is drawn. */
  private static final int PATIENCE = 25;

  /** The moves in a row that change nothing, as where rules bind all cells, before a new grid. */
  private static final int MOST_IN_VAIN = 8;

  /** The share of a counter's patience for each grid. */
  private static final double SHARE = 0.001;

  /** The most solutions that are counted; grids with more are alike. */
  private static final int MOST_SOLUTIONS = 20;

  /** How readily more solutions are accepted, by their logarithm; 0.4 is half as many again. */
  private static final Temperature OF_SOLUTIONS = new Temperature(0.4);

  /** How readily more doubts are accepted. */
  private static final Temperature OF_DOUBTS = new Temperature(0.7);

  /** So much worse an objective is hardly ever accepted, in degrees. */
  private static final int HOPELESS = 4;

  /** The exchanges after which doubts are let be, in a new grid and in a move. */
  private static final int MOST_SETTLING = 1000;

  private static final int MOST_MENDING = 200;

  /** The grids of which is learnt what values are usual: so many starts, and so many of each. */
  private static final int STARTS = 3;

  private static final int OF_A_START = 20;

  private static final double NOWHERE = Double.POSITIVE_INFINITY;

  /** No grid obeys what holds whatever the values are. */
  static final class NoGridException extends RuntimeException {
    private static final long serialVersionUID = 1;

    NoGridException() {
      super("no grid");
    }
  }

  private final Skeleton skeleton;
  private final Board ground;
  private final CellSet clues;
  private final StrategySet strategies;
  private final SplittableRandom random;
  private final StartGrids starts;
  private final Random chance;
  private final Temperature temperature;
  private final Stop stop;

  /** What makes grids from the one that the walk began with; null before. */
  private SolvedGrids grids;

  /** Null before the first move. */
  private Doubts doubts;

  private int[] grid;

  /** Cells of which some should change; all where none are known. */
  private int[] loose;

  /** Those of the grid that was looked at last. */
  private int[] looseNext;

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
    this.ground = ground;
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
    if (doubts == null) {
      doubts = new Doubts(ground, clues, new ReadValues(skeleton), samples());
    }
    int[] next = isNew ? settled(grids.next(), MOST_SETTLING) : settled(kicked(), MOST_MENDING);
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
    double reached = looked(puzzle, next);
    if (reached < best) {
      best = reached;
      sinceBest = 0;
    }
    if (isNew || reached <= temperature.limit(objective, random)) {
      grid = next;
      objective = reached;
      loose = looseNext;
    }
    return Optional.of(puzzle).filter(each -> reached == 0);
  }

  private List<int[]> samples() {
    List<int[]> all = new ArrayList<>();
    for (int i = 0; i < STARTS; i++) {
      SolvedGrids each = new SolvedGrids(starts.next().orElseThrow(NoGridException::new), chance);
      for (int j = 0; j < OF_A_START; j++) {
        all.add(each.next());
      }
    }
    return all;
  }

  /** The grid with a digit exchanged where it should change. */
  private int[] kicked() {
    int cell =
        loose.length == 0 ? random.nextInt(grid.length) : loose[random.nextInt(loose.length)];
    return grids.near(grid, cell);
  }

  /** A grid with few doubts, near one. */
  private int[] settled(int[] start, int most) {
    int[] at = start;
    Doubts.Of now = doubts.of(at, NOWHERE);
    for (int i = 0; i < most && now.sum() > 0; i++) {
      stop.throwIfStopped();
      int[] next = grids.near(at, now.cell(at.length, random));
      double limit = OF_DOUBTS.limit(now.sum(), random);
      Doubts.Of then = doubts.of(next, limit);
      if (then.sum() <= limit) {
        at = next;
        now = then;
      }
    }
    return at;
  }

  private Puzzle puzzle(Board board, int[] digits) {
    return new Puzzle(
        board,
        IntStream.range(0, digits.length)
            .map(cell -> clues.contains(cell) ? digits[cell] : 0)
            .toArray());
  }

  /** How far a puzzle is from one as asked for; 0 for that. */
  private double looked(Puzzle puzzle, int[] next) {
    double solutions = solutions(puzzle, next);
    if (strategies.isAny()) {
      return solutions;
    }
    return solutions == 0 ? open(puzzle) : skeleton.board().candidates() + solutions;
  }

  /** The candidates that stay open; 0 for a puzzle as asked for. */
  private double open(Puzzle puzzle) {
    Closure closure = Closures.of(puzzle.board(), strategies, stop);
    clues.forEach(cell -> closure.place(cell, puzzle.digit(cell)));
    if (!closure.close()) {
      return NOWHERE; // the grid does not obey a rule whose value is known
    }
    looseNext =
        IntStream.range(0, skeleton.board().cells())
            .filter(cell -> Integer.bitCount(closure.candidates(cell)) > 1)
            .toArray();
    return closure.openCandidates();
  }

  /**
   * The logarithm of the number of solutions, as far as it matters; 0 for one. Where it cannot be
   * counted in time, it is said to be large.
   */
  private double solutions(Puzzle puzzle, int[] next) {
    double limit = strategies.isAny() ? objective + HOPELESS * OF_SOLUTIONS.degrees() : NOWHERE;
    int most = (int) Math.min(MOST_SOLUTIONS, 1 + Math.ceil(Math.exp(limit)));
    SolutionCounter counter = new SolutionCounter(puzzle.board(), stop);
    List<Puzzle> met = counter.solutionsIfQuick(puzzle, most, SHARE);
    looseNext = new int[0];
    for (Puzzle solution : met) {
      int[] other = IntStream.range(0, next.length).map(solution::digit).toArray();
      if (!Arrays.equals(other, next)) {
        int[] cells = doubts.learn(next, other);
        looseNext = looseNext.length == 0 || cells.length < looseNext.length ? cells : looseNext;
      }
    }
    if (counter.wasCutShort() || met.size() >= MOST_SOLUTIONS) {
      doubts.askMore();
    } else {
      doubts.askLess();
    }
    if (counter.wasCutShort()) {
      return Math.log(MOST_SOLUTIONS + 1.0);
    }
    return met.isEmpty() ? NOWHERE : Math.log(met.size());
  }
}
