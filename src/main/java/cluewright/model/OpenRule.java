package cluewright.model;

import cluewright.model.rule.Layout;
import cluewright.model.rule.Primitive;
import cluewright.model.rule.Rule;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/**
 * All that a rule with an open value may say: for each value that it may have, the meaning. Grids
 * are told apart by which of these hold.
 */
public final class OpenRule {
  /** The most values; a rule with more is not looked at as a whole. */
  private static final int MOST_VALUES = 1000;

  private final Rule rule;
  private final Layout layout;
  private final int[] values;
  private final Map<Integer, List<Primitive>> meanings = new HashMap<>();

  private OpenRule(Rule rule, Layout layout, int[] values) {
    this.rule = rule;
    this.layout = layout;
    this.values = values;
  }

  /**
   * The open rules of a board; empty if one has too many values, or if the value of one decides
   * what another says.
   */
  public static Optional<List<OpenRule>> all(Skeleton skeleton) {
    Layout layout = skeleton.board().layout();
    List<Rule> open = skeleton.open();
    boolean areAlone = open.stream().allMatch(rule -> speaksForItself(rule, skeleton));
    return areAlone && open.stream().noneMatch(rule -> hasTooManyValues(rule, layout))
        ? Optional.of(open.stream().map(rule -> of(rule, layout)).toList())
        : Optional.empty();
  }

  /** True if what a rule says does not depend on the values of others of its kind. */
  private static boolean speaksForItself(Rule rule, Skeleton skeleton) {
    return !rule.kind().readsValuesOfOthers()
        || skeleton.drawn().drawn().stream().filter(each -> each.kind() == rule.kind()).count()
            == 1;
  }

  /** Counts no further than it must: digits that are contained have a billion values. */
  private static boolean hasTooManyValues(Rule rule, Layout layout) {
    return rule.values(layout).limit(MOST_VALUES + 1).count() > MOST_VALUES;
  }

  private static OpenRule of(Rule rule, Layout layout) {
    return new OpenRule(rule, layout, rule.values(layout).toArray());
  }

  public Rule rule() {
    return rule;
  }

  /** The values that it may have on the board, ascending. */
  public IntStream values() {
    return Arrays.stream(values);
  }

  /** What it says with a value. */
  public List<Primitive> meaning(int value) {
    return meanings.computeIfAbsent(value, each -> rule.withValue(each).meaning(layout));
  }

  /**
   * The values with which it holds in a grid.
   *
   * @param digit the digit of a cell
   */
  public int[] valuesIn(IntUnaryOperator digit) {
    return values()
        .filter(value -> meaning(value).stream().allMatch(each -> each.holds(digit)))
        .toArray();
  }
}
