package cluewright.model.rule;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A cell whose digit is smaller, or larger, than those of all cells beside it but others of its
 * kind: setters draw whole areas of them.
 */
final class Extreme extends Kind {
  private final boolean isLargest;

  Extreme(String id, boolean isLargest) {
    super(id, Form.REGION, new Mark.InCell(isLargest ? Mark.Figure.LARGEST : Mark.Figure.SMALLEST));
    this.isLargest = isLargest;
  }

  @Override
  public boolean isOfCells() {
    return true;
  }

  @Override
  public String several() {
    return id();
  }

  @Override
  List<Primitive> meaning(Rule rule, Layout layout) {
    return meaning(rule, layout, List.of(rule));
  }

  @Override
  List<Primitive> meaning(Rule rule, Layout layout, List<Rule> all) {
    Set<Integer> alike =
        all.stream()
            .filter(other -> other.kind() == this)
            .flatMap(other -> other.cells().stream())
            .collect(Collectors.toSet());
    PairTable table = PairTable.of(layout, (a, b) -> isLargest ? a > b : a < b);
    return rule.cells().stream()
        .flatMap(
            cell ->
                layout
                    .neighbours(cell)
                    .filter(beside -> !alike.contains(beside))
                    .<Primitive>mapToObj(beside -> new Primitive.Pair(cell, beside, table)))
        .toList();
  }
}
