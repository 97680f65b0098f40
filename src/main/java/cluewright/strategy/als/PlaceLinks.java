package cluewright.strategy.als;

import cluewright.model.CellSet;
import cluewright.strategy.core.ChainNode;
import cluewright.strategy.core.Geometry;
import cluewright.strategy.core.SolvingState;

/**
 * The links of chains through almost locked sets. A node is a digit in one of some cells, and a set
 * of nodes is the bits of {@link #words} longs.
 *
 * <p>A strong link joins the places of two digits in a set: without the one the set needs the
 * other. A weak link joins nodes of one digit each of whose cells sees each of the other's. Where
 * houses and cells link as well, so do the two {@link HouseParts} of a digit, strongly, and two
 * digits of a cell or two that relations bar beside each other, each in one cell, weakly. Mutable
 * and reused.
 */
final class PlaceLinks {
  private final SetChains.Kind kind;
  private final Geometry geometry;
  private final AlmostLockedSets sets;
  private final SharedPlaces places;
  private final HouseParts parts;

  /** By node, its cell; -1 if there are several. */
  private int[] onlyCell = new int[0];

  private int words;
  private long[] weak = new long[0];
  private long[] strong = new long[0];

  /** The strong links that need no set of two or more cells. */
  private long[] plain = new long[0];

  PlaceLinks(Geometry geometry, SetChains.Kind kind) {
    this.kind = kind;
    this.geometry = geometry;
    this.sets = new AlmostLockedSets(geometry);
    this.places = sets.places();
    this.parts = new HouseParts(geometry, places);
  }

  AlmostLockedSets sets() {
    return sets;
  }

  /** Loads the links of a state, without changing it. */
  void lay(SolvingState state) {
    sets.lookAt(state);
    if (kind == SetChains.Kind.ANY_LINKS) {
      parts.lookAt(state);
    }
    words = (places.size() + Long.SIZE - 1) / Long.SIZE;
    weak = LockedSetGraph.cleared(weak, places.size() * words);
    strong = LockedSetGraph.cleared(strong, places.size() * words);
    plain = LockedSetGraph.cleared(plain, places.size() * words);
    noteCells();
    layWeak();
    for (int set = 0; set < sets.size(); set++) {
      layThrough(set);
    }
    if (kind == SetChains.Kind.ANY_LINKS) {
      layInHouses();
      layInCells();
      layByRelations();
    }
  }

  private void noteCells() {
    if (onlyCell.length < places.size()) {
      onlyCell = new int[2 * places.size()];
    }
    for (int node = 0; node < places.size(); node++) {
      onlyCell[node] = places.onlyCell(node);
    }
  }

  private void layWeak() {
    for (int one = 0; one < places.size(); one++) {
      for (int other = places.before(one); other >= 0; other = places.before(other)) {
        if (places.exclude(one, other)) {
          join(weak, one, other);
        }
      }
    }
  }

  private void layThrough(int set) {
    for (int one = sets.digits(set); one != 0; one &= one - 1) {
      int first = sets.places(set, Integer.numberOfTrailingZeros(one) + 1);
      for (int other = one & (one - 1); other != 0; other &= other - 1) {
        int second = sets.places(set, Integer.numberOfTrailingZeros(other) + 1);
        join(strong, first, second);
        if (sets.cellCount(set) == 1) {
          join(plain, first, second);
        }
      }
    }
  }

  private void layInHouses() {
    for (int division = 0; division < parts.size(); division++) {
      join(strong, parts.node(division, 0), parts.node(division, 1));
      join(plain, parts.node(division, 0), parts.node(division, 1));
    }
  }

  private void layInCells() {
    for (int one = 0; one < places.size(); one++) {
      int cell = onlyCell[one];
      for (int other = 0; cell >= 0 && other < one; other++) {
        if (onlyCell[other] == cell) {
          join(weak, one, other);
        }
      }
    }
  }

  private void layByRelations() {
    for (int one = 0; geometry.hasRelations() && one < places.size(); one++) {
      for (int other = 0; onlyCell[one] >= 0 && other < one; other++) {
        if (onlyCell[other] >= 0 && geometry.areRelated(candidate(one), candidate(other))) {
          join(weak, one, other);
        }
      }
    }
  }

  /** The candidate of a node with one cell. */
  private int candidate(int node) {
    return geometry.board().candidate(onlyCell[node], places.digit(node));
  }

  private void join(long[] rows, int one, int other) {
    rows[one * words + (other >> 6)] |= 1L << other;
    rows[other * words + (one >> 6)] |= 1L << one;
  }

  /** The number of nodes. */
  int size() {
    return places.size();
  }

  /** The number of longs in a set of nodes. */
  int words() {
    return words;
  }

  /** A word of the nodes that are true if a node is false. */
  long strong(int node, int word) {
    return strong[node * words + word];
  }

  /** A word of the nodes among these that need no set of two or more cells. */
  long plain(int node, int word) {
    return plain[node * words + word];
  }

  /** A word of the nodes that are false if a node is true. */
  long weak(int node, int word) {
    return weak[node * words + word];
  }

  boolean isWeak(int one, int other) {
    return (weak(one, other >> 6) >>> other & 1) != 0;
  }

  int digit(int node) {
    return places.digit(node);
  }

  /** True if a node is a digit in one cell. */
  boolean isSingle(int node) {
    return onlyCell[node] >= 0;
  }

  /** A word of the cells from which a digit is eliminated if a node is true. */
  long excluded(int node, int digit, int word) {
    boolean isOne = kind == SetChains.Kind.ANY_LINKS && onlyCell[node] >= 0;
    long cells = places.digit(node) == digit ? places.seen(node, word) : 0;
    if (isOne && places.digit(node) != digit) {
      cells |= places.cells(node, word);
    }
    return isOne && geometry.hasRelations() ? cells | related(node, digit, word) : cells;
  }

  /** A word of the cells from which relations eliminate a digit if a node of one cell is true. */
  private long related(int node, int digit, int word) {
    long cells = 0;
    for (int barred : geometry.related(candidate(node))) {
      int cell = geometry.board().cellOf(barred);
      if (geometry.board().digitOf(barred) == digit && cell >> 6 == word) {
        cells |= 1L << cell;
      }
    }
    return cells;
  }

  boolean excludes(int node, int cell, int digit) {
    return (excluded(node, digit, cell >> 6) >>> cell & 1) != 0;
  }

  /** The smallest set that a strong link goes through; -1 for a house. */
  int through(int one, int other) {
    int digits = 1 << (digit(one) - 1) | 1 << (digit(other) - 1);
    int best = -1;
    for (int set = 0; set < sets.size() && digit(one) != digit(other); set++) {
      if ((sets.digits(set) & digits) == digits
          && sets.places(set, digit(one)) == one
          && sets.places(set, digit(other)) == other
          && (best < 0 || sets.cellCount(set) < sets.cellCount(best))) {
        best = set;
      }
    }
    return best;
  }

  /** The cells and the digit of a node. */
  ChainNode chainNode(int node) {
    CellSet cells =
        CellSet.where(
            geometry.board().cells(), cell -> (places.cells(node, cell >> 6) >>> cell & 1) != 0);
    return new ChainNode(cells, digit(node));
  }
}
