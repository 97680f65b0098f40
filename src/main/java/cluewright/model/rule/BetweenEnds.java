package cluewright.model.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A line whose digits lie between those in the circles at its ends, or, on a lockout line, outside
 * them, the ends being far apart.
 */
final class BetweenEnds extends Kind {
  private final boolean isLockout;

  BetweenEnds(String id, Mark.Paint paint, boolean isLockout) {
    super(id, Form.LINE, new Mark.Line(paint, tip(isLockout), tip(isLockout)));
    this.isLockout = isLockout;
  }

  private static Mark.Tip tip(boolean isLockout) {
    return isLockout ? Mark.Tip.DIAMOND : Mark.Tip.CIRCLE;
  }

  @Override
  public int leastCells() {
    return isLockout ? 2 : 3;
  }

  /** The least difference of the ends of a lockout line. */
  @Override
  public Optional<Values> values(int cells, int digits) {
    return isLockout
        ? Optional.of(new Values(1, Math.max(1, digits - 1), Math.max(1, digits / 2)))
        : Optional.empty();
  }

  @Override
  List<Primitive> meaning(Rule rule, Layout layout) {
    List<Integer> cells = rule.cells();
    int last = cells.size() - 1;
    List<Integer> order = new ArrayList<>(List.of(cells.get(0), cells.get(last)));
    order.addAll(cells.subList(1, last));
    long base = layout.mostValue() + 1L;
    // The state is the smaller end times the base plus the larger; first, the first end alone.
    return List.of(
        new Primitive.Word(
            order,
            Automaton.of(
                layout,
                order.size(),
                0,
                (position, ends, digit) ->
                    position == 0
                        ? digit
                        : position == 1
                            ? ends(ends, digit, base, rule.value())
                            : fits(ends / base, ends % base, digit) ? ends : Automaton.NONE,
                ends -> true)));
  }

  private long ends(long first, int second, long base, int apart) {
    return isLockout && Math.abs(first - second) < apart
        ? Automaton.NONE
        : Math.min(first, second) * base + Math.max(first, second);
  }

  private boolean fits(long low, long high, int digit) {
    return isLockout ? digit < low || digit > high : digit > low && digit < high;
  }
}
