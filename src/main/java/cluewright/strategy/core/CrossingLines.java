package cluewright.strategy.core;

import cluewright.model.House;
import cluewright.model.rule.Kind;
import cluewright.model.rule.Kinds;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Rows with the columns that cross them, or columns with rows: the bases of fish and their covers.
 *
 * <p>Lines are numbered from 0 in each direction. Base i and cover j share one cell, which is place
 * j of base i, so a state's places of a digit in a base are the covers that the digit reaches.
 */
public class CrossingLines {
  private final Geometry geometry;
  private final int[] bases;
  private final int[] covers;

  public CrossingLines(Geometry geometry, int[] bases, int[] covers) {
    this.geometry = geometry;
    this.bases = bases;
    this.covers = covers;
  }

  /**
   * Rows as bases, then columns, grid by grid; empty where rows and columns do not form a full
   * grid.
   */
  public static List<CrossingLines> of(Geometry geometry) {
    return Arrays.stream(House.Grid.values()).flatMap(grid -> of(geometry, grid)).toList();
  }

  private static Stream<CrossingLines> of(Geometry geometry, House.Grid grid) {
    int[] rows = lines(geometry, grid, Kinds.ROW);
    int[] columns = lines(geometry, grid, Kinds.COLUMN);
    return Stream.of(
            new CrossingLines(geometry, rows, columns), new CrossingLines(geometry, columns, rows))
        .filter(CrossingLines::isGrid);
  }

  private static int[] lines(Geometry geometry, House.Grid grid, Kind kind) {
    return IntStream.of(lines(geometry, kind))
        .filter(house -> geometry.house(house).grid() == grid)
        .toArray();
  }

  public static int[] lines(Geometry geometry, Kind kind) {
    return IntStream.range(0, geometry.houses())
        .filter(house -> geometry.house(house).kind() == kind)
        .toArray();
  }

  private boolean isGrid() {
    return bases.length > 0
        && IntStream.range(0, bases.length).allMatch(this::crossesEveryCover)
        && IntStream.of(covers).allMatch(cover -> geometry.cellsOf(cover).length == bases.length);
  }

  private boolean crossesEveryCover(int base) {
    int[] cells = geometry.cellsOf(bases[base]);
    return cells.length == covers.length
        && IntStream.range(0, cells.length)
            .allMatch(
                place -> {
                  int[] across = geometry.cellsOf(covers[place]);
                  return base < across.length && across[base] == cells[place];
                });
  }

  public final int bases() {
    return bases.length;
  }

  public final int covers() {
    return covers.length;
  }

  public final House base(int base) {
    return geometry.house(bases[base]);
  }

  public final House cover(int cover) {
    return geometry.house(covers[cover]);
  }

  /** By cell, the base that contains it, or -1. */
  public int[] basesOfCells() {
    return IntStream.range(0, geometry.board().cells())
        .map(
            cell ->
                IntStream.range(0, bases.length)
                    .filter(base -> geometry.has(bases[base], cell))
                    .findFirst()
                    .orElse(-1))
        .toArray();
  }

  public int cell(int base, int cover) {
    return geometry.cellsOf(bases[base])[cover];
  }

  /** True if a base must hold a digit, as every argument about bases needs. */
  public final boolean holdsEveryDigit(int base) {
    return geometry.holdsEveryDigit(bases[base]);
  }

  /** The covers that a base's places for a digit reach. */
  public int places(SolvingState state, int base, int digit) {
    return state.places(bases[base], digit);
  }

  public boolean isPlacedIn(SolvingState state, int base, int digit) {
    return state.isPlacedIn(bases[base], digit);
  }
}
