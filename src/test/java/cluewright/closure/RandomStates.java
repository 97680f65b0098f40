package cluewright.closure;

import cluewright.Tries;
import cluewright.model.Board;
import cluewright.model.Grids;
import cluewright.model.Puzzle;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/** Random ways to a state: digits to place and candidates to eliminate, from outside. */
final class RandomStates {
  private static final int GRIDS = Tries.of(40);
  private static final double[] WRONG = {0, 0, 0, 0.04, 0.4};

  private final Board board;
  private final Random random;
  private final List<Puzzle> grids;

  /**
   * One change from outside.
   *
   * @param digit the digit to place, or 0
   * @param eliminated otherwise the digits to eliminate
   */
  record Change(int cell, int digit, int eliminated) {}

  RandomStates(Board board, Random random) {
    this.board = board;
    this.random = random;
    this.grids = IntStream.range(0, GRIDS).mapToObj(i -> Grids.solution(board, random)).toList();
  }

  /** Clues of a grid, eliminations that a grid allows, both, or both with some that are wrong. */
  List<Change> next() {
    Puzzle grid = grids.get(random.nextInt(GRIDS));
    double clues = random.nextInt(4) == 0 ? 0 : random.nextDouble() * 0.6;
    double eliminations = random.nextBoolean() ? 0 : random.nextDouble();
    double wrong = WRONG[random.nextInt(WRONG.length)];
    List<Change> changes = new ArrayList<>();
    for (int cell = 0; cell < board.cells(); cell++) {
      int digit = grid.digit(cell);
      if (random.nextDouble() < clues) {
        boolean isWrong = random.nextDouble() < wrong;
        changes.add(new Change(cell, isWrong ? 1 + random.nextInt(board.digits()) : digit, 0));
      }
      int spared = random.nextDouble() < wrong / 2 ? 0 : 1 << (digit - 1);
      int eliminated = eliminated(eliminations) & ~spared;
      if (eliminated != 0) {
        changes.add(new Change(cell, 0, eliminated));
      }
    }
    return shuffled(changes);
  }

  private int eliminated(double share) {
    int digits = 0;
    for (int digit = 0; share > 0 && digit < board.digits(); digit++) {
      digits |= random.nextDouble() < share ? 1 << digit : 0;
    }
    return digits;
  }

  private List<Change> shuffled(List<Change> changes) {
    for (int i = changes.size() - 1; i > 0; i--) {
      changes.set(i, changes.set(random.nextInt(i + 1), changes.get(i)));
    }
    return changes;
  }
}
