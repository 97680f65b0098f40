package cluewright.model.rule;

import java.util.List;
import java.util.Optional;

/** A line that can be cut into runs whose digits each add up to its value, for example 10. */
final class SumLine extends Kind {
  private static final int USUAL = 10;

  SumLine() {
    super(
        "sumline",
        "sum-line",
        Form.LINE,
        new Mark.Line(Mark.Paint.ORANGE, Mark.Tip.NONE, Mark.Tip.NONE));
  }

  @Override
  public Optional<Values> values(int cells, int digits) {
    int most = digits * cells;
    return Optional.of(new Values(1, most, Math.min(USUAL, most)));
  }

  @Override
  List<Primitive> meaning(Rule rule, Layout layout) {
    int total = rule.value();
    return List.of(
        new Primitive.Word(
            rule.cells(),
            Automaton.of(
                layout,
                rule.cells().size(),
                0,
                (position, made, digit) -> {
                  long now = made + digit;
                  return now > total ? Automaton.NONE : now % total;
                },
                made -> made == 0)));
  }
}
