package cluewright.lab.making;

import cluewright.model.Puzzle;
import cluewright.search.Outcome;
import cluewright.search.Request;
import cluewright.search.race.Run;
import java.util.Arrays;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * The generator of S. Zama and I. Sasano (IPSJ SIG Technical Reports 2016-GI-35 and 2017-GI-37) for
 * given clue cells, as far as their abstract of 2017 describes it. Digits are put on the clue cells
 * in a way that narrows down the candidates; then clues are changed by a criterion that lessens the
 * cells which the strategies do not solve; the test is made by the strategies that people use.
 *
 * <p>Guessed, since the reports were not at hand: clue cells come in random order; a digit narrows
 * the more, the more cells lose it as a candidate, by the rules of the board alone; of equals one
 * is drawn; a cell without a candidate begins all anew. A change takes a clue by lot and the digit
 * for it that leaves the fewest cells unsolved, where a contradiction counts as all cells; it stays
 * if it leaves no more than before; after {@value #PATIENCE} changes in a row that leave no fewer,
 * all begins anew. It never says impossible.
 */
final class ZamaSasano extends TestLane {
  static final String NAME = "zama-sasano";

  private static final int TESTS_A_TURN = 200;
  private static final int PATIENCE = 50;

  private final int[] order;
  private final int[][] peers;
  private final int[] digits;
  private final int[] candidates;
  private final SplittableRandom random;

  /**
   * The number of cells that the strategies do not solve; 0 before the clues are placed, -1 when
   * they are solved.
   */
  private int unsolved;

  private int idle;

  ZamaSasano(Request request, Run run) {
    super(NAME, TESTS_A_TURN, "lab.testing", request, run);
    this.order = request.mask().clues().toArray();
    this.peers = new int[board.cells()][];
    for (int cell = 0; cell < peers.length; cell++) {
      peers[cell] = board.peers(cell).toArray();
    }
    this.digits = new int[board.cells()];
    this.candidates = new int[board.cells()];
    this.random = new SplittableRandom(request.seed());
  }

  @Override
  Optional<Outcome> test() {
    if (unsolved == 0) {
      idle = 0;
      unsolved = isPlaced() ? unsolved() : 0;
      return isFound() ? found(puzzle()) : Optional.empty();
    }
    int before = unsolved;
    change();
    if (isFound()) {
      return found(puzzle());
    }
    idle = unsolved < before ? 0 : idle + 1;
    if (idle >= PATIENCE) {
      unsolved = 0;
    }
    return Optional.empty();
  }

  private Puzzle puzzle() {
    return new Puzzle(board, digits);
  }

  /** The strategies have just completed what {@link #digits} hold. */
  private boolean isFound() {
    return unsolved < 0;
  }

  /** Puts digits on all clue cells; false if one of them has no candidate left. */
  private boolean isPlaced() {
    Arrays.fill(digits, 0);
    Arrays.fill(candidates, (1 << board.digits()) - 1);
    for (int i = 0; i < order.length; i++) {
      int chosen = i + random.nextInt(order.length - i);
      int cell = order[chosen];
      order[chosen] = order[i];
      order[i] = cell;
      if (candidates[cell] == 0) {
        return false;
      }
      place(cell, narrowing(cell));
    }
    return true;
  }

  private void place(int cell, int digit) {
    digits[cell] = digit;
    candidates[cell] = 1 << (digit - 1);
    for (int peer : peers[cell]) {
      candidates[peer] &= ~(1 << (digit - 1));
    }
  }

  /** The candidate that the most open cells lose; of equals one by lot. */
  private int narrowing(int cell) {
    int best = 0;
    int most = -1;
    int equals = 0;
    for (int digit = 1; digit <= board.digits(); digit++) {
      if (((candidates[cell] >> (digit - 1)) & 1) != 0) {
        int narrowed = narrowed(cell, digit);
        equals = narrowed == most ? equals + 1 : narrowed > most ? 1 : equals;
        if (narrowed > most || (narrowed == most && random.nextInt(equals) == 0)) {
          best = digit;
          most = narrowed;
        }
      }
    }
    return best;
  }

  private int narrowed(int cell, int digit) {
    int count = 0;
    for (int peer : peers[cell]) {
      count += digits[peer] == 0 ? (candidates[peer] >> (digit - 1)) & 1 : 0;
    }
    return count;
  }

  /** Changes a clue by lot if that leaves no more cells unsolved. */
  private void change() {
    if (order.length == 0) {
      return;
    }
    int cell = order[random.nextInt(order.length)];
    int before = digits[cell];
    int best = before;
    int fewest = unsolved;
    int first = random.nextInt(board.digits());
    for (int i = 0; i < board.digits() && fewest >= 0; i++) {
      int digit = 1 + (first + i) % board.digits();
      if (digit != before && !isSeen(cell, digit)) {
        digits[cell] = digit;
        int left = unsolved();
        if (left <= fewest) {
          best = digit;
          fewest = left;
        }
      }
    }
    digits[cell] = best;
    unsolved = fewest;
  }

  private boolean isSeen(int cell, int digit) {
    for (int peer : peers[cell]) {
      if (digits[peer] == digit) {
        return true;
      }
    }
    return false;
  }

  /** The number of cells that the strategies leave, all after a contradiction; -1 if none. */
  private int unsolved() {
    tested++;
    closure.reset();
    for (int cell : order) {
      if (!closure.place(cell, digits[cell])) {
        return board.cells();
      }
    }
    if (!closure.close()) {
      return board.cells();
    }
    int left = 0;
    for (int cell = 0; cell < board.cells(); cell++) {
      left += closure.placed(cell) == 0 ? 1 : 0;
    }
    return left == 0 ? -1 : left;
  }
}
