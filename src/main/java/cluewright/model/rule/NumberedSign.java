package cluewright.model.rule;

import java.util.List;
import java.util.Optional;

/** A sign with a number between two cells: their difference, ratio or sum. */
final class NumberedSign extends Kind {

  /** Tests two digits against the number. */
  @FunctionalInterface
  interface Condition {
    boolean allows(int first, int second, int number);
  }

  private final Condition condition;
  private final int least;
  private final int mostTimesDigits;

  /** A number in a dot. */
  NumberedSign(String id, boolean isBlack, int least, int mostTimesDigits, Condition condition) {
    this(id, new Mark.Dot(isBlack), least, mostTimesDigits, condition);
  }

  /**
   * @param least the least number
   * @param mostTimesDigits the largest number, as a multiple of the largest digit
   */
  NumberedSign(String id, Mark mark, int least, int mostTimesDigits, Condition condition) {
    super(id, Form.EDGE, mark);
    this.condition = condition;
    this.least = least;
    this.mostTimesDigits = mostTimesDigits;
  }

  @Override
  public boolean isPerhapsMissing() {
    return false;
  }

  @Override
  public Optional<Values> values(int cells, int digits) {
    return Optional.of(new Values(least, mostTimesDigits * digits, least));
  }

  @Override
  public boolean isLabelled() {
    return true;
  }

  @Override
  public String label(Rule rule) {
    return String.valueOf(rule.value());
  }

  @Override
  List<Primitive> meaning(Rule rule, Layout layout) {
    return Primitive.alongPath(
        rule.cells(), layout, (a, b) -> condition.allows(a, b, rule.value()));
  }
}
