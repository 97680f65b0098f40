package cluewright.model.rule;

import java.util.List;

/** Cells that share a side hold no consecutive digits. */
final class NonConsecutive extends Kind {
  NonConsecutive() {
    super("nonconsecutive", Form.BOARD, new Mark.None());
  }

  @Override
  List<Primitive> meaning(Rule rule, Layout layout) {
    PairTable table = PairTable.of(layout, (a, b) -> Math.abs(a - b) != 1);
    return layout
        .sides()
        .<Primitive>map(pair -> new Primitive.Pair(pair[0], pair[1], table))
        .toList();
  }
}
