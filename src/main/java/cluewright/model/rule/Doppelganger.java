package cluewright.model.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Each row, column and box of a square board from 0 has a 0 and all other digits but one; no two
 * rows lack the same one, nor two columns or boxes; and where a 0 stands, its row, its column and
 * its box lack different ones.
 *
 * <p>Cells beside the grid hold what is missing: first that of each column, then of each row, and
 * then of each box.
 */
final class Doppelganger extends Kind {
  Doppelganger() {
    super("doppelganger", Form.BOARD, new Mark.None());
  }

  @Override
  boolean readsBeside() {
    return true;
  }

  @Override
  List<Primitive> meaning(Rule rule, Layout layout) {
    Layout grid = layout.grid();
    int size = grid.rows();
    int kinds = grid.boxRows() > 0 ? 3 : 2;
    boolean fits =
        grid.columns() == size
            && grid.cells() == size * size
            && layout.leastValue() == 0
            && layout.digits() == size + 1
            && layout.cells() >= grid.cells() + kinds * size;
    if (!fits) {
      return List.of();
    }
    List<IntUnaryOperator> lines =
        Stream.<IntUnaryOperator>of(grid::column, grid::row, grid::box).limit(kinds).toList();
    List<Primitive> meaning = new ArrayList<>();
    for (int kind = 0; kind < kinds; kind++) {
      int first = grid.cells() + kind * size;
      List<Integer> missing = IntStream.range(first, first + size).boxed().toList();
      missing.forEach(cell -> meaning.add(new Primitive.Allow(cell, (1 << (size + 1)) - 2)));
      meaning.add(new Primitive.Differ(missing));
      for (int i = 0; i < size; i++) {
        meaning.add(new Primitive.Differ(withMissing(lines.get(kind), i, missing.get(i), grid)));
      }
    }
    for (int cell = 0; cell < grid.cells(); cell++) {
      int at = cell;
      List<Integer> missing =
          IntStream.range(0, kinds)
              .mapToObj(kind -> grid.cells() + kind * size + lines.get(kind).applyAsInt(at))
              .toList();
      meaning.add(differIfZero(cell, missing, layout));
    }
    return meaning;
  }

  /** The cells of a line and the one that holds what is missing in it. */
  private static List<Integer> withMissing(
      IntUnaryOperator line, int number, int missing, Layout grid) {
    return IntStream.concat(
            IntStream.range(0, grid.cells()).filter(cell -> line.applyAsInt(cell) == number),
            IntStream.of(missing))
        .boxed()
        .toList();
  }

  /** If a cell is 0, some others are all different. */
  private static Primitive differIfZero(int cell, List<Integer> others, Layout layout) {
    List<Integer> cells = Stream.concat(Stream.of(cell), others.stream()).toList();
    // A state above 0 is the set of the digits so far; 0 is where nothing is said.
    return Words.of(
        cells,
        layout,
        0,
        (position, state, digit) -> {
          if (position == 0) {
            return digit == 0 ? 1 : 0;
          }
          long bit = 1L << digit;
          return state == 0 ? 0 : (state & bit) == 0 ? state | bit : Automaton.NONE;
        },
        state -> true);
  }
}
