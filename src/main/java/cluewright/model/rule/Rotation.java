package cluewright.model.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A line on which every few cells in a row hold digits of as many different classes, such as low,
 * middle and high.
 */
final class Rotation extends Kind {

  /** The class of a digit. */
  @FunctionalInterface
  interface Classes {
    /**
     * The class of a digit's value.
     *
     * @param value of the rule
     */
    int of(int digitValue, int value, Layout layout);
  }

  private final int usual;
  private final boolean hasValue;
  private final Classes classOf;

  /**
   * @param hasValue whether the number of classes is the rule's value
   * @param usual the number of classes, where a rule does not say it
   */
  Rotation(String id, Mark.Paint paint, boolean hasValue, int usual, Classes classOf) {
    super(id, Form.LINE, new Mark.Line(paint, Mark.Tip.NONE, Mark.Tip.NONE));
    this.hasValue = hasValue;
    this.usual = usual;
    this.classOf = classOf;
  }

  @Override
  public Optional<Values> values(int cells, int digits) {
    return hasValue
        ? Optional.of(new Values(2, Math.max(2, digits), Math.min(usual, Math.max(2, digits))))
        : Optional.empty();
  }

  @Override
  List<Primitive> meaning(Rule rule, Layout layout) {
    int classes = hasValue ? rule.value() : usual;
    PairTable differ =
        PairTable.of(
            layout, (a, b) -> classOf.of(a, classes, layout) != classOf.of(b, classes, layout));
    List<Integer> cells = rule.cells();
    List<Primitive> meaning = new ArrayList<>();
    for (int i = 0; i < cells.size(); i++) {
      for (int j = i + 1; j < Math.min(i + classes, cells.size()); j++) {
        meaning.add(new Primitive.Pair(cells.get(i), cells.get(j), differ));
      }
    }
    return meaning;
  }
}
