package cluewright.model.rule;

import java.util.ArrayList;
import java.util.List;

/** A zipper line: digits as far from its middle add up to the same, in the middle cell alone. */
final class Zipper extends Kind {
  Zipper() {
    super("zipper", Form.LINE, new Mark.Line(Mark.Paint.LILAC, Mark.Tip.NONE, Mark.Tip.NONE));
  }

  @Override
  List<Primitive> meaning(Rule rule, Layout layout) {
    List<Integer> cells = rule.cells();
    int last = cells.size() - 1;
    List<List<Integer>> groups = new ArrayList<>();
    if (cells.size() % 2 == 1) {
      groups.add(List.of(cells.get(last / 2)));
    }
    for (int i = cells.size() / 2 - 1; i >= 0; i--) {
      groups.add(List.of(cells.get(i), cells.get(last - i)));
    }
    return List.of(Words.equalSums(groups, layout));
  }
}
