package cluewright.model.rule;

import java.util.List;
import java.util.stream.IntStream;

/** Disjoint groups: the cells at the same position in their boxes hold every digit. */
final class DisjointGroups extends Kind {
  DisjointGroups() {
    super("disjoint-groups", Form.BOARD, new Mark.None());
  }

  @Override
  public String word() {
    return "disjoint group";
  }

  @Override
  List<Primitive> meaning(Rule rule, Layout layout) {
    return IntStream.range(0, layout.boxRows() * layout.boxColumns())
        .<Primitive>mapToObj(place -> new Primitive.Differ(group(place, layout)))
        .toList();
  }

  /** The cells at a position in all boxes, counted in reading order. */
  static List<Integer> group(int place, Layout layout) {
    return IntStream.range(0, layout.cells())
        .filter(
            cell ->
                layout.row(cell) % layout.boxRows() * layout.boxColumns()
                        + layout.column(cell) % layout.boxColumns()
                    == place)
        .boxed()
        .toList();
  }
}
