package cluewright.replay;

import cluewright.model.Board;
import cluewright.model.CellWord;
import cluewright.model.rule.Kinds;
import cluewright.model.rule.Layout;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The regions of a grid that are to be found, read as a whole: what hundreds of words say of them,
 * for the {@link SolutionCounter}, which would take minutes over these words.
 *
 * <p>Regions are numbered from 0, in reading order of their first cells. A region is its
 * <em>core</em>, the cells that can lie in no other, and some of its <em>reach</em>, the cells that
 * may lie in it. Steps are told only when a region is whole, since nothing else depends on them.
 */
final class RegionsBond implements Bond {
  private final int cells;
  private final int size;
  private final int regions;
  private final int all;
  private final int[] own;
  private final int[][] beside;

  private int[] candidates = {};

  /** By cell, how many cells that are not in the core a way to it from the core has. */
  private final int[] far;

  private final int[] queue;

  /** By cell that was visited, when, from 1, and the earliest that is beside what is behind it. */
  private final int[] number;

  private final int[] least;

  /** By cell, how many others can be reached only through it, and how many of them are core. */
  private final int[] cellsBehind;

  private final int[] coreBehind;
  private final int[] coreWithin;
  private int met;

  /** The size of the core that was measured last. */
  private int core;

  private RegionsBond(Board board) {
    Layout layout = board.layout();
    this.cells = layout.grid().cells();
    this.size = board.digits();
    this.regions = cells / size;
    this.all = (1 << size) - 1;
    this.own =
        IntStream.concat(
                IntStream.range(0, cells),
                IntStream.concat(
                    IntStream.range(0, cells).map(cell -> layout.regionOf(cell)),
                    IntStream.range(0, cells).map(cell -> layout.stepsOf(cell))))
            .toArray();
    this.beside = new int[cells][];
    Arrays.setAll(beside, cell -> layout.grid().neighbours(cell).toArray());
    this.far = new int[cells];
    this.queue = new int[cells * 2];
    this.number = new int[cells];
    this.least = new int[cells];
    this.cellsBehind = new int[cells];
    this.coreBehind = new int[cells];
    this.coreWithin = new int[cells];
  }

  /** The regions that are to be found on a board, if there are some. */
  static Optional<Bond> of(Board board) {
    return board.rules(Kinds.FOUND_REGIONS).isEmpty()
        ? Optional.empty()
        : Optional.of(new RegionsBond(board));
  }

  /** True if a word says a part of what this says as a whole. */
  static boolean says(CellWord word) {
    return word.rule().kind() == Kinds.FOUND_REGIONS;
  }

  @Override
  public int[] cells() {
    return own;
  }

  @Override
  public double work() {
    return (double) cells * regions;
  }

  @Override
  public List<Integer> followers() {
    return Arrays.stream(own, 2 * cells, 3 * cells).boxed().toList();
  }

  @Override
  public boolean narrow(int[] left) {
    candidates = left;
    int before;
    int after = size();
    do {
      before = after;
      if (!count() || !order() || !connect()) {
        return false;
      }
      after = size();
    } while (after < before);
    return step();
  }

  private int size() {
    int size = 0;
    for (int i = 0; i < 2 * cells; i++) {
      size += Integer.bitCount(candidates[i]);
    }
    return size;
  }

  private int label(int cell) {
    return candidates[cells + cell];
  }

  private boolean mayBe(int cell, int region) {
    return (label(cell) >>> region & 1) != 0;
  }

  private boolean isIn(int cell, int region) {
    return label(cell) == 1 << region;
  }

  private boolean keep(int at, int set) {
    candidates[at] &= set;
    return candidates[at] != 0;
  }

  private boolean put(int cell, int region) {
    return keep(cells + cell, 1 << region);
  }

  private boolean take(int cell, int region) {
    return keep(cells + cell, ~(1 << region));
  }

  /** Each region begins behind the beginning of the one before. */
  private boolean order() {
    int allowed = 1;
    for (int cell = 0; cell < cells; cell++) {
      if (!keep(cells + cell, allowed & ((1 << regions) - 1))) {
        return false;
      }
      allowed |= label(cell) << 1;
    }
    return true;
  }

  /** A region has as many cells as there are digits, and each digit once. */
  private boolean count() {
    for (int region = 0; region < regions; region++) {
      measure(region);
      int reach = 0;
      for (int cell = 0; cell < cells; cell++) {
        reach += mayBe(cell, region) ? 1 : 0;
      }
      if (core > size || reach < size) {
        return false;
      }
      for (int cell = 0; cell < cells && core < reach; cell++) {
        boolean isOpen = mayBe(cell, region) && !isIn(cell, region);
        if (isOpen
            && ((core == size && !take(cell, region)) || (reach == size && !put(cell, region)))) {
          return false;
        }
      }
      if (!digits(region)) {
        return false;
      }
    }
    return true;
  }

  private boolean digits(int region) {
    int once = 0;
    int twice = 0;
    int placed = 0;
    for (int cell = 0; cell < cells; cell++) {
      if (mayBe(cell, region)) {
        int digits = candidates[cell];
        twice |= once & digits;
        once |= digits;
        if (isIn(cell, region) && Integer.bitCount(digits) == 1) {
          if ((placed & digits) != 0) {
            return false;
          }
          placed |= digits;
        }
      }
    }
    if (once != all) {
      return false;
    }
    int single = once & ~twice;
    for (int cell = 0; cell < cells; cell++) {
      int digits = candidates[cell];
      boolean isPlaced = Integer.bitCount(digits) == 1;
      if (!mayBe(cell, region)) {
        continue;
      }
      if ((digits & single) != 0 && !(keep(cell, single) && put(cell, region))) {
        return false;
      }
      if (isIn(cell, region)) {
        if (!isPlaced && !keep(cell, ~placed)) {
          return false;
        }
      } else if (isPlaced && (digits & placed) != 0 && !take(cell, region)) {
        return false;
      }
    }
    return true;
  }

