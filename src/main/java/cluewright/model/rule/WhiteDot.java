package cluewright.model.rule;

import java.util.List;
import java.util.Optional;

/** A white dot between two cells: their digits differ by one. */
final class WhiteDot extends Kind {
  WhiteDot() {
    super("consecutive", "white-dot", Form.EDGE, new Mark.Dot(/* isBlack= */ false));
  }

  @Override
  public Optional<Character> key() {
    return Optional.of('W');
  }

  @Override
  public String several() {
    return "dots";
  }

  @Override
  List<Primitive> meaning(Rule rule, Layout layout) {
    return Primitive.alongPath(rule.cells(), layout, (a, b) -> Math.abs(a - b) == 1);
  }
}
