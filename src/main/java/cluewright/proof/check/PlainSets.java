package cluewright.proof.check;

import java.util.Arrays;

/**
 * Naked and hidden sets of a size k, and fish with k bases: k members of a group have at most k
 * values between them. The members are cells with their digits, digits with their places in a
 * house, or lines with the lines across that they reach.
 */
final class PlainSets {
  private final int size;
  private final int[] chosen;

  /** Concludes from a set with its values, which are as many as it has members, or fewer. */
  @FunctionalInterface
  private interface Conclusion {
    void draw(int[] members, int values);
  }

  private PlainSets(int size) {
    this.size = size;
    this.chosen = new int[size];
  }

  /** k cells of a house with k digits: these are eliminated wherever all k are seen. */
  static PlainPattern naked(int size) {
    return state -> {
      PlainBoard board = state.board;
      for (int[] house : board.houses) {
        int[] digits = Arrays.stream(house).map(state::digits).toArray();
        new PlainSets(size)
            .each(
                digits,
                (members, values) -> {
                  int[] cells = Arrays.stream(members).map(member -> house[member]).toArray();
                  clearSeen(state, cells, isFull(size, values) ? values : board.allDigits());
                });
      }
    };
  }

  private static void clearSeen(PlainState state, int[] cells, int digits) {
    for (int cell : state.board.peers[cells[0]]) {
      if (Arrays.stream(cells).allMatch(each -> state.sees(each, cell))) {
        clear(state, cell, digits);
      }
    }
  }

  private static void clear(PlainState state, int cell, int digits) {
    for (int digit = 1; digit <= state.board.size; digit++) {
      if ((digits >> (digit - 1) & 1) != 0) {
        state.eliminate(state.board.candidate(cell, digit));
      }
    }
  }

  /** k digits with k places in a house: all others are eliminated there. */
  static PlainPattern hidden(int size) {
    return state -> {
      PlainBoard board = state.board;
      for (int number = 0; number < board.houses.length; number++) {
        int house = number;
        if (board.holdsEveryDigit(house)) {
          int[] places = new int[board.size];
          Arrays.setAll(places, digit -> state.places(house, digit + 1));
          new PlainSets(size)
              .each(
                  places,
                  (members, values) -> {
                    int own = Arrays.stream(members).map(digit -> 1 << digit).sum();
                    int cells = isFull(size, values) ? values : -1;
                    for (int i = 0; i < board.size; i++) {
                      if ((cells >> i & 1) != 0) {
                        clear(state, board.houses[house][i], board.allDigits() & ~own);
                      }
                    }
                  });
        }
      }
    };
  }

  /** k lines in which a digit reaches k lines across: it is eliminated from the rest of these. */
  static PlainPattern fish(int size) {
    return state -> {
      PlainBoard board = state.board;
      for (int grid = 0; grid < board.grids; grid++) {
        int[] rows = board.rowsOf(grid);
        int[] columns = board.columnsOf(grid);
        for (int digit = 1; digit <= board.size; digit++) {
          fish(state, digit, rows, columns, size);
          fish(state, digit, columns, rows, size);
        }
      }
    };
  }

  private static void fish(
      PlainState state, int digit, int[] baseLines, int[] coverLines, int size) {
    PlainBoard board = state.board;
    if (!board.holdsEveryDigit(baseLines[0])) {
      return;
    }
    int[][] cells = new int[baseLines.length][coverLines.length];
    int[] reached = new int[baseLines.length];
    for (int base = 0; base < baseLines.length; base++) {
      for (int cover = 0; cover < coverLines.length; cover++) {
        int[] across = board.houses[coverLines[cover]];
        int cell = PlainBoard.common(board.houses[baseLines[base]], across)[0];
        cells[base][cover] = cell;
        reached[base] |= state.has(cell, digit) ? 1 << cover : 0;
      }
    }
    new PlainSets(size)
        .each(
            reached,
            (bases, values) -> {
              int covers = isFull(size, values) ? values : -1;
              for (int base = 0; base < baseLines.length; base++) {
                int line = base;
                for (int cover = 0; cover < coverLines.length; cover++) {
                  if ((covers >> cover & 1) != 0
                      && Arrays.stream(bases).noneMatch(each -> each == line)) {
                    state.eliminate(board.candidate(cells[base][cover], digit));
                  }
                }
              }
            });
  }

  private static boolean isFull(int size, int values) {
    return Integer.bitCount(values) == size;
  }

  private void each(int[] values, Conclusion conclusion) {
    choose(values, 0, 0, 0, conclusion);
  }

  private void choose(int[] values, int from, int count, int union, Conclusion conclusion) {
    if (count == size) {
      conclusion.draw(chosen, union);
      return;
    }
    for (int member = from; member < values.length; member++) {
      int more = union | values[member];
      if (Integer.bitCount(more) <= size) {
        chosen[count] = member;
        choose(values, member + 1, count + 1, more, conclusion);
      }
    }
  }
}
