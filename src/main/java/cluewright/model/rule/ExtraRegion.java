package cluewright.model.rule;

import java.util.List;

/**
 * A region of any shape in which no digit occurs twice; with as many cells as digits, each does.
 */
final class ExtraRegion extends Kind {
  ExtraRegion() {
    super("region", "extra-region", Form.REGION, new Mark.Tint());
  }

  @Override
  public int mostCells(Layout layout) {
    return layout.digits();
  }

  @Override
  List<Primitive> meaning(Rule rule, Layout layout) {
    return List.of(new Primitive.Differ(rule.cells()));
  }
}
