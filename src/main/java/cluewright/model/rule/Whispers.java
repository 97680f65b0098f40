package cluewright.model.rule;

import java.util.List;
import java.util.Optional;

/**
 * A whispers line: neighbouring digits on it differ by at least its value. German whispers have 5
 * on 9x9, Dutch whispers 4.
 */
final class Whispers extends Kind {
  Whispers() {
    super("whispers", Form.LINE, new Mark.Line(Mark.Paint.GREEN, Mark.Tip.NONE, Mark.Tip.NONE));
  }

  @Override
  public Optional<Character> key() {
    return Optional.of('G');
  }

  @Override
  public String several() {
    return "whispers";
  }

  @Override
  public Optional<Values> values(int cells, int digits) {
    return Optional.of(new Values(1, digits - 1, (digits + 1) / 2));
  }

  @Override
  List<Primitive> meaning(Rule rule, Layout layout) {
    return Primitive.alongPath(rule.cells(), layout, (a, b) -> Math.abs(a - b) >= rule.value());
  }
}
