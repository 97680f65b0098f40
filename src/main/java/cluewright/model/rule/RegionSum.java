package cluewright.model.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A region sum line: the digits of each run within one box add up to the same. */
final class RegionSum extends Kind {
  RegionSum() {
    super(
        "regionsum",
        "region-sum",
        Form.LINE,
        new Mark.Line(Mark.Paint.BLUE, Mark.Tip.NONE, Mark.Tip.NONE));
  }

  @Override
  public boolean dependsOnPlace() {
    return true;
  }

  @Override
  Optional<String> refusal(Rule rule, Layout layout) {
    return layout.boxRows() > 0
        ? Optional.empty()
        : Optional.of("a region sum line needs equal boxes");
  }

  @Override
  List<Primitive> meaning(Rule rule, Layout layout) {
    List<List<Integer>> runs = new ArrayList<>();
    int before = Layout.NO_CELL;
    for (int cell : rule.cells()) {
      int box = layout.box(cell);
      if (box != before) {
        runs.add(new ArrayList<>());
      }
      runs.get(runs.size() - 1).add(cell);
      before = box;
    }
    return List.of(Words.equalSums(runs, layout));
  }
}
