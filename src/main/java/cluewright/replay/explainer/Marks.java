package cluewright.replay.explainer;

import cluewright.strategy.core.SolvingState;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/**
 * The candidates of the empty cells of a 9x9 grid: by cell, by digit in a house, and by digit on
 * the board. Digits are counted from 0 here. Mutable, for one thread.
 */
final class Marks {
  private final int[] digits = new int[Nine.CELLS];
  private final int[] places = new int[Nine.HOUSES * Nine.SIDE];

  /** By digit, its cells: 0 to 63 in the low word, 64 to 80 in the high one. */
  private final long[] low = new long[Nine.SIDE];

  private final long[] high = new long[Nine.SIDE];

  /** Loads the open candidates of a state. */
  void load(SolvingState state) {
    Arrays.fill(places, 0);
    for (int digit = 0; digit < Nine.SIDE; digit++) {
      low[digit] = state.cells(digit + 1, 0);
      high[digit] = state.cells(digit + 1, 1);
    }
    for (int cell = 0; cell < digits.length; cell++) {
      digits[cell] = state.open(cell);
      for (int rest = digits[cell]; rest != 0; rest &= rest - 1) {
        int digit = Integer.numberOfTrailingZeros(rest);
        for (int kind = 0; kind < Nine.KINDS; kind++) {
          places[Nine.HOUSES_OF[cell][kind] * Nine.SIDE + digit] |= 1 << Nine.PLACE_IN[cell][kind];
        }
      }
    }
  }

  void load(Marks other) {
    System.arraycopy(other.digits, 0, digits, 0, digits.length);
    System.arraycopy(other.places, 0, places, 0, places.length);
    System.arraycopy(other.low, 0, low, 0, low.length);
    System.arraycopy(other.high, 0, high, 0, high.length);
  }

  /** The candidates of a cell; empty if it is placed. */
  int digits(int cell) {
    return digits[cell];
  }

  boolean has(int cell, int digit) {
    return (digits[cell] >>> digit & 1) != 0;
  }

  int count(int cell) {
    return Integer.bitCount(digits[cell]);
  }

  /** The places of a digit in a house, as bits. */
  int places(int house, int digit) {
    return places[house * Nine.SIDE + digit];
  }

  /** The empty cells with a candidate. */
  Cells cells(int digit) {
    return new Cells(low[digit], high[digit]);
  }

  void remove(int cell, int digit) {
    digits[cell] &= ~(1 << digit);
    if (cell < Long.SIZE) {
      low[digit] &= ~(1L << cell);
    } else {
      high[digit] &= ~(1L << cell);
    }
    for (int kind = 0; kind < Nine.KINDS; kind++) {
      places[Nine.HOUSES_OF[cell][kind] * Nine.SIDE + digit] &= ~(1 << Nine.PLACE_IN[cell][kind]);
    }
  }

  /** The candidates that are eliminated if a node is true. */
  List<Integer> refutedBy(int node) {
    int cell = Nodes.cell(node);
    int digit = Nodes.digit(node);
    if (!Nodes.isOn(node)) {
      return has(cell, digit) ? List.of(Nodes.candidate(node)) : List.of();
    }
    List<Integer> others = new ArrayList<>();
    for (int rest = digits[cell] & ~(1 << digit); rest != 0; rest &= rest - 1) {
      others.add(Nodes.on(cell, Integer.numberOfTrailingZeros(rest)));
    }
    return others;
  }

  /** Adds the candidates that a cell has lost compared with an earlier state. */
  void lostOfCell(Marks earlier, int cell, Set<Integer> candidates) {
    int gone = earlier.digits(cell) & ~digits(cell);
    for (int rest = gone; rest != 0; rest &= rest - 1) {
      candidates.add(Nodes.on(cell, Integer.numberOfTrailingZeros(rest)));
    }
  }

  /** Adds the candidates of a digit that a house has lost compared with an earlier state. */
  void lostOfHouse(Marks earlier, int house, int digit, Set<Integer> candidates) {
    int gone = earlier.places(house, digit) & ~places(house, digit);
    for (int rest = gone; rest != 0; rest &= rest - 1) {
      candidates.add(Nodes.on(Nine.CELLS_OF[house][Integer.numberOfTrailingZeros(rest)], digit));
    }
  }
}
