package cluewright.model.rule;

import java.util.List;

/**
 * A cage of different digits, as many odd as even and as many low as high; the middle digit is
 * neither.
 */
final class EqualityCage extends Kind {
  private static final long MIDDLE = 1000;

  EqualityCage() {
    super("equality", Form.REGION, new Mark.Outline());
  }

  @Override
  public String several() {
    return "equality cages";
  }

  @Override
  public int mostCells(Layout layout) {
    return layout.digits();
  }

  @Override
  public String label(Rule rule) {
    return "=";
  }

  @Override
  List<Primitive> meaning(Rule rule, Layout layout) {
    // The state is the middle, plus the odd less the even digits times it, plus the high less the
    // low ones.
    long none = MIDDLE * MIDDLE;
    Automaton automaton =
        Automaton.of(
            layout,
            rule.cells().size(),
            none,
            (position, more, digit) ->
                digit == layout.middle()
                    ? Automaton.NONE
                    : more
                        + (digit % 2 == 1 ? MIDDLE : -MIDDLE)
                        + (digit > layout.middle() ? 1 : -1),
            more -> more == none);
    return List.of(new Primitive.Differ(rule.cells()), new Primitive.Word(rule.cells(), automaton));
  }
}
