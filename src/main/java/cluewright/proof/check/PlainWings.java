package cluewright.proof.check;

import java.util.Arrays;
import java.util.stream.IntStream;

/** Patterns of a few cells that hold at most two or three digits. */
final class PlainWings {
  private static final int MOST_REMOTE = 10;
  private static final int FEWEST_REMOTE = 4;

  private final PlainState state;
  private final PlainBoard board;

  private PlainWings(PlainState state) {
    this.state = state;
    this.board = state.board;
  }

  /** Examines digits in their roles. */
  @FunctionalInterface
  private interface Roles {
    void take(int x, int y, int z);
  }

  /**
   * A pivot of x and y sees a cell of x and z and another of y and z: z goes where both are seen.
   */
  static void xy(PlainState state) {
    PlainWings wings = new PlainWings(state);
    wings.eachTriple((x, y, z) -> wings.wings(x, y, z, set(x, y), false));
  }

  /** The same with a pivot of x, y and z, which must be seen, too. */
  static void xyz(PlainState state) {
    PlainWings wings = new PlainWings(state);
    wings.eachTriple((x, y, z) -> wings.wings(x, y, z, set(x, y) | set(z, z), true));
  }

  private void eachTriple(Roles roles) {
    for (int x = 1; x <= board.size; x++) {
      for (int y = x + 1; y <= board.size; y++) {
        for (int z = 1; z <= board.size; z++) {
          if (z != x && z != y) {
            roles.take(x, y, z);
          }
        }
      }
    }
  }

  private void wings(int x, int y, int z, int ofPivot, boolean pivotCounts) {
    for (int pivot : cellsWithin(ofPivot)) {
      int[] seen = board.peers[pivot];
      int[] first = PlainBoard.common(cellsWithin(set(x, z)), seen);
      int[] second = PlainBoard.common(cellsWithin(set(y, z)), seen);
      for (int one : first) {
        for (int other : second) {
          if (one != other) {
            clear(z, one, other, pivotCounts ? pivot : one);
          }
        }
      }
    }
  }

  private void clear(int digit, int one, int other, int third) {
    for (int cell : board.peers[one]) {
      if (state.sees(cell, other) && (third == one || state.sees(cell, third))) {
        state.eliminate(board.candidate(cell, digit));
      }
    }
  }

  /**
   * Two cells of a and b, and a house that has a only in a cell that the first sees and in one that
   * the second sees: b goes where both are seen.
   */
  static void w(PlainState state) {
    PlainWings wings = new PlainWings(state);
    for (int a = 1; a <= state.board.size; a++) {
      for (int b = 1; b <= state.board.size; b++) {
        int[] cells = a == b ? new int[0] : wings.cellsWithin(set(a, b));
        for (int one : cells) {
          for (int other : cells) {
            if (one < other && wings.areJoined(one, other, a)) {
              state.eliminateSeen(b, one, other);
            }
          }
        }
      }
    }
  }

  private boolean areJoined(int one, int other, int digit) {
    return IntStream.range(0, board.houses.length)
        .filter(board::holdsEveryDigit)
        .mapToObj(house -> board.houses[house])
        .anyMatch(
            house ->
                Arrays.stream(house)
                    .filter(near -> state.sees(near, one) && near != other)
                    .anyMatch(
                        near ->
                            Arrays.stream(house)
                                .filter(far -> state.sees(far, other) && far != one && far != near)
                                .anyMatch(far -> isOnlyIn(house, digit, near, far))));
  }

  private boolean isOnlyIn(int[] house, int digit, int one, int other) {
    return Arrays.stream(house)
        .allMatch(cell -> cell == one || cell == other || !state.has(cell, digit));
  }

  /**
   * Four to ten cells of a and b, an even number, each seeing the next: both go where the first and
   * the last are seen.
   */
  static void remote(PlainState state) {
    PlainWings wings = new PlainWings(state);
    for (int a = 1; a <= state.board.size; a++) {
      for (int b = a + 1; b <= state.board.size; b++) {
        int[] cells = wings.cellsWithin(set(a, b));
        int[] path = new int[MOST_REMOTE];
        for (int first : cells) {
          path[0] = first;
          wings.grow(path, 1, cells, a, b);
        }
      }
    }
  }

  private void grow(int[] path, int count, int[] cells, int a, int b) {
    int last = path[count - 1];
    if (count >= FEWEST_REMOTE && count % 2 == 0) {
      state.eliminateSeen(a, path[0], last);
      state.eliminateSeen(b, path[0], last);
    }
    for (int next : count == MOST_REMOTE ? new int[0] : cells) {
      if (state.sees(last, next) && Arrays.stream(path, 0, count).noneMatch(met -> met == next)) {
        path[count] = next;
        grow(path, count + 1, cells, a, b);
      }
    }
  }

  private int[] cellsWithin(int digits) {
    return IntStream.range(0, board.cells)
        .filter(cell -> (state.digits(cell) & ~digits) == 0)
        .toArray();
  }

  private static int set(int one, int other) {
    return 1 << (one - 1) | 1 << (other - 1);
  }
}
