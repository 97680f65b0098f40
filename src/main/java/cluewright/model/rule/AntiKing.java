package cluewright.model.rule;

import java.util.List;

/** Anti-king: no two cells that touch at a corner hold the same digit. */
final class AntiKing extends Kind {
  AntiKing() {
    super("king", Form.BOARD, new Mark.None());
  }

  @Override
  public String word() {
    return "king's move";
  }

  @Override
  List<Primitive> meaning(Rule rule, Layout layout) {
    return ChessMoves.differ(layout, 1, 1);
  }
}
