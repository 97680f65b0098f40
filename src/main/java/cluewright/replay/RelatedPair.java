package cluewright.replay;

import cluewright.model.Board;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Two cells of a pair, with what each may hold for each digit of the other. */
final class RelatedPair implements Bond {
  private final int[] cells;
  private final int[] besideFirst;
  private final int[] besideSecond;

  private RelatedPair(int[] cells, int[] besideFirst, int[] besideSecond) {
    this.cells = cells;
    this.besideFirst = besideFirst;
    this.besideSecond = besideSecond;
  }

  /** The related pairs of a board, in the order of their first cells. */
  static List<Bond> of(Board board) {
    if (!board.hasPairs()) {
      return List.of();
    }
    int digits = board.digits();
    int[][][] beside = new int[board.cells()][board.cells()][];
    for (int candidate = 0; candidate < board.candidates(); candidate++) {
      for (int barred : board.related(candidate).toArray()) {
        int[] pair = beside(beside, candidate / digits, barred / digits, digits, board.allDigits());
        pair[candidate % digits] &= ~(1 << barred % digits);
      }
    }
    List<Bond> pairs = new ArrayList<>();
    for (int a = 0; a < board.cells(); a++) {
      for (int b = a + 1; b < board.cells(); b++) {
        if (beside[a][b] != null) {
          pairs.add(new RelatedPair(new int[] {a, b}, beside[a][b], beside[b][a]));
        }
      }
    }
    return pairs;
  }

  private static int[] beside(int[][][] all, int a, int b, int digits, int every) {
    if (all[a][b] == null) {
      all[a][b] = new int[digits];
      Arrays.fill(all[a][b], every);
    }
    return all[a][b];
  }

  @Override
  public int[] cells() {
    return cells;
  }

  @Override
  public boolean narrow(int[] candidates) {
    candidates[1] &= together(candidates[0], besideFirst);
    candidates[0] &= together(candidates[1], besideSecond);
    return candidates[0] != 0 && candidates[1] != 0;
  }

  private static int together(int candidates, int[] beside) {
    int together = 0;
    for (int rest = candidates; rest != 0; rest &= rest - 1) {
      together |= beside[Integer.numberOfTrailingZeros(rest)];
    }
    return together;
  }
}
