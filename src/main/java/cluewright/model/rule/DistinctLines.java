package cluewright.model.rule;

import java.util.ArrayList;
import java.util.List;

/**
 * No two rows or columns, each read from both ends, are the same number, so that no two have the
 * same rank.
 */
final class DistinctLines extends Kind {
  DistinctLines() {
    super("distinctlines", "distinct-lines", Form.BOARD, new Mark.None());
  }

  @Override
  public String several() {
    return words();
  }

  /** Only a line and a reversed parallel one, or a row and a column of one corner, can be alike. */
  @Override
  List<Primitive> meaning(Rule rule, Layout layout) {
    List<Primitive> meaning = new ArrayList<>();
    if (!LineOrder.isSquare(layout)) {
      return meaning;
    }
    List<List<List<Integer>>> sides = LineOrder.sides(layout);
    int last = layout.digits() - 1;
    for (int i = 0; i <= last; i++) {
      for (int j = i + 1; j <= last; j++) {
        addDifferent(sides.get(0).get(i), sides.get(1).get(j), layout, meaning);
        addDifferent(sides.get(2).get(i), sides.get(3).get(j), layout, meaning);
      }
      addDifferent(sides.get(0).get(i), sides.get(2).get(i), layout, meaning);
      addDifferent(sides.get(0).get(i), sides.get(3).get(last - i), layout, meaning);
    }
    return meaning;
  }

  private static void addDifferent(
      List<Integer> line, List<Integer> other, Layout layout, List<Primitive> meaning) {
    if (LineOrder.canBeAlike(line, other, layout)) {
      meaning.add(LineOrder.anyOf(List.of(LineOrder.different(line, other, layout)), layout));
    }
  }
}
