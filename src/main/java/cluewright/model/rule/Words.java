package cluewright.model.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Makes words whose automata add digits up. */
final class Words {
  private Words() {}

  /** The digits of some cells are read by an automaton of these transitions, from a state on. */
  static Primitive.Word of(
      List<Integer> cells, Layout layout, long start, Automaton.Step step, LongPredicate accepts) {
    return new Primitive.Word(cells, Automaton.of(layout, cells.size(), start, step, accepts));
  }

  /** The digits of some cells, which may be equal, have a sum. */
  static Primitive.Word sum(List<Integer> cells, Layout layout, int total) {
    return of(
        cells,
        layout,
        0,
        (position, made, digit) -> made + digit <= total ? made + digit : Automaton.NONE,
        made -> made == total);
  }

  /** The digits of each group of cells have the same sum. */
  static Primitive.Word equalSums(List<List<Integer>> groups, Layout layout) {
    List<Integer> cells = groups.stream().flatMap(List::stream).toList();
    List<Integer> ends = new ArrayList<>();
    int end = 0;
    for (List<Integer> group : groups) {
      end += group.size();
      ends.add(end);
    }
    int first = ends.get(0);
    long most = (long) layout.digits() * cells.size() + 1;
    // The state is the sum of the first group, times most, plus what the group in hand has made.
    return of(
        cells,
        layout,
        0,
        (position, state, digit) -> {
          if (position < first) {
            return position == first - 1 ? (state + digit) * most : state + digit;
          }
          long target = state / most;
          long made = state % most + digit;
          if (made > target || (ends.contains(position + 1) && made < target)) {
            return Automaton.NONE;
          }
          return target * most + (ends.contains(position + 1) ? 0 : made);
        },
        state -> true);
  }

  /**
   * Two groups of cells, which may share some, have the same sum. So have those that they do not
   * share; where one has no others, its sum is 0.
   */
  static Primitive.Word sameSum(List<Integer> one, List<Integer> other, Layout layout) {
    List<Integer> first = one.stream().filter(cell -> !other.contains(cell)).toList();
    List<Integer> second = other.stream().filter(cell -> !one.contains(cell)).toList();
    List<Integer> cells = Stream.concat(first.stream(), second.stream()).toList();
    long zero = (long) layout.digits() * (cells.size() + 1);
    return of(
        cells,
        layout,
        zero,
        (position, more, digit) -> position < first.size() ? more + digit : more - digit,
        more -> more == zero);
  }

  /**
   * Two equally large groups of cells, which may share some, hold the same digits equally often: a
   * word for each digit.
   */
  static List<Primitive> sameDigits(List<Integer> one, List<Integer> other, Layout layout) {
    List<Integer> cells =
        Stream.concat(
                one.stream().filter(cell -> !other.contains(cell)),
                other.stream().filter(cell -> !one.contains(cell)))
            .toList();
    return IntStream.rangeClosed(layout.leastValue(), layout.mostValue())
        .filter(value -> !cells.isEmpty())
        .<Primitive>mapToObj(
            value -> new Primitive.Word(cells, asOften(layout, cells.size() / 2, value)))
        .toList();
  }

  /** A value occurs as often in the first half of some cells as in the second. */
  private static Automaton asOften(Layout layout, int half, int value) {
    return Automaton.of(
        layout,
        2 * half,
        0,
        (position, more, digit) -> {
          long now = digit != value ? more : position < half ? more + 1 : more - 1;
          return now < 0 ? Automaton.NONE : now;
        },
        more -> more == 0);
  }
}
