package cluewright.proof.check;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * A board, stated from its name alone.
 *
 * <p>{@code 9x9} has boxes as near to squares as can be, no higher than wide; {@code 6x6-3x2} says
 * how many rows and columns they have; {@code 4x4/1112132233243444} says for each cell in which
 * region it lies. After each {@code +} stands what houses there are beside: {@code x} for the
 * diagonals, {@code windoku}, {@code centre-dot}, {@code disjoint-groups}, {@code asterisk}.
 *
 * <p>Cells are numbered from 0, row by row; houses are the rows from the top, then the columns from
 * the left, then the boxes as one reads, then the others, and all of them hold every digit. A
 * candidate, digit d of cell c, has the number {@code c * size + d - 1}.
 */
final class PlainBoard {
  private static final Pattern NAME =
      Pattern.compile("(\\d+)x(\\d+)(-(\\d+)x(\\d+))?(/([1-9A-P]+))?((\\+[a-z-]+)*)");

  private static final String SYMBOLS = "123456789ABCDEFGHIJKLMNOP";
  private static final Set<String> NEEDS_NO_BOXES = Set.of("x", "asterisk");
  private static final List<String> STAR =
      List.of("r2c5", "r3c3", "r3c7", "r5c2", "r5c5", "r5c8", "r7c3", "r7c7", "r8c5");

  final String name;

  /** The number of rows, of columns, of boxes, and of digits. */
  final int size;

  final int cells;
  final int candidates;

  /** The cells of each house, ascending. */
  final int[][] houses;

  /** For each cell the others that share a house with it, ascending. */
  final int[][] peers;

  private final List<int[]> stated = new ArrayList<>();
  private final List<String> names = new ArrayList<>();

  private PlainBoard(String name, int size, int boxRows, int boxColumns, String regions) {
    this.name = name;
    this.size = size;
    this.cells = size * size;
    this.candidates = cells * size;
    for (int i = 0; i < size; i++) {
      int row = i;
      state("row", i, cell -> row(cell) == row);
    }
    for (int i = 0; i < size; i++) {
      int column = i;
      state("column", i, cell -> column(cell) == column);
    }
    for (int i = 0; i < size; i++) {
      int box = i;
      state(
          "box",
          i,
          cell ->
              regions == null
                  ? row(cell) / boxRows * boxRows + column(cell) / boxColumns == box
                  : regions.charAt(cell) == SYMBOLS.charAt(box));
    }
    List<String> others = Arrays.asList(name.split("\\+", -1));
    for (String other : others.subList(1, others.size())) {
      if (regions != null && !NEEDS_NO_BOXES.contains(other)) {
        throw new IllegalArgumentException(other);
      }
      state(other, boxRows, boxColumns);
    }
    this.houses = stated.toArray(int[][]::new);
    this.peers = new int[cells][];
    Arrays.setAll(peers, cell -> cells(other -> other != cell && shareHouse(cell, other)));
  }

  private void state(String kind, int number, IntPredicate condition) {
    stated.add(cells(condition));
    names.add(kind + " " + (number + 1));
  }

  /** States the houses of a kind beside the usual ones; for regions the box has no rows. */
  private void state(String other, int boxRows, int boxColumns) {
    switch (other) {
      case "x" -> {
        state("diagonal", 0, cell -> row(cell) == column(cell));
        state("diagonal", 1, cell -> row(cell) + column(cell) == size - 1);
      }
      case "windoku" -> {
        int across = (size - 1) / (boxColumns + 1);
        int windows = (size - 1) / (boxRows + 1) * across;
        for (int i = 0; i < windows; i++) {
          int top = 1 + i / across * (boxRows + 1);
          int left = 1 + i % across * (boxColumns + 1);
          state(
              "window",
              i,
              cell ->
                  row(cell) >= top
                      && row(cell) < top + boxRows
                      && column(cell) >= left
                      && column(cell) < left + boxColumns);
        }
      }
      case "centre-dot" ->
          state(
              "centre dot",
              0,
              cell ->
                  2 * (row(cell) % boxRows) + 1 == boxRows
                      && 2 * (column(cell) % boxColumns) + 1 == boxColumns);
      case "disjoint-groups" -> {
        for (int i = 0; i < size; i++) {
          int row = i / boxColumns;
          int column = i % boxColumns;
          state(
              "disjoint group",
              i,
              cell -> row(cell) % boxRows == row && column(cell) % boxColumns == column);
        }
      }
      case "asterisk" -> state("asterisk", 0, cell -> STAR.contains(label(cell)));
      default -> throw new IllegalArgumentException(other);
    }
  }

