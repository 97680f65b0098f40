package cluewright.encode;

import cluewright.cnf.Clauses;
import cluewright.model.Board;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * "Some digits on the mask make a puzzle that the strategies complete in at most K parallel steps",
 * as clauses that grow with K.
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
  private final List<Layer> layers = new ArrayList<>();

  /** Writes the solution grid and step 0. */
  public LayeredEncoding(Justifications justifications, Clauses out) {
    this.mask = justifications.mask();
    this.board = mask.board();
    this.out = out;
    this.grid = new SolutionGrid(board, out);
    this.justifications = justifications;
    grid.fixDigitNames(mask);
    grid.forbidDeadlyRectangles(mask);
    layers.add(Layer.initial(mask, grid, out));
  }

  /** K: the number of steps written so far. */
  public int steps() {
    return layers.size() - 1;
  }

  /** Writes one more step. */
  public void addStep() {
    Layer before = layers.get(steps());
    Layer after = Layer.open(mask, grid, out);
    justifications.write(grid, before, after, out);
    after.writeMonotone(before, out);
    layers.add(after);
  }

  /**
   * Writes what is missing up to K = {@code steps}, and asks for a final state there; add no step
   * afterwards. What the last step eliminates serves nothing, so it has no variables for that: an
   * eighth of the formula at K = 8.
   */
  public void complete(int steps) {
    while (steps() < steps - 1) {
      addStep();
    }
    Layer last = layers.get(steps());
    if (steps == 0) {
      mask.open().forEach(cell -> new Clause().or(last.placed(cell)).addTo(out));
    } else {
      justifications.writeLast(grid, last, out);
    }
  }

  /** The variables that say which digits the clues have. */
  public int[] clueVariables() {
    return mask.clues().stream()
        .flatMap(cell -> board.digitRange().map(digit -> grid.literal(cell, digit)))
        .toArray();
  }

  /** The clues of a model, given as a test of variables. */
  public Puzzle read(IntPredicate model) {
    return grid.read(mask, model);
  }

  /** Forbids the clues of {@code puzzle}. */
  public void forbid(Puzzle puzzle) {
    out.add(mask.clues().stream().map(cell -> -grid.literal(cell, puzzle.digit(cell))).toArray());
  }

  @Override
  public String toString() {
    return board + " at K = " + steps();
  }
}
