package cluewright.strategy;

import cluewright.model.Board;
import cluewright.model.PlainSums;
import cluewright.strategy.core.SolvingState;
import java.util.stream.IntStream;

/** Whether a state can still become a solution, by trying all candidates of the tightest cell. */
final class Completions {
  private final Board board;
  private final int[] candidates;

  private Completions(Board board, int[] candidates) {
    this.board = board;
    this.candidates = candidates;
  }

  static Completions of(SolvingState state) {
    int[] candidates = new int[state.board().cells()];
    for (int cell = 0; cell < candidates.length; cell++) {
      candidates[cell] = state.candidates(cell);
    }
    return new Completions(state.board(), candidates);
  }

  /** Only those that have a candidate, numbered by {@link Board#candidate}. */
  Completions with(int candidate) {
    return keep(board.cellOf(candidate), 1 << (board.digitOf(candidate) - 1));
  }

  /** Only those that do not have a candidate, numbered by {@link Board#candidate}. */
  Completions without(int candidate) {
    return keep(board.cellOf(candidate), ~(1 << (board.digitOf(candidate) - 1)));
  }

  private Completions keep(int cell, int digits) {
    int[] fewer = candidates.clone();
    fewer[cell] &= digits;
    return new Completions(board, fewer);
  }

  boolean exist() {
    return exist(candidates.clone(), new boolean[candidates.length]);
  }

  private boolean exist(int[] left, boolean[] chosen) {
    int tightest = -1;
    for (int cell = 0; cell < left.length; cell++) {
      if (!chosen[cell]
          && (tightest < 0 || Integer.bitCount(left[cell]) < Integer.bitCount(left[tightest]))) {
        tightest = cell;
      }
    }
    if (tightest < 0) {
      return true;
    }
    for (int rest = left[tightest]; rest != 0; rest &= rest - 1) {
      int digit = Integer.numberOfTrailingZeros(rest) + 1;
      boolean[] chosenNow = chosen.clone();
      chosenNow[tightest] = true;
      if (PlainSums.allow(board, digits(left, chosen), tightest, digit)
          && exist(choose(left, tightest, Integer.lowestOneBit(rest)), chosenNow)) {
        return true;
      }
    }
    return false;
  }

  private static int[] digits(int[] left, boolean[] chosen) {
    return IntStream.range(0, left.length)
        .map(cell -> chosen[cell] ? Integer.numberOfTrailingZeros(left[cell]) + 1 : 0)
        .toArray();
  }

  private int[] choose(int[] left, int cell, int digit) {
    int[] after = left.clone();
    board.peers(cell).forEach(peer -> after[peer] &= ~digit);
    board
        .related(board.candidate(cell, Integer.numberOfTrailingZeros(digit) + 1))
        .forEach(other -> after[board.cellOf(other)] &= ~(1 << (board.digitOf(other) - 1)));
    after[cell] = digit;
    return after;
  }
}
