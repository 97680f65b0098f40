package cluewright.lab.solve;

import cluewright.model.Board;
import cluewright.model.Puzzle;
import cluewright.search.race.Run;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/**
 * Constraint propagation and search, after P. Norvig: {@link Propagation} after each guess, and a
 * guess in the cell with the fewest digits, the first of several.
 *
 * <p>An iteration is a candidate eliminated; a guess is a digit tried in a cell with several.
 */
final class Norvig implements Solver {

  /** The order in which a cell's digits are tried. */
  enum ValueOrder {
    ASCENDING,
    DESCENDING,
    RANDOM
  }

  private final Board board;
  private final ValueOrder order;
  private final Random random;

  Norvig(Board board, ValueOrder order, long seed) {
    this.board = board;
    this.order = order;
    this.random = new Random(seed);
  }

  @Override
  public Solved solve(Puzzle puzzle, int limit, Run run) {
    Tally tally = new Tally(limit, run);
    Propagation propagation = new Propagation(board, tally::iterate);
    int[] values = propagation.blank();
    boolean consistent = true;
    for (int cell = 0; cell < board.cells() && consistent; cell++) {
      int digit = puzzle.digit(cell);
      consistent = digit == 0 || propagation.assign(values, cell, digit);
    }
    if (consistent) {
      search(values, propagation, tally);
    }
    return tally.end();
  }

  private void search(int[] values, Propagation propagation, Tally tally) {
    int cell = narrowest(values);
    if (cell < 0) {
      tally.add(
          new Puzzle(
              board,
              Arrays.stream(values).map(Integer::numberOfTrailingZeros).map(d -> d + 1).toArray()));
      return;
    }
    for (int digit : inOrder(values[cell])) {
      if (!tally.goesOn()) {
        return;
      }
      tally.guess();
      int[] next = values.clone();
      if (propagation.assign(next, cell, digit)) {
        search(next, propagation, tally);
      }
    }
  }

  /** The first cell with the fewest digits among those with several; -1 if there is none. */
  private static int narrowest(int[] values) {
    int best = -1;
    int fewest = Integer.MAX_VALUE;
    for (int cell = 0; cell < values.length; cell++) {
      int count = Integer.bitCount(values[cell]);
      if (count > 1 && count < fewest) {
        fewest = count;
        best = cell;
      }
    }
    return best;
  }

  private List<Integer> inOrder(int values) {
    List<Integer> digits = new ArrayList<>();
    for (int rest = values; rest != 0; rest &= rest - 1) {
      digits.add(Integer.numberOfTrailingZeros(rest) + 1);
    }
    switch (order) {
      case ASCENDING -> {}
      case DESCENDING -> Collections.reverse(digits);
      case RANDOM -> Collections.shuffle(digits, random);
    }
    return digits;
  }
}
