package cluewright.model.rule;

import java.util.ArrayList;
import java.util.List;

/** A line whose first digit says how many different digits stand in its other cells. */
final class CountDistinct extends Kind {
  CountDistinct() {
    super(
        "distinct",
        "count-distinct",
        Form.LINE,
        new Mark.Line(Mark.Paint.SILVER, Mark.Tip.CIRCLE, Mark.Tip.NONE));
  }

  @Override
  public String several() {
    return words();
  }

  @Override
  public boolean isDirected() {
    return true;
  }

  @Override
  List<Primitive> meaning(Rule rule, Layout layout) {
    List<Integer> cells = new ArrayList<>(rule.cells().subList(1, rule.cells().size()));
    cells.add(rule.cells().get(0));
    int last = cells.size() - 1;
    // Bit v of the state tells that value v was met.
    return List.of(
        new Primitive.Word(
            cells,
            Automaton.of(
                layout,
                cells.size(),
                0,
                (position, met, digit) ->
                    position < last
                        ? met | 1L << digit
                        : Long.bitCount(met) == digit ? 0 : Automaton.NONE,
                state -> true)));
  }
}
