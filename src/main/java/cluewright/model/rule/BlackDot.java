package cluewright.model.rule;

import java.util.List;
import java.util.Optional;

/** A black dot between two cells: one digit is twice the other. */
final class BlackDot extends Kind {
  BlackDot() {
    super("ratio", "black-dot", Form.EDGE, new Mark.Dot(/* isBlack= */ true));
  }

  @Override
  public Optional<Character> key() {
    return Optional.of('B');
  }

  @Override
  public String several() {
    return "dots";
  }

  @Override
  List<Primitive> meaning(Rule rule, Layout layout) {
    return Primitive.alongPath(rule.cells(), layout, (a, b) -> a == 2 * b || b == 2 * a);
  }
}
