package cluewright.proof.check;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Cells whose digits an automaton reads in order, stated from its table alone.
 *
 * <p>Each cell has states of its own, numbered from 0: one before the first cell, and one behind
 * the last, which accepts. A state says for each digit which state of the next cell follows, if
 * any; one without any does not exist, so what has been read can always be continued. Only of an
 * automaton that accepts nothing no cell has a state.
 */
final class PlainWord {
  private static final int NONE = -1;

  /** The most states of a cell while the order of cells is changed. */
  private static final int MOST_STATES = 20_000;

  final int[] cells;

  /** By place, state and digit from 0, the next state. */
  private final int[][][] next;

  private PlainWord(int[] cells, int[][][] next) {
    this.cells = cells;
    this.next = next;
  }

  /**
   * Reads a table: for each cell its states, with semicolons between the cells and commas between
   * the states; for each state the next one by digit, with points between the digits.
   *
   * @throws IllegalArgumentException if it is none
   */
  static PlainWord of(String table, List<Integer> cells, int size) {
    String[] places = table.split(";", -1);
    if (places.length != cells.size() || cells.stream().distinct().count() < cells.size()) {
      throw new IllegalArgumentException(ProofWords.WORD);
    }
    int[][][] next = new int[places.length][][];
    int after = 1;
    for (int place = places.length - 1; place >= 0; place--) {
      next[place] = states(places[place], size, after);
      after = next[place].length;
    }
    boolean acceptsNothing = Arrays.stream(next).allMatch(states -> states.length == 0);
    if (after != 1 && !acceptsNothing) {
      throw new IllegalArgumentException(ProofWords.WORD);
    }
    return new PlainWord(cells.stream().mapToInt(cell -> cell).toArray(), next);
  }

  private static int[][] states(String text, int size, int after) {
    return text.isEmpty()
        ? new int[0][]
        : Arrays.stream(text.split(",", -1))
            .map(state -> state(state, size, after))
            .toArray(int[][]::new);
  }

  private static int[] state(String text, int size, int after) {
    String[] digits = text.split("\\.", -1);
    int[] row =
        Arrays.stream(digits)
            .mapToInt(number -> number.isEmpty() ? NONE : number(number, after))
            .toArray();
    if (row.length != size || Arrays.stream(row).allMatch(state -> state == NONE)) {
      throw new IllegalArgumentException(ProofWords.WORD);
    }
    return row;
  }

  private static int number(String text, int after) {
    int number = text.matches("0|[1-9][0-9]{0,6}") ? Integer.parseInt(text) : NONE;
    if (number < 0 || number >= after) {
      throw new IllegalArgumentException(ProofWords.WORD);
    }
    return number;
  }

  /** The number of states before the cell at a place. */
  int states(int place) {
    return next[place].length;
  }

  /** The state after a digit; negative for none. */
  int next(int place, int state, int digit) {
    return next[place][state][digit - 1];
  }

  boolean has(int cell) {
    return IntStream.of(cells).anyMatch(each -> each == cell);
  }

  boolean acceptsNothing() {
    return next[0].length == 0;
  }

  /**
   * True if it accepts the digits of its cells, or some have none.
   *
   * @param digit the digit of a cell, 0 for none
   */
  boolean mayHold(IntUnaryOperator digit) {
    int state = acceptsNothing() ? NONE : 0;
    for (int place = 0; place < cells.length; place++) {
      int its = digit.applyAsInt(cells[place]);
      if (its == 0) {
        return true;
      }
      state = state == NONE ? NONE : next(place, state, its);
    }
    return state != NONE;
  }

  /**
   * By place, the digits that some accepted word has there, as a set; words have only some digits.
   *
   * @param digits by place, the digits that a word may have there, as a set
   */
  int[] supported(int[] digits) {
    boolean[][] reached = new boolean[cells.length + 1][];
    reached[0] = new boolean[next[0].length];
    Arrays.fill(reached[0], true);
    for (int place = 0; place < cells.length; place++) {
      reached[place + 1] = new boolean[place + 1 < cells.length ? next[place + 1].length : 1];
      follow(place, digits[place], reached[place], reached[place + 1]);
    }
    int[] supported = new int[cells.length];
    boolean[] leads = reached[cells.length];
    for (int place = cells.length - 1; place >= 0; place--) {
      boolean[] before = new boolean[next[place].length];
      for (int state = 0; state < before.length; state++) {
        int good = reached[place][state] ? leadingTo(leads, next[place][state], digits[place]) : 0;
        before[state] = good != 0;
        supported[place] |= good;
      }
      leads = before;
    }
    return supported;
  }

