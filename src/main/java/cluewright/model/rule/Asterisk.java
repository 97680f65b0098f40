package cluewright.model.rule;

import java.util.List;

/** Asterisk: nine cells around the middle hold every digit; only on 9x9. */
final class Asterisk extends Kind {
  private static final List<Integer> CELLS = List.of(13, 20, 24, 37, 40, 43, 56, 60, 67);

  Asterisk() {
    super("asterisk", Form.BOARD, new Mark.Tint());
  }

  @Override
  List<Primitive> meaning(Rule rule, Layout layout) {
    return layout.isSquare() && layout.digits() == CELLS.size()
        ? List.of(new Primitive.Differ(CELLS))
        : List.of();
  }
}
