package cluewright.model.rule;

import java.util.List;
import java.util.stream.IntStream;

/** Circles whose digits say in how many circles they stand. */
final class CountingCircles extends Kind {
  CountingCircles() {
    super("counting", Form.REGION, new Mark.InCell(Mark.Figure.RING));
  }

  @Override
  public String several() {
    return id();
  }

  @Override
  List<Primitive> meaning(Rule rule, Layout layout) {
    return IntStream.rangeClosed(layout.leastValue(), layout.mostValue())
        .<Primitive>mapToObj(
            counted -> new Primitive.Word(rule.cells(), counting(rule, layout, counted)))
        .toList();
  }

  private static Automaton counting(Rule rule, Layout layout, int counted) {
    return Automaton.of(
        layout,
        rule.cells().size(),
        0,
        (position, met, digit) -> {
          long now = digit == counted ? met + 1 : met;
          return now <= counted ? now : Automaton.NONE;
        },
        met -> met == 0 || met == counted);
  }
}
