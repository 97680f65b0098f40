package cluewright.model.rule;

import java.util.List;

/** Anti-knight: no two cells a knight's move apart hold the same digit. */
final class AntiKnight extends Kind {
  AntiKnight() {
    super("knight", Form.BOARD, new Mark.None());
  }

  @Override
  public String word() {
    return "knight's move";
  }

  @Override
  List<Primitive> meaning(Rule rule, Layout layout) {
    return ChessMoves.differ(layout, 1, 2, 2, 1);
  }
}
