package cluewright.mask;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.ToDoubleFunction;

/**
 * Draws masks similar to a given one: a few cells are added or removed, and its symmetry and shape
 * are kept.
 *
 * <p>Cells come and go by whole orbits of the strongest symmetry that the mask has. On a shape they
 * come at its edge and go where most others touch them, so that it grows no spikes and loses no
 * ends; among scattered clues they come where it is least crowded and go where it is most. No mask
 * is drawn twice.
 */
public final class Variants {
  /** The largest part of the clues that a variant changes, unless a single orbit is larger. */
  private static final double CHANGED = 0.12;

  /** The number of orbits drawn for each choice, of which the best is taken. */
  private static final int DRAWN = 3;

  /** The number of repeated draws after which no new variant is expected. */
  private static final int PATIENCE = 200;

  private static final int SIDE = 4;

  private final Mask mask;
  private final List<int[]> orbits;
  private final int largest;
  private final boolean isScattered;
  private final Random random;
  private final Set<Mask> drawn = new HashSet<>();

  /**
   * Variants of a mask on a square board.
   *
   * @param brush the symmetry to keep where the mask has this one, too
   */
  public Variants(Mask mask, Symmetry brush, Random random) {
    this.mask = mask;
    this.orbits =
        Density.kept(mask, brush).orbits(mask.board()).stream().map(CellSet::toArray).toList();
    this.largest = orbits.stream().mapToInt(orbit -> orbit.length).max().orElse(1);
    this.isScattered = Crowding.isScattered(mask);
    this.random = random;
    drawn.add(mask);
  }

  public Mask mask() {
    return mask;
  }

  /** The next variant; empty if no new one turns up. */
  public Optional<Mask> next() {
    for (int i = 0; i < PATIENCE; i++) {
      Mask made = make();
      if (drawn.add(made)) {
        return Optional.of(made);
      }
    }
    return Optional.empty();
  }

  private Mask make() {
    int budget = (int) Math.max(largest, CHANGED * mask.size());
    int changes = 1 + random.nextInt(3);
    boolean isExchange = random.nextInt(3) == 0;
    boolean adds = random.nextBoolean();
    Mask made = mask;
    for (int i = 0; i < changes && budget > 0; i++) {
      Optional<int[]> orbit = drawn(made, isExchange ? i % 2 == 0 : adds, budget);
      if (orbit.isPresent()) {
        CellSet cells = CellSet.of(orbit.get());
        made = made.contains(orbit.get()[0]) ? made.without(cells) : made.with(cells);
        budget -= orbit.get().length;
      }
    }
    return made;
  }

  private Optional<int[]> drawn(Mask made, boolean adds, int budget) {
    ToDoubleFunction<int[]> worth = worth(made, adds);
    List<int[]> fitting = new ArrayList<>();
    for (int[] orbit : orbits) {
      boolean isFree =
          made.contains(orbit[0]) != adds && made.contains(orbit[0]) == mask.contains(orbit[0]);
      if (isFree && orbit.length <= budget && (isScattered || touch(made, orbit) >= SIDE)) {
        fitting.add(orbit);
      }
    }
    return fitting.isEmpty() ? Optional.empty() : Optional.of(best(fitting, worth));
  }

  private int[] best(List<int[]> fitting, ToDoubleFunction<int[]> worth) {
    int[] best = fitting.get(random.nextInt(fitting.size()));
    for (int i = 1; i < DRAWN; i++) {
      int[] other = fitting.get(random.nextInt(fitting.size()));
      best = worth.applyAsDouble(other) > worth.applyAsDouble(best) ? other : best;
    }
    return best;
  }

  private ToDoubleFunction<int[]> worth(Mask made, boolean adds) {
    if (!isScattered) {
      return orbit -> touch(made, orbit);
    }
    Crowding crowding = new Crowding(made);
    return orbit -> adds ? -crowding.of(orbit) : crowding.of(orbit);
  }

  /** How much the cells of an orbit touch clues, on average; a shared side counts most. */
  private static double touch(Mask made, int[] orbit) {
    Board board = made.board();
    return Arrays.stream(orbit)
        .mapToDouble(
            cell ->
                SIDE * CellPaths.sides(board, cell).intersect(made.clues()).size()
                    + CellPaths.corners(board, cell).intersect(made.clues()).size())
        .average()
        .orElse(0);
  }
}
