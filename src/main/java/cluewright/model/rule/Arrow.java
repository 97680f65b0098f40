package cluewright.model.rule;

import java.util.List;
import java.util.Optional;

/**
 * An arrow: the digits on its shaft add up to the number in its circle, or in its pill of several
 * cells, which its value counts and whose digits are read in order.
 */
final class Arrow extends Kind {
  private static final int BASE = 10;
  private static final int MOST = 3;

  Arrow() {
    super("arrow", Form.LINE, new Mark.Line(Mark.Paint.THIN, Mark.Tip.CIRCLE, Mark.Tip.ARROW));
  }

  @Override
  public boolean isDirected() {
    return true;
  }

  @Override
  public Optional<Values> values(int cells, int digits) {
    return Optional.of(new Values(1, Math.min(MOST, Math.max(1, cells - 1)), 1));
  }

  @Override
  List<Primitive> meaning(Rule rule, Layout layout) {
    int circle = rule.value();
    int cells = rule.cells().size();
    long most = (long) (cells - circle) * layout.digits();
    return List.of(
        new Primitive.Word(
            rule.cells(),
            Automaton.of(
                layout,
                cells,
                0,
                (position, rest, digit) -> {
                  if (position < circle) {
                    long number = rest * (digit < BASE ? BASE : BASE * BASE) + digit;
                    return number <= most ? number : Automaton.NONE;
                  }
                  return rest >= digit ? rest - digit : Automaton.NONE;
                },
                rest -> rest == 0)));
  }
}
