package cluewright.replay;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Grids;
import cluewright.model.Puzzle;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Random puzzles for tests: with one solution, with several, and with none. */
final class Given {
  private Given() {}

  static List<Puzzle> puzzles(Board board, int count, Random random) {
    List<Puzzle> puzzles = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      Puzzle puzzle = Grids.clues(board, 0.2 + random.nextDouble() * 0.4, random);
      puzzles.add(i % 4 == 0 ? withOneDigitChanged(puzzle, random) : puzzle);
    }
    return puzzles;
  }

  private static Puzzle withOneDigitChanged(Puzzle puzzle, Random random) {
    Board board = puzzle.board();
    int[] digits = new int[board.cells()];
    puzzle.mask().clues().forEach(cell -> digits[cell] = puzzle.digit(cell));
    digits[random.nextInt(digits.length)] = 1 + random.nextInt(board.digits());
    return new Puzzle(board, digits);
  }

  /** Naked singles stop at once in it, and hidden singles complete it. */
  static final Puzzle NEEDS_HIDDEN_SINGLES =
      Grids.puzzle(
          Boards.NINE,
          """
          ... ... ..5
          78. .91 ...
          ... ... ..6
          6.2 3.. .7.
          ... ... 3.4
          ..1 5.9 ...
          3.. .4. 65.
          ... ..7 .4.
          ... 8.. ..2
          """);

  /** Singles get stuck in it, and locked candidates help them on to the end. */
  static final Puzzle NEEDS_LOCKED_CANDIDATES =
      Grids.puzzle(
          Boards.NINE,
          """
          ..8 ... 59.
          7.. 5.. ..2
          ..1 ..4 ...
          ... 7.. 8.1
          .6. ... .3.
          2.. ... .7.
          9.. .37 ...
          ... 49. 3..
          1.6 ... ...
          """);
}
