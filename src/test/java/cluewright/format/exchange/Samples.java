package cluewright.format.exchange;

import cluewright.format.exchange.core.Metadata;
import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.GridState;
import cluewright.model.Grids;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Items to write and read again. */
public final class Samples {
  /**
   * The characters that titles and notes may hold: quotes, marks of markup, other scripts, and line
   * ends.
   */
  private static final List<String> WORDS =
      List.of(
          "",
          "Kite",
          "a \"b\" <c> & 'd'",
          "r1c1: 5, #7; x|y",
          "数独 ♥ Rätsel",
          "two\nlines",
          "  far\n   in ");

  private Samples() {}

  public static Puzzle puzzle(Board board, Random random) {
    return Grids.solution(board, random).restrictedTo(mask(board, random));
  }

  public static Mask mask(Board board, Random random) {
    double share = 0.15 + 0.55 * random.nextDouble();
    return new Mask(
        board, CellSet.where(board.cells(), cell -> cell == 0 || random.nextDouble() < share));
  }

  /** Some cells of the solution placed, some wrong candidates eliminated. */
  public static GridState position(Puzzle clues, Puzzle solution, Random random) {
    GridState state = GridState.initial(clues);
    for (int cell = 0; cell < clues.board().cells(); cell++) {
      if (state.placed(cell) == 0 && random.nextInt(4) == 0) {
        state = state.place(cell, solution.digit(cell));
      }
    }
    List<Integer> gone = new ArrayList<>();
    for (int candidate = 0; candidate < clues.board().candidates(); candidate++) {
      boolean isTrue =
          solution.digit(clues.board().cellOf(candidate)) == clues.board().digitOf(candidate);
      if (!isTrue && random.nextInt(3) == 0) {
        gone.add(candidate);
      }
    }
    return state.eliminate(gone.stream().mapToInt(Integer::intValue).toArray());
  }

  public static Metadata about(Random random) {
    return new Metadata(
        word(random), word(random), word(random), word(random), word(random), word(random), "");
  }

  private static String word(Random random) {
    return WORDS.get(random.nextInt(WORDS.size()));
  }
}
