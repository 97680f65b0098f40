package cluewright.strategy.fish;

import cluewright.model.House;
import cluewright.model.rule.Kind;
import cluewright.model.rule.Kinds;
import cluewright.strategy.core.Geometry;
import cluewright.strategy.core.SolvingState;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The houses of a board as bases and covers of fish, with a digit's cells in each; sets of houses
 * are longs. Houses of two cells are neither: where there are any, there are hundreds. Of the
 * others there must be {@linkplain cluewright.strategy.core.Limit#FEW_HOUSES few}.
 */
final class FishHouses {

  /** Which houses a fish may combine. */
  enum Mix {
    /**
     * Lines of one direction and boxes as bases, lines of the other and boxes as covers, with at
     * least one box.
     */
    FRANKEN,
    /** All other combinations: rows and columns are together on one side, as bases or covers. */
    MUTANT
  }

  private final Geometry geometry;
  private final Mix mix;

  /** The houses by their numbers on the board; elsewhere each is identified by its index here. */
  private final int[] all;

  private final long rows;
  private final long columns;
  private final long boxes;
  private final long holdEveryDigit;

  /** By cell, the houses that contain it. */
  private final long[] of;

  /** By house, its cells with the digit. */
  private final long[][] cells;

  private long open;

  FishHouses(Geometry geometry, Mix mix) {
    this.geometry = geometry;
    this.mix = mix;
    this.all = all(geometry);
    this.rows = ofKind(Kinds.ROW);
    this.columns = ofKind(Kinds.COLUMN);
    this.boxes = ofKind(Kinds.BOX);
    this.holdEveryDigit = set(numbers().filter(i -> geometry.holdsEveryDigit(all[i])));
    this.cells = new long[all.length][geometry.words()];
    this.of =
        IntStream.range(0, geometry.board().cells())
            .mapToLong(cell -> set(numbers().filter(i -> geometry.has(all[i], cell))))
            .toArray();
  }

  private static int[] all(Geometry geometry) {
    return IntStream.range(0, geometry.houses())
        .filter(house -> geometry.holdsEveryDigit(house) || geometry.cellsOf(house).length > 2)
        .toArray();
  }

  private long ofKind(Kind kind) {
    return set(numbers().filter(i -> geometry.house(all[i]).kind() == kind));
  }

  private IntStream numbers() {
    return IntStream.range(0, all.length);
  }

  private static long set(IntStream houses) {
    return houses.mapToLong(house -> 1L << house).reduce(0, (a, b) -> a | b);
  }

  /** Loads where a digit is open. */
  void load(SolvingState state, int digit) {
    open = 0;
    for (int house = 0; house < cells.length; house++) {
      long[] here = geometry.houseSet(all[house]);
      for (int word = 0; word < here.length; word++) {
        cells[house][word] = here[word] & state.cells(digit, word);
        open |= cells[house][word] == 0 ? 0 : 1L << house;
      }
    }
  }

  /** The cells of a house in which the digit is open. */
  long[] cells(int house) {
    return cells[house];
  }

  long of(int cell) {
    return of[cell];
  }

  List<House> houses(long set) {
    return numbers()
        .filter(house -> (set >>> house & 1) != 0)
        .mapToObj(house -> geometry.house(all[house]))
        .toList();
  }

  /** The houses that must hold the digit and in which it is open. */
  long bases() {
    return open & holdEveryDigit;
  }

  /** The bases that can be combined with some others. */
  long besideBases(long bases) {
    return mix == Mix.FRANKEN ? ~across(bases) : -1;
  }

  /** The houses with the digit that can be covers for some bases. */
  long covers(long bases) {
    long ofMix = mix == Mix.FRANKEN ? ~along(bases) : -1;
    return open & ofMix & ~bases;
  }

  /** The lines that cross some lines. */
  private long across(long bases) {
    return ((bases & rows) != 0 ? columns : 0) | ((bases & columns) != 0 ? rows : 0);
  }

  /** The lines of the same direction as some lines. */
  private long along(long bases) {
    return ((bases & rows) != 0 ? rows : 0) | ((bases & columns) != 0 ? columns : 0);
  }

  boolean isOfMix(long bases, long covers) {
    boolean crosses =
        crosses(bases, rows, covers, columns) || crosses(bases, columns, covers, rows);
    return mix == Mix.FRANKEN ? crosses && ((bases | covers) & boxes) != 0 : !crosses;
  }

  private static boolean crosses(long bases, long ofBases, long covers, long ofCovers) {
    return (bases & ofCovers) == 0 && (covers & ofBases) == 0;
  }
}
