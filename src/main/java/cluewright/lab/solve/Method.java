package cluewright.lab.solve;

import cluewright.lab.solve.Norvig.ValueOrder;
import cluewright.lab.solve.Norvig.VariableOrder;
import cluewright.model.Board;
import java.util.function.Predicate;

/** The methods of solving, and what they count. */
public enum Method {
  DEPTH_FIRST(
      (board, seed) -> new DepthFirst(),
      "digits tried in a cell, and clues passed",
      "digits that fit and are put there"),
  FEWEST_DIGITS(
      (board, seed) -> new FewestDigits(), "digits put in a cell", "those where others fit, too"),
  NORVIG(
      (board, seed) -> new Norvig(board, ValueOrder.ASCENDING, VariableOrder.FIRST, seed),
      "candidates eliminated",
      "digits tried in a cell with several"),
  NORVIG_DESCENDING(
      (board, seed) -> new Norvig(board, ValueOrder.DESCENDING, VariableOrder.FIRST, seed),
      "candidates eliminated",
      "digits tried in a cell with several"),
  NORVIG_RANDOM(
      (board, seed) -> new Norvig(board, ValueOrder.RANDOM, VariableOrder.FIRST, seed),
      "candidates eliminated",
      "digits tried in a cell with several"),
  NORVIG_LEAST_CONSTRAINING(
      (board, seed) -> new Norvig(board, ValueOrder.LEAST_CONSTRAINING, VariableOrder.FIRST, seed),
      "candidates eliminated",
      "digits tried in a cell with several"),
  NORVIG_OPEN_PEERS(
      (board, seed) -> new Norvig(board, ValueOrder.ASCENDING, VariableOrder.MOST_OPEN_PEERS, seed),
      "candidates eliminated",
      "digits tried in a cell with several"),
  NORVIG_PLACES(
      (board, seed) -> new Norvig(board, ValueOrder.ASCENDING, VariableOrder.WITH_PLACES, seed),
      "candidates eliminated",
      "digits tried in a cell with several, or places of a digit with several"),
  ANNEALING((board, seed) -> new Annealing(seed), "swaps tried", "reheats"),
  DANCING_LINKS(
      (board, seed) -> new DancingLinks(board),
      "nodes that leave a list",
      "candidates chosen among several"),
  SAT((board, seed) -> new ByClauses(), "conflicts", "decisions"),
  OURS(
      (board, seed) -> new Ours(board),
      "nodes, each closed under singles",
      "nodes but for the first");

  /** Creates a solver. */
  private interface Maker {
    Solver make(Board board, long seed);
  }

  private final Maker maker;
  private final String iterations;
  private final String guesses;

  Method(Maker maker, String iterations, String guesses) {
    this.maker = maker;
    this.iterations = iterations;
    this.guesses = guesses;
  }

  /** What counts as an iteration. */
  public String iterations() {
    return iterations;
  }

  /** What counts as a guess. */
  public String guesses() {
    return guesses;
  }

  /** True if it counts how many variables it searches at once. */
  public boolean countsDepth() {
    return switch (this) {
      case ANNEALING, SAT, OURS, DEPTH_FIRST -> false;
      default -> true;
    };
  }

  /** True if its run depends on a seed. */
  public boolean isRandom() {
    return this == ANNEALING || this == NORVIG_RANDOM;
  }

  /**
   * True if it supports all rules of a board; only SAT and Cluewright's own method handle relations
   * and cages.
   */
  public boolean fits(Board board) {
    Predicate<Board> hasHousesAlone = Board::digitsAreAlike;
    return switch (this) {
      case SAT, OURS -> true;
      case ANNEALING -> hasHousesAlone.test(board) && Annealing.fits(board);
      default -> hasHousesAlone.test(board);
    };
  }

  /**
   * A solver for a board that it {@linkplain #fits fits}, for use by one thread.
   *
   * @param seed of what it does at random
   */
  public Solver on(Board board, long seed) {
    if (!fits(board)) {
      throw new IllegalArgumentException(this + " does not know all rules of " + board);
    }
    return maker.make(board, seed);
  }
}
