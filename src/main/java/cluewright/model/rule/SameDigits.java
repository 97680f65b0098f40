package cluewright.model.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * All rows, columns and boxes hold the same digits, on boards with more digits than these have
 * cells; the shorter lines of a board that is no square are free.
 */
final class SameDigits extends Kind {
  SameDigits() {
    super("samedigits", "same-digits", Form.BOARD, new Mark.None());
  }

  @Override
  public String several() {
    return words();
  }

  @Override
  List<Primitive> meaning(Rule rule, Layout layout) {
    int most = Math.max(layout.rows(), layout.columns());
    boolean isKnown =
        layout.boxRows() > 0
            && layout.cells() == layout.rows() * layout.columns()
            && most < layout.digits();
    if (!isKnown || layout.boxRows() * layout.boxColumns() > most) {
      return List.of();
    }
    List<List<Integer>> houses =
        Stream.of(
                lines(layout.rows(), cell -> layout.row(cell), layout),
                lines(layout.columns(), cell -> layout.column(cell), layout),
                lines(most, cell -> box(cell, layout), layout))
            .flatMap(List::stream)
            .filter(cells -> cells.size() == most)
            .toList();
    List<Primitive> meaning = new ArrayList<>();
    houses.stream()
        .skip(1)
        .forEach(house -> meaning.addAll(Words.sameDigits(houses.get(0), house, layout)));
    return meaning;
  }

  private static List<List<Integer>> lines(int count, IntUnaryOperator number, Layout layout) {
    return IntStream.range(0, count)
        .mapToObj(
            line ->
                IntStream.range(0, layout.cells())
                    .filter(cell -> number.applyAsInt(cell) == line)
                    .boxed()
                    .toList())
        .toList();
  }

  private static int box(int cell, Layout layout) {
    return layout.row(cell) / layout.boxRows() * (layout.columns() / layout.boxColumns())
        + layout.column(cell) / layout.boxColumns();
  }
}
