package cluewright.model.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Digits on the corner of four cells that all stand in these; its value has them one after the
 * other as decimal places.
 */
final class Quadruple extends Kind {
  private static final int CELLS = 4;
  private static final int MOST = 9999;
  private static final int BASE = 10;

  Quadruple() {
    super("quadruple", Form.REGION, new Mark.Corner());
  }

  @Override
  public int mostCells(Layout layout) {
    return CELLS;
  }

  @Override
  public Optional<Values> values(int cells, int digits) {
    return Optional.of(new Values(1, MOST, 1));
  }

  @Override
  public String label(Rule rule) {
    return String.valueOf(rule.value());
  }

  @Override
  List<Primitive> meaning(Rule rule, Layout layout) {
    List<Integer> wanted = new ArrayList<>();
    for (int rest = rule.value(); rest > 0; rest /= BASE) {
      wanted.add(rest % BASE);
    }
    // Bit i of the state tells that the i-th wanted digit was met.
    return List.of(
        new Primitive.Word(
            rule.cells(),
            Automaton.of(
                layout,
                rule.cells().size(),
                0,
                (position, met, digit) -> met(wanted, met, digit),
                met -> met == (1 << wanted.size()) - 1)));
  }

  private static long met(List<Integer> wanted, long before, int digit) {
    for (int i = 0; i < wanted.size(); i++) {
      if (wanted.get(i) == digit && (before >>> i & 1) == 0) {
        return before | 1L << i;
      }
    }
    return before;
  }
}
