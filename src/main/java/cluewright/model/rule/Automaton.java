package cluewright.model.rule;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongPredicate;
import java.util.stream.IntStream;

/**
 * A deterministic finite automaton that reads the digits of a fixed number of cells in order, and
 * accepts some words (G. Pesant, "A Regular Language Membership Constraint", CP 2004).
 *
 * <p>It is unrolled: each position has states of its own, numbered from 0, and there is one state
 * before the first cell and one, the accepting one, behind the last. Only states that lie on the
 * way of an accepted word are kept, and of states with the same continuations one, so that two
 * automata that accept the same words are equal.
 */
public final class Automaton {
  /** Stands for no state. */
  public static final int NONE = -1;

  /** The most states that may be met while it is made. */
  private static final int MOST_STATES = 400_000;

  /** What follows a state; states are any numbers from 0. */
  @FunctionalInterface
  public interface Step {
    /**
     * The next state, or {@link #NONE} if no accepted word continues so.
     *
     * @param position of the cell that is read, from 0
     */
    long next(int position, long state, int digit);
  }

  private final int digits;

  /** By position, {@code state * digits + digit - 1} to the next state, or {@link #NONE}. */
  private final int[][] next;

  /**
   * By position, the state from which every word is accepted, or {@link #NONE}; empty until it is
   * asked for, since few automata are read by who asks.
   */
  private volatile int[] certain = {};

  private final int hash;

  private Automaton(int digits, int[][] next) {
    this.digits = digits;
    this.next = next;
    this.hash = Arrays.deepHashCode(next);
  }

  /** The automaton whose steps take the values of a board's digits. */
  static Automaton of(Layout layout, int length, long start, Step step, LongPredicate isAccepting) {
    int shift = layout.leastValue() - 1;
    return of(
        layout.digits(),
        length,
        start,
        (position, state, digit) -> step.next(position, state, digit + shift),
        isAccepting);
  }

  /**
   * The automaton that starts in a state, takes steps, and accepts some of the states behind the
   * last cell.
   *
   * @param digits the largest digit
   * @param length the number of cells
   * @throws IllegalArgumentException if it has far too many states
   */
  public static Automaton of(
      int digits, int length, long start, Step step, LongPredicate isAccepting) {
    List<Map<Long, Integer>> met = new ArrayList<>();
    met.add(new LinkedHashMap<>(Map.of(start, 0)));
    long[][][] to = new long[length][][];
    int states = 1;
    for (int position = 0; position < length; position++) {
      Map<Long, Integer> after = new LinkedHashMap<>();
      to[position] = new long[met.get(position).size()][digits];
      for (Map.Entry<Long, Integer> state : met.get(position).entrySet()) {
        for (int digit = 1; digit <= digits; digit++) {
          long reached = step.next(position, state.getKey(), digit);
          boolean isLost = reached != NONE && position == length - 1 && !isAccepting.test(reached);
          to[position][state.getValue()][digit - 1] = isLost ? NONE : reached;
          if (reached != NONE && !isLost) {
            after.putIfAbsent(reached, after.size());
          }
        }
      }
      states += after.size();
      if (states > MOST_STATES) {
        throw new IllegalArgumentException("a rule of " + length + " cells has too many cases");
      }
      met.add(after);
    }
    return reduced(digits, met, to);
  }

  /** Merges states with the same continuations, from the last cell on, and drops dead ends. */
  private static Automaton reduced(int digits, List<Map<Long, Integer>> met, long[][][] to) {
    int length = to.length;
    int[][] next = new int[length][];
    int[] number = new int[met.get(length).size()];
    for (int position = length - 1; position >= 0; position--) {
      Map<List<Integer>, Integer> rows = new HashMap<>();
      List<int[]> kept = new ArrayList<>();
      int[] before = new int[to[position].length];
      for (int state = 0; state < before.length; state++) {
        int[] row = new int[digits];
        for (int digit = 0; digit < digits; digit++) {
          long reached = to[position][state][digit];
          row[digit] = reached == NONE ? NONE : number[met.get(position + 1).get(reached)];
        }
        before[state] =
            Arrays.stream(row).allMatch(each -> each == NONE)
                ? NONE
                : rows.computeIfAbsent(Arrays.stream(row).boxed().toList(), list -> add(kept, row));
      }
      next[position] = kept.stream().flatMapToInt(Arrays::stream).toArray();
      number = before;
    }
    return numberedAnew(digits, next, length == 0 || number[0] == NONE);
  }

