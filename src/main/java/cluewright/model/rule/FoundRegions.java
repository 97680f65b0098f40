package cluewright.model.rule;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The grid falls into regions that are to be found (chaos construction): each is connected and has
 * every digit once.
 *
 * <p>Cells that are not shown tell of each cell of the grid the number of its region, which are
 * counted in reading order of their first cells, and how many steps within the region lead to its
 * first cell, from 1 for this itself. So a region is connected if each other cell has a neighbour
 * in it that is one step nearer; and as neighbours in a region differ by one step at most, the
 * steps are the fewest, and no solution is counted twice.
 */
public final class FoundRegions extends Kind {
  private static final long BASE = 64;

  /** A meaning, which is large, with its layout. */
  private record Known(Layout layout, List<Primitive> meaning) {}

  /** The last meaning: while a board is put together, it is asked for again and again. */
  private volatile Known last = new Known(null, List.of());

  FoundRegions() {
    super("foundregions", "found-regions", Form.BOARD, new Mark.None());
  }

  @Override
  public String several() {
    return words();
  }

  @Override
  boolean readsBeside() {
    return true;
  }

  /** True if there are regions to be found on a board, and so cells that tell them. */
  static boolean fit(Layout layout) {
    int cells = layout.grid().cells();
    return layout.leastValue() == 1
        && layout.tellsRegions()
        && cells % layout.digits() == 0
        && cells / layout.digits() <= layout.digits();
  }

  @Override
  List<Primitive> meaning(Rule rule, Layout layout) {
    Known known = last;
    if (!layout.equals(known.layout)) {
      known = new Known(layout, fit(layout) ? meaning(layout) : List.of());
      last = known;
    }
    return known.meaning;
  }

  private static List<Primitive> meaning(Layout layout) {
    int regions = layout.grid().cells() / layout.digits();
    List<Primitive> meaning = new ArrayList<>();
    meaning.add(order(layout, regions));
    for (int region = 1; region <= regions; region++) {
      meaning.add(full(layout, region));
      for (int digit = 1; digit <= layout.digits(); digit++) {
        meaning.add(once(layout, digit, region));
      }
    }
    Map<Integer, Automaton> byLength = new HashMap<>();
    for (int cell = 0; cell < layout.grid().cells(); cell++) {
      List<Integer> cells = around(layout, cell);
      meaning.add(
          new Primitive.Word(
              cells, byLength.computeIfAbsent(cells.size(), length -> connected(layout, length))));
    }
    return meaning;
  }

  /** Two rows of cells in turns. */
  private static List<Integer> inTurns(
      Layout layout, IntUnaryOperator first, IntUnaryOperator second) {
    return IntStream.range(0, layout.grid().cells())
        .flatMap(cell -> IntStream.of(first.applyAsInt(cell), second.applyAsInt(cell)))
        .boxed()
        .toList();
  }

  /** Regions have their numbers in order, and the first cell of each, and no other, has step 1. */
  private static Primitive order(Layout layout, int regions) {
    List<Integer> cells =
        inTurns(layout, cell -> layout.regionOf(cell), cell -> layout.stepsOf(cell));
    // The state is the number of regions so far, and more by a base at the first cell of one.
    return Words.of(
        cells,
        layout,
        0,
        (position, state, digit) -> {
          if (position % 2 == 1) {
            return (state >= BASE) == (digit == 1) ? state % BASE : Automaton.NONE;
          }
          return digit <= state
              ? state
              : digit == state + 1 && digit <= regions ? BASE + digit : Automaton.NONE;
        },
        state -> state == regions);
  }

  /** A region has as many cells as there are digits. */
  private static Primitive full(Layout layout, int region) {
    List<Integer> cells =
        IntStream.range(0, layout.grid().cells()).mapToObj(cell -> layout.regionOf(cell)).toList();
    return Words.of(
        cells,
        layout,
        0,
        (position, met, digit) ->
            digit != region ? met : met < layout.digits() ? met + 1 : Automaton.NONE,
        met -> met == layout.digits());
  }

  /** A digit stands once in a region. */
  private static Primitive once(Layout layout, int wanted, int region) {
    List<Integer> cells = inTurns(layout, cell -> cell, cell -> layout.regionOf(cell));
    // Bit 0 of the state tells that it was met, bit 1 that the cell in hand holds the digit.
    return Words.of(
        cells,
        layout,
        0,
        (position, state, digit) -> {
          if (position % 2 == 0) {
            return digit == wanted ? state | 2 : state;
          }
          boolean isHere = digit == region && state >= 2;
          return isHere && state % 2 == 1 ? Automaton.NONE : isHere ? 1 : state % 2;
        },
        state -> state == 1);
  }

  /** The region and the steps of a cell and of each of its neighbours. */
  private static List<Integer> around(Layout layout, int cell) {
    return IntStream.concat(IntStream.of(cell), layout.grid().neighbours(cell))
        .flatMap(each -> IntStream.of(layout.regionOf(each), layout.stepsOf(each)))
        .boxed()
        .toList();
  }

  /** A cell has a neighbour in its region that is one step nearer to the first, or is the first. */
  private static Automaton connected(Layout layout, int length) {
    // The state is the region, then times a base plus the step, then times two plus whether a
    // nearer neighbour was met, and then times two plus whether the neighbour in hand is in it.
    return Automaton.of(
        layout,
        length,
        0,
        (position, state, digit) -> {
          if (position < 2) {
            return position == 0 ? digit : 2 * (state * BASE + digit) + (digit == 1 ? 1 : 0);
          }
          if (position % 2 == 0) {
            return 2 * state + (digit == state / 2 / BASE ? 1 : 0);
          }
          long own = state / 2;
          long step = own / 2 % BASE;
          if (state % 2 == 0) {
            return own;
          }
          return Math.abs(digit - step) > 1 ? Automaton.NONE : digit == step - 1 ? own | 1 : own;
        },
        state -> state % 2 == 1);
  }

  /** The cells that tell the regions of some, and then a cell of the grid. */
  static List<Integer> before(int cell, List<Integer> cells, Layout layout) {
    return Stream.concat(cells.stream().map(each -> layout.regionOf(each)), Stream.of(cell))
        .toList();
  }
}
