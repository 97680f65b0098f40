package cluewright.model.rule;

import java.util.List;
import java.util.Optional;

/**
 * A line of different digits: those between its smallest and its largest one add up to its value,
 * which may be 0.
 */
final class Lunchbox extends Kind {
  private static final long NO_DIGIT = 63;

  Lunchbox() {
    super("lunchbox", Form.LINE, new Mark.Line(Mark.Paint.SILVER, Mark.Tip.NONE, Mark.Tip.NONE));
  }

  @Override
  public String several() {
    return "lunchboxes";
  }

  @Override
  public boolean isLabelled() {
    return true;
  }

  @Override
  public int mostCells(Layout layout) {
    return layout.digits();
  }

  @Override
  public Optional<Values> values(int cells, int digits) {
    return Optional.of(new Values(0, digits * cells, 0));
  }

  @Override
  public String label(Rule rule) {
    return String.valueOf(rule.value());
  }

  @Override
  List<Primitive> meaning(Rule rule, Layout layout) {
    List<Integer> cells = rule.cells();
    Automaton automaton =
        Automaton.of(
            layout,
            cells.size(),
            Filling.NONE.packed(),
            (position, state, digit) -> Filling.of(state).and(digit).packed(),
            state -> Filling.of(state).between() == rule.value());
    return List.of(new Primitive.Differ(cells), new Primitive.Word(cells, automaton));
  }

  /**
   * What the digits read so far leave to know.
   *
   * @param least the smallest digit
   * @param sinceLeast the sum of those behind it
   * @param most the largest digit
   * @param sinceMost the sum of those behind it
   */
  private record Filling(long least, long sinceLeast, long most, long sinceMost) {
    static final Filling NONE = new Filling(NO_DIGIT, 0, NO_DIGIT, 0);
    private static final int BITS = 12;
    private static final long MASK = (1L << BITS) - 1;

    static Filling of(long packed) {
      return new Filling(
          packed & MASK,
          packed >>> BITS & MASK,
          packed >>> (2 * BITS) & MASK,
          packed >>> (3 * BITS) & MASK);
    }

    long packed() {
      return least | (sinceLeast << BITS) | (most << (2 * BITS)) | (sinceMost << (3 * BITS));
    }

    Filling and(int digit) {
      boolean isLeast = least == NO_DIGIT || digit < least;
      boolean isMost = most == NO_DIGIT || digit > most;
      return new Filling(
          isLeast ? digit : least,
          isLeast ? 0 : sinceLeast + digit,
          isMost ? digit : most,
          isMost ? 0 : sinceMost + digit);
    }

    /** The sum between the two, where the one that came later is the one with less behind it. */
    long between() {
      return least == most
          ? 0
          : sinceLeast > sinceMost ? sinceLeast - most - sinceMost : sinceMost - least - sinceLeast;
    }
  }
}
