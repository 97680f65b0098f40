package cluewright.studio.layout;

import cluewright.format.BoardKinds;
import cluewright.model.CellSet;
import cluewright.model.rule.Form;
import cluewright.model.rule.Kind;
import cluewright.model.rule.Layout;
import cluewright.model.rule.Mark;
import cluewright.model.rule.Rule;
import cluewright.model.rule.Values;
import cluewright.phrase.Phrase;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/**
 * The value of the selected rule, as figures that need not be valid yet: the sum of a cage, or how
 * far digits on a line differ.
 *
 * <p>Without a selected rule it is the value of what the tool draws next, where that needs one. So
 * a tool keeps what was typed last.
 */
final class RuleValue {

  /** A rule, whatever its value. */
  record Place(Kind kind, List<Integer> cells) {
    static Place of(Rule rule) {
      return new Place(rule.kind(), rule.cells());
    }
  }

  /** The rules after typing, with a remark on invalid figures. */
  record Typed(Rules rules, Remark remark) {}

  /** The most values that are tried, as many as a cage of nine digits has at most. */
  private static final int MOST_CHOICES = 45;

  private final ReadOnlyObjectProperty<Rules> rules;
  private final ReadOnlyObjectWrapper<Optional<Place>> selectedWrapper =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  final ReadOnlyObjectProperty<Optional<Place>> selected = selectedWrapper.getReadOnlyProperty();
  private final ReadOnlyObjectWrapper<String> typedWrapper = new ReadOnlyObjectWrapper<>("");
  final ReadOnlyObjectProperty<String> typed = typedWrapper.getReadOnlyProperty();

  /** The values that tools draw with where they are not the usual ones. */
  private final Map<Kind, Integer> chosen = new HashMap<>();

  private Optional<Kind> drawn = Optional.empty();

  /** Selected before, so that a second click finds the next of several rules. */
  private Optional<Place> former = Optional.empty();

  /** True until a figure is typed, which then replaces the former value. */
  private boolean isNew;

  private Object typing = new Object();

  /**
   * @param rules those that are shown
   */
  RuleValue(ReadOnlyObjectProperty<Rules> rules) {
    this.rules = rules;
  }

  void draws(Optional<Kind> kind) {
    drawn = kind;
    selectNone();
  }

  boolean isSelected() {
    return selected.get().isPresent();
  }

  /** The selected rule, unless it is gone. */
  Optional<Rule> rule() {
    return selected.get().flatMap(place -> rules.get().at(place));
  }

  /** Selects a rule if its kind has values, dropping half-typed figures. */
  void select(Optional<Place> wanted) {
    selectedWrapper.set(wanted.filter(place -> values(place).isPresent()));
    former = selected.get().or(() -> former);
    reread();
  }

  void selectNone() {
    select(Optional.empty());
  }

  /** Selects a rule at a cell, if it has one: the selected one, or else the first. */
  void selectAt(int cell) {
    List<Place> all = at(cell);
    if (isSelected() || !all.isEmpty()) {
      select(selected.get().filter(all::contains).or(() -> all.stream().findFirst()));
    }
  }

  /** Selects the rule at a cell that follows the one selected before; false if there is none. */
  boolean selectNext(int cell) {
    List<Place> all = at(cell);
    int next = former.map(all::indexOf).orElse(-1) + 1;
    select(all.isEmpty() ? Optional.empty() : Optional.of(all.get(next % all.size())));
    return isSelected();
  }

  /** The rules with values at a cell: those that the tool draws, if it draws such. */
  private List<Place> at(int cell) {
    return rules.get().board().drawn().stream()
        .filter(rule -> isAt(rule, cell))
        .filter(rule -> !hasTool() || drawn.equals(Optional.of(rule.kind())))
        .map(Place::of)
        .filter(place -> values(place).isPresent())
        .toList();
  }

  private static boolean isAt(Rule rule, int cell) {
    return rule.kind().form() == Form.OUTSIDE
        ? rule.cells().get(0) == cell
        : rule.cells().contains(cell);
  }

  /** True if the tool draws rules with values. */
  boolean hasTool() {
    return toolValues().isPresent();
  }

  private Optional<Values> toolValues() {
    return drawn.flatMap(kind -> rules.get().values(kind, usualCells(kind)));
  }

  /** As many cells as a rule of a kind may well have, for the values of a tool. */
  private int usualCells(Kind kind) {
    return kind.form() == Form.LINE ? rules.get().board().digits() : kind.leastCells();
  }

  /** The kind of the selected rule, or else of what the tool draws. */
  private Optional<Kind> kind() {
    return selected.get().map(Place::kind).or(() -> drawn);
  }

  private Optional<Values> values(Place place) {
    return rules.get().values(place.kind(), place.cells().size());
  }

  /** The values that can be typed: of the selected rule, or of a tool that needs one. */
  Optional<Values> values() {
    return isSelected() ? selected.get().flatMap(this::values) : neededByTool();
  }

  private Optional<Values> neededByTool() {
    return toolValues().filter(values -> !values.isOptional());
  }

  /** What was typed for rules that the tool draws; 0 for nothing. */
  int chosen() {
    return drawn.map(kind -> chosen.getOrDefault(kind, 0)).orElse(0);
  }

  /** The value in words about a tool that needs one, of the selected rule or of the next. */
  int shown() {
    int now = current() == Rule.OPEN ? usual() : current();
    return neededByTool().isPresent() ? now : 0;
  }