  private void follow(int place, int digits, boolean[] from, boolean[] to) {
    for (int state = 0; state < from.length; state++) {
      for (int digit = 0; from[state] && digit < next[place][state].length; digit++) {
        int reached = next[place][state][digit];
        if (reached != NONE && (digits >> digit & 1) != 0) {
          to[reached] = true;
        }
      }
    }
  }

  private static int leadingTo(boolean[] states, int[] row, int digits) {
    return IntStream.range(0, row.length)
        .filter(digit -> (digits >> digit & 1) != 0 && row[digit] != NONE && states[row[digit]])
        .map(digit -> 1 << digit)
        .sum();
  }

  /**
   * True if it says the same as another word; false as well if that cannot be seen with a
   * reasonable number of states.
   */
  boolean saysTheSame(PlainWord other) {
    boolean isOfTheSameCells =
        Arrays.equals(
            IntStream.of(cells).sorted().toArray(), IntStream.of(other.cells).sorted().toArray());
    if (!isOfTheSameCells || acceptsNothing() || other.acceptsNothing()) {
      return isOfTheSameCells && acceptsNothing() && other.acceptsNothing();
    }
    PlainWord turned = this;
    for (int place = 0; place < cells.length && turned != null; place++) {
      for (int at = turned.placeOf(other.cells[place]); at > place && turned != null; at--) {
        turned = turned.exchanged(at - 1);
      }
    }
    return turned != null && turned.acceptsAsMuch(other);
  }

  private int placeOf(int cell) {
    return IntStream.range(0, cells.length).filter(place -> cells[place] == cell).sum();
  }

  /** The same with its cells moved. */
  PlainWord moved(int[] to) {
    return new PlainWord(IntStream.of(cells).map(cell -> to[cell]).toArray(), next);
  }

  /** The same with its digits renamed: what it accepts is what this one accepts of the names. */
  PlainWord renamed(int[] names) {
    int[][][] changed = new int[next.length][][];
    for (int place = 0; place < next.length; place++) {
      changed[place] = new int[next[place].length][];
      for (int state = 0; state < changed[place].length; state++) {
        int[] row = next[place][state];
        changed[place][state] =
            IntStream.range(0, row.length).map(digit -> row[names[digit + 1] - 1]).toArray();
      }
    }
    return new PlainWord(cells, changed);
  }

  /**
   * The same with a cell read after the next one; null if that takes too many states.
   *
   * <p>The states between the two are what may be read then, and where that leads; states before
   * and behind are as they were.
   */
  private PlainWord exchanged(int place) {
    Map<List<Integer>, Integer> between = new HashMap<>();
    List<int[]> rows = new ArrayList<>();
    int size = next[place][0].length;
    int[][] first = new int[next[place].length][size];
    for (int state = 0; state < first.length; state++) {
      for (int digit = 0; digit < size; digit++) {
        int[] row = readBefore(place, state, digit);
        boolean isLost = Arrays.stream(row).allMatch(each -> each == NONE);
        List<Integer> key = Arrays.stream(row).boxed().collect(Collectors.toList());
        if (!isLost && !between.containsKey(key)) {
          between.put(key, rows.size());
          rows.add(row);
        }
        first[state][digit] = isLost ? NONE : between.get(key);
      }
      if (rows.size() > MOST_STATES) {
        return null;
      }
    }
    int[] order = cells.clone();
    order[place] = cells[place + 1];
    order[place + 1] = cells[place];
    int[][][] changed = next.clone();
    changed[place] = first;
    changed[place + 1] = rows.toArray(int[][]::new);
    return new PlainWord(order, changed);
  }

  /** Where a digit of the first of two cells leads if the second has another. */
  private int[] readBefore(int place, int state, int ofSecond) {
    return IntStream.of(next[place][state])
        .map(middle -> middle == NONE ? NONE : next[place + 1][middle][ofSecond])
        .toArray();
  }

  /** True if both accept the same words, read in the same order; every state leads somewhere. */
  private boolean acceptsAsMuch(PlainWord other) {
    Set<List<Integer>> pairs = Set.of(List.of(0, 0));
    for (int place = 0; place < cells.length; place++) {
      Set<List<Integer>> after = new HashSet<>();
      for (List<Integer> pair : pairs) {
        int[] mine = next[place][pair.get(0)];
        int[] others = other.next[place][pair.get(1)];
        for (int digit = 0; digit < mine.length; digit++) {
          if ((mine[digit] == NONE) != (others[digit] == NONE)) {
            return false;
          }
          if (mine[digit] != NONE) {
            after.add(List.of(mine[digit], others[digit]));
          }
        }
      }
      pairs = after;
    }
    return true;
  }
}
