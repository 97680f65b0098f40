package cluewright.model.rule;

import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;

/**
 * The digit in the circle counts cells of its region: one that is to be found, or a box where there
 * are none.
 */
abstract class OfRegion extends Kind {
  /** Times this, a region stands before the count in the state of an automaton. */
  static final long BASE = 64;

  OfRegion(String id, String words, Mark mark) {
    super(id, words, Form.LINE, mark);
  }

  @Override
  public final boolean isDirected() {
    return true;
  }

  @Override
  final boolean readsBeside() {
    return true;
  }

  @Override
  Optional<String> refusal(Rule rule, Layout layout) {
    if (!rule.cells().stream().allMatch(cell -> cell < layout.grid().cells())) {
      return Optional.of("the rule %s stands in the grid, not beside it".formatted(id()));
    }
    return FoundRegions.fit(layout) || layout.grid().boxRows() > 0
        ? Optional.empty()
        : Optional.of(
            "the rule %s needs regions that are to be found, or equal boxes".formatted(id()));
  }

  @Override
  final List<Primitive> meaning(Rule rule, Layout layout) {
    int circle = rule.cells().get(0);
    if (FoundRegions.fit(layout)) {
      return List.of(counted(rule, layout));
    }
    int count = count(rule, cell -> layout.areInOneBox(circle, cell));
    return List.of(new Primitive.Allow(circle, layout.setOf(count)));
  }

  /**
   * How many cells are counted, with the circle.
   *
   * @param isIn whether a cell lies in the region of the circle
   */
  abstract int count(Rule rule, IntPredicate isIn);

  /** Reads the regions of the cells, that of the circle first, and then the digit in the circle. */
  abstract Primitive counted(Rule rule, Layout layout);
}
