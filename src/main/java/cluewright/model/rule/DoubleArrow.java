package cluewright.model.rule;

import java.util.List;

/** A double arrow: the digits in its two circles add up to as much as those between. */
final class DoubleArrow extends Kind {
  DoubleArrow() {
    super(
        "doublearrow",
        "double-arrow",
        Form.LINE,
        new Mark.Line(Mark.Paint.THIN, Mark.Tip.CIRCLE, Mark.Tip.CIRCLE));
  }

  @Override
  List<Primitive> meaning(Rule rule, Layout layout) {
    List<Integer> cells = rule.cells();
    int last = cells.size() - 1;
    return List.of(
        Words.equalSums(
            List.of(List.of(cells.get(0), cells.get(last)), cells.subList(1, last)), layout));
  }

  @Override
  public int leastCells() {
    return 3;
  }
}
