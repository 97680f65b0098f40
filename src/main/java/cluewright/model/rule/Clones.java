package cluewright.model.rule;

import java.util.List;
import java.util.stream.IntStream;

/** Two groups of cells with the same digits in the same order: the first half and the second. */
final class Clones extends Kind {
  Clones() {
    super("clones", Form.LINE, new Mark.Line(Mark.Paint.ROSE, Mark.Tip.NONE, Mark.Tip.NONE));
  }

  @Override
  public boolean isDirected() {
    return true;
  }

  @Override
  public String several() {
    return id();
  }

  /** The halves; a last cell that belongs to neither stands alone. */
  @Override
  public List<List<Integer>> parts(Rule rule) {
    List<Integer> cells = rule.cells();
    int half = cells.size() / 2;
    List<List<Integer>> halves = List.of(cells.subList(0, half), cells.subList(half, 2 * half));
    return cells.size() % 2 == 0
        ? halves
        : List.of(halves.get(0), halves.get(1), cells.subList(2 * half, cells.size()));
  }

  @Override
  List<Primitive> meaning(Rule rule, Layout layout) {
    PairTable equal = PairTable.of(layout, (a, b) -> a == b);
    int half = rule.cells().size() / 2;
    return IntStream.range(0, half)
        .<Primitive>mapToObj(
            i -> new Primitive.Pair(rule.cells().get(i), rule.cells().get(half + i), equal))
        .toList();
  }
}
