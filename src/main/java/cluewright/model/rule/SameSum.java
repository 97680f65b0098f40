package cluewright.model.rule;

import java.util.List;
import java.util.Optional;

/** A cage with a letter: the digits of all cages with it have the same sum, and may be equal. */
final class SameSum extends Kind {
  private static final int LETTERS = 26;

  SameSum() {
    super("samesum", "same-sum", Form.REGION, new Mark.Outline());
  }

  @Override
  public String word() {
    return "cage with a letter";
  }

  @Override
  public String several() {
    return "cages with letters";
  }

  @Override
  public Optional<Values> values(int cells, int digits) {
    return Optional.of(new Values(1, LETTERS, 1));
  }

  @Override
  public boolean saysSomethingAlone() {
    return false;
  }

  @Override
  public String label(Rule rule) {
    return written(rule.value());
  }

  @Override
  public String written(int value) {
    return value < 1 || value > LETTERS ? super.written(value) : "" + (char) ('A' + value - 1);
  }

  @Override
  List<Primitive> meaning(Rule rule, Layout layout) {
    return List.of();
  }

  /** Its sum is that of the first cage with its letter. */
  @Override
  List<Primitive> meaning(Rule rule, Layout layout, List<Rule> all) {
    List<Rule> alike =
        all.stream()
            .filter(other -> other.kind() == this && other.value() == rule.value())
            .sorted(Rule.ORDER)
            .toList();
    return alike.isEmpty() || alike.get(0).equals(rule)
        ? List.of()
        : List.of(Words.sameSum(alike.get(0).cells(), rule.cells(), layout));
  }
}
