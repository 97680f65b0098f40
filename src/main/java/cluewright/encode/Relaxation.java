package cluewright.encode;

import cluewright.cnf.Clauses;
import cluewright.model.Mask;

/**
 * The encoding with its steps folded into one, so that facts may justify each other in a circle.
 *
 * <p>Every puzzle that the strategies complete, in however many steps, gives a model. So where
 * these clauses are unsatisfiable, the mask is impossible for every K. The converse does not hold.
 */
public final class Relaxation {

  private Relaxation() {}

  /** Writes the clauses, including the final state. */
  public static void write(Justifications justifications, Clauses out) {
    Mask mask = justifications.mask();
    SolutionGrid grid = new SolutionGrid(mask.board(), out);
    grid.fixDigitNames(mask.clues());
    grid.forbidDeadlyRectangles(mask);
    Layer layer = Layer.withoutSteps(mask, grid, out);
    justifications.write(grid, layer, layer, out);
    mask.open().forEach(cell -> out.add(layer.placed(cell)));
  }
}
