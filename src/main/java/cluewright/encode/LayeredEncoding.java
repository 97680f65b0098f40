package cluewright.encode;

import cluewright.cnf.Clauses;
import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.model.Stop;
import cluewright.strategy.StrategySet;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;

/**
 * Encodes "some digits on the mask make a puzzle that the strategies complete in at most K parallel
 * steps"; the clauses grow with K.
 *
 * <p>For each step k there are variables for what is known after it: placed(c, k) and eliminated(c,
 * n, k). Only the justifying direction is given: whatever is known after step k was known before,
 * or follows from a rule whose premises were known after step k-1. Because rules are monotone, a
 * model at K exists exactly if the real closure completes the puzzle within K steps; the other
 * direction would double the clauses and exclude nothing. Placed digits are read from the solution
 * grid, so a placement needs no digit of its own.
 *
 * <p>This is the paper's formula (6) for the final state at K, without its progress formula (7):
 * "unsatisfiable at K" says nothing about K+1. What does is {@link StepBound} and {@link
 * Relaxation}.
 */
public final class LayeredEncoding {
  private final Board board;
  private final Mask mask;
  private final Clauses out;
  private final SolutionGrid grid;
  private final Justifications justifications;
  private Layer last;
  private int written;

  /** By cell, the literal that says it holds a clue. */
  private final int[] clues;

  /** Writes the solution grid and step 0 of a mask. */
  public LayeredEncoding(Justifications justifications, Clauses out) {
    this(justifications, Optional.empty(), out);
  }

  /**
   * Writes the solution grid and step 0 of a mask with some fixed digits.
   *
   * @param givens the fixed digits, on clue cells; without any, digits may be renamed freely, and
   *     only one of all namings is sought
   */
  public LayeredEncoding(Justifications justifications, Optional<Puzzle> givens, Clauses out) {
    this(justifications, clues(justifications.mask()), out);
    givens.ifPresentOrElse(this::fix, () -> grid.fixDigitNames(mask.clues()));
    grid.forbidDeadlyRectangles(mask);
    last = Layer.initial(mask, grid, out);
  }

  private LayeredEncoding(Justifications justifications, int[] clues, Clauses out) {
    this.mask = justifications.mask();
    this.board = mask.board();
    this.out = out;
    this.grid = new SolutionGrid(board, out);
    this.justifications = justifications;
    this.clues = clues;
  }

  private void fix(Puzzle givens) {
    givens.mask().clues().forEach(cell -> out.add(grid.literal(cell, givens.digit(cell))));
  }

  private static int[] clues(Mask mask) {
    int[] clues = new int[mask.board().cells()];
    Arrays.setAll(clues, cell -> mask.contains(cell) ? Layer.TRUE : Layer.FALSE);
    return clues;
  }

  /**
   * Writes the solution grid and step 0 of a mask that the model may choose: m(c) in the paper's
   * formula (14).
   *
   * @param justifications of the empty mask, so that no cell is taken for a clue
   * @param units sets of cells that hold clues together or not at all; no other cell holds one
   */
  public static LayeredEncoding withFreeMask(
      Justifications justifications, List<CellSet> units, Clauses out) {
    int[] clues = clues(Mask.empty(justifications.mask().board()));
    LayeredEncoding encoding = new LayeredEncoding(justifications, clues, out);
    for (CellSet unit : units) {
      int holds = out.newVariable();
      unit.forEach(cell -> clues[cell] = holds);
    }
    encoding.grid.fixDigitNames(CellSet.where(encoding.board.cells(), cell -> true));
    encoding.last = Layer.initial(encoding.mask, cell -> clues[cell], encoding.grid, out);
    return encoding;
  }

  /** The literals that say which of the free cells hold a clue, in order. */
  public int[] freeCells() {
    return Arrays.stream(clues).filter(literal -> Math.abs(literal) != Layer.TRUE).toArray();
  }

  /** K: the number of steps written so far. */
  public int steps() {
    return written;
  }

  /** Writes one more step. */
  public void addStep() {
    Layer after = last.next(out);
    justifications.write(grid, last, after, out);
    after.writeMonotone(last, out);
    last = after;
    written++;
  }

  /**
   * Writes the missing steps up to K = {@code steps} and requires a final state there; no step may
   * follow. What the last step eliminates serves nothing, so it has no variables for that: an
   * eighth of the formula at K = 8.
   */
  public void complete(int steps) {
    while (steps() < steps - 1) {
      addStep();
    }
    if (steps == 0) {
      mask.open().forEach(cell -> new Clause().or(last.placed(cell)).addTo(out));
    } else {
      justifications.writeLast(grid, last, out);
    }
  }

  /**
   * Requires that the given strategies do not complete the puzzle.
   *
   * @throws IllegalStateException if a strategy is not stated as rules
   */
  public void leaveStuck(StrategySet strategies, Stop stop) {
    StuckState.write(mask, strategies, grid, out, stop);
  }

  /** The variables for the digits of the clues. */
  public int[] clueVariables() {
    return mask.clues().stream()
        .flatMap(cell -> board.digitRange().map(digit -> grid.literal(cell, digit)))
        .toArray();
  }

  /** The variable for a cell's digit in the solution. */
  public int solution(int cell, int digit) {
    return grid.literal(cell, digit);
  }

  /** Reads the clues from a model, given as a test of variables. */
  public Puzzle read(IntPredicate model) {
    CellSet chosen =
        CellSet.where(
            board.cells(),
            cell -> clues[cell] == Layer.TRUE || (clues[cell] > 0 && model.test(clues[cell])));
    return grid.read(new Mask(board, chosen), model);
  }

  public void forbid(Puzzle puzzle) {
    out.add(mask.clues().stream().map(cell -> -grid.literal(cell, puzzle.digit(cell))).toArray());
  }

  @Override
  public String toString() {
    return board + " at K = " + steps();
  }
}
