package cluewright.model.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/**
 * Cells of which a number tells what is in them: its decimal places are pairs of a count and a
 * digit, so that 1223 stands for exactly one 2 and two 3s. Other digits are free.
 */
final class LookAndSay extends Kind {
  private static final int BASE = 10;
  private static final int PAIR = BASE * BASE;
  private static final int LEAST = 1;
  private static final int MOST = 99_999_999;
  private static final int USUAL = 11;

  LookAndSay() {
    super("lookandsay", "look-and-say", Form.REGION, new Mark.Outline());
  }

  @Override
  public String several() {
    return words();
  }

  @Override
  public Optional<Values> values(int cells, int digits) {
    return Optional.of(new Values(LEAST, MOST, USUAL));
  }

  /** Of all that a number may tell, how often the first digit is there. */
  @Override
  public IntStream valuesIn(List<Integer> cells, Layout layout, IntUnaryOperator digit) {
    int first = layout.value(digit.applyAsInt(cells.get(0)));
    int times =
        (int) cells.stream().filter(cell -> layout.value(digit.applyAsInt(cell)) == first).count();
    return IntStream.of(BASE * times + first)
        .filter(value -> first < BASE && times < BASE)
        .filter(value -> new Rule(this, cells, value).holds(layout, digit));
  }

  /** For example {@code 1×2 2×3}. */
  @Override
  public String label(Rule rule) {
    String label = "";
    for (int rest = rule.value(); rest > 0; rest /= PAIR) {
      String pair = rest % PAIR / BASE + "×" + rest % BASE;
      label = label.isEmpty() ? pair : pair + " " + label;
    }
    return label;
  }

  @Override
  List<Primitive> meaning(Rule rule, Layout layout) {
    List<Primitive> meaning = new ArrayList<>();
    for (int rest = rule.value(); rest > 0; rest /= PAIR) {
      int count = rest % PAIR / BASE;
      int value = rest % BASE;
      meaning.add(
          new Primitive.Word(
              rule.cells(),
              Automaton.of(
                  layout,
                  rule.cells().size(),
                  0,
                  (position, met, digit) -> {
                    long now = digit == value ? met + 1 : met;
                    return now > count ? Automaton.NONE : now;
                  },
                  met -> met == count)));
    }
    return meaning;
  }
}
