package cluewright.model.rule;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.Stream;

/**
 * The digit in the circle says how many cells of its region follow each other without a gap along
 * its arrows, with itself.
 */
final class RegionArrow extends OfRegion {
  RegionArrow() {
    super("regionarrow", "region-arrow", new Mark.Rays(Mark.Tip.ARROW));
  }

  @Override
  public boolean isStraight() {
    return true;
  }

  @Override
  Optional<String> refusal(Rule rule, Layout layout) {
    boolean isBent =
        arms(rule.cells()).stream().anyMatch(arm -> !isStraight(rule.cells().get(0), arm, layout));
    return isBent
        ? Optional.of("the rule %s goes straight from its circle, cell by cell".formatted(id()))
        : super.refusal(rule, layout);
  }

  /** The arrows, each from the circle, which they have in common. */
  @Override
  public List<List<Integer>> parts(Rule rule) {
    List<Integer> start = rule.cells().subList(0, 1);
    return arms(rule.cells()).stream()
        .map(arm -> Stream.concat(start.stream(), arm.stream()).toList())
        .toList();
  }

  @Override
  int count(Rule rule, IntPredicate isIn) {
    return 1
        + arms(rule.cells()).stream()
            .mapToInt(arm -> (int) arm.stream().takeWhile(isIn::test).count())
            .sum();
  }

  @Override
  Primitive counted(Rule rule, Layout layout) {
    int start = rule.cells().get(0);
    List<Integer> path = new ArrayList<>(List.of(start));
    Set<Integer> begins = new HashSet<>();
    for (List<Integer> arm : arms(rule.cells())) {
      begins.add(path.size());
      path.addAll(arm);
    }
    List<Integer> cells = FoundRegions.before(start, path, layout);
    return word(cells, begins, layout);
  }

  /** Reads the region of the circle, those of the arrows, and then the digit in the circle. */
  private static Primitive word(List<Integer> cells, Set<Integer> begins, Layout layout) {
    // The state is the region of the circle, times a base, plus the count, and then times two plus
    // whether the arrow in hand has left the region.
    return Words.of(
        cells,
        layout,
        0,
        (position, state, digit) -> {
          if (position == 0) {
            return 2 * (digit * BASE + 1);
          }
          long whole = state / 2;
          if (position == cells.size() - 1) {
            return digit == whole % BASE ? 0 : Automaton.NONE;
          }
          boolean isOver = state % 2 == 1 && !begins.contains(position);
          if (isOver || digit != whole / BASE) {
            return 2 * whole + 1;
          }
          return whole % BASE < layout.digits() ? 2 * (whole + 1) : Automaton.NONE;
        },
        state -> true);
  }

  /**
   * The cells of each arrow without the first: as far as one is as far from the next. So arrows in
   * the row of the circle come last, as others could seem to continue one that ends at the border.
   */
  private static List<List<Integer>> arms(List<Integer> cells) {
    int start = cells.get(0);
    List<List<Integer>> arms = new ArrayList<>();
    List<Integer> arm = new ArrayList<>();
    for (int cell : cells.subList(1, cells.size())) {
      if (arm.isEmpty() || cell - start != (arm.size() + 1) * (arm.get(0) - start)) {
        arm = new ArrayList<>();
        arms.add(arm);
      }
      arm.add(cell);
    }
    return arms;
  }

  private static boolean isStraight(int start, List<Integer> arm, Layout layout) {
    int down = layout.row(arm.get(0)) - layout.row(start);
    int right = layout.column(arm.get(0)) - layout.column(start);
    int last = arm.get(arm.size() - 1);
    return Math.max(Math.abs(down), Math.abs(right)) == 1
        && layout.row(last) == layout.row(start) + arm.size() * down
        && layout.column(last) == layout.column(start) + arm.size() * right;
  }
}
