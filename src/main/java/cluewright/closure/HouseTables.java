package cluewright.closure;

import cluewright.model.Board;
import cluewright.model.CellBonds;
import cluewright.model.CellSet;
import cluewright.model.House;
import cluewright.model.rule.Primitive;
import cluewright.strategy.Catalogue;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.CommonBars;
import cluewright.strategy.core.Geometry;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * A board as tables of small numbers: houses by index, and the cells of a house by position.
 *
 * <p>A set of positions of a house is an int, bit i for its i-th cell; a house has at most 31.
 */
final class HouseTables {
  /** What it reads of a board; a board that is made of anything else is refused. */
  private static final Set<Class<? extends Primitive>> PRIMITIVES =
      Set.of(
          Primitive.Differ.class,
          Primitive.Pair.class,
          Primitive.Sum.class,
          Primitive.Allow.class,
          Primitive.Word.class);

  private static final int FEWEST_COMMON_CELLS = 2;

  final Board board;
  final CellBonds sums;
  final int[][] peers;

  /** By candidate, the ones that relations exclude beside it; empty if there are none. */
  final int[][] related;

  /** By house, its cells by position. */
  final int[][] cellsOf;

  /** By cell, the houses that contain it. */
  final int[][] housesOf;

  /** By cell, its position in each of {@link #housesOf}, as a one-element set. */
  final int[][] positions;

  final boolean[] holdsEveryDigit;

  /** The choices for common peer elimination; null if it is not used. */
  final CommonBars bars;

  /** By house A, the other houses that share at least two cells with it. */
  final Crossing[][] crossings;

  /**
   * A crossing of house A, which must hold every digit, with house B.
   *
   * @param other B
   * @param outside the positions in A of A\B
   * @param outsideOther the positions in B of B\A
   */
  record Crossing(int other, int outside, int outsideOther) {}

  HouseTables(Board board, StrategySet strategies) {
    board.refuseUnlessMadeOf("the closure", PRIMITIVES);
    this.board = board;
    this.bars =
        strategies.contains(Catalogue.COMMON_PEERS) ? new CommonBars(Geometry.of(board)) : null;
    this.sums = new CellBonds(board);
    List<House> houses = board.houses();
    this.cellsOf = houses.stream().map(house -> house.cells().toArray()).toArray(int[][]::new);
    this.holdsEveryDigit = new boolean[houses.size()];
    this.crossings = new Crossing[houses.size()][];
    for (int house = 0; house < crossings.length; house++) {
      holdsEveryDigit[house] = houses.get(house).holdsEveryDigit();
      crossings[house] = crossings(house);
    }
    this.related =
        IntStream.range(0, board.hasPairs() ? board.candidates() : 0)
            .mapToObj(candidate -> board.related(candidate).toArray())
            .toArray(int[][]::new);
    this.peers = new int[board.cells()][];
    this.housesOf = new int[board.cells()][];
    this.positions = new int[board.cells()][];
    for (int cell = 0; cell < peers.length; cell++) {
      peers[cell] = board.peers(cell).toArray();
      List<House> mine = board.housesOf(cell);
      CellSet itself = CellSet.of(cell);
      housesOf[cell] = mine.stream().mapToInt(houses::indexOf).toArray();
      positions[cell] = mine.stream().mapToInt(house -> positions(house, itself)).toArray();
    }
  }

  private Crossing[] crossings(int a) {
    List<Crossing> found = new ArrayList<>();
    House here = board.houses().get(a);
    for (int b = 0; b < cellsOf.length; b++) {
      House other = board.houses().get(b);
      CellSet common = here.cells().intersect(other.cells());
      if (a != b && common.size() >= FEWEST_COMMON_CELLS) {
        found.add(
            new Crossing(
                b,
                positions(here, here.cells().minus(common)),
                positions(other, other.cells().minus(common))));
      }
    }
    return found.toArray(Crossing[]::new);
  }

  private static int positions(House house, CellSet cells) {
    int[] all = house.cells().toArray();
    int set = 0;
    for (int i = 0; i < all.length; i++) {
      set |= cells.contains(all[i]) ? 1 << i : 0;
    }
    return set;
  }
}
