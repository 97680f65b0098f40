package cluewright.model.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Groups of cells, as many as its value says and equally large, with the same digits in any order.
 */
final class SameValues extends Kind {
  private static final int USUAL = 2;

  SameValues() {
    super(
        "samevalues",
        "same-values",
        Form.LINE,
        new Mark.Line(Mark.Paint.TEAL, Mark.Tip.NONE, Mark.Tip.NONE));
  }

  @Override
  public boolean isDirected() {
    return true;
  }

  @Override
  public String several() {
    return words();
  }

  /** The numbers of groups; with cells that cannot be grouped so, the last ones are left out. */
  @Override
  public Optional<Values> values(int cells, int digits) {
    return Optional.of(new Values(2, Math.max(2, cells), USUAL));
  }

  @Override
  public List<List<Integer>> parts(Rule rule) {
    int size = rule.cells().size() / rule.value();
    List<List<Integer>> parts = new ArrayList<>();
    for (int from = 0; parts.size() < rule.value(); from += size) {
      parts.add(rule.cells().subList(from, from + size));
    }
    return parts;
  }

  @Override
  List<Primitive> meaning(Rule rule, Layout layout) {
    List<List<Integer>> parts = parts(rule);
    List<Primitive> meaning = new ArrayList<>();
    for (List<Integer> other : parts.subList(1, parts.size())) {
      List<Integer> cells = new ArrayList<>(parts.get(0));
      cells.addAll(other);
      if (other.size() == 1) {
        PairTable equal = PairTable.of(layout, (a, b) -> a == b);
        meaning.add(new Primitive.Pair(cells.get(0), cells.get(1), equal));
      } else if (!other.isEmpty()) {
        meaning.addAll(Words.sameDigits(parts.get(0), other, layout));
      }
    }
    return meaning;
  }
}
