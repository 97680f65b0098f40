package cluewright.search.minimum;

import cluewright.search.race.Run;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.CancellationException;

/**
 * Finds the fewest clues with which the strategies complete a given solution grid.
 *
 * <p>Where clues leave the strategies stuck, so do all clues among the cells that got placed. Hence
 * a puzzle of this grid that is completed has a clue among the cells that were not: these form a
 * <em>stuck set</em>, and a puzzle is completed exactly if it hits every stuck set. So this is a
 * hitting set problem whose sets are found on demand: take clues that hit all known ones; if they
 * are stuck, their stuck set is new, and is made small before it is kept. (McGuire, Tugemann and
 * Civario 2012 hit unavoidable sets, which know of solutions but not of strategies.) Rests on the
 * strategies being monotone. A set of cells is a long, so the board has fewer than 64.
 */
final class FewestOnGrid {
  private final int[] grid;
  private final long[] units;
  private final PlacedCells placed;
  private final Run run;
  private final List<Long> stuckSets = new ArrayList<>();

  /**
   * @param units cells that hold clues together or not at all
   */
  FewestOnGrid(int[] grid, long[] units, PlacedCells placed, Run run) {
    this.grid = grid;
    this.units = units;
    this.placed = placed;
    this.run = run;
  }

  /**
   * A set of at most {@code most} clues that the strategies complete; empty if there is none.
   *
   * @throws CancellationException if the run is over before that is known
   */
  OptionalLong within(int most) {
    return most < 0 ? OptionalLong.empty() : search(0, units, most);
  }

  /** Adds some of the {@code allowed} units, up to {@code budget} cells, to {@code chosen}. */
  private OptionalLong search(long chosen, long[] allowed, int budget) {
    run.throwIfStopped();
    long unhit = hardest(chosen, allowed);
    if (unhit == 0) {
      unhit = stuckSet(chosen);
      if (unhit == 0) {
        return OptionalLong.of(chosen);
      }
      stuckSets.add(unhit);
    }
    if (needs(chosen, allowed) > budget) {
      return OptionalLong.empty();
    }
    long[] rest = allowed.clone();
    for (int i = 0; i < rest.length; i++) {
      long unit = rest[i];
      if ((unit & unhit) != 0) {
        rest[i] = 0;
        int size = Long.bitCount(unit);
        OptionalLong found =
            size > budget ? OptionalLong.empty() : search(chosen | unit, rest, budget - size);
        if (found.isPresent()) {
          return found;
        }
      }
    }
    return OptionalLong.empty();
  }

  /** The stuck set not hit so far with the fewest choices; 0 if all are hit. */
  private long hardest(long chosen, long[] allowed) {
    long open = cells(allowed);
    long hardest = 0;
    int fewest = Integer.MAX_VALUE;
    for (long set : stuckSets) {
      if ((set & chosen) == 0 && Long.bitCount(set & open) < fewest) {
        fewest = Long.bitCount(set & open);
        hardest = set;
      }
    }
    return hardest;
  }

  private static long cells(long[] allowed) {
    long cells = 0;
    for (long unit : allowed) {
      cells |= unit;
    }
    return cells;
  }

  /** A lower bound on the further clues: stuck sets that share no allowed unit. */
  private int needs(long chosen, long[] allowed) {
    long free = cells(allowed);
    int needs = 0;
    for (long set : stuckSets) {
      if ((set & chosen) == 0) {
        long within = set & cells(allowed);
        if (within == 0) {
          return Integer.MAX_VALUE;
        }
        if ((within & ~free) == 0) {
          needs += cheapest(within, allowed);
          free &= ~touched(within, allowed);
        }
      }
    }
    return needs;
  }

  private static int cheapest(long set, long[] allowed) {
    int cheapest = Integer.MAX_VALUE;
    for (long unit : allowed) {
      if ((unit & set) != 0) {
        cheapest = Math.min(cheapest, Long.bitCount(unit));
      }
    }
    return cheapest;
  }

  private static long touched(long set, long[] allowed) {
    long touched = 0;
    for (long unit : allowed) {
      touched |= (unit & set) != 0 ? unit : 0;
    }
    return touched;
  }

  /** A set that these clues miss and every completed puzzle hits; 0 if the clues are completed. */
  private long stuckSet(long clues) {
    long known = placed.from(grid, clues);
    long all = (1L << grid.length) - 1;
    for (int cell = 0; cell < grid.length && known != all; cell++) {
      if ((known >>> cell & 1) == 0) {
        long more = placed.from(grid, known | 1L << cell);
        known = more == all ? known : more;
      }
    }
    return all & ~known;
  }
}
