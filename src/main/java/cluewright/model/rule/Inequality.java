package cluewright.model.rule;

import java.util.List;
import java.util.Optional;

/** An inequality sign: the first digit is less than the second. */
final class Inequality extends Kind {
  Inequality() {
    super("less", "less", Form.EDGE, new Mark.Chevron());
  }

  @Override
  public Optional<Character> key() {
    return Optional.of('L');
  }

  @Override
  public String several() {
    return "inequalities";
  }

  @Override
  public boolean isDirected() {
    return true;
  }

  @Override
  List<Primitive> meaning(Rule rule, Layout layout) {
    return Primitive.alongPath(rule.cells(), layout, (a, b) -> a < b);
  }
}
