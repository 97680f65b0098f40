package cluewright.replay.explainer;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/** A 9x9 grid of candidates for literal readings, which share nothing with what they test. */
final class Plain {
  private static final int[][] INDICES = indices();

  /** The cells of the rows, of the columns and of the boxes. */
  static final List<List<Integer>> HOUSES = houses();

  private static final boolean[][] SEE = see();

  /** By cell the digits, counted from 0; none if it is placed. */
  private final List<Set<Integer>> digits = new ArrayList<>();

  /** By digit the cells. */
  private final List<List<Integer>> cells = new ArrayList<>();

  /** By house and digit the cells. */
  private final IdentityHashMap<List<Integer>, List<List<Integer>>> places =
      new IdentityHashMap<>();

  Plain(Marks marks) {
    for (int cell = 0; cell < 81; cell++) {
      Set<Integer> own = new TreeSet<>();
      for (int digit = 0; digit < 9; digit++) {
        if (marks.has(cell, digit)) {
          own.add(digit);
        }
      }
      digits.add(own);
    }
    for (int digit = 0; digit < 9; digit++) {
      int wanted = digit;
      cells.add(IntStream.range(0, 81).boxed().filter(cell -> has(cell, wanted)).toList());
    }
    for (List<Integer> house : HOUSES) {
      List<List<Integer>> byDigit = new ArrayList<>();
      for (int digit = 0; digit < 9; digit++) {
        int wanted = digit;
        byDigit.add(house.stream().filter(cell -> has(cell, wanted)).toList());
      }
      places.put(house, byDigit);
    }
  }

  private static List<List<Integer>> houses() {
    List<List<Integer>> houses = new ArrayList<>();
    for (int kind = 0; kind < 3; kind++) {
      for (int i = 0; i < 9; i++) {
        List<Integer> house = new ArrayList<>();
        for (int cell = 0; cell < 81; cell++) {
          if (index(kind, cell) == i) {
            house.add(cell);
          }
        }
        houses.add(List.copyOf(house));
      }
    }
    return List.copyOf(houses);
  }

  private static int[][] indices() {
    int[][] indices = new int[3][81];
    for (int cell = 0; cell < 81; cell++) {
      int row = cell / 9;
      int column = cell % 9;
      indices[0][cell] = row;
      indices[1][cell] = column;
      indices[2][cell] = row / 3 * 3 + column / 3;
    }
    return indices;
  }

  /** The number of a cell's row (kind 0), column (1) or box (2). */
  static int index(int kind, int cell) {
    return INDICES[kind][cell];
  }

  private static boolean[][] see() {
    boolean[][] see = new boolean[81][81];
    for (List<Integer> house : HOUSES) {
      for (int one : house) {
        for (int other : house) {
          see[one][other] = one != other;
        }
      }
    }
    return see;
  }

  /** True if two different cells are in one row, column or box. */
  static boolean see(int one, int other) {
    return SEE[one][other];
  }

  static boolean seesAll(int cell, Collection<Integer> others) {
    for (int other : others) {
      if (!see(cell, other)) {
        return false;
      }
    }
    return true;
  }

  /** All ways to take some of a list, in its order. */
  static <T> void combinations(List<T> of, int size, Consumer<List<T>> each) {
    combine(of, size, 0, new ArrayList<>(), each);
  }

  private static <T> void combine(
      List<T> of, int size, int from, List<T> taken, Consumer<List<T>> each) {
    if (taken.size() == size) {
      each.accept(taken);
      return;
    }
    for (int i = from; i < of.size(); i++) {
      taken.add(of.get(i));
      combine(of, size, i + 1, taken, each);
      taken.remove(taken.size() - 1);
    }
  }

  Set<Integer> digits(int cell) {
    return digits.get(cell);
  }

  boolean has(int cell, int digit) {
    return digits.get(cell).contains(digit);
  }

  List<Integer> places(List<Integer> house, int digit) {
    return places.get(house).get(digit);
  }

  List<Integer> cells(int digit) {
    return cells.get(digit);
  }

  /** The cells of a list that are not placed. */
  List<Integer> open(List<Integer> cells) {
    return cells.stream().filter(cell -> !digits(cell).isEmpty()).toList();
  }

  Set<Integer> union(List<Integer> cells) {
    Set<Integer> union = new HashSet<>();
    cells.forEach(cell -> union.addAll(digits(cell)));
    return union;
  }

  /**
   * The candidates that a step eliminates, by cell: where it places one, the others of the cell.
   */
  Map<Integer, Set<Integer>> eliminated(Step step) {
    Map<Integer, Set<Integer>> eliminated = new TreeMap<>();
    if (step.isPlacement()) {
      Set<Integer> others = new TreeSet<>(digits(step.cell()));
      others.remove(step.digit());
      eliminated.put(step.cell(), others);
    }
    step.eliminations()
        .forEach(
            (cell, bits) -> {
              Set<Integer> gone = new TreeSet<>(digits(cell));
              gone.removeIf(digit -> (bits >>> digit & 1) == 0);
              if (!gone.isEmpty()) {
                eliminated.put(cell, gone);
              }
            });
    return eliminated;
  }

  @Override
  public String toString() {
    return digits.toString();
  }
}