  /**
   * Counts the core of a region.
   *
   * @return its first cell, or -1 if it has none
   */
  private int measure(int region) {
    int start = -1;
    core = 0;
    for (int cell = cells - 1; cell >= 0; cell--) {
      if (isIn(cell, region)) {
        start = cell;
        core++;
      }
    }
    return start;
  }

  private boolean connect() {
    for (int region = 0; region < regions; region++) {
      int start = measure(region);
      if (!(start < 0 ? reach(region) : grow(region, start))) {
        return false;
      }
    }
    return true;
  }

  /** Takes a region from parts of its reach that are too small for it. */
  private boolean reach(int region) {
    boolean hasRoom = false;
    boolean[] met = new boolean[cells];
    for (int cell = 0; cell < cells; cell++) {
      if (met[cell] || !mayBe(cell, region)) {
        continue;
      }
      int to = 0;
      met[cell] = true;
      queue[to++] = cell;
      for (int from = 0; from < to; from++) {
        for (int other : beside[queue[from]]) {
          if (!met[other] && mayBe(other, region)) {
            met[other] = true;
            queue[to++] = other;
          }
        }
      }
      hasRoom |= to >= size;
      for (int i = 0; i < to && to < size; i++) {
        if (!take(queue[i], region)) {
          return false;
        }
      }
    }
    return hasRoom;
  }

  /** Takes a region from cells that are too far from its core, and fills where it must pass. */
  private boolean grow(int region, int start) {
    int most = size - core;
    Arrays.fill(number, 0);
    int reached = spread(region, start, most);
    if (reached < size || !isCoreReached(region)) {
      return false;
    }
    for (int cell = 0; cell < cells; cell++) {
      if (mayBe(cell, region) && far[cell] > most && !take(cell, region)) {
        return false;
      }
    }
    met = 0;
    visit(start, region);
    for (int cell = 0; cell < cells && most > 0; cell++) {
      boolean isOpen = mayBe(cell, region) && !isIn(cell, region);
      boolean isNeeded = coreBehind[cell] > 0 || reached - 1 - cellsBehind[cell] < size;
      if (isOpen && isNeeded && !put(cell, region)) {
        return false;
      }
    }
    return true;
  }

  /**
   * Visits what was reached, from a cell on, and counts behind each cell what can be reached only
   * through it (J. Hopcroft, R. Tarjan, 1973).
   *
   * @return the number of cells visited behind it, with itself
   */
  private int visit(int cell, int region) {
    number[cell] = ++met;
    least[cell] = met;
    cellsBehind[cell] = 0;
    coreBehind[cell] = 0;
    coreWithin[cell] = isIn(cell, region) ? 1 : 0;
    int within = 1;
    for (int other : beside[cell]) {
      if (far[other] > size) {
        continue;
      }
      if (number[other] > 0) {
        least[cell] = Math.min(least[cell], number[other]);
        continue;
      }
      int behind = visit(other, region);
      within += behind;
      coreWithin[cell] += coreWithin[other];
      least[cell] = Math.min(least[cell], least[other]);
      if (least[other] >= number[cell]) {
        cellsBehind[cell] += behind;
        coreBehind[cell] += coreWithin[other];
      }
    }
    return within;
  }

  private boolean isCoreReached(int region) {
    for (int cell = 0; cell < cells; cell++) {
      if (isIn(cell, region) && far[cell] > size) {
        return false;
      }
    }
    return true;
  }

  /**
   * Tells how far cells are from one of the core.
   *
   * @param most how far they may be
   * @return how many were reached
   */
  private int spread(int region, int start, int most) {
    Arrays.fill(far, Integer.MAX_VALUE);
    far[start] = 0;
    int first = cells;
    int last = cells;
    queue[last++] = start;
    int reached = 0;
    boolean[] done = new boolean[cells];
    while (first < last) {
      int cell = queue[first++];
      if (done[cell]) {
        continue;
      }
      done[cell] = true;
      reached++;
      for (int other : beside[cell]) {
        if (done[other] || !mayBe(other, region)) {
          continue;
        }
        int distance = far[cell] + (isIn(other, region) ? 0 : 1);
        if (distance <= most && distance < far[other]) {
          far[other] = distance;
          if (distance == far[cell]) {
            queue[--first] = other;
          } else {
            queue[last++] = other;
          }
        }
      }
    }
    return reached;
  }

  /** Tells the steps in regions that are whole. */
  private boolean step() {
    for (int region = 0; region < regions; region++) {
      int start = measure(region);
      if (core == size && !stepsFrom(start, region)) {
        return false;
      }
    }
    return true;
  }

  private boolean stepsFrom(int start, int region) {
    int to = 0;
    Arrays.fill(far, 0);
    far[start] = 1;
    queue[to++] = start;
    for (int from = 0; from < to; from++) {
      int cell = queue[from];
      if (!keep(2 * cells + cell, 1 << (far[cell] - 1))) {
        return false;
      }
      for (int other : beside[cell]) {
        if (far[other] == 0 && isIn(other, region)) {
          far[other] = far[cell] + 1;
          queue[to++] = other;
        }
      }
    }
    return true;
  }
}
