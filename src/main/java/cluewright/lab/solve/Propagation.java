package cluewright.lab.solve;

import cluewright.model.Board;
import cluewright.model.House;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BooleanSupplier;

/**
 * The constraint propagation of P. Norvig's <i>Solving Every Sudoku Puzzle</i>.
 *
 * <p>Values are sets of digits, one a cell. To assign a digit is to eliminate all others; where a
 * cell has one digit left, its peers lose it, and where a house has one place left for a digit, it
 * is assigned there; each at once, depth first, as there.
 */
final class Propagation {
  private final Board board;
  private final int[][] peers;

  /** The houses that must hold every digit. */
  private final int[][] houses;

  /** By cell, those of them that it is in. */
  private final int[][][] housesOf;

  private final BooleanSupplier onElimination;

  /**
   * @param onElimination called at each digit that goes; where it answers false, the propagation
   *     ends as if there were a contradiction
   */
  Propagation(Board board, BooleanSupplier onElimination) {
    this.board = board;
    this.onElimination = onElimination;
    this.peers = new int[board.cells()][];
    Arrays.setAll(peers, cell -> board.peers(cell).toArray());
    this.houses =
        board.houses().stream()
            .filter(House::holdsEveryDigit)
            .map(house -> house.cells().toArray())
            .toArray(int[][]::new);
    this.housesOf = new int[board.cells()][][];
    Arrays.setAll(
        housesOf,
        cell ->
            board.housesOf(cell).stream()
                .filter(House::holdsEveryDigit)
                .map(house -> house.cells().toArray())
                .toArray(int[][]::new));
  }

  /** A grid with every digit in every cell. */
  int[] blank() {
    int[] values = new int[board.cells()];
    Arrays.fill(values, board.allDigits());
    return values;
  }

  /** Reduces a cell to one digit; false at a contradiction. */
  boolean assign(int[] values, int cell, int digit) {
    int bit = 1 << (digit - 1);
    if ((values[cell] & bit) == 0) {
      return false;
    }
    for (int rest = values[cell] & ~bit; rest != 0; rest &= rest - 1) {
      if (!eliminate(values, cell, Integer.lowestOneBit(rest))) {
        return false;
      }
    }
    return true;
  }

  private boolean eliminate(int[] values, int cell, int bit) {
    if ((values[cell] & bit) == 0) {
      return true;
    }
    values[cell] &= ~bit;
    if (!onElimination.getAsBoolean() || values[cell] == 0) {
      return false;
    }
    if (Integer.bitCount(values[cell]) == 1) {
      int last = values[cell];
      for (int peer : peers[cell]) {
        if (!eliminate(values, peer, last)) {
          return false;
        }
      }
    }
    return assignWhereOnePlaceIsLeft(values, cell, bit);
  }

  private boolean assignWhereOnePlaceIsLeft(int[] values, int cell, int bit) {
    for (int[] house : housesOf[cell]) {
      int places = 0;
      int place = -1;
      for (int other : house) {
        if ((values[other] & bit) != 0) {
          places++;
          place = other;
        }
      }
      if (places == 0
          || (places == 1 && !assign(values, place, Integer.numberOfTrailingZeros(bit) + 1))) {
        return false;
      }
    }
    return true;
  }

  /** How many peers of a cell have several digits. */
  int openPeers(int[] values, int cell) {
    int count = 0;
    for (int peer : peers[cell]) {
      count += Integer.bitCount(values[peer]) > 1 ? 1 : 0;
    }
    return count;
  }

  /** How many peers of a cell have a digit among theirs. */
  int peersWith(int[] values, int cell, int digit) {
    int count = 0;
    for (int peer : peers[cell]) {
      count += values[peer] >>> (digit - 1) & 1;
    }
    return count;
  }

  /** The fewest places, at least two, that a digit has in a house, if fewer than some others. */
  List<Integer> fewerPlaces(int[] values, List<Integer> than) {
    List<Integer> best = than;
    for (int[] house : houses) {
      for (int digit = 1; digit <= board.digits() && best.size() > 2; digit++) {
        List<Integer> places = new ArrayList<>();
        for (int cell : house) {
          if ((values[cell] >>> (digit - 1) & 1) != 0) {
            places.add(board.candidate(cell, digit));
          }
        }
        best = places.size() > 1 && places.size() < best.size() ? places : best;
      }
    }
    return best;
  }
}
