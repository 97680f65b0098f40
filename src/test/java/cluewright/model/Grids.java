package cluewright.model;

import cluewright.Tries;
import cluewright.model.rule.Kinds;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;

/** Grids for tests: typed in, or random. */
public final class Grids {
  private static final int FIRST_TRIES = 300;

  /** The most digits of a board that is filled by guessing. */
  private static final int GUESSED = 9;

  /** Grids of a board with rules that are slow to fill, made where first asked for. */
  private static final int KEPT = 30;

  private static final Map<Board, Puzzle[]> SLOW = new ConcurrentHashMap<>();

  private Grids() {}

  /** A puzzle from its rows; white space, bars, dashes and crosses are passed over. */
  public static Puzzle puzzle(Board board, String text) {
    String cells = text.replaceAll("[\\s|+-]", "");
    return new Puzzle(board, cells.chars().map(symbol -> board.digitOf((char) symbol)).toArray());
  }

  public static Puzzle empty(Board board) {
    return new Puzzle(board, new int[board.cells()]);
  }

  /**
   * A random complete grid in which no house holds a digit twice and no relation is broken. On
   * boards of more than nine digits, which guessing does not fill in time, it is the plainest one
   * with its digits renamed. On boards with rules along a path, which take up to a second to fill,
   * it is one of a few.
   */
  public static Puzzle solution(Board board, Random random) {
    if (board.digits() > GUESSED) {
      return renamed(pattern(board), random);
    }
    return board.words().isEmpty() ? filled(board, random) : kept(board, random.nextInt(KEPT));
  }

  /** The same grid by the same number, whatever was asked for before. */
  private static Puzzle kept(Board board, int number) {
    Puzzle[] grids = SLOW.computeIfAbsent(board, any -> new Puzzle[KEPT]);
    if (grids[number] == null) {
      grids[number] = filled(board, Tries.random(number));
    }
    return grids[number];
  }

  private static Puzzle filled(Board board, Random random) {
    for (int tries = FIRST_TRIES; ; tries *= 2) {
      Guesses guesses = new Guesses(board, random, tries);
      if (guesses.fill()) {
        return new Puzzle(board, guesses.digits());
      }
      if (guesses.left() > 0) {
        throw new IllegalArgumentException("the " + board + " board has no grid");
      }
    }
  }

  private static Puzzle renamed(Puzzle grid, Random random) {
    List<Integer> names = new ArrayList<>(grid.board().digitRange().boxed().toList());
    Collections.shuffle(names, random);
    int[] digits = new int[grid.board().cells()];
    Arrays.setAll(digits, cell -> names.get(grid.digit(cell) - 1));
    return new Puzzle(grid.board(), digits);
  }

  /** A random mask in which each cell is a clue with the given probability. */
  public static Mask mask(Board board, double density, Random random) {
    return new Mask(board, CellSet.where(board.cells(), cell -> random.nextDouble() < density));
  }

  /** A random grid's digits on a random mask: at least one solution. */
  public static Puzzle clues(Board board, double density, Random random) {
    return solution(board, random).restrictedTo(mask(board, density, random));
  }

  /** The plainest solution of a board with boxes: each row is the one above, shifted. */
  public static Puzzle pattern(Board board) {
    int size = board.digits();
    int width = board.columns() / boxesInARow(board);
    int height = size / width;
    int[] digits = new int[board.cells()];
    for (int cell = 0; cell < digits.length; cell++) {
      int row = board.row(cell);
      digits[cell] = (row % height * width + row / height + board.column(cell)) % size + 1;
    }
    return new Puzzle(board, digits);
  }

  private static int boxesInARow(Board board) {
    return (int)
        board.houses(Kinds.BOX).stream()
            .filter(box -> box.cells().toArray()[0] < board.columns())
            .count();
  }

  /** A puzzle of 281 clues on 25x25 whose solutions take too long to count. */
  public static Puzzle uncountable() {
    Board board = Boards.TWENTY_FIVE;
    List<Integer> cells = new ArrayList<>(IntStream.range(0, board.cells()).boxed().toList());
    Collections.shuffle(cells, new Random(71));
    int[] digits = new int[board.cells()];
    for (int cell : cells.subList(0, 281)) {
      int row = board.row(cell);
      digits[cell] = (row % 5 * 5 + row / 5 + board.column(cell)) % board.digits() + 1;
    }
    return new Puzzle(board, digits);
  }
}
