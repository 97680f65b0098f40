package cluewright.model.rule;

import java.util.List;
import java.util.Optional;

/** An X between two cells: their digits add up to ten. */
final class XSign extends Kind {
  XSign() {
    super("x", "x", Form.EDGE, new Mark.Letter("X"));
  }

  @Override
  public Optional<Character> key() {
    return Optional.of('X');
  }

  @Override
  public String several() {
    return "xv";
  }

  @Override
  List<Primitive> meaning(Rule rule, Layout layout) {
    return Primitive.alongPath(rule.cells(), layout, (a, b) -> a + b == 10);
  }
}
