package cluewright.model.rule;

import java.util.List;
import java.util.Optional;

/** The digit in the circle says how many of its cells, with itself, lie in its region. */
final class RegionCount extends Kind {
  private static final long BASE = 64;

  RegionCount() {
    super(
        "regioncount",
        "region-count",
        Form.LINE,
        new Mark.Line(Mark.Paint.SILVER, Mark.Tip.CIRCLE, Mark.Tip.NONE));
  }

  @Override
  public boolean isDirected() {
    return true;
  }

  @Override
  Optional<String> refusal(Rule rule, Layout layout) {
    return FoundRegions.refusalOf(rule, layout);
  }

  @Override
  boolean readsBeside() {
    return true;
  }

  /** A line from the circle to each cell that is counted. */
  @Override
  public List<List<Integer>> parts(Rule rule) {
    return rule.cells().stream().skip(1).map(cell -> List.of(rule.cells().get(0), cell)).toList();
  }

  @Override
  List<Primitive> meaning(Rule rule, Layout layout) {
    int first = rule.cells().get(0);
    if (!FoundRegions.fit(layout)) {
      int count =
          (int) rule.cells().stream().filter(cell -> layout.areInOneBox(first, cell)).count();
      return List.of(new Primitive.Allow(first, layout.setOf(count)));
    }
    List<Integer> cells = FoundRegions.before(first, rule.cells(), layout);
    int last = cells.size() - 1;
    // The state is the region of the circle, times a base, plus the count.
    return List.of(
        new Primitive.Word(
            cells,
            Automaton.of(
                layout,
                cells.size(),
                0,
                (position, state, digit) -> {
                  if (position == 0) {
                    return digit * BASE + 1;
                  }
                  if (position == last) {
                    return digit == state % BASE ? 0 : Automaton.NONE;
                  }
                  return digit == state / BASE ? state + 1 : state;
                },
                state -> true)));
  }
}