  private static int add(List<int[]> kept, int[] row) {
    kept.add(row);
    return kept.size() - 1;
  }

  /** Numbers states in the order in which words reach them; none if nothing is accepted. */
  private static Automaton numberedAnew(int digits, int[][] next, boolean isEmpty) {
    int[][] ordered = new int[next.length][];
    List<Integer> layer = isEmpty ? List.of() : List.of(0);
    for (int position = 0; position < next.length; position++) {
      Map<Integer, Integer> after = new LinkedHashMap<>();
      ordered[position] = new int[layer.size() * digits];
      for (int i = 0; i < ordered[position].length; i++) {
        int reached = next[position][layer.get(i / digits) * digits + i % digits];
        ordered[position][i] =
            reached == NONE ? NONE : after.computeIfAbsent(reached, any -> after.size());
      }
      layer = List.copyOf(after.keySet());
    }
    return new Automaton(digits, ordered);
  }

  /** The largest digit. */
  public int digits() {
    return digits;
  }

  /** The number of cells. */
  public int length() {
    return next.length;
  }

  /** The number of states before a cell, counted from 0. */
  public int states(int position) {
    return next[position].length / digits;
  }

  /** True if all words are accepted from a state before a position. */
  public boolean isCertain(int position, int state) {
    int[] known = certain;
    if (known.length == 0) {
      known = certainStates();
      certain = known;
    }
    return known[position] == state;
  }

  /** Of states with the same continuations there is one, so there is one of these at most. */
  private int[] certainStates() {
    int[] states = new int[next.length + 1];
    for (int position = next.length - 1; position >= 0; position--) {
      int after = states[position + 1];
      states[position] = after == NONE ? NONE : stateBefore(position, after);
    }
    return states;
  }

  /** The state from which each digit leads to another, or {@link #NONE}. */
  private int stateBefore(int position, int after) {
    return IntStream.range(0, states(position))
        .filter(
            state ->
                IntStream.rangeClosed(1, digits)
                    .allMatch(digit -> next(position, state, digit) == after))
        .findFirst()
        .orElse(NONE);
  }

  /** The state after a digit, or {@link #NONE}. */
  public int next(int position, int state, int digit) {
    return next[position][state * digits + digit - 1];
  }

  /** True if it accepts no word. */
  public boolean isEmpty() {
    return next.length > 0 && next[0].length == 0;
  }

  /** True if it accepts every word. */
  public boolean acceptsAll() {
    return Arrays.stream(next)
        .allMatch(row -> row.length == digits && Arrays.stream(row).allMatch(state -> state == 0));
  }

  /**
   * True if it accepts whatever has the same digits in another order; states with the same
   * continuations are one.
   */
  public boolean isOfAnyOrder() {
    return IntStream.range(0, Math.max(0, length() - 1))
        .allMatch(i -> IntStream.range(0, states(i)).allMatch(state -> areExchanged(i, state)));
  }

  private boolean areExchanged(int position, int state) {
    return IntStream.rangeClosed(1, digits)
        .allMatch(
            a ->
                IntStream.rangeClosed(1, digits)
                    .allMatch(b -> after(position, state, a, b) == after(position, state, b, a)));
  }

  private int after(int position, int state, int first, int second) {
    int middle = next(position, state, first);
    return middle == NONE ? NONE : next(position + 1, middle, second);
  }

  /** True if it accepts a word, which has a digit for each cell. */
  public boolean accepts(int... word) {
    int state = isEmpty() ? NONE : 0;
    for (int position = 0; position < word.length && state != NONE; position++) {
      state = next(position, state, word[position]);
    }
    return state != NONE;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Automaton that
        && digits == that.digits
        && Arrays.deepEquals(next, that.next);
  }

  @Override
  public int hashCode() {
    return hash;
  }
}
