package cluewright.model.rule;

import java.util.List;
import java.util.Optional;

/** A V between two cells: their digits add up to five. */
final class VSign extends Kind {
  VSign() {
    super("v", "v", Form.EDGE, new Mark.Letter("V"));
  }

  @Override
  public Optional<Character> key() {
    return Optional.of('V');
  }

  @Override
  public String several() {
    return "xv";
  }

  @Override
  List<Primitive> meaning(Rule rule, Layout layout) {
    return Primitive.alongPath(rule.cells(), layout, (a, b) -> a + b == 5);
  }
}
