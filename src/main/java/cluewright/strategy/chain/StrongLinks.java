package cluewright.strategy.chain;

import cluewright.model.Board;
import cluewright.strategy.core.Geometry;
import cluewright.strategy.core.SolvingState;
import java.util.Arrays;

/**
 * Pairs of candidates of which one is true: the two of a cell, or a digit's two places in a house
 * that must hold every digit. Mutable and reused.
 */
final class StrongLinks {
  private final Board board;
  private final ConjugatePairs conjugates;
  private int[] ends = new int[128];
  private int endCount;

  StrongLinks(Geometry geometry) {
    this.board = geometry.board();
    this.conjugates = new ConjugatePairs(geometry, house -> true);
  }

  void clear() {
    endCount = 0;
  }

  void addCells(SolvingState state) {
    for (int cell = 0; cell < board.cells(); cell++) {
      int open = state.open(cell);
      if (Integer.bitCount(open) == 2) {
        add(
            board.candidate(cell, Integer.numberOfTrailingZeros(open) + 1),
            board.candidate(cell, 32 - Integer.numberOfLeadingZeros(open)));
      }
    }
  }

  /** Adds places by digit, in the order of the houses. */
  void addPlaces(SolvingState state) {
    for (int digit = 1; digit <= board.digits(); digit++) {
      conjugates.collect(state, digit);
      for (int pair = 0; pair < conjugates.size(); pair++) {
        add(
            board.candidate(conjugates.cell(pair, 0), digit),
            board.candidate(conjugates.cell(pair, 1), digit));
      }
    }
  }

  private void add(int first, int second) {
    if (endCount == ends.length) {
      ends = Arrays.copyOf(ends, 2 * endCount);
    }
    ends[endCount++] = first;
    ends[endCount++] = second;
  }

  int size() {
    return endCount / 2;
  }

  /** One candidate of a pair: end 0 or 1. */
  int candidate(int pair, int end) {
    return ends[2 * pair + end];
  }
}
