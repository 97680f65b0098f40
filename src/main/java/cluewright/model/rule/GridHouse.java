package cluewright.model.rule;

import java.util.List;

/** Rows, columns and boxes, which a board states by itself for each grid. */
final class GridHouse extends Kind {
  GridHouse(String word) {
    super(word, Form.GRID, new Mark.None());
  }

  @Override
  List<Primitive> meaning(Rule rule, Layout layout) {
    throw new IllegalStateException("no rule beside the board's own houses: " + id());
  }
}
