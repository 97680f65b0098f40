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
