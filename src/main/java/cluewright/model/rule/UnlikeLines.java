package cluewright.model.rule;

import cluewright.model.rule.LineOrder.Order;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** No two rows or columns, each read from either end, are the same number: no rank is tied. */
final class UnlikeLines extends Kind {
  private static final Set<Order> UNLIKE = EnumSet.of(Order.LESS, Order.GREATER);

  UnlikeLines() {
    super("unlikelines", "unlike-lines", Form.BOARD, new Mark.None());
  }

  @Override
  public String several() {
    return words();
  }

  /** Lines of one side begin with different digits. */
  @Override
  List<Primitive> meaning(Rule rule, Layout layout) {
    if (!LineOrder.isSquare(layout)) {
      return List.of();
    }
    List<List<List<Integer>>> sides = LineOrder.sides(layout);
    Map<Integer, Automaton> comparisons = new HashMap<>();
    Map<List<Reading>, Automaton> made = new HashMap<>();
    List<Primitive> meaning = new ArrayList<>();
    for (int side = 0; side < sides.size(); side++) {
      for (List<List<Integer>> other : sides.subList(side + 1, sides.size())) {
        for (List<Integer> line : sides.get(side)) {
          other.stream()
              .filter(each -> !LineOrder.areSeen(line.get(0), each.get(0), layout))
              .map(each -> LineOrder.compared(line, each, UNLIKE, layout, comparisons))
              .forEach(reading -> meaning.add(LineOrder.anyOf(List.of(reading), layout, made)));
        }
      }
    }
    return meaning;
  }
}
