package cluewright.mask;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Draws random masks whose clues are spread evenly over rows, columns and boxes.
 *
 * <p>Clues come by whole orbits of a symmetry: of a few that are drawn, the one goes next that lies
 * where it is least crowded. Equal random numbers draw equal masks.
 */
public final class Scatter {
  /**
   * The number of orbits drawn for each choice, of which the best is taken; more make masks more
   * even and less varied.
   */
  private static final int DRAWN = 5;

  private final Board board;
  private final List<int[]> orbits;
  private final ClueCounts counts;
  private final Random random;

  /** Draws masks for a square board. */
  public Scatter(Board board, Symmetry symmetry, Random random) {
    this.board = board;
    this.orbits = symmetry.orbits(board).stream().map(CellSet::toArray).toList();
    this.counts = new ClueCounts(orbits);
    this.random = random;
  }

  /**
   * The next mask.
   *
   * @throws IllegalArgumentException if the symmetry has no mask with so many clues
   */
  public Mask draw(int clues) {
    if (!counts.allow(clues)) {
      throw new IllegalArgumentException("no mask of this symmetry has %d clues".formatted(clues));
    }
    Crowding crowding = new Crowding(Mask.empty(board));
    List<int[]> free = new ArrayList<>(orbits);
    for (int missing = clues; missing > 0; ) {
      int[] next = next(free, missing, crowding);
      crowding.change(next, true);
      free.remove(next);
      missing -= next.length;
    }
    return new Mask(board, crowding.clues());
  }

  private int[] next(List<int[]> free, int missing, Crowding crowding) {
    ClueCounts left = new ClueCounts(free);
    List<int[]> fitting = free.stream().filter(orbit -> left.allow(missing, orbit.length)).toList();
    int[] best = fitting.get(random.nextInt(fitting.size()));
    for (int i = 1; i < DRAWN; i++) {
      int[] other = fitting.get(random.nextInt(fitting.size()));
      best = crowding.of(other) < crowding.of(best) ? other : best;
    }
    return best;
  }
}
