package cluewright.search.skeleton;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.OpenRule;
import cluewright.model.Puzzle;
import cluewright.model.Skeleton;
import cluewright.model.Stop;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/**
 * All puzzles of a skeleton that have one solution, gathered from all its grids; they are known
 * from then on, so that a search for the next puzzle goes on where the last one ended.
 */
final class Candidates {
  private final Skeleton skeleton;
  private final CellSet clues;
  private final Board ground;
  private final Random random;
  private final Optional<GridsByValues> groups;
  private Deque<GridsByValues.Alone> left = new ArrayDeque<>();
  private AllGrids all;
  private boolean areKnown;
  private boolean areTooMany;
  private boolean hasMetDoubtful;
  private int number;

  /**
   * @param ground the board with what its grids obey
   */
  Candidates(Skeleton skeleton, CellSet clues, Board ground, long seed) {
    this.skeleton = skeleton;
    this.clues = clues;
    this.ground = ground;
    this.random = new Random(seed);
    this.groups = OpenRule.all(skeleton).map(open -> new GridsByValues(clues, open));
    this.areTooMany = groups.isEmpty();
  }

  /** True if all are known, and no longer gathered. */
  boolean areKnown() {
    return areKnown;
  }

  /** True if there are too many grids to gather them all. */
  boolean areTooMany() {
    return areTooMany;
  }

  /** The grids met so far. */
  long grids() {
    return groups.map(GridsByValues::grids).orElse(0L);
  }

  /** The number of all, once they are known. */
  int number() {
    return number;
  }

  /** Looks at some more grids. */
  void gather(Stop stop) {
    if (areTooMany || areKnown) {
      return;
    }
    GridsByValues known = groups.orElseThrow();
    if (all == null) {
      all = new AllGrids(ground, known::add);
    }
    all.next(stop);
    areTooMany = all.areTooMany() || known.isTooWide();
    if (!areTooMany && all.isDone()) {
      List<GridsByValues.Alone> alone = new ArrayList<>(known.alone());
      Collections.shuffle(alone, random);
      left = new ArrayDeque<>(alone);
      number = alone.size();
      areKnown = true;
    }
  }

  /** The next one that was not {@linkplain #leave left}; empty if there is none. */
  Optional<Puzzle> next() {
    return Optional.ofNullable(left.peek()).map(this::puzzle);
  }

  /** Leaves the next one behind. */
  void leave() {
    left.poll();
  }

  /** Notes that strategies might complete one of them in another order. */
  void meetDoubtful() {
    hasMetDoubtful = true;
  }

  boolean hasMetDoubtful() {
    return hasMetDoubtful;
  }

  private Puzzle puzzle(GridsByValues.Alone alone) {
    int[] digits = alone.digits().stream().mapToInt(Integer::intValue).toArray();
    for (int cell = 0; cell < digits.length; cell++) {
      digits[cell] = clues.contains(cell) ? digits[cell] : 0;
    }
    return new Puzzle(
        skeleton.with(alone.values().stream().mapToInt(Integer::intValue).toArray()), digits);
  }
}
