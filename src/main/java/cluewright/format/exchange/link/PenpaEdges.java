package cluewright.format.exchange.link;

import cluewright.model.Board;
import cluewright.model.House;
import cluewright.model.rule.Kind;
import cluewright.model.rule.Kinds;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * The field {@code lineE} of a Penpa-Edit puzzle: lines between corners of cells, as {@code
 * "186,199":2}. Bold ones along the sides of cells part regions; those across cells are diagonals.
 */
final class PenpaEdges {
  static final String FIELD = "lineE";
  private static final Set<Integer> BOLD = Set.of(2, 21);
  private static final int DASHED = 12;

  private final PackedJson json;
  private final PenpaPoints points;

  /** Whether a line separates a cell from the next one in its row, and from the one below. */
  private final boolean[][] isParted;

  private final Set<Integer> falling = new HashSet<>();
  private final Set<Integer> rising = new HashSet<>();

  /**
   * Reads the lines.
   *
   * @throws cluewright.format.FormatException if one is neither a border of regions nor a part of a
   *     diagonal
   */
  PenpaEdges(PackedJson json, PenpaPoints points) {
    this.json = json;
    this.points = points;
    this.isParted = new boolean[2][points.size() * points.size()];
    json.root()
        .path(FIELD)
        .properties()
        .forEach(line -> read(Pairs.of(line.getKey()), line.getValue()));
  }

  private void read(List<Integer> ends, JsonNode style) {
    List<Integer> one = ends.isEmpty() ? List.of() : points.corner(ends.get(0));
    List<Integer> two = ends.isEmpty() ? List.of() : points.corner(ends.get(1));
    if (one.isEmpty() || two.isEmpty()) {
      throw json.rule(FIELD);
    }
    int row = Math.min(one.get(0), two.get(0));
    int column = Math.min(one.get(1), two.get(1));
    int rows = two.get(0) - one.get(0);
    int columns = two.get(1) - one.get(1);
    int steps = Math.abs(rows) + Math.abs(columns);
    if (steps == 1 && BOLD.contains(style.asInt(0))) {
      part(row, column, rows != 0);
    } else if (steps == 2 && rows == columns && row == column) {
      falling.add(row);
    } else if (steps == 2 && rows == -columns && row + column == points.size() - 1) {
      rising.add(row);
    } else {
      throw json.rule(FIELD);
    }
  }

  /** Reads a line that starts at a corner; the frame around the board separates nothing. */
  private void part(int row, int column, boolean isUpright) {
    if (isUpright && column > 0 && column < points.size()) {
      isParted[0][row * points.size() + column - 1] = true;
    } else if (!isUpright && row > 0 && row < points.size()) {
      isParted[1][(row - 1) * points.size() + column] = true;
    }
  }

  /** True if a line within the board separates two cells. */
  boolean hasBorders() {
    return IntStream.range(0, isParted[0].length)
        .anyMatch(cell -> isParted[0][cell] || isParted[1][cell]);
  }

  /**
   * The number of each cell's region.
   *
   * @throws cluewright.format.FormatException if a line ends within a region
   */
  Map<Integer, String> regions() {
    int[] numbers = numbers(points.size(), isParted);
    for (int cell = 0; cell < numbers.length; cell++) {
      boolean isLoose =
          (isParted[0][cell] && numbers[cell] == numbers[cell + 1])
              || (isParted[1][cell] && numbers[cell] == numbers[cell + points.size()]);
      if (isLoose) {
        throw json.rule(FIELD);
      }
    }
    Map<Integer, String> regions = new TreeMap<>();
    IntStream.range(0, numbers.length)
        .forEach(cell -> regions.put(cell, String.valueOf(numbers[cell])));
    return regions;
  }

  /**
   * Adds the diagonals.
   *
   * @param wants whether the falling one was asked for, and the rising one
   * @throws cluewright.format.FormatException if one is drawn in part, or was asked for and is not
   */
  void addTo(LinkBoard rules, boolean... wants) {
    add(rules, falling, 0, wants[0]);
    add(rules, rising, points.size() - 1, wants[1]);
  }

  private void add(LinkBoard rules, Set<Integer> cells, int corner, boolean isWanted) {
    if (cells.size() == points.size()) {
      rules.addDiagonal(corner);
    } else if (!cells.isEmpty() || isWanted) {
      throw json.rule(FIELD);
    }
  }

