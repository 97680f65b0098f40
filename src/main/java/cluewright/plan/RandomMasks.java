package cluewright.plan;

import cluewright.batch.Drawn;
import cluewright.mask.Scatter;
import cluewright.mask.Symmetry;
import cluewright.model.Board;
import cluewright.model.Stop;
import cluewright.search.feasibility.Digging;
import cluewright.strategy.StrategySet;
import java.util.Random;
import java.util.function.Function;
import java.util.function.IntSupplier;

/**
 * Draws masks by lot, on large boards each with a puzzle.
 *
 * @param clues how many a mask may have
 */
public record RandomMasks(ClueRange clues, Symmetry symmetry) {

  /**
   * Draws masks of a board one by one.
   *
   * @throws IllegalArgumentException if the board or the symmetry has no such mask; its message
   *     says why, as a clause
   */
  public Function<Stop, Drawn> on(Board board, StrategySet strategies, Random random) {
    int[] counts = clues.on(board, symmetry);
    IntSupplier next = () -> counts[random.nextInt(counts.length)];
    if (Digging.suits(board)) {
      Digging digging = new Digging(board, strategies, symmetry.orbits(board), random);
      return stopped -> Drawn.of(digging.next(next.getAsInt(), stopped));
    }
    Scatter scatter = new Scatter(board, symmetry, random);
    return stopped -> Drawn.of(scatter.draw(next.getAsInt()));
  }
}
