package cluewright.model.rule;

import java.util.List;

/** A thermometer: digits increase from its bulb. */
final class Thermometer extends Kind {
  Thermometer() {
    super("thermometer", Form.LINE, new Mark.Line(Mark.Paint.GREY, /* hasBulb= */ true));
  }

  @Override
  public boolean isDirected() {
    return true;
  }

  @Override
  public int mostUsefulCells(Layout layout) {
    return layout.digits();
  }

  @Override
  List<Primitive> meaning(Rule rule, Layout layout) {
    return Primitive.alongPath(rule.cells(), layout, (a, b) -> a < b);
  }
}