  /** The board of a name, if there is one; its name is written as the program writes it. */
  static Optional<PlainBoard> named(String name) {
    Matcher parts = NAME.matcher(name);
    if (!parts.matches() || !parts.group(1).equals(parts.group(2))) {
      return Optional.empty();
    }
    int size = Integer.parseInt(parts.group(1));
    String regions = parts.group(7);
    int rows = parts.group(4) == null ? flattest(size) : Integer.parseInt(parts.group(4));
    int columns = parts.group(5) == null ? size / rows : Integer.parseInt(parts.group(5));
    boolean isBoxed = regions == null && rows * columns == size && Math.min(rows, columns) > 1;
    boolean isShared = regions != null && parts.group(3) == null && regions.length() == size * size;
    if (size > SYMBOLS.length() || !(isBoxed || isShared)) {
      return Optional.empty();
    }
    try {
      return Optional.of(new PlainBoard(name, size, rows, columns, regions))
          .filter(board -> Arrays.stream(board.houses).allMatch(house -> house.length == size));
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  private static int flattest(int size) {
    return IntStream.rangeClosed(1, Math.max(1, size))
        .filter(rows -> size % rows == 0 && rows * rows <= size)
        .max()
        .orElse(1);
  }

  private int[] cells(IntPredicate condition) {
    return IntStream.range(0, cells).filter(condition).toArray();
  }

  private boolean shareHouse(int cell, int other) {
    return Arrays.stream(houses).anyMatch(house -> holds(house, cell) && holds(house, other));
  }

  /** True if an ascending list of cells has one. */
  static boolean holds(int[] cells, int cell) {
    return Arrays.binarySearch(cells, cell) >= 0;
  }

  /** The cells of one list that are not in another. */
  static int[] minus(int[] cells, int[] others) {
    return IntStream.of(cells).filter(cell -> !holds(others, cell)).toArray();
  }

  /** The cells that two lists share. */
  static int[] common(int[] cells, int[] others) {
    return IntStream.of(cells).filter(cell -> holds(others, cell)).toArray();
  }

  /** The cells of two lists, ascending. */
  static int[] union(int[] cells, int[] others) {
    return IntStream.concat(IntStream.of(cells), IntStream.of(others))
        .sorted()
        .distinct()
        .toArray();
  }

  int row(int cell) {
    return cell / size;
  }

  int column(int cell) {
    return cell % size;
  }

  int candidate(int cell, int digit) {
    return cell * size + digit - 1;
  }

  int cellOf(int candidate) {
    return candidate / size;
  }

  int digitOf(int candidate) {
    return candidate % size + 1;
  }

  /** All digits as a set, in which bit d - 1 stands for digit d. */
  int allDigits() {
    return (1 << size) - 1;
  }

  String label(int cell) {
    return "r" + (row(cell) + 1) + "c" + (column(cell) + 1);
  }

  char symbol(int digit) {
    return SYMBOLS.charAt(digit - 1);
  }

  /** A puzzle in one line, with a point for 0. */
  String line(int[] digits) {
    StringBuilder line = new StringBuilder();
    for (int digit : digits) {
      line.append(digit == 0 ? '.' : symbol(digit));
    }
    return line.toString();
  }

  /** The digit that a character stands for, 0 for none. */
  int digit(char symbol) {
    int digit = SYMBOLS.indexOf(symbol) + 1;
    return digit <= size ? digit : 0;
  }

  /** For example {@code row 3}. */
  String houseName(int house) {
    return names.get(house);
  }

  /** The number of the house with a name; -1 if there is none. */
  int house(String houseName) {
    return names.indexOf(houseName);
  }
}
