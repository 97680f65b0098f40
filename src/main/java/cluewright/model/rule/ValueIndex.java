package cluewright.model.rule;

import java.util.List;

/**
 * A line whose second digit says at which of the cells after it the first digit stands again; also
 * called a slingshot.
 */
final class ValueIndex extends Kind {
  private static final int BASE = 100;

  ValueIndex() {
    super(
        "valueindex",
        "value-index",
        Form.LINE,
        new Mark.Line(Mark.Paint.THIN, Mark.Tip.BULB, Mark.Tip.ARROW));
  }

  @Override
  public String several() {
    return words();
  }

  @Override
  public int leastCells() {
    return 3;
  }

  @Override
  public boolean isDirected() {
    return true;
  }

  @Override
  List<Primitive> meaning(Rule rule, Layout layout) {
    List<Integer> cells = rule.cells();
    // The state is the digit that is looked for, then this times a base plus the place, then 0.
    return List.of(
        new Primitive.Word(
            cells,
            Automaton.of(
                layout,
                cells.size(),
                0,
                (position, state, digit) -> {
                  if (position < 2) {
                    return position == 0
                        ? digit
                        : digit < 1 || digit > cells.size() - 2
                            ? Automaton.NONE
                            : state * BASE + digit;
                  }
                  if (state % BASE != position - 1) {
                    return state;
                  }
                  return digit == state / BASE ? 0 : Automaton.NONE;
                },
                state -> true)));
  }
}
