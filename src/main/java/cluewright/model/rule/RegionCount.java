package cluewright.model.rule;

import java.util.List;
import java.util.function.IntPredicate;

/** The digit in the circle says how many of its cells, with itself, lie in its region. */
final class RegionCount extends OfRegion {
  RegionCount() {
    super("regioncount", "region-count", new Mark.Rays(Mark.Tip.NONE));
  }

  /** A line from the circle to each cell that is counted. */
  @Override
  public List<List<Integer>> parts(Rule rule) {
    return rule.cells().stream().skip(1).map(cell -> List.of(rule.cells().get(0), cell)).toList();
  }

  @Override
  int count(Rule rule, IntPredicate isIn) {
    return (int) rule.cells().stream().filter(isIn::test).count();
  }

  @Override
  Primitive counted(Rule rule, Layout layout) {
    List<Integer> cells = FoundRegions.before(rule.cells().get(0), rule.cells(), layout);
    int last = cells.size() - 1;
    // The state is the region of the circle, times a base, plus the count.
    return Words.of(
        cells,
        layout,
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
        state -> true);
  }
}
