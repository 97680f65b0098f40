package cluewright.model.rule;

import java.util.List;
import java.util.Optional;

/**
 * A cage of different digits of which no choice, of one or more, adds up to its value; also called
 * a rellik cage.
 */
final class NoPartialSum extends Kind {
  private static final int MOST = 61;

  NoPartialSum() {
    super("rellik", Form.REGION, new Mark.Outline());
  }

  @Override
  public String several() {
    return "rellik cages";
  }

  @Override
  public int mostCells(Layout layout) {
    return layout.digits();
  }

  @Override
  public Optional<Values> values(int cells, int digits) {
    int most = Math.min(MOST, Math.max(1, cells * digits));
    return Optional.of(new Values(1, most, Math.min(digits, most)));
  }

  @Override
  public String label(Rule rule) {
    return "≠" + rule.value();
  }

  @Override
  List<Primitive> meaning(Rule rule, Layout layout) {
    long sums = (1L << (rule.value() + 1)) - 1;
    // Bit s of the state tells that some of the digits add up to s.
    Automaton automaton =
        Automaton.of(
            layout,
            rule.cells().size(),
            1,
            (position, made, digit) -> {
              long now = (made | made << digit) & sums;
              return (now >>> rule.value() & 1) != 0 ? Automaton.NONE : now;
            },
            made -> true);
    return List.of(new Primitive.Differ(rule.cells()), new Primitive.Word(rule.cells(), automaton));
  }
}
