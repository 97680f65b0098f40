package cluewright.strategy.fish;

import cluewright.model.rule.Kind;
import cluewright.model.rule.Kinds;
import cluewright.strategy.core.CrossingLines;
import cluewright.strategy.core.Geometry;
import cluewright.strategy.core.SolvingState;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Lines and boxes as bases, lines across and boxes as covers, lines first; a place of a base is the
 * set of covers that contain one of its cells with the digit.
 */
final class FrankenLines extends CrossingLines {
  private final Geometry geometry;
  private final int[] bases;
  private final int[] covers;

  /** By cell, the covers that contain it. */
  private final int[] coversOf;

  /** By base, the cover that is the same box, or none. */
  private final int[] asCover;

  private final int boxesOfBases;
  private final int boxesOfCovers;

  private FrankenLines(Geometry geometry, int[] bases, int[] covers) {
    super(geometry, bases, covers);
    this.geometry = geometry;
    this.bases = bases;
    this.covers = covers;
    coversOf =
        IntStream.range(0, geometry.board().cells())
            .map(cell -> members(covers, house -> geometry.holds(house, new int[] {cell})))
            .toArray();
    asCover = Arrays.stream(bases).map(base -> members(covers, house -> house == base)).toArray();
    boxesOfBases = members(bases, house -> isBox(geometry, house));
    boxesOfCovers = members(covers, house -> isBox(geometry, house));
  }

  /**
   * Both directions, rows and boxes as bases first; empty if there are more than the bits of an
   * int.
   */
  static List<FrankenLines> both(Geometry geometry) {
    int[] rows = houses(geometry, Kinds.ROW);
    int[] columns = houses(geometry, Kinds.COLUMN);
    return Stream.of(
            new FrankenLines(geometry, rows, columns), new FrankenLines(geometry, columns, rows))
        .filter(lines -> lines.bases() <= Integer.SIZE && lines.covers() <= Integer.SIZE)
        .toList();
  }

  private static int[] houses(Geometry geometry, Kind kind) {
    return IntStream.concat(
            Arrays.stream(lines(geometry, kind)), Arrays.stream(lines(geometry, Kinds.BOX)))
        .toArray();
  }

  private static boolean isBox(Geometry geometry, int house) {
    return geometry.house(house).kind() == Kinds.BOX;
  }

  private static int members(int[] houses, IntPredicate isMember) {
    return IntStream.range(0, houses.length)
        .filter(i -> isMember.test(houses[i]))
        .map(i -> 1 << i)
        .reduce(0, (a, b) -> a | b);
  }

  @Override
  public int places(SolvingState state, int base, int digit) {
    int reached = 0;
    long[] cells = baseSet(base);
    for (int word = 0; word < cells.length; word++) {
      for (long rest = cells[word] & state.cells(digit, word); rest != 0; rest &= rest - 1) {
        reached |= coversOf[word * Long.SIZE + Long.numberOfTrailingZeros(rest)];
      }
    }
    return reached;
  }

  /** The number of cells with a digit that two bases share. */
  int shared(SolvingState state, int digit, int one, int another) {
    int shared = 0;
    for (int word = 0; word < geometry.words(); word++) {
      shared +=
          Long.bitCount(baseSet(one)[word] & baseSet(another)[word] & state.cells(digit, word));
    }
    return shared;
  }

  long[] baseSet(int base) {
    return geometry.houseSet(bases[base]);
  }

  long[] coverSet(int cover) {
    return geometry.houseSet(covers[cover]);
  }

  int coversOf(int cell) {
    return coversOf[cell];
  }

  /** The covers that are themselves bases of a set. */
  int asCovers(int baseSet) {
    int same = 0;
    for (int rest = baseSet; rest != 0; rest &= rest - 1) {
      same |= asCover[Integer.numberOfTrailingZeros(rest)];
    }
    return same;
  }

  boolean hasBox(int baseSet, int coverSet) {
    return (baseSet & boxesOfBases) != 0 || (coverSet & boxesOfCovers) != 0;
  }
}
