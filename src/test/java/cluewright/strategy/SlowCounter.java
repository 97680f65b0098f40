package cluewright.strategy;

import cluewright.model.Board;
import cluewright.model.PlainSums;

/** Counts solutions by trying the digits of the tightest cell. */
public final class SlowCounter {
  private final Board board;

  public SlowCounter(Board board) {
    this.board = board;
  }

  /** The number of solutions, but no more than two. */
  public int count(int[] digits) {
    return count(digits.clone(), 2);
  }

  /** The number of solutions, but no more than {@code most}. */
  public int count(int[] digits, int most) {
    int best = -1;
    int bestChoices = 0;
    for (int cell = 0; cell < digits.length; cell++) {
      if (digits[cell] == 0) {
        int choices = choices(digits, cell);
        if (best < 0 || Integer.bitCount(choices) < Integer.bitCount(bestChoices)) {
          best = cell;
          bestChoices = choices;
        }
      }
    }
    if (best < 0) {
      return 1;
    }
    int found = 0;
    for (int rest = bestChoices; rest != 0 && found < most; rest &= rest - 1) {
      digits[best] = Integer.numberOfTrailingZeros(rest) + 1;
      found += count(digits, most - found);
    }
    digits[best] = 0;
    return found;
  }

  private static boolean isBarred(Board.RulePair pair, int first, int second) {
    return first != 0 && second != 0 && !pair.allows(first, second);
  }

  private int choices(int[] digits, int cell) {
    int seen = 0;
    for (int peer : board.peers(cell).toArray()) {
      seen |= digits[peer] == 0 ? 0 : 1 << (digits[peer] - 1);
    }
    for (Board.RulePair pair : board.pairs()) {
      for (int digit = 1; digit <= board.digits(); digit++) {
        boolean isBarred =
            (cell == pair.first() && isBarred(pair, digit, digits[pair.second()]))
                || (cell == pair.second() && isBarred(pair, digits[pair.first()], digit));
        seen |= isBarred ? 1 << (digit - 1) : 0;
      }
    }
    for (int digit = 1; digit <= board.digits(); digit++) {
      seen |= PlainSums.allow(board, digits, cell, digit) ? 0 : 1 << (digit - 1);
    }
    return board.allDigits() & ~seen;
  }
}
