package cluewright.lab.dig;

import cluewright.model.Board;
import cluewright.model.Puzzle;
import cluewright.model.Stop;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * Solution grids by a Las Vegas algorithm, after Y. Xue and others, <i>Sudoku Puzzles Generating:
 * from Easy to Evil</i> (2009): some digits are put on random cells by the rules of the board, and
 * depth-first search fills the rest or gives up after a while, and then all begins anew.
 *
 * <p>They put eleven digits on 9x9 and give up after 0.1 s. Here the same share of the cells of any
 * board, and as many digits tried as such a search tries in about that time, so that a seed makes
 * the same grids on every machine.
 */
public final class LasVegasGrids {
  private static final int FIRST_ON_NINE = 11;
  private static final int CELLS_OF_NINE = 81;
  private static final int MOST_TRIED = 200_000;

  private final Board board;
  private final Random random;
  private final int[][] peers;
  private final int[] digits;
  private int tried;
  private int given;

  /** Grids of a board of houses alone. */
  public LasVegasGrids(Board board, Random random) {
    this.board = board;
    this.random = random;
    this.peers = new int[board.cells()][];
    for (int cell = 0; cell < peers.length; cell++) {
      peers[cell] = board.peers(cell).toArray();
    }
    this.digits = new int[board.cells()];
  }

  /** The next grid; empty if stopped. */
  public Optional<Puzzle> next(Stop stop) {
    while (!stop.isStopped()) {
      tried = 0;
      if (isBegun() && isFilled(0)) {
        return Optional.of(new Puzzle(board, digits));
      }
      given++;
    }
    return Optional.empty();
  }

  /** How often a search was given up, or had no solution, so far. */
  public int givenUp() {
    return given;
  }

  /** Puts the first digits; false if a cell has no digit left. */
  private boolean isBegun() {
    Arrays.fill(digits, 0);
    List<Integer> cells = new ArrayList<>(IntStream.range(0, digits.length).boxed().toList());
    Collections.shuffle(cells, random);
    int count = board.cells() * FIRST_ON_NINE / CELLS_OF_NINE;
    for (int cell : cells.subList(0, count)) {
      int[] fitting = board.digitRange().filter(digit -> fits(cell, digit)).toArray();
      if (fitting.length == 0) {
        return false;
      }
      digits[cell] = fitting[random.nextInt(fitting.length)];
    }
    return true;
  }

  private boolean fits(int cell, int digit) {
    for (int peer : peers[cell]) {
      if (digits[peer] == digit) {
        return false;
      }
    }
    return true;
  }

  /** Fills the open cells from one on, in their order; false if that fails or takes too long. */
  private boolean isFilled(int from) {
    int cell = from;
    while (cell < digits.length && digits[cell] != 0) {
      cell++;
    }
    if (cell == digits.length) {
      return true;
    }
    for (int digit = 1; digit <= board.digits() && tried < MOST_TRIED; digit++) {
      tried++;
      if (fits(cell, digit)) {
        digits[cell] = digit;
        if (isFilled(cell + 1)) {
          return true;
        }
        digits[cell] = 0;
      }
    }
    return false;
  }
}
