package cluewright.model;

import cluewright.model.House.Grid;
import cluewright.model.rule.Kind;
import cluewright.model.rule.Kinds;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Boards of several grids that share boxes at their corners. A row of such a board is none of its
 * houses: each grid has its own rows.
 *
 * <pre>
 *   twodoku        samurai
 *   a a . .      a a . b b
 *   a x b b      a x c x b
 *   . b b b      . c c c .
 *                d x c x e
 *                d d . e e
 * </pre>
 */
public enum OverlappingGrids {
  /** Two grids along a diagonal. */
  TWODOKU(List.of(new Corner(Grid.UPPER_LEFT, 0, 0), new Corner(Grid.LOWER_RIGHT, 1, 1))),
  /** Four grids and a fifth in their middle. */
  SAMURAI(
      List.of(
          new Corner(Grid.UPPER_LEFT, 0, 0),
          new Corner(Grid.UPPER_RIGHT, 0, 2),
          new Corner(Grid.MIDDLE, 1, 1),
          new Corner(Grid.LOWER_LEFT, 2, 0),
          new Corner(Grid.LOWER_RIGHT, 2, 2)));

  /** The usual number of digits, which a name need not mention. */
  private static final int USUAL = 9;

  private static final Pattern NAME = Pattern.compile("([a-z]+)(?:-(\\d)x(\\d))?");

  /** The rows and columns of boxes, by number of digits, of grids that are commonly overlapped. */
  private static final Map<Integer, BoxShape> SHAPES =
      Map.of(4, new BoxShape(2, 2), 6, new BoxShape(2, 3), USUAL, new BoxShape(3, 3));

  /** The position of a grid, in steps from one grid to the next. */
  private record Corner(Grid grid, int down, int right) {}

  private final List<Corner> corners;

  OverlappingGrids(List<Corner> corners) {
    this.corners = corners;
  }

  /** The name of the board with 9x9 grids, for example {@code samurai}. */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The board with a name, {@code samurai}, {@code twodoku} or {@code twodoku-4x4}. */
  static Optional<Board> named(String name) {
    Matcher parts = NAME.matcher(name);
    if (!parts.matches()) {
      return Optional.empty();
    }
    int digits = parts.group(2) == null ? USUAL : Integer.parseInt(parts.group(2));
    boolean isSquare = parts.group(2) == null || parts.group(2).equals(parts.group(3));
    return Stream.of(values())
        .filter(one -> isSquare && one.id().equals(parts.group(1)) && one.comesWith(digits))
        .map(one -> one.board(digits))
        .findFirst();
  }

  /** The boards with the usual digits, whose number of cells is unique. */
  static List<Board> usual() {
    return Stream.of(values()).map(OverlappingGrids::board).toList();
  }

  /** All such boards, smallest first. */
  public static List<Board> all() {
    return SHAPES.keySet().stream()
        .sorted()
        .flatMap(
            digits ->
                Stream.of(values())
                    .filter(one -> one.comesWith(digits))
                    .map(one -> one.board(digits)))
        .toList();
  }

  /** The kind of a board with overlapping grids. */
  public static Optional<OverlappingGrids> of(Board board) {
    return Stream.of(values())
        .filter(one -> one.comesWith(board.digits()))
        .filter(one -> one.name(board.digits()).equals(board.base()))
        .findFirst();
  }

  /** True if the kind exists with this number of digits; five grids of 4x4 would leave no gap. */
  private boolean comesWith(int digits) {
    return this == SAMURAI ? digits == USUAL : SHAPES.containsKey(digits);
  }

  private String name(int digits) {
    return digits == USUAL ? id() : id() + "-" + digits + "x" + digits;
  }

  /** The board with 9x9 grids. */
  public Board board() {
    return board(USUAL);
  }

  private Board board(int digits) {
    BoxShape box = SHAPES.get(digits);
    int down = digits - box.rows();
    int right = digits - box.columns();
    int steps = corners.get(corners.size() - 1).down;
    int rows = digits + steps * down;
    int columns = digits + steps * right;
    Map<Grid, Integer> firsts = new EnumMap<>(Grid.class);
    corners.forEach(
        corner -> firsts.put(corner.grid, corner.down * down * columns + corner.right * right));
    Sheet sheet = new Sheet(columns, firsts, digits);
    int[] places = sheet.places();
    List<House> houses = new ArrayList<>();
    Set<CellSet> boxes = new LinkedHashSet<>();
    for (Kind kind : List.of(Kinds.ROW, Kinds.COLUMN, Kinds.BOX)) {
      for (Grid grid : firsts.keySet()) {
        for (int i = 0; i < digits; i++) {
          CellSet cells = cells(places, sheet.house(kind, grid, i, box));
          int first = firsts.get(grid);
          int number =
              kind == Kinds.ROW
                  ? first / columns + i
                  : kind == Kinds.COLUMN ? first % columns + i : i;
          if (kind != Kinds.BOX || boxes.add(cells)) {
            houses.add(new House(kind, number + 1, grid, cells, /* holdsEveryDigit= */ true));
          }
        }
      }
    }
    return new Board(name(digits), rows, columns, places, digits, houses);
  }

  private static CellSet cells(int[] places, IntStream of) {
    return CellSet.of(of.map(place -> Arrays.binarySearch(places, place)));
  }

  /**
   * The places of a board.
   *
   * @param firsts the first place of each grid
   */
  private record Sheet(int columns, Map<Grid, Integer> firsts, int digits) {

    /** The places that have cells, ascending. */
    int[] places() {
      return firsts.values().stream()
          .flatMapToInt(first -> places(first, digits * digits, i -> i / digits, i -> i % digits))
          .sorted()
          .distinct()
          .toArray();
    }

    IntStream house(Kind kind, Grid grid, int i, BoxShape box) {
      int first = firsts.get(grid);
      if (kind == Kinds.ROW) {
        return places(first + i * columns, digits, j -> 0, j -> j);
      }
      if (kind == Kinds.COLUMN) {
        return places(first + i, digits, j -> j, j -> 0);
      }
      int across = digits / box.columns();
      int corner = i / across * box.rows() * columns + i % across * box.columns();
      return places(first + corner, digits, j -> j / box.columns(), j -> j % box.columns());
    }

    private IntStream places(int from, int count, IntUnaryOperator down, IntUnaryOperator right) {
      return IntStream.range(0, count)
          .map(i -> from + down.applyAsInt(i) * columns + right.applyAsInt(i));
    }
  }
}
