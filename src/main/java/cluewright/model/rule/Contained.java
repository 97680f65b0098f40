package cluewright.model.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/**
 * Digits that all stand in some cells, as often as they are listed; its value has them one after
 * the other as decimal places. Those on the corner of four cells are a quadruple.
 */
final class Contained extends Kind {
  private static final int CELLS = 4;
  private static final int MOST_AT_CORNER = 9999;
  private static final int MOST = 999_999_999;
  private static final int BASE = 10;

  private final boolean isCorner;

  /**
   * @param isCorner true if they stand on the corner of four cells
   */
  Contained(String id, boolean isCorner) {
    super(id, Form.REGION, isCorner ? new Mark.Corner() : new Mark.Outline());
    this.isCorner = isCorner;
  }

  @Override
  public String several() {
    return isCorner ? super.several() : "cages with given digits";
  }

  @Override
  public int mostCells(Layout layout) {
    return isCorner ? CELLS : super.mostCells(layout);
  }

  @Override
  public Optional<Values> values(int cells, int digits) {
    return Optional.of(new Values(1, isCorner ? MOST_AT_CORNER : MOST, 1));
  }

  /** Of all lists of digits that they contain, the first and the last digit. */
  @Override
  public IntStream valuesIn(List<Integer> cells, Layout layout, IntUnaryOperator digit) {
    int first = layout.value(digit.applyAsInt(cells.get(0)));
    int last = layout.value(digit.applyAsInt(cells.get(cells.size() - 1)));
    return IntStream.of(cells.size() == 1 ? first : BASE * first + last)
        .filter(value -> first > 0 && first < BASE && last < BASE)
        .filter(value -> new Rule(this, cells, value).holds(layout, digit));
  }

  @Override
  public String label(Rule rule) {
    String digits = String.valueOf(rule.value());
    return isCorner ? digits : String.join(",", digits.split(""));
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
