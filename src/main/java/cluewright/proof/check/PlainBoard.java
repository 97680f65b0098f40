package cluewright.proof.check;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * A board, stated from its two numbers: boxes of so many rows and so many columns.
 *
 * <p>Cells are numbered from 0, row by row; houses are the rows from the top, then the columns from
 * the left, then the boxes as one reads, and all of them hold every digit. A candidate, digit d of
 * cell c, has the number {@code c * size + d - 1}.
 */
final class PlainBoard {
  private static final Map<String, int[]> BOXES =
      Map.of(
          "4x4", new int[] {2, 2},
          "6x6", new int[] {2, 3},
          "9x9", new int[] {3, 3},
          "12x12", new int[] {3, 4},
          "16x16", new int[] {4, 4},
          "25x25", new int[] {5, 5});

  private static final String SYMBOLS = "123456789ABCDEFGHIJKLMNOP";

  final String name;

  /** The number of rows, of columns, of boxes, and of digits. */
  final int size;

  final int cells;
  final int candidates;

  /** The cells of each house, ascending. */
  final int[][] houses;

  /** For each cell the others that share a house with it, ascending. */
  final int[][] peers;

  private PlainBoard(String name, int boxRows, int boxColumns) {
    this.name = name;
    this.size = boxRows * boxColumns;
    this.cells = size * size;
    this.candidates = cells * size;
    this.houses = new int[3 * size][];
    for (int i = 0; i < size; i++) {
      int number = i;
      houses[i] = cells(cell -> row(cell) == number);
      houses[size + i] = cells(cell -> column(cell) == number);
      houses[2 * size + i] =
          cells(cell -> row(cell) / boxRows * boxRows + column(cell) / boxColumns == number);
    }
    this.peers = new int[cells][];
    Arrays.setAll(peers, cell -> cells(other -> other != cell && shareHouse(cell, other)));
  }

  /** The board of a name, if there is one. */
  static Optional<PlainBoard> named(String name) {
    return Optional.ofNullable(BOXES.get(name)).map(box -> new PlainBoard(name, box[0], box[1]));
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
    return List.of("row", "column", "box").get(house / size) + " " + (house % size + 1);
  }

  /** The number of the house with a name; -1 if there is none. */
  int house(String houseName) {
    List<String> names = new ArrayList<>();
    for (int house = 0; house < houses.length; house++) {
      names.add(houseName(house));
    }
    return names.indexOf(houseName);
  }
}
