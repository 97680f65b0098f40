package cluewright.strategy.core;

import cluewright.model.Board;
import cluewright.model.CellBonds;
import cluewright.model.CellSet;
import cluewright.model.House;
import cluewright.model.rule.Kinds;
import cluewright.model.rule.Primitive;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * A board's cells and houses as arrays for frequent loops.
 *
 * <p>Houses are numbered as in {@link Board#houses}. A set of cells is {@link #words} longs, with
 * cell c in bit {@code c % 64} of word {@code c / 64}.
 */
public final class Geometry {
  /** What it reads of a board; a board that is made of anything else is refused. */
  private static final Set<Class<? extends Primitive>> PRIMITIVES =
      Set.of(
          Primitive.Differ.class,
          Primitive.Pair.class,
          Primitive.Sum.class,
          Primitive.Allow.class,
          Primitive.Word.class);

  private static final int[] NOTHING = {};

  private final Board board;
  private final CellBonds sums;
  private final int words;
  private final int[][] cellsOf;
  private final boolean[] holdsEveryDigit;
  private final int[][] housesOf;
  private final int[][] placeIn;
  private final int[][] peers;
  private final long[][] peerSets;
  private final long[][] houseSets;
  private final int[][] related;

  private Geometry(Board board) {
    board.refuseUnlessMadeOf("the strategies", PRIMITIVES);
    this.board = board;
    this.sums = new CellBonds(board);
    List<House> houses = board.houses();
    words = (board.cells() + Long.SIZE - 1) / Long.SIZE;
    cellsOf = houses.stream().map(house -> house.cells().toArray()).toArray(int[][]::new);
    houseSets = houses.stream().map(house -> set(house.cells())).toArray(long[][]::new);
    holdsEveryDigit = new boolean[houses.size()];
    for (int house = 0; house < holdsEveryDigit.length; house++) {
      holdsEveryDigit[house] = houses.get(house).holdsEveryDigit();
    }
    housesOf = new int[board.cells()][];
    placeIn = new int[board.cells()][];
    peers = new int[board.cells()][];
    peerSets = new long[board.cells()][];
    for (int cell = 0; cell < peers.length; cell++) {
      housesOf[cell] = housesWith(cell);
      placeIn[cell] = placesIn(cell);
      peers[cell] = board.peers(cell).toArray();
      peerSets[cell] = set(board.peers(cell));
    }
    related =
        IntStream.range(0, board.hasPairs() ? board.candidates() : 0)
            .mapToObj(candidate -> board.related(candidate).toArray())
            .toArray(int[][]::new);
  }

  public static Geometry of(Board board) {
    return new Geometry(board);
  }

  /**
   * The houses of a cell, found without searching all houses, since boards may have hundreds of two
   * cells.
   */
  private int[] housesWith(int cell) {
    return IntStream.range(0, cellsOf.length)
        .filter(house -> Arrays.binarySearch(cellsOf[house], cell) >= 0)
        .toArray();
  }

  private int[] placesIn(int cell) {
    int[] places = new int[housesOf[cell].length];
    for (int i = 0; i < places.length; i++) {
      int[] cells = cellsOf[housesOf[cell][i]];
      while (cells[places[i]] != cell) {
        places[i]++;
      }
    }
    return places;
  }

  /** Converts a set of cells to {@link #words} longs. */
  public long[] set(CellSet cells) {
    long[] set = new long[words];
    cells.forEach(cell -> set[cell >> 6] |= 1L << cell);
    return set;
  }

  /** Converts {@code words} longs to a set of cells. */
  public static CellSet cells(long[] set) {
    return CellSet.where(set.length * Long.SIZE, cell -> (set[cell >> 6] >>> cell & 1) != 0);
  }

  public Board board() {
    return board;
  }

  public CellBonds sums() {
    return sums;
  }

  /** The number of longs in a set of cells. */
  public int words() {
    return words;
  }

  public int houses() {
    return cellsOf.length;
  }

  public House house(int number) {
    return board.houses().get(number);
  }

  /** The cells of a house, ascending. */
  public int[] cellsOf(int house) {
    return cellsOf[house];
  }

  public boolean holdsEveryDigit(int house) {
    return holdsEveryDigit[house];
  }

  /** The numbers of the houses of a cell. */
  public int[] housesOf(int cell) {
    return housesOf[cell];
  }

  /** The place of a cell in the i-th of its houses. */
  int placeIn(int cell, int i) {
    return placeIn[cell][i];
  }

  public int[] peers(int cell) {
    return peers[cell];
  }

  /** The candidates excluded beside a candidate, as by {@link Board#related}. */
  public int[] related(int candidate) {
    return related.length == 0 ? NOTHING : related[candidate];
  }

  /** True if relations bar any candidates, so that houses and cells are not all that excludes. */
  public boolean hasRelations() {
    return related.length > 0;
  }

  /** True if a relation excludes a candidate beside another. */
  public boolean areRelated(int candidate, int other) {
    for (int barred : related(candidate)) {
      if (barred == other) {
        return true;
      }
    }
    return false;
  }

  /** True if two candidates cannot both be true, as {@link Board#exclude} says. */
  public boolean exclude(int candidate, int other) {
    int cell = board.cellOf(candidate);
    int otherCell = board.cellOf(other);
    if (cell == otherCell) {
      return candidate != other;
    }
    return (board.digitOf(candidate) == board.digitOf(other) && see(cell, otherCell))
        || areRelated(candidate, other);
  }

  /** The peers of a cell, as a set. */
  public long[] peerSet(int cell) {
    return peerSets[cell];
  }

  /**
   * Keeps of a set of cells those that see each cell of another; both are {@link #words} longs of
   * an array, from an index on.
   */
  public void keepSeers(long[] kept, int keptFrom, long[] seen, int seenFrom) {
    for (int word = 0; word < words; word++) {
      for (long rest = seen[seenFrom + word]; rest != 0; rest &= rest - 1) {
        long[] peersOf = peerSets[word * Long.SIZE + Long.numberOfTrailingZeros(rest)];
        for (int i = 0; i < words; i++) {
          kept[keptFrom + i] &= peersOf[i];
        }
      }
    }
  }

  /** The cells of a house, as a set. */
  public long[] houseSet(int house) {
    return houseSets[house];
  }

  /** The numbers of the houses, boxes first, as people look at them. */
  public int[] boxesFirst() {
    return IntStream.range(0, houses())
        .boxed()
        .sorted(Comparator.comparing(house -> house(house).kind() != Kinds.BOX))
        .mapToInt(Integer::intValue)
        .toArray();
  }

  /** The place of a cell in a house that holds it. */
  public int placeOf(int house, int cell) {
    return Arrays.binarySearch(cellsOf[house], cell);
  }

  /** The cells of a house at a set of places. */
  public CellSet cellsAt(int house, int places) {
    int[] cells = new int[Integer.bitCount(places)];
    int next = 0;
    for (int rest = places; rest != 0; rest &= rest - 1) {
      cells[next++] = cellsOf[house][Integer.numberOfTrailingZeros(rest)];
    }
    return CellSet.of(cells);
  }

  public boolean holds(int house, int[] cells) {
    for (int cell : cells) {
      if (!has(house, cell)) {
        return false;
      }
    }
    return true;
  }

  public boolean has(int house, int cell) {
    return (houseSets[house][cell >> 6] >>> cell & 1) != 0;
  }

  public boolean see(int a, int b) {
    return (peerSets[a][b >> 6] >>> b & 1) != 0;
  }
}