  private int usual() {
    return kind()
        .map(kind -> kind.usualValue(usualCells(kind), rules.get().board().digits()))
        .orElse(0);
  }

  private int current() {
    return isSelected()
        ? rule().map(Rule::value).orElse(0)
        : drawn.map(kind -> rules.get().value(kind, usualCells(kind), chosen())).orElse(0);
  }

  /** The values that the selected rule can have, unless they are many or stand for digits. */
  List<Integer> choices() {
    boolean isNumber = isSelected() && !isOfDigits();
    Optional<Rule> one = rule().filter(any -> isNumber && canHave(Rule.OPEN));
    return one.flatMap(rule -> values(Place.of(rule)))
        .filter(values -> values.most() - values.least() < MOST_CHOICES)
        .map(values -> choices(one.get(), values))
        .orElse(List.of());
  }

  private List<Integer> choices(Rule rule, Values values) {
    Layout layout = rules.get().board().layout();
    return IntStream.rangeClosed(Math.max(1, values.least()), values.most())
        .filter(value -> values.contain(value) && rule.withValue(value).refusal(layout).isEmpty())
        .boxed()
        .toList();
  }

  /** Replaces what was typed by the value as it is. */
  void reread() {
    typedWrapper.set(asItIs());
    isNew = true;
  }

  private String asItIs() {
    if (current() == Rule.OPEN) {
      return Rule.OPEN_SIGN;
    }
    return current() == 0 ? "" : kind().orElseThrow().written(current());
  }

  /** The figures with one more; alone if both together exceed any value, or one is a sign. */
  String longer(char figure) {
    boolean isAlone = isNew || isOpenSign(typed.get()) || isOpenSign(String.valueOf(figure));
    String longer = (isAlone ? "" : typed.get()) + figure;
    begin();
    return values().filter(values -> read(longer) > values.most()).isPresent()
        ? String.valueOf(figure)
        : longer;
  }

  /** Begins to type, unless figures were typed already. */
  private void begin() {
    typing = isNew ? new Object() : typing;
    isNew = false;
  }

  private static boolean isOpenSign(String text) {
    return text.equals(Rule.OPEN_SIGN);
  }

  private int read(String figures) {
    if (isOpenSign(figures)) {
      return Rule.OPEN;
    }
    return figures.isEmpty() ? 0 : kind().orElseThrow().read(figures);
  }

  /** The figures of a selected rule without the last one; empty if there are none. */
  Optional<String> shorter() {
    return isSelected() && !typed.get().isEmpty()
        ? Optional.of(typed.get().substring(0, typed.get().length() - 1))
        : Optional.empty();
  }

  /** Applies figures as the value as soon as they are valid; empty if they change nothing. */
  Optional<Typed> type(String text) {
    String figures = text.replaceFirst("^0+", "");
    if (values().isEmpty() || (isNew && figures.equals(typed.get()))) {
      return Optional.empty();
    }
    Values values = values().orElseThrow();
    begin();
    typedWrapper.set(figures);
    int value = read(figures);
    if (!values.isOptional() && canHave(value)) {
      chosen.put(kind().orElseThrow(), value);
    }
    boolean canGrow = value >= 0 && 10 * value <= values.most();
    Remark remark = canGrow || canHave(value) ? Remark.NONE : refusal(values, value);
    return Optional.of(
        new Typed(rule().map(rule -> with(rule, value)).orElse(rules.get()), remark));
  }

  private Rules with(Rule rule, int value) {
    Values values = values(Place.of(rule)).orElseThrow();
    int otherwise = values.isOptional() ? 0 : rule.value();
    int next = canHave(value) ? value : otherwise;
    return rules.get().with(new Rule(rule.kind(), rule.cells(), next), Optional.of(rule));
  }

  /** True if the selected rule, or what the tool draws, can have a value, or have it open. */
  private boolean canHave(int value) {
    return value == Rule.OPEN
        ? kind().filter(this::mayBeOpen).isPresent()
        : values().filter(values -> values.contain(value)).isPresent();
  }

  private boolean mayBeOpen(Kind kind) {
    int cells = selected.get().map(Place::cells).map(List::size).orElse(usualCells(kind));
    return kind.mayBeOpen(cells, rules.get().board().digits());
  }

  private Remark refusal(Values values, int value) {
    CellSet cells = rule().map(Rule::cells).map(CellSet::of).orElse(CellSet.empty());
    if (value == Rule.OPEN) {
      return new Remark(
          Phrase.of("rules.never-open", BoardKinds.name(kind().orElseThrow())), cells);
    }
    Phrase words =
        isOfRegion()
            ? Phrase.of("rules.no-sum", cells.size(), values.least(), values.most(), value)
            : values.never().isEmpty()
                ? Phrase.of("rules.no-value", values.least(), values.most(), value)
                : Phrase.of("rules.no-value-of", values.listed(), value);
    return new Remark(words, cells);
  }

  /** True for the sum of a cage. */
  boolean isOfRegion() {
    return kind().filter(kind -> kind.mark() instanceof Mark.Outline).isPresent();
  }

  /** True for a value that is several digits, and no number. */
  boolean isOfDigits() {
    return kind().map(Gesture::of).stream()
        .anyMatch(gesture -> gesture == Gesture.GIVEN || gesture == Gesture.CORNER);
  }

  /** Identifies figures typed in a row. */
  Object typing() {
    return typing;
  }

  /** The typed figures of the selected rule while they are not its value. */
  String pending() {
    return isSelected() && !typed.get().equals(asItIs()) ? typed.get() : "";
  }
}
