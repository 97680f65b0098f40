package cluewright.plan;

import cluewright.batch.Drawn;
import cluewright.mask.ClueCounts;
import cluewright.mask.Scatter;
import cluewright.mask.Symmetry;
import cluewright.model.Board;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.model.Stop;
import cluewright.plan.shape.RandomShapes;
import cluewright.plan.shape.Shapes;
import cluewright.plan.shape.SignsOfGrids;
import cluewright.search.Request;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;

/**
 * Draws boards with shapes, and cells for digits on each.
 *
 * @param clues how many cells, which may be none
 */
public record ShapedMasks(Shapes shapes, ClueRange clues, Symmetry symmetry) {
  /**
   * Draws masks one by one; empty if none came up.
   *
   * @throws IllegalArgumentException if the symmetry has no such mask; its message says why, as a
   *     clause
   */
  public Function<Stop, Optional<Drawn>> on(Board board, Random random) {
    RandomShapes drawing = new RandomShapes(shapes, symmetry, random);
    Scatter scatter = new Scatter(board, symmetry, random);
    int[] counts = counts(board);
    return stop ->
        drawing
            .on(board, stop)
            .map(
                on -> {
                  int count = counts[random.nextInt(counts.length)];
                  return Drawn.of(new Mask(on, scatter.draw(count).clues()));
                });
  }

  /**
   * Draws puzzles with signs that hold in a grid, and as few of these as each needs; empty only if
   * it was stopped.
   *
   * @param requests what is asked of a puzzle
   * @throws IllegalArgumentException as {@link #on}
   */
  public Function<Stop, Optional<Drawn>> withFewest(
      Board board, Function<Mask, Request> requests, Random random) {
    SignsOfGrids signs = new SignsOfGrids(board, shapes, requests, random);
    Scatter scatter = new Scatter(board, symmetry, random);
    int[] counts = counts(board);
    return stop -> {
      Optional<Puzzle> puzzle = Optional.empty();
      while (puzzle.isEmpty() && !stop.isStopped()) {
        int count = counts[random.nextInt(counts.length)];
        puzzle = signs.next(scatter.draw(count).clues(), stop);
      }
      return puzzle.map(Drawn::of);
    };
  }

  /**
   * How many cells for digits masks of a board may have.
   *
   * @throws IllegalArgumentException as {@link #on}
   */
  int[] counts(Board board) {
    int[] counts = ClueCounts.of(board, symmetry).within(clues.least(), clues.most()).toArray();
    if (counts.length == 0) {
      throw new IllegalArgumentException(
          "no mask of the %s board with this symmetry has so many".formatted(board));
    }
    return counts;
  }
}
