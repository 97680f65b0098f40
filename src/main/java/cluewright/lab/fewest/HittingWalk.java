package cluewright.lab.fewest;

import cluewright.lab.fewest.FewestClues.Ending;
import cluewright.model.CellSet;
import cluewright.model.Puzzle;
import cluewright.search.race.Run;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CancellationException;

/**
 * Lists the sets of up to k clues that hit all known unavoidable sets, depth first.
 *
 * <p>At a node some clues are chosen and some cells are <i>dead</i>: no clue goes there. A clue
 * goes into the unhit set with the fewest cells that are alive, in each of these in turn, and a
 * cell that was tried is dead in the branches after it; so nothing is met twice. Sets whose living
 * cells are disjoint need a clue each: if there are more of them than clues left, the branch ends,
 * and if there are just as many, all cells outside them are dead. (McGuire and others look for such
 * cliques in tables of pairs, triples and so on, made before; here the sets shrink as cells die, so
 * a greedy choice, the smallest first, is made at each node.)
 *
 * <p>Where every known set is hit, the solver either says that the clues are a puzzle, or finds a
 * set that is not hit, which is branched on, and kept if it is small.
 */
final class HittingWalk {
  private static final int BETWEEN_LOOKS = (1 << 10) - 1;

  /** The maximum number of sets kept, including those found on the way. */
  private static final int MOST_SETS = 4096;

  /** The largest set found on the way that is worth keeping. */
  private static final int MOST_CELLS_KEPT = 20;

  private final FewestClues.Judge judge;
  private final Run run;
  private final int enough;
  private final List<Puzzle> puzzles = new ArrayList<>();

  // Cell c is bit c of a set's low long, or bit c - 64 of its high one.
  private final long[] low = new long[MOST_SETS];
  private final long[] high = new long[MOST_SETS];
  private int sets;

  /** By cell, the sets that contain it, as bits. */
  private final long[][] hits;

  /** By number of clues chosen, the sets not yet hit, as bits. */
  private final long[][] unhit;

  private final int[] chosen;

  // The living cells of each unhit set of one node, and chains of the sets with as many of them.
  private final long[] livingLow = new long[MOST_SETS];
  private final long[] livingHigh = new long[MOST_SETS];
  private final int[] next = new int[MOST_SETS];
  private final int[] firstWith = new int[MOST_CELLS_KEPT + 1];

  private int mostClues;
  private long nodes;
  private long checked;
  private double share;
  private boolean over;

  // What the last look at a node found.
  private long deadLow;
  private long deadHigh;
  private long branchLow;
  private long branchHigh;

  HittingWalk(Puzzle grid, List<CellSet> known, FewestClues.Judge judge, int enough, Run run) {
    this.judge = judge;
    this.run = run;
    this.enough = enough;
    int cells = grid.board().cells();
    this.hits = new long[cells][MOST_SETS / Long.SIZE];
    this.unhit = new long[cells + 1][MOST_SETS / Long.SIZE];
    this.chosen = new int[cells];
    known.stream().limit(MOST_SETS / 2).forEach(each -> keep(each, 0));
  }

  /** Adds a set that the first clues do not hit. */
  private void keep(CellSet set, int clues) {
    set.forEach(
        cell -> {
          if (cell < Long.SIZE) {
            low[sets] |= 1L << cell;
          } else {
            high[sets] |= 1L << cell;
          }
          hits[cell][sets >> 6] |= 1L << sets;
        });
    for (int depth = 0; depth <= clues; depth++) {
      unhit[depth][sets >> 6] |= 1L << sets;
    }
    sets++;
  }

  /** Walks through all sets of up to {@code clues} clues that contain the given cells. */
  void walk(int clues, CellSet given) {
    mostClues = clues;
    int depth = 0;
    for (int cell : given.toArray()) {
      choose(depth, cell);
      depth++;
    }
    try {
      if (depth <= clues) {
        visit(depth, 0, 0, 1);
      }
    } catch (CancellationException stopped) {
      over = true;
    }
  }

