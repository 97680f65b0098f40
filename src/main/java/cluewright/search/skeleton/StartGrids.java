package cluewright.search.skeleton;

import cluewright.model.Board;
import cluewright.model.Puzzle;
import cluewright.model.Stop;
import cluewright.replay.SolutionCounter;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/**
 * Random grids of a board: solutions of some digits in random cells, or of fewer where these have
 * none.
 */
public final class StartGrids {
  /** One digit drawn for so many cells at first; with more, most draws have no solution. */
  private static final int CELLS_A_DIGIT = 8;

  /** The share of a counter's patience for each draw. */
  private static final double SHARE = 0.002;

  private final Board board;
  private final SolutionCounter counter;
  private final Random random;

  public StartGrids(Board board, Random random, Stop stop) {
    this.board = board;
    this.counter = new SolutionCounter(board, stop);
    this.random = random;
  }

  /** The next grid; empty if the board has none. */
  public Optional<Puzzle> next() {
    for (int digits = board.cells() / CELLS_A_DIGIT; digits > 0; digits--) {
      List<Puzzle> found = counter.solutionsIfQuick(drawn(digits), 1, SHARE);
      if (!found.isEmpty()) {
        return Optional.of(found.get(0));
      }
    }
    return counter.solutions(Puzzle.empty(board), 1).stream().findFirst();
  }

  private Puzzle drawn(int digits) {
    int[] all = new int[board.cells()];
    for (int i = 0; i < digits; i++) {
      all[random.nextInt(all.length)] = 1 + random.nextInt(board.digits());
    }
    return new Puzzle(board, all);
  }
}
