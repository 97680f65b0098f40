package cluewright.model.rule;

import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/** A killer cage: its digits are all different, and add up to its sum if it has one. */
final class Cage extends Kind {
  Cage() {
    super("cage", Form.REGION, new Mark.Outline());
  }

  @Override
  public Optional<Character> key() {
    return Optional.of('C');
  }

  @Override
  public boolean isApart() {
    return true;
  }

  @Override
  public int mostCells(Layout layout) {
    return layout.digits();
  }

  /** The possible sums of a number of different digits. */
  @Override
  public Optional<Values> values(int cells, int digits) {
    return Optional.of(
        new Values(Primitive.Sum.least(cells), Primitive.Sum.most(cells, digits), /* usual= */ 0));
  }

  @Override
  public IntStream valuesIn(List<Integer> cells, Layout layout, IntUnaryOperator digit) {
    int sum = cells.stream().mapToInt(cell -> layout.value(digit.applyAsInt(cell))).sum();
    return IntStream.of(sum)
        .filter(value -> value > 0) // none is written as 0
        .filter(value -> new Rule(this, cells, value).holds(layout, digit));
  }

  @Override
  public boolean mayLackValue() {
    return true;
  }

  @Override
  String refusal(String where, int value, Values values) {
    return "the cage %s cannot add up to %d: sums of its size are %d to %d"
        .formatted(where, value, values.least(), values.most());
  }

  @Override
  List<Primitive> meaning(Rule rule, Layout layout) {
    Primitive differ = new Primitive.Differ(rule.cells());
    if (!rule.hasValue()) {
      return List.of(differ);
    }
    boolean isUsual = layout.leastValue() == 1;
    return List.of(
        differ,
        isUsual
            ? new Primitive.Sum(rule.cells(), rule.value())
            : Words.sum(rule.cells(), layout, rule.value()));
  }
}
