package cluewright.model.rule;

import java.util.List;

/** A slow thermometer: digits do not decrease from its bulb on. */
final class SlowThermometer extends Kind {
  SlowThermometer() {
    super(
        "slow",
        "slow-thermometer",
        Form.LINE,
        new Mark.Line(Mark.Paint.TEAL, Mark.Tip.BULB, Mark.Tip.NONE));
  }

  @Override
  public boolean isDirected() {
    return true;
  }

  @Override
  List<Primitive> meaning(Rule rule, Layout layout) {
    return Primitive.alongPath(rule.cells(), layout, (a, b) -> a <= b);
  }
}
