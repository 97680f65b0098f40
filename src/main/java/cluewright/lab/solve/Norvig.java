package cluewright.lab.solve;

import cluewright.model.Board;
import cluewright.model.Puzzle;
import cluewright.search.race.Run;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;

/**
 * Constraint propagation and search, after P. Norvig: {@link Propagation} after each guess, and a
 * guess in the cell with the fewest digits, the first of several. What his essay proposes to try
 * besides are other orders of values and of variables.
 *
 * <p>An iteration is a candidate eliminated; a guess is a digit tried in a cell with several, or a
 * place tried of a digit with several.
 */
final class Norvig implements Solver {

  /** The order in which a cell's digits are tried, or the places of a digit. */
  enum ValueOrder {
    ASCENDING,
    DESCENDING,
    RANDOM,
    /** First the digit that the fewest peers of its cell have as a candidate. */
    LEAST_CONSTRAINING
  }

  /** Which variable is searched: of those with the fewest values. */
  enum VariableOrder {
    /** The first cell. */
    FIRST,
    /** The first of the cells with the most peers that have several digits, too. */
    MOST_OPEN_PEERS,
    /** The first cell, unless a digit has fewer places in a house than that has digits. */
    WITH_PLACES
  }

  private final Board board;
  private final ValueOrder values;
  private final VariableOrder variables;
  private final Random random;
  private final Propagation propagation;
  private Tally tally;

  Norvig(Board board, ValueOrder values, VariableOrder variables, long seed) {
    this.board = board;
    this.values = values;
    this.variables = variables;
    this.random = new Random(seed);
    this.propagation = new Propagation(board, () -> tally.iterate());
  }

  @Override
  public Solved solve(Puzzle puzzle, int limit, Run run) {
    tally = new Tally(limit, run);
    int[] grid = propagation.blank();
    boolean consistent = true;
    for (int cell = 0; cell < board.cells() && consistent; cell++) {
      int digit = puzzle.digit(cell);
      consistent = digit == 0 || propagation.assign(grid, cell, digit);
    }
    if (consistent) {
      search(grid);
    }
    return tally.end();
  }

  private void search(int[] grid) {
    List<Integer> candidates = branches(grid);
    if (candidates.isEmpty()) {
      tally.add(
          new Puzzle(
              board,
              Arrays.stream(grid).map(Integer::numberOfTrailingZeros).map(d -> d + 1).toArray()));
      return;
    }
    order(candidates, grid);
    tally.descend();
    for (int candidate : candidates) {
      if (!tally.goesOn()) {
        break;
      }
      tally.guess();
      int[] next = grid.clone();
      if (propagation.assign(next, board.cellOf(candidate), board.digitOf(candidate))) {
        search(next);
      }
    }
    tally.ascend();
  }

  /** The candidates of which one must be true, at least two; none if every cell has one digit. */
  private List<Integer> branches(int[] grid) {
    int cell = narrowest(grid);
    if (cell < 0) {
      return new ArrayList<>();
    }
    List<Integer> candidates = new ArrayList<>();
    for (int rest = grid[cell]; rest != 0; rest &= rest - 1) {
      candidates.add(board.candidate(cell, Integer.numberOfTrailingZeros(rest) + 1));
    }
    return variables == VariableOrder.WITH_PLACES
        ? propagation.fewerPlaces(grid, candidates)
        : candidates;
  }

  /** The cell to search among those with several digits; -1 if there is none. */
  private int narrowest(int[] grid) {
    int best = -1;
    int fewest = Integer.MAX_VALUE;
    int mostPeers = -1;
    for (int cell = 0; cell < grid.length; cell++) {
      int count = Integer.bitCount(grid[cell]);
      if (count > 1 && count <= fewest) {
        int peers =
            variables == VariableOrder.MOST_OPEN_PEERS ? propagation.openPeers(grid, cell) : 0;
        if (count < fewest || peers > mostPeers) {
          fewest = count;
          mostPeers = peers;
          best = cell;
        }
      }
    }
    return best;
  }

  private void order(List<Integer> candidates, int[] grid) {
    switch (values) {
      case ASCENDING -> {}
      case DESCENDING -> Collections.reverse(candidates);
      case RANDOM -> Collections.shuffle(candidates, random);
      case LEAST_CONSTRAINING ->
          candidates.sort(
              Comparator.comparingInt(
                  candidate ->
                      propagation.peersWith(
                          grid, board.cellOf(candidate), board.digitOf(candidate))));
    }
  }
}
