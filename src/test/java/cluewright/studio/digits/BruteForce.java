package cluewright.studio.digits;

import cluewright.model.Board;
import cluewright.model.Puzzle;
import java.util.ArrayList;
import java.util.List;

/** All solutions, found by trying every digit in every cell in turn. */
final class BruteForce {
  private BruteForce() {}

  /** All solutions, or the first ones if there are more than {@code most}. */
  static List<Puzzle> solutions(Puzzle digits, int most) {
    List<Puzzle> all = new ArrayList<>();
    if (digits.conflict().isEmpty()) {
      fill(digits, 0, all, most);
    }
    return all;
  }

  private static void fill(Puzzle digits, int cell, List<Puzzle> all, int most) {
    if (all.size() > most) {
      return;
    }
    if (cell == digits.board().cells()) {
      all.add(digits);
      return;
    }
    if (digits.digit(cell) != 0) {
      fill(digits, cell + 1, all, most);
      return;
    }
    for (int digit = 1; digit <= digits.board().digits(); digit++) {
      if (isFree(digits, cell, digit)) {
        fill(digits.with(cell, digit), cell + 1, all, most);
      }
    }
  }

  private static boolean isFree(Puzzle digits, int cell, int digit) {
    Board board = digits.board();
    return board.peers(cell).stream().noneMatch(peer -> digits.digit(peer) == digit);
  }
}
