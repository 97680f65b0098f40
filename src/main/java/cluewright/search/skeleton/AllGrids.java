package cluewright.search.skeleton;

import cluewright.model.Board;
import cluewright.model.Puzzle;
import cluewright.model.Stop;
import cluewright.replay.SolutionCounter;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;

/**
 * All grids of a board that has few, piece by piece: the grids with some digits in its first cells.
 * A piece of too many is divided by the digits of one more cell.
 */
final class AllGrids {
  /** The most grids of a piece, some ten milliseconds of work. */
  private static final int MOST_OF_A_PIECE = 2000;

  /** The share of a counter's patience for a piece. */
  private static final double SHARE = 0.01;

  /** The largest board that is divided at all: larger ones have far too many grids. */
  static final int MOST_CELLS = 36;

  /** The most grids at all, which take seconds and some ten megabytes. */
  private static final int MOST = 300_000;

  private final Board board;
  private final SolutionCounter counter;
  private final Consumer<int[]> taker;
  private final Deque<int[]> pieces = new ArrayDeque<>();
  private Stop stop = Stop.NEVER;
  private int met;
  private boolean areTooMany;

  AllGrids(Board board, Consumer<int[]> taker) {
    this.board = board;
    this.counter = new SolutionCounter(board, () -> stop.isStopped());
    this.taker = taker;
    pieces.push(new int[0]);
  }

  /** True if there are no more, or too many. */
  boolean isDone() {
    return pieces.isEmpty();
  }

  /** True if not all were met, since there are too many. */
  boolean areTooMany() {
    return areTooMany;
  }

  /**
   * Goes on with the next piece.
   *
   * @throws CancellationException if it is stopped; the piece is then still there
   */
  void next(Stop isOver) {
    stop = isOver;
    int[] first = pieces.peek();
    int[] digits = new int[board.cells()];
    System.arraycopy(first, 0, digits, 0, first.length);
    Optional<List<Puzzle>> grids =
        counter.allIfQuick(new Puzzle(board, digits), MOST_OF_A_PIECE, SHARE);
    pieces.pop();
    if (grids.isPresent() && grids.get().size() < MOST_OF_A_PIECE) {
      grids.get().forEach(grid -> taker.accept(digits(grid)));
      met += grids.get().size();
      areTooMany = met > MOST;
    } else {
      areTooMany = board.cells() > MOST_CELLS || first.length == board.cells();
      divide(first);
    }
    if (areTooMany) {
      pieces.clear();
    }
  }

  private void divide(int[] first) {
    for (int digit = board.digits(); digit > 0 && !areTooMany; digit--) {
      int[] more = Arrays.copyOf(first, first.length + 1);
      more[first.length] = digit;
      pieces.push(more);
    }
  }

  private int[] digits(Puzzle grid) {
    int[] all = new int[board.cells()];
    Arrays.setAll(all, grid::digit);
    return all;
  }
}