  private void choose(int depth, int cell) {
    chosen[depth] = cell;
    int words = (sets + Long.SIZE - 1) / Long.SIZE;
    for (int word = 0; word < words; word++) {
      unhit[depth + 1][word] = unhit[depth][word] & ~hits[cell][word];
    }
  }

  private boolean goesOn() {
    return !over && puzzles.size() < enough;
  }

  private void visit(int depth, long deadBelow64, long deadFrom64, double part) {
    nodes++;
    if ((nodes & BETWEEN_LOOKS) == 0) {
      over |= run.isStopped();
    }
    if (!goesOn()) {
      return;
    }
    deadLow = deadBelow64;
    deadHigh = deadFrom64;
    int found = look(depth);
    if (found == CLOSED || (found == OPEN_SETS_HIT && !isBranchFromSolver(depth))) {
      share += goesOn() ? part : 0;
      return;
    }
    branch(depth, part);
  }

  private static final int CLOSED = 0;
  private static final int OPEN = 1;
  private static final int OPEN_SETS_HIT = 2;

  /** Examines the sets that are not hit; if the node is viable, returns the set to branch on. */
  private int look(int depth) {
    int left = mostClues - depth;
    if (left <= 1) {
      return lookAtTheEnd(depth, left);
    }
    while (true) {
      int smallest = chain(depth);
      if (smallest == 0) {
        return CLOSED;
      }
      if (smallest > MOST_CELLS_KEPT) {
        return OPEN_SETS_HIT;
      }
      branchLow = livingLow[firstWith[smallest]];
      branchHigh = livingHigh[firstWith[smallest]];
      long takenLow = 0;
      long takenHigh = 0;
      int disjoint = 0;
      for (int size = smallest; size <= MOST_CELLS_KEPT && disjoint <= left; size++) {
        for (int set = firstWith[size]; set >= 0; set = next[set]) {
          if ((livingLow[set] & takenLow) == 0 && (livingHigh[set] & takenHigh) == 0) {
            takenLow |= livingLow[set];
            takenHigh |= livingHigh[set];
            disjoint++;
          }
        }
      }
      if (disjoint > left) {
        return CLOSED;
      }
      if (disjoint < left || !kill(depth, ~takenLow, ~takenHigh)) {
        return OPEN;
      }
    }
  }

  /** Examines the last clue, which must hit all remaining sets at once. */
  private int lookAtTheEnd(int depth, int left) {
    branchLow = ~deadLow;
    branchHigh = ~deadHigh;
    boolean isHit = true;
    int words = (sets + Long.SIZE - 1) / Long.SIZE;
    for (int word = 0; word < words; word++) {
      for (long rest = unhit[depth][word]; rest != 0; rest &= rest - 1) {
        int set = 64 * word + Long.numberOfTrailingZeros(rest);
        branchLow &= low[set];
        branchHigh &= high[set];
        if (left == 0 || (branchLow | branchHigh) == 0) {
          return CLOSED;
        }
        isHit = false;
      }
    }
    return isHit ? OPEN_SETS_HIT : OPEN;
  }

  /**
   * Sorts the remaining sets into lists by their number of live cells.
   *
   * @return the smallest number; 0 if a set has no living cell, and more than there can be if every
   *     set is hit
   */
  private int chain(int depth) {
    Arrays.fill(firstWith, -1);
    int smallest = MOST_CELLS_KEPT + 1;
    int words = (sets + Long.SIZE - 1) / Long.SIZE;
    for (int word = 0; word < words; word++) {
      for (long rest = unhit[depth][word]; rest != 0; rest &= rest - 1) {
        int set = 64 * word + Long.numberOfTrailingZeros(rest);
        livingLow[set] = low[set] & ~deadLow;
        livingHigh[set] = high[set] & ~deadHigh;
        int size = Long.bitCount(livingLow[set]) + Long.bitCount(livingHigh[set]);
        if (size == 0) {
          return 0;
        }
        next[set] = firstWith[size];
        firstWith[size] = set;
        smallest = Math.min(smallest, size);
      }
    }
    return smallest;
  }

