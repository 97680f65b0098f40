package cluewright.model.rule;

import java.util.List;
import java.util.Optional;

/** A thermometer: digits increase from its bulb. */
final class Thermometer extends Kind {
  Thermometer() {
    super("thermometer", Form.LINE, new Mark.Line(Mark.Paint.GREY, Mark.Tip.BULB, Mark.Tip.NONE));
  }

  @Override
  public Optional<Character> key() {
    return Optional.of('T');
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
