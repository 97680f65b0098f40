package cluewright.lab.solve;

import cluewright.model.Board;
import cluewright.model.Puzzle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Draws puzzles as P. Norvig does for his heavy tail: cells in random order get a random one of the
 * digits that propagation has left them, until 17 cells have one digit and 8 digits occur (of nine;
 * always all but one); at a contradiction it begins again. All cells with one digit left are clues,
 * so they may have no solution, or several.
 *
 * <p>Each puzzle has a number, from 1 on, and is the same whether those before it are drawn or not.
 */
public final class RandomPuzzles {
  private static final int CLUES_ON_NINE = 17;
  private static final int CELLS_OF_NINE = 81;

  private final Board board;
  private final long seed;
  private final Propagation propagation;
  private long drawn;

  public RandomPuzzles(Board board, long seed) {
    this.board = board;
    this.seed = seed;
    this.propagation = new Propagation(board, () -> true);
  }

  /** The next puzzle, at first that of number 1. */
  public Puzzle draw() {
    return puzzle(++drawn);
  }

  /** The puzzle of a number. */
  public Puzzle puzzle(long number) {
    Random random = new Random(mixed(number));
    while (true) {
      int[] values = propagation.blank();
      if (fill(values, random)) {
        return new Puzzle(board, Arrays.stream(values).map(RandomPuzzles::digit).toArray());
      }
    }
  }

  /** A seed of its own for each number, since those of {@link Random} must not be neighbours. */
  private long mixed(long number) {
    return new SplittableRandom(new SplittableRandom(seed).nextLong() + number).nextLong();
  }

  /** Assigns a digit; false at a contradiction. */
  private boolean fill(int[] values, Random random) {
    List<Integer> cells =
        IntStream.range(0, board.cells()).boxed().collect(Collectors.toCollection(ArrayList::new));
    Collections.shuffle(cells, random);
    for (int cell : cells) {
      int rest = values[cell];
      for (int skipped = random.nextInt(Integer.bitCount(rest)); skipped > 0; skipped--) {
        rest &= rest - 1;
      }
      if (!propagation.assign(values, cell, Integer.numberOfTrailingZeros(rest) + 1)) {
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
    int clues = 0;
    int digits = 0;
    for (int each : values) {
      if (Integer.bitCount(each) == 1) {
        clues++;
        digits |= each;
      }
    }
    return clues * CELLS_OF_NINE >= CLUES_ON_NINE * board.cells()
        && Integer.bitCount(digits) >= board.digits() - 1;
  }

  private static int digit(int values) {
    return Integer.bitCount(values) == 1 ? Integer.numberOfTrailingZeros(values) + 1 : 0;
  }
}
