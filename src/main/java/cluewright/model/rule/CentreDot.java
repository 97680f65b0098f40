package cluewright.model.rule;

import java.util.List;

/** Centre dot: the middle cells of the boxes hold every digit. */
final class CentreDot extends Kind {
  CentreDot() {
    super("centre-dot", Form.BOARD, new Mark.Tint());
  }

  @Override
  List<Primitive> meaning(Rule rule, Layout layout) {
    boolean hasMiddles = layout.boxRows() % 2 == 1 && layout.boxColumns() % 2 == 1;
    int middle = layout.boxRows() * layout.boxColumns() / 2;
    return hasMiddles
        ? List.of(new Primitive.Differ(DisjointGroups.group(middle, layout)))
        : List.of();
  }
}
