package cluewright.model.rule;

import java.util.List;

/** A cell whose digit is smaller, or larger, than those of all cells beside it. */
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
    PairTable table = PairTable.of(layout, (a, b) -> isLargest ? a > b : a < b);
    return rule.cells().stream()
        .flatMap(
            cell ->
                layout
                    .neighbours(cell)
                    .<Primitive>mapToObj(beside -> new Primitive.Pair(cell, beside, table)))
        .toList();
  }
}
