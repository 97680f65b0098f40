package cluewright.model.rule;

import cluewright.model.rule.LineOrder.Order;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Full rank: all rows and columns are read from both ends as numbers, and a number outside the grid
 * says the place of one of them, read from there, among all these, from the least.
 *
 * <p>Each digit begins one line of each side, so that the number tells the first digit, and what
 * remains is the order of the four lines that begin with it. Of three lines of which no other rank
 * tells, one or two may have to be less: then there is a word for each choice of lines of two or
 * three sides, which has too many cases on boards of more than {@value #MOST_COUNTED} digits.
 */
final class Rank extends Kind {
  private static final int SIDES = 4;
  private static final int MOST_COUNTED = 9;

  private final boolean mayBeTied;

  /**
   * @param mayBeTied whether other lines may read the same, which all have the least of their
   *     places then
   */
  Rank(String id, String words, boolean mayBeTied) {
    super(id, words, Form.OUTSIDE, new Mark.Beside(Mark.Frame.NONE));
    this.mayBeTied = mayBeTied;
  }

  @Override
  public boolean isDirected() {
    return true;
  }

  @Override
  public boolean dependsOnPlace() {
    return true;
  }

  @Override
  public Optional<Values> values(int cells, int digits) {
    return Optional.of(new Values(1, SIDES * digits, 1));
  }

  /** The first or the last of the four lines that begin with a digit: others have many cases. */
  @Override
  public IntStream valuesIn(List<Integer> cells, Layout layout, IntUnaryOperator digit) {
    int last = SIDES * digit.applyAsInt(cells.get(0));
    return IntStream.of(last - SIDES + 1, last)
        .mapToObj(value -> new Rule(this, cells, value))
        .filter(rule -> rule.refusal(layout).isEmpty() && rule.holds(layout, digit))
        .mapToInt(Rule::value);
  }

  @Override
  public boolean readsValuesOfOthers() {
    return true;
  }

  @Override
  public String label(Rule rule) {
    return "#" + rule.value();
  }

  @Override
  Optional<String> refusal(Rule rule, Layout layout) {
    return sides(layout).stream().anyMatch(side -> side.contains(rule.cells()))
        ? Optional.empty()
        : Optional.of(
            "a rank is of a whole row or column of a board with as many rows, columns and digits");
  }

  private static List<List<List<Integer>>> sides(Layout layout) {
    return LineOrder.isSquare(layout) ? LineOrder.sides(layout) : List.of();
  }

  @Override
  List<Primitive> meaning(Rule rule, Layout layout) {
    return meaning(rule, layout, List.of(rule));
  }

  @Override
  List<Primitive> meaning(Rule rule, Layout layout, List<Rule> all) {
    return new Meaning(rule, layout, all, sides(layout)).primitives();
  }

  /** What one rank says among the others. */
  private final class Meaning {
    private final Rule rule;
    private final Layout layout;
    private final List<Rule> beside;
    private final List<Primitive> out = new ArrayList<>();

    /** The lines of sides without a rank for this first digit. */
    private final List<List<List<Integer>>> open = new ArrayList<>();

    /** Comparisons with lines, and the automata made of them: many lines are compared alike. */
    private final Map<Set<Order>, Map<Integer, Automaton>> comparisons = new HashMap<>();

    private final Map<List<Reading>, Automaton> made = new HashMap<>();

    Meaning(Rule rule, Layout layout, List<Rule> all, List<List<List<Integer>>> sides) {
      this.rule = rule;
      this.layout = layout;
      this.beside =
          all.stream()
              .filter(other -> other.kind() instanceof Rank && !other.equals(rule))
              .filter(other -> first(other) == first(rule))
              .toList();
      sides.stream()
          .filter(side -> !side.contains(rule.cells()))
          .filter(side -> beside.stream().noneMatch(other -> side.contains(other.cells())))
          .forEach(open::add);
    }

    List<Primitive> primitives() {
      out.add(new Primitive.Allow(rule.cells().get(0), 1 << first(rule)));
      beside.forEach(this::compare);
      int less =
          (rule.value() - 1) % SIDES
              - (int) beside.stream().filter(other -> other.value() < rule.value()).count();
      boolean isOneAsked = less > 0 && less < open.size();
      if (less < 0 || less > open.size()) {
        out.add(new Primitive.Allow(rule.cells().get(0), 0));
      } else if (!isOneAsked) {
        Set<Order> orders = less > 0 ? EnumSet.of(Order.LESS) : others();
        open.forEach(side -> side.forEach(line -> add(List.of(line), orders)));
      } else if (layout.digits() > MOST_COUNTED && open.size() == SIDES - 1) {
        throw new IllegalArgumentException(
            "the rank %d needs another rank of the same four from %d on: it has too many cases alone"
                .formatted(rule.value(), SIDES * first(rule) + 1));
      } else {
        count(less);
      }
      return out;
    }

    /** What a line may be that is not less than this one. */
    private Set<Order> others() {
      return mayBeTied ? EnumSet.of(Order.EQUAL, Order.GREATER) : EnumSet.of(Order.GREATER);
    }

    private void compare(Rule other) {
      Set<Order> orders =
          other.value() < rule.value()
              ? EnumSet.of(Order.LESS)
              : other.value() > rule.value()
                  ? EnumSet.of(Order.GREATER)
                  : mayBeTied ? EnumSet.of(Order.EQUAL) : EnumSet.noneOf(Order.class);
      add(List.of(other.cells()), orders);
    }

    /** Of the open sides so many have a line that is less: neither one more nor one fewer. */
    private void count(int less) {
      if (!mayBeTied) {
        Set<Order> unlike = EnumSet.of(Order.LESS, Order.GREATER);
        open.forEach(side -> side.forEach(line -> add(List.of(line), unlike)));
      }
      choices(less + 1).forEach(lines -> add(lines, EnumSet.of(Order.EQUAL, Order.GREATER)));
      choices(open.size() - less + 1).forEach(lines -> add(lines, EnumSet.of(Order.LESS)));
    }

    /** All lines of each choice of so many open sides, one of each. */
    private Stream<List<List<Integer>>> choices(int count) {
      List<List<List<Integer>>> all = new ArrayList<>(List.of(List.of()));
      for (List<List<Integer>> side : open) {
        for (List<List<Integer>> chosen : List.copyOf(all)) {
          for (List<Integer> line : side) {
            all.add(Stream.concat(chosen.stream(), Stream.of(line)).toList());
          }
        }
      }
      return all.stream().filter(lines -> lines.size() == count);
    }

    /**
     * At least one of some lines, if all begin with the same digit, compares in one of some ways.
     */
    private void add(List<List<Integer>> lines, Set<Order> orders) {
      List<Integer> heads =
          Stream.concat(Stream.of(rule.cells()), lines.stream()).map(line -> line.get(0)).toList();
      boolean canBeAlike =
          heads.stream()
              .allMatch(
                  head ->
                      heads.stream().noneMatch(other -> LineOrder.areSeen(head, other, layout)));
      if (canBeAlike) {
        List<Reading> readings = lines.stream().map(line -> compared(line, orders)).toList();
        out.add(LineOrder.anyOf(readings, layout, made));
      }
    }

    private Reading compared(List<Integer> line, Set<Order> orders) {
      Map<Integer, Automaton> like = comparisons.computeIfAbsent(orders, any -> new HashMap<>());
      return LineOrder.compared(rule.cells(), line, orders, layout, like);
    }

    /** The number of the first digit that a rank tells, from 0. */
    private int first(Rule rank) {
      return (rank.value() - 1) / SIDES;
    }
  }
}
