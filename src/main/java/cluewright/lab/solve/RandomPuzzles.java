package cluewright.lab.solve;

import cluewright.model.Board;
import cluewright.model.Puzzle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Draws puzzles as P. Norvig does for his heavy tail: cells in random order get a random one of the
 * digits that propagation has left them, until 17 cells have one digit and 8 digits occur (of nine;
 * always all but one); at a contradiction it begins again. All cells with one digit left are clues,
 * so they may have no solution, or several.
 */
public final class RandomPuzzles {
  private static final int CLUES_ON_NINE = 17;
  private static final int CELLS_OF_NINE = 81;

  private final Board board;
  private final Random random;
  private final Propagation propagation;

  public RandomPuzzles(Board board, long seed) {
    this.board = board;
    this.random = new Random(seed);
    this.propagation = new Propagation(board, () -> true);
  }

  public Puzzle draw() {
    while (true) {
      int[] values = propagation.blank();
      if (fill(values)) {
        return new Puzzle(board, Arrays.stream(values).map(RandomPuzzles::digit).toArray());
      }
    }
  }

  /** Assigns a digit; false at a contradiction. */
  private boolean fill(int[] values) {
    List<Integer> cells =
        IntStream.range(0, board.cells()).boxed().collect(Collectors.toCollection(ArrayList::new));
    Collections.shuffle(cells, random);
    for (int cell : cells) {
      int[] digits = board.digitRange().filter(d -> (values[cell] >>> (d - 1) & 1) != 0).toArray();
      if (!propagation.assign(values, cell, digits[random.nextInt(digits.length)])) {
        return false;
      }
      if (hasEnough(values)) {
        return true;
      }
    }
    return false;
  }

  /** The required share of clues, 17 of 81 cells, and of different digits, all but one. */
  private boolean hasEnough(int[] values) {
    int[] digits = Arrays.stream(values).map(RandomPuzzles::digit).filter(d -> d != 0).toArray();
    return digits.length * CELLS_OF_NINE >= CLUES_ON_NINE * board.cells()
        && Arrays.stream(digits).distinct().count() >= board.digits() - 1;
  }

  private static int digit(int values) {
    return Integer.bitCount(values) == 1 ? Integer.numberOfTrailingZeros(values) + 1 : 0;
  }
}
