package cluewright.lab.dig;

import cluewright.model.Board;
import cluewright.model.Puzzle;
import cluewright.model.Stop;
import cluewright.replay.SolutionCounter;
import cluewright.strategy.StrategySet;
import java.util.Random;
import java.util.function.Predicate;

/** The methods of taking clues away from a solution grid. */
public enum DigMethod {
  /** Xue's order for the hardest puzzles, while there is one solution alone. */
  ROWS("row by row from left to right, while there is one solution"),
  /** Xue's order for the second hardest. */
  WANDERING("row by row, each second row backwards, while there is one solution"),
  /** Xue's order for medium puzzles. */
  JUMPING("every other cell of these rows, then the others, while there is one solution"),
  /** Xue's order for easy puzzles, and Zambon's. */
  RANDOM("in random order, while there is one solution"),
  /** As before, with the strategies as the test. */
  STRATEGIES("in random order, while the strategies complete the rest"),
  /** Boothby's, Svec's and Zhang's. */
  INVERSE("level by level, a clue that the strategies conclude at once from those that are left");

  private final String about;

  DigMethod(String about) {
    this.about = about;
  }

  /** In which order, and how long, it takes clues away. */
  public String about() {
    return about;
  }

  /**
   * A digger of this method, for use by one thread.
   *
   * @param strategies stated as rules
   */
  public Digger on(Board board, StrategySet strategies, long seed) {
    Random random = new Random(seed);
    return switch (this) {
      case INVERSE -> new InverseDigger(board, strategies, random);
      case STRATEGIES -> new OrderedDigger(DigOrder.RANDOM, random, completes(board, strategies));
      case ROWS -> new OrderedDigger(DigOrder.ROWS, random, isProper(board));
      case WANDERING -> new OrderedDigger(DigOrder.WANDERING, random, isProper(board));
      case JUMPING -> new OrderedDigger(DigOrder.JUMPING, random, isProper(board));
      case RANDOM -> new OrderedDigger(DigOrder.RANDOM, random, isProper(board));
    };
  }

  private static Predicate<Puzzle> isProper(Board board) {
    SolutionCounter counter = new SolutionCounter(board);
    return puzzle -> counter.count(puzzle, 2) == 1;
  }

  private static Predicate<Puzzle> completes(Board board, StrategySet strategies) {
    return new Completion(board, strategies);
  }

  /** Takes clues away. */
  public interface Digger {
    /**
     * The puzzle in which no further clue can go by this method; one with more clues if stopped.
     *
     * @param grid a complete grid
     */
    Puzzle dig(Puzzle grid, Stop stop);
  }
}
