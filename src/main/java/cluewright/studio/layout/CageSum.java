package cluewright.studio.layout;

import cluewright.model.CellSet;
import cluewright.model.rule.Rule;
import cluewright.model.rule.Values;
import cluewright.phrase.Phrase;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/** The selected cage, with its sum as figures that need not be valid yet. */
final class CageSum {
  private final ReadOnlyObjectWrapper<CellSet> selectedWrapper =
      new ReadOnlyObjectWrapper<>(CellSet.empty());

  /** The cells of the cage; empty without one. */
  final ReadOnlyObjectProperty<CellSet> selected = selectedWrapper.getReadOnlyProperty();

  private final ReadOnlyObjectWrapper<String> typedWrapper = new ReadOnlyObjectWrapper<>("");
  final ReadOnlyObjectProperty<String> typed = typedWrapper.getReadOnlyProperty();

  /** True until a figure is typed, which then replaces the former sum. */
  private boolean isNew;

  private Object typing = new Object();

  /** A cage after typing, with a remark on invalid figures. */
  record Summed(Rules rules, Remark remark) {}

  boolean isSelected() {
    return !selectedWrapper.get().isEmpty();
  }

  /** Selects a cage, dropping a half-typed sum. */
  void select(Rules rules, CellSet cells) {
    if (!cells.equals(selectedWrapper.get())) {
      selectedWrapper.set(cells);
      reread(rules);
    }
    isNew = true;
  }

  /** Replaces what was typed by the sum of the cage. */
  void reread(Rules rules) {
    typedWrapper.set(
        rules
            .regionOf(selectedWrapper.get())
            .filter(Rule::hasValue)
            .map(rule -> String.valueOf(rule.value()))
            .orElse(""));
    isNew = true;
  }

  void selectNone(Rules rules) {
    select(rules, CellSet.empty());
  }

  /** Selects the cage of a cell, or none. */
  void selectAt(Rules rules, int cell) {
    select(rules, rules.regionAt(cell).map(Rule::cells).map(CellSet::of).orElse(CellSet.empty()));
  }

  /** The figures with one more; alone if both together exceed any sum. */
  String longer(Rules rules, char figure) {
    String longer = (isNew ? "" : typedWrapper.get()) + figure;
    boolean isTooLarge =
        values(rules).filter(values -> Integer.parseInt(longer) > values.most()).isPresent();
    return isTooLarge ? String.valueOf(figure) : longer;
  }

  /** The figures without the last one; empty if there are none. */
  Optional<String> shorter() {
    return isSelected() && !typedWrapper.get().isEmpty()
        ? Optional.of(typedWrapper.get().substring(0, typedWrapper.get().length() - 1))
        : Optional.empty();
  }

  private Optional<Values> values(Rules rules) {
    return rules.values(selectedWrapper.get());
  }

  /** Applies figures as the sum as soon as they are valid; empty if they change nothing. */
  Optional<Summed> type(Rules rules, String text) {
    Optional<Rule> region = rules.regionOf(selectedWrapper.get());
    String figures = text.replaceFirst("^0+", "");
    if (region.isEmpty()
        || values(rules).isEmpty()
        || (isNew && figures.equals(typedWrapper.get()))) {
      return Optional.empty();
    }
    typing = isNew ? new Object() : typing;
    isNew = false;
    typedWrapper.set(figures);
    int sum = figures.isEmpty() ? 0 : Integer.parseInt(figures);
    Values sums = values(rules).orElseThrow();
    boolean canGrow = sum < sums.least() && 10 * sum <= sums.most();
    Remark remark =
        canGrow || sums.contain(sum)
            ? Remark.NONE
            : new Remark(
                Phrase.of(
                    "rules.no-sum", selectedWrapper.get().size(), sums.least(), sums.most(), sum),
                selectedWrapper.get());
    Rule summed = rules.fitted(region.get().kind(), selectedWrapper.get(), sum);
    return Optional.of(new Summed(rules.with(summed, region), remark));
  }

  /** Identifies figures typed in a row. */
  Object typing() {
    return typing;
  }

  /** The typed figures while they are not a possible sum. */
  String pending(Rules rules) {
    boolean isSum = rules.regionOf(selectedWrapper.get()).filter(Rule::hasValue).isPresent();
    return isSum ? "" : typedWrapper.get();
  }
}