  /** Marks cells as dead; false if those in the remaining sets already were. */
  private boolean kill(int depth, long moreLow, long moreHigh) {
    boolean changes = false;
    int words = (sets + Long.SIZE - 1) / Long.SIZE;
    for (int word = 0; word < words && !changes; word++) {
      for (long rest = unhit[depth][word]; rest != 0 && !changes; rest &= rest - 1) {
        int set = 64 * word + Long.numberOfTrailingZeros(rest);
        changes = (livingLow[set] & moreLow) != 0 || (livingHigh[set] & moreHigh) != 0;
      }
    }
    deadLow |= moreLow;
    deadHigh |= moreHigh;
    return changes;
  }

  /**
   * Asks the solver when every known set is hit; true if it finds a new set to branch on.
   *
   * <p>A puzzle found stands for all that hold it, so there is nothing to branch on then.
   */
  private boolean isBranchFromSolver(int depth) {
    CellSet clues = CellSet.of(Arrays.stream(chosen).limit(depth));
    checked++;
    CellSet other = judge.difference(clues);
    if (other.isEmpty()) {
      puzzles.add(judge.puzzle(clues));
      return false;
    }
    branchLow = 0;
    branchHigh = 0;
    for (int cell : other.toArray()) {
      if (cell < Long.SIZE) {
        branchLow |= 1L << cell;
      } else {
        branchHigh |= 1L << cell;
      }
    }
    branchLow &= ~deadLow;
    branchHigh &= ~deadHigh;
    if (other.size() <= MOST_CELLS_KEPT && sets < MOST_SETS) {
      keep(other, depth);
    }
    return depth < mostClues && (branchLow | branchHigh) != 0;
  }

  /** Tries the cells of a set, those that hit the most sets first. */
  private void branch(int depth, double part) {
    int count = Long.bitCount(branchLow) + Long.bitCount(branchHigh);
    long[] cells = new long[count];
    int at = 0;
    for (long rest = branchLow; rest != 0; rest &= rest - 1) {
      int cell = Long.numberOfTrailingZeros(rest);
      cells[at++] = -((long) hitBy(depth, cell) << 8) + cell;
    }
    for (long rest = branchHigh; rest != 0; rest &= rest - 1) {
      int cell = Long.SIZE + Long.numberOfTrailingZeros(rest);
      cells[at++] = -((long) hitBy(depth, cell) << 8) + cell;
    }
    Arrays.sort(cells);
    long nowDeadLow = deadLow;
    long nowDeadHigh = deadHigh;
    for (int i = 0; i < count && goesOn(); i++) {
      int cell = (int) (cells[i] & 0xff);
      choose(depth, cell);
      visit(depth + 1, nowDeadLow, nowDeadHigh, part / count);
      if (cell < Long.SIZE) {
        nowDeadLow |= 1L << cell;
      } else {
        nowDeadHigh |= 1L << cell;
      }
    }
  }

  private int hitBy(int depth, int cell) {
    int count = 0;
    int words = (sets + Long.SIZE - 1) / Long.SIZE;
    for (int word = 0; word < words; word++) {
      count += Long.bitCount(unhit[depth][word] & hits[cell][word]);
    }
    return count;
  }

  Ending ending() {
    return puzzles.size() >= enough ? Ending.ENOUGH : over ? Ending.STOPPED : Ending.ALL;
  }

  List<Puzzle> puzzles() {
    return puzzles;
  }

  double share() {
    return ending() == Ending.ALL ? 1 : share;
  }

  long nodes() {
    return nodes;
  }

  long checked() {
    return checked;
  }
}
