package cluewright.proof.check;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * All ways to fill the clue cells around the others, which are filled, up to the names of unused
 * digits.
 */
final class ClueCells {
  private final PlainBoard board;
  private final int[] clues;
  private int[] digits = new int[0];

  /** Examines a filling of the clue cells. */
  @FunctionalInterface
  interface Visitor {
    /**
     * True if no further filling needs to be examined.
     *
     * @param puzzle a digit for each cell, 0 for the open ones
     */
    boolean isEnough(int[] puzzle) throws ProofException;
  }

  ClueCells(Statement statement) {
    this.board = statement.board();
    this.clues = statement.clues();
  }

  /** Visits all fillings until the visitor has seen enough. */
  void each(ChosenCells open, Visitor visitor) throws ProofException {
    digits = new int[board.cells];
    Arrays.setAll(digits, open::digit);
    fill(Math.max(board.namesInUse(), Arrays.stream(digits).max().orElse(0)), visitor);
  }

  private boolean fill(int used, Visitor visitor) throws ProofException {
    if (Arrays.stream(clues).allMatch(cell -> digits[cell] != 0)) {
      return visitor.isEnough(puzzle());
    }
    boolean enough = false;
    for (int candidate : fewest(used)) {
      if (!enough) {
        int cell = board.cellOf(candidate);
        digits[cell] = board.digitOf(candidate);
        enough = fill(Math.max(used, digits[cell]), visitor);
        digits[cell] = 0;
      }
    }
    return enough;
  }

  /**
   * Candidates of which one must be true, as few as possible: the digits of a cell without a clue,
   * with only the lowest unused one, or the places of a digit in a house.
   */
  private int[] fewest(int used) {
    int[] free = new int[board.cells];
    for (int cell : clues) {
      free[cell] = digits[cell] == 0 ? free(cell) : 0;
    }
    int named = (int) ((1L << Math.min(used + 1, board.size)) - 1);
    int[] fewest = null;
    for (int cell : clues) {
      if (digits[cell] == 0
          && (fewest == null || Integer.bitCount(free[cell] & named) < fewest.length)) {
        fewest = digitsOf(cell, free[cell] & named);
      }
    }
    for (int number = 0; number < board.houses.length; number++) {
      int[] house = board.houses[number];
      for (int digit = 1; board.holdsEveryDigit(number) && digit <= used; digit++) {
        int bit = 1 << (digit - 1);
        if (isMissing(digit, house)) {
          int[] places = Arrays.stream(house).filter(cell -> (free[cell] & bit) != 0).toArray();
          if (places.length < fewest.length) {
            int wanted = digit;
            fewest = Arrays.stream(places).map(cell -> board.candidate(cell, wanted)).toArray();
          }
        }
      }
    }
    return fewest;
  }

  private int[] digitsOf(int cell, int set) {
    return IntStream.rangeClosed(1, board.size)
        .filter(digit -> (set >> (digit - 1) & 1) != 0)
        .map(digit -> board.candidate(cell, digit))
        .toArray();
  }

  private boolean isMissing(int digit, int[] house) {
    return Arrays.stream(house).noneMatch(cell -> digits[cell] == digit);
  }

  private int free(int cell) {
    int free = board.allowed[cell];
    for (int peer : board.peers[cell]) {
      free &= digits[peer] == 0 ? -1 : ~(1 << (digits[peer] - 1));
    }
    for (int digit = 1; digit <= board.size; digit++) {
      for (int other : board.related[board.candidate(cell, digit)]) {
        boolean isBarred = digits[board.cellOf(other)] == board.digitOf(other);
        free &= isBarred ? ~(1 << (digit - 1)) : -1;
      }
    }
    return free;
  }

  private int[] puzzle() {
    int[] puzzle = new int[board.cells];
    for (int cell : clues) {
      puzzle[cell] = digits[cell];
    }
    return puzzle;
  }
}
