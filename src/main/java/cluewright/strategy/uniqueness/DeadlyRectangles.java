package cluewright.strategy.uniqueness;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.House;
import cluewright.phrase.Phrase;
import cluewright.strategy.core.BoardFinder;
import cluewright.strategy.core.Candidates;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Evidence;
import cluewright.strategy.core.Geometry;
import cluewright.strategy.core.SolvingState;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.core.Variant;
import cluewright.strategy.core.Words;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * Examines every rectangle that two digits might fill in two ways, and what follows from it.
 *
 * <p>None of its {@linkplain Rectangles corners} is placed, so none is a clue. If the solution had
 * only the two digits there, exchanging them would give a second solution of the same clues: in a
 * puzzle with one solution, some corner holds another digit. This is so whatever has been
 * eliminated, as long as it is false in the solution.
 *
 * <p>A rectangle is found through its first corner that has just two digits, and is looked at for
 * these alone, as in HoDoKu. The other corners may have lost one of them, or both, but not to a
 * placed cell: then nobody would see a rectangle.
 */
final class DeadlyRectangles extends BoardFinder {
  private final Rectangles rectangles;
  private final Predicate<DeadlyRectangles> type;

  private SolvingState state;
  private Predicate<Deduction> sink;
  private int[] corners;
  private int pair;
  private int roof;

  /**
   * @param type looks at the rectangle in hand; true if the sink has enough
   */
  DeadlyRectangles(Strategy strategy, Board board, Predicate<DeadlyRectangles> type) {
    super(strategy, board);
    this.type = type;
    rectangles = new Rectangles(geometry);
  }

  @Override
  public boolean find(SolvingState given, Predicate<Deduction> enough) {
    state = given;
    sink = enough;
    for (int cell = 0; cell < board.cells(); cell++) {
      pair = state.open(cell);
      if (Integer.bitCount(pair) == 2 && findFrom(cell)) {
        return true;
      }
    }
    return false;
  }

  private boolean findFrom(int cell) {
    for (int[] rectangle : rectangles.from(cell)) {
      corners = rectangle;
      if (isPossible() && type.test(this)) {
        return true;
      }
    }
    return false;
  }

  /** True if the pair can form a rectangle; {@link #roof} is then valid. */
  private boolean isPossible() {
    roof = 0;
    for (int i = 1; i < Rectangles.CORNERS; i++) {
      int open = state.open(corners[i]);
      if (open == 0) {
        return false;
      }
      roof |= (open & ~pair) == 0 ? 0 : 1 << i;
    }
    return isFreeFor(pair) && !isFoundBefore();
  }

  /**
   * True if the rectangle was already found for these digits from an earlier corner with exactly
   * these candidates.
   */
  private boolean isFoundBefore() {
    for (int i = 1; i < Rectangles.CORNERS; i++) {
      int open = state.open(corners[i]);
      if (corners[i] < corners[0] && Integer.bitCount(open) == 2 && isFreeFor(open)) {
        return true;
      }
    }
    return false;
  }

  /** True if no corner sees a placed digit of the two. */
  private boolean isFreeFor(int digits) {
    for (int corner : corners) {
      if ((state.open(corner) & digits) != digits && isPlacedBeside(corner, digits)) {
        return false;
      }
    }
    return true;
  }

  private boolean isPlacedBeside(int cell, int digits) {
    for (int house : geometry.housesOf(cell)) {
      for (int rest = digits; rest != 0; rest &= rest - 1) {
        if (state.isPlacedIn(house, Integer.numberOfTrailingZeros(rest) + 1)) {
          return true;
        }
      }
    }
    return false;
  }

  Geometry geometry() {
    return geometry;
  }

  SolvingState state() {
    return state;
  }

  /** The two digits as a set. */
  int pair() {
    return pair;
  }

  /** The corners with further candidates; corner i is bit i. */
  int roof() {
    return roof;
  }

  int corner(int i) {
    return corners[i];
  }

  boolean hasInRoof(int i) {
    return (roof >>> i & 1) != 0;
  }

  /** True if the roof is two corners in one row or column. */
  boolean hasRoofInLine() {
    return Integer.bitCount(roof) == 2 && !hasRoofAcross();
  }

  /** True if the roof is two opposite corners; the first corner is never part of it. */
  boolean hasRoofAcross() {
    return roof == (1 << 1 | 1 << 2);
  }

  /** The candidates of a corner besides the two digits. */
  int extras(int i) {
    return state.open(corners[i]) & ~pair;
  }

  /** The candidates of the roof besides the two digits. */
  int extras() {
    return extras(1) | extras(2) | extras(3);
  }

  CellSet roofCells() {
    return CellSet.of(
        IntStream.range(1, Rectangles.CORNERS).filter(this::hasInRoof).map(i -> corners[i]));
  }

  boolean isCorner(int cell) {
    return Arrays.stream(corners).anyMatch(corner -> corner == cell);
  }

  /** The cells that see the whole roof, as a set to be narrowed. */
  long[] peersOfRoof() {
    long[] cells = new long[geometry.words()];
    Arrays.fill(cells, ~0L);
    roofCells().forEach(cell -> narrowToPeers(cells, cell));
    return cells;
  }

  /** Narrows a set to the cells that see a given cell. */
  void narrowToPeers(long[] cells, int cell) {
    for (int word = 0; word < cells.length; word++) {
      cells[word] &= geometry.peerSet(cell)[word];
    }
  }

  /** What a type adds to the argument common to all rectangles. */
  record Addition(List<House> houses, CellSet cells, int digits, Supplier<Phrase> reason) {
    static Addition of(Supplier<Phrase> reason) {
      return new Addition(List.of(), CellSet.empty(), 0, reason);
    }
  }

  /** Offers the eliminations, if any, to the sink; true if it wants no more. */
  boolean offer(int[] changes, Addition addition) {
    return offer(strategy.variants().get(0), changes, addition);
  }

  /** Offers eliminations under a name other than the strategy's first. */
  boolean offerLate(int[] changes, Addition addition) {
    return offer(strategy.variants().get(1), changes, addition);
  }

  private boolean offer(Variant form, int[] changes, Addition addition) {
    if (changes.length == 0) {
      return false;
    }
    CellSet all = CellSet.of(corners);
    int digits = pair;
    List<Evidence.Mark> marks = new ArrayList<>();
    marks.addAll(Evidence.marks(Candidates.ofCells(state, all, digits), Evidence.Role.PATTERN));
    marks.addAll(Evidence.marks(Candidates.ofCells(state, all, ~digits), Evidence.Role.FIN));
    marks.addAll(
        Evidence.marks(
            Candidates.ofCells(state, addition.cells, addition.digits), Evidence.Role.SECOND));
    return sink.test(
        eliminate(
            form,
            changes,
            () ->
                new Evidence(
                    addition.houses, List.of(), marks, List.of(), reason(all, digits, addition))));
  }

  private Phrase reason(CellSet cells, int digits, Addition addition) {
    return Phrase.of(
        "strategies.reason-rectangle",
        Words.cells(board, cells),
        Words.digits(board, digits),
        addition.reason.get());
  }

  /** The numbers of the houses that contain all of some cells. */
  int[] housesWith(CellSet cells) {
    return Arrays.stream(geometry.housesOf(cells.stream().findFirst().orElseThrow()))
        .filter(house -> geometry.holds(house, cells.toArray()))
        .toArray();
  }
}