  /** The region of each cell, numbered from 1 by their first cells. */
  private static int[] numbers(int size, boolean[][] isParted) {
    int[] numbers = new int[size * size];
    int last = 0;
    for (int cell = 0; cell < numbers.length; cell++) {
      if (numbers[cell] == 0) {
        fill(numbers, cell, ++last, size, isParted);
      }
    }
    return numbers;
  }

  private static void fill(int[] numbers, int first, int number, int size, boolean[][] isParted) {
    Deque<Integer> open = new ArrayDeque<>(List.of(first));
    numbers[first] = number;
    while (!open.isEmpty()) {
      int cell = open.pop();
      List<Integer> next = new ArrayList<>();
      if (cell % size < size - 1 && !isParted[0][cell]) {
        next.add(cell + 1);
      }
      if (cell % size > 0 && !isParted[0][cell - 1]) {
        next.add(cell - 1);
      }
      if (cell / size < size - 1 && !isParted[1][cell]) {
        next.add(cell + size);
      }
      if (cell / size > 0 && !isParted[1][cell - size]) {
        next.add(cell - size);
      }
      for (int each : next) {
        if (numbers[each] == 0) {
          numbers[each] = number;
          open.push(each);
        }
      }
    }
  }

  private static boolean[][] parted(Board board) {
    int size = board.rows();
    boolean[][] isParted = new boolean[2][board.cells()];
    for (int cell = 0; cell < board.cells(); cell++) {
      House box = PackedJson.box(board, cell);
      isParted[0][cell] = cell % size < size - 1 && !box.cells().contains(cell + 1);
      isParted[1][cell] = cell / size < size - 1 && !box.cells().contains(cell + size);
    }
    return isParted;
  }

  /** True if each region of a board is connected, so that its border defines it. */
  static boolean canDraw(Board board) {
    long regions = Arrays.stream(numbers(board.rows(), parted(board))).distinct().count();
    return regions == board.rows();
  }

  /** The lines of a board, as object entries. */
  static List<String> of(Board board) {
    PenpaPoints points = PenpaPoints.of(board);
    boolean[][] isParted = parted(board);
    int size = board.rows();
    List<String> lines = new ArrayList<>();
    for (int cell = 0; cell < board.cells(); cell++) {
      int row = cell / size;
      int column = cell % size;
      int lowerRight = points.corner(row + 1, column + 1);
      if (isParted[0][cell]) {
        lines.add(Pairs.entry(points.corner(row, column + 1), lowerRight, 2));
      }
      if (isParted[1][cell]) {
        lines.add(Pairs.entry(points.corner(row + 1, column), lowerRight, 2));
      }
    }
    if (hasAny(board, Kinds.FALLING)) {
      for (int i = 0; i < size; i++) {
        lines.add(Pairs.entry(points.corner(i, i), points.corner(i + 1, i + 1), DASHED));
      }
    }
    if (hasAny(board, Kinds.RISING)) {
      for (int i = 0; i < size; i++) {
        int column = size - i;
        lines.add(Pairs.entry(points.corner(i + 1, column - 1), points.corner(i, column), DASHED));
      }
    }
    return lines;
  }

  /** True if a board has one of its diagonals, alone or as both. */
  static boolean hasAny(Board board, Kind diagonal) {
    return !board.houses(Kinds.DIAGONALS).isEmpty() || !board.houses(diagonal).isEmpty();
  }

  /** Two points as a field name. */
  static final class Pairs {
    private static final int LONGEST = 7;

    private Pairs() {}

    /** The two points in a name; empty if it is not one. */
    static List<Integer> of(String name) {
      int comma = name.indexOf(',');
      String first = comma < 0 ? "" : name.substring(0, comma);
      String second = name.substring(comma + 1);
      return isNumber(first) && isNumber(second)
          ? List.of(Integer.parseInt(first), Integer.parseInt(second))
          : List.of();
    }

    static boolean isNumber(String text) {
      return !text.isEmpty()
          && text.length() <= LONGEST
          && text.chars().allMatch(c -> c >= '0' && c <= '9');
    }

    static String entry(int first, int second, int style) {
      return "\"" + first + "," + second + "\":" + style;
    }
  }
}
