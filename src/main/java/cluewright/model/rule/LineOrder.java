package cluewright.model.rule;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Rows and columns of a square board as numbers that are read from either end, and their order. */
final class LineOrder {
  /** How a line compares with another. */
  enum Order {
    LESS,
    EQUAL,
    GREATER
  }

  private static final long EQUAL = 0;
  private static final long LESS = 100;
  private static final long GREATER = 101;
  private static final long APART = 102;

  private LineOrder() {}

  /** True if each row and column has every digit. */
  static boolean isSquare(Layout layout) {
    return layout.rows() == layout.digits()
        && layout.columns() == layout.digits()
        && layout.cells() == layout.rows() * layout.columns();
  }

  /** The lines read from the left, the right, above and below. */
  static List<List<List<Integer>>> sides(Layout layout) {
    List<List<Integer>> rows = lines(layout, true);
    List<List<Integer>> columns = lines(layout, false);
    return List.of(rows, turned(rows), columns, turned(columns));
  }

  private static List<List<Integer>> lines(Layout layout, boolean areRows) {
    return IntStream.range(0, layout.digits())
        .mapToObj(
            line ->
                IntStream.range(0, layout.digits())
                    .mapToObj(i -> areRows ? layout.cell(line, i) : layout.cell(i, line))
                    .toList())
        .toList();
  }

  private static List<List<Integer>> turned(List<List<Integer>> lines) {
    return lines.stream().map(LineOrder::turned).toList();
  }

  private static <T> List<T> turned(Collection<T> line) {
    List<T> back = new ArrayList<>(line);
    Collections.reverse(back);
    return List.copyOf(back);
  }

  /**
   * Accepts a line and another that begin with the same digit if the other compares in one of some
   * ways with the line, and all that begin with different ones.
   *
   * @param made automata that were made before for these ways, by the cells that they read; this
   *     one is added
   */
  static Reading compared(
      List<Integer> line,
      List<Integer> other,
      Set<Order> orders,
      Layout layout,
      Map<Integer, Automaton> made) {
    List<Integer> path =
        IntStream.range(0, alike(line, other, layout))
            .boxed()
            .flatMap(i -> Stream.of(line.get(i), other.get(i)))
            .toList();
    return new Reading(
        path, made.computeIfAbsent(path.size(), length -> comparison(length, orders, layout)));
  }

  private static Automaton comparison(int length, Set<Order> orders, Layout layout) {
    return Automaton.of(
        layout.digits(),
        length,
        EQUAL,
        (position, state, digit) -> {
          if (state >= LESS) {
            return state;
          }
          if (position % 2 == 0) {
            return digit;
          }
          return digit == state ? EQUAL : position == 1 ? APART : digit < state ? LESS : GREATER;
        },
        state ->
            state == APART
                || orders.contains(
                    state == EQUAL ? Order.EQUAL : state == LESS ? Order.LESS : Order.GREATER));
  }

  /**
   * The number of places at which two lines must be compared: to the first at which they have cells
   * of one row, column or box, which differ.
   */
  private static int alike(List<Integer> line, List<Integer> other, Layout layout) {
    return IntStream.range(0, line.size())
        .filter(i -> areSeen(line.get(i), other.get(i), layout))
        .map(i -> i + 1)
        .findFirst()
        .orElse(line.size());
  }

  /** True for two cells in one row, column or box. */
  static boolean areSeen(int cell, int other, Layout layout) {
    return cell != other
        && (layout.row(cell) == layout.row(other)
            || layout.column(cell) == layout.column(other)
            || (layout.boxRows() > 0 && layout.areInOneBox(cell, other)));
  }

  /**
   * The word that at least one of some readings accepts, their cells in turns.
   *
   * @param made automata that were made before, by what they read at which places; this one is
   *     added
   */
  static Primitive.Word anyOf(
      List<Reading> readings, Layout layout, Map<List<Reading>, Automaton> made) {
    int longest = readings.stream().mapToInt(reading -> reading.path().size()).max().orElse(0);
    List<Integer> order =
        IntStream.range(0, longest)
            .boxed()
            .flatMap(
                i ->
                    readings.stream()
                        .filter(reading -> i < reading.path().size())
                        .map(reading -> reading.path().get(i)))
            .distinct()
            .toList();
    List<Reading> placed =
        readings.stream()
            .map(
                reading ->
                    new Reading(
                        reading.path().stream().map(order::indexOf).toList(), reading.automaton()))
            .toList();
    return new Primitive.Word(
        order, made.computeIfAbsent(placed, like -> automaton(like, order.size(), layout)));
  }

  private static Automaton automaton(List<Reading> placed, int length, Layout layout) {
    List<Integer> places = IntStream.range(0, length).boxed().toList();
    return Reading.anyOf(placed.stream().map(List::of).toList(), places, layout.digits())
        .automaton();
  }
}
