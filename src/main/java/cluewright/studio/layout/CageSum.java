package cluewright.studio.layout;

import cluewright.model.CellSet;
import cluewright.model.rule.Rule;
import cluewright.model.rule.Values;
import cluewright.phrase.Phrase;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/** The cage that is selected, and its sum on the way: figures that need not be a sum yet. */
final class CageSum {
  private final ReadOnlyObjectWrapper<CellSet> selectedWrapper =
      new ReadOnlyObjectWrapper<>(CellSet.empty());

  /** The cells of the cage; none without one. */
  final ReadOnlyObjectProperty<CellSet> selected = selectedWrapper.getReadOnlyProperty();

  private final ReadOnlyObjectWrapper<String> typedWrapper = new ReadOnlyObjectWrapper<>("");
  final ReadOnlyObjectProperty<String> typed = typedWrapper.getReadOnlyProperty();

  /** True until a figure is typed: then it is the first of a sum, in place of the one before. */
  private boolean isNew;

  private Object typing = new Object();

  /** What a cage becomes by its figures, and what they cannot be. */
  record Summed(Rules rules, Remark remark) {}

  boolean isSelected() {
    return !selectedWrapper.get().isEmpty();
  }

  /** A sum that is typed half by then is none. */
  void select(Rules rules, CellSet cells) {
    if (!cells.equals(selectedWrapper.get())) {
      selectedWrapper.set(cells);
      reread(rules);
    }
    isNew = true;
  }

  /** Takes the sum that the cage has in place of what was typed. */
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

  /** One figure more; alone where both together are more than any sum. */
  String longer(Rules rules, char figure) {
    String longer = (isNew ? "" : typedWrapper.get()) + figure;
    boolean isTooLarge =
        values(rules).filter(values -> Integer.parseInt(longer) > values.most()).isPresent();
    return isTooLarge ? String.valueOf(figure) : longer;
  }

  /** One figure less; empty if there is none. */
  Optional<String> shorter() {
    return isSelected() && !typedWrapper.get().isEmpty()
        ? Optional.of(typedWrapper.get().substring(0, typedWrapper.get().length() - 1))
        : Optional.empty();
  }

  private Optional<Values> values(Rules rules) {
    return rules
        .regionOf(selectedWrapper.get())
        .flatMap(rule -> rules.values(rule.kind(), selectedWrapper.get().size()));
  }

  /** Takes figures as the sum, as soon as they are one; empty if they change nothing. */
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

  /** What all figures have in common that are typed one after the other. */
  Object typing() {
    return typing;
  }

  /** What is typed, while it is no sum that the cage could have. */
  String pending(Rules rules) {
    boolean isSum = rules.regionOf(selectedWrapper.get()).filter(Rule::hasValue).isPresent();
    return isSum ? "" : typedWrapper.get();
  }
}
