package cluewright.model.rule;

import java.util.List;

/** In every square of four cells some digit of each of three classes stands. */
final class GlobalRotation extends Kind {
  private static final int CLASSES = 3;
  private static final long ALL = (1 << CLASSES) - 1;

  /** The class of a value, from 0. */
  @FunctionalInterface
  interface Classes {
    int of(int value, Layout layout);
  }

  private final Classes classes;

  GlobalRotation(String id, String words, Classes classes) {
    super(id, words, Form.BOARD, new Mark.None());
    this.classes = classes;
  }

  @Override
  List<Primitive> meaning(Rule rule, Layout layout) {
    if (layout.digits() % CLASSES != 0) {
      return List.of();
    }
    Automaton automaton =
        Automaton.of(
            layout,
            4,
            0,
            (position, met, digit) -> met | 1L << classes.of(digit, layout),
            met -> met == ALL);
    return layout.squares().<Primitive>map(cells -> new Primitive.Word(cells, automaton)).toList();
  }
}
