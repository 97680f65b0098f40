package cluewright.studio.layout;

import cluewright.model.Cage;
import cluewright.model.CellSet;
import cluewright.phrase.Phrase;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/** The cage that is selected, and its sum on the way: figures that need not be a sum yet. */
final class CageSum {
  private final ReadOnlyObjectWrapper<CellSet> selected =
      new ReadOnlyObjectWrapper<>(CellSet.empty());
  private final ReadOnlyObjectWrapper<String> typed = new ReadOnlyObjectWrapper<>("");

  /** True until a figure is typed: then it is the first of a sum, in place of the one before. */
  private boolean isNew;

  private Object typing = new Object();

  /** What a cage becomes by its figures, and what they cannot be. */
  record Summed(Rules rules, Remark remark) {}

  /** The cells of the cage; none without one. */
  ReadOnlyObjectProperty<CellSet> selectedProperty() {
    return selected.getReadOnlyProperty();
  }

  ReadOnlyObjectProperty<String> typedProperty() {
    return typed.getReadOnlyProperty();
  }

  boolean isSelected() {
    return !selected.get().isEmpty();
  }

  /** A sum that is typed half by then is none. */
  void select(Rules rules, CellSet cells) {
    if (!cells.equals(selected.get())) {
      selected.set(cells);
      reread(rules);
    }
    isNew = true;
  }

  /** Takes the sum that the cage has in place of what was typed. */
  void reread(Rules rules) {
    typed.set(
        rules
            .cageOf(selected.get())
            .filter(Cage::hasSum)
            .map(cage -> String.valueOf(cage.sum()))
            .orElse(""));
    isNew = true;
  }

  void selectNone(Rules rules) {
    select(rules, CellSet.empty());
  }

  /** Selects the cage of a cell, or none. */
  void selectAt(Rules rules, int cell) {
    select(rules, rules.cageAt(cell).map(Cage::cells).orElse(CellSet.empty()));
  }

  /** One figure more; alone where both together are more than any sum. */
  String longer(Rules rules, char figure) {
    String longer = (isNew ? "" : typed.get()) + figure;
    boolean isTooLarge = Integer.parseInt(longer) > sums(rules).most();
    return isTooLarge ? String.valueOf(figure) : longer;
  }

  /** One figure less; empty if there is none. */
  Optional<String> shorter() {
    return isSelected() && !typed.get().isEmpty()
        ? Optional.of(typed.get().substring(0, typed.get().length() - 1))
        : Optional.empty();
  }

  private Rules.Sums sums(Rules rules) {
    return rules.sums(selected.get().size());
  }

  /** Takes figures as the sum, as soon as they are one; empty if they change nothing. */
  Optional<Summed> type(Rules rules, String text) {
    Optional<Cage> cage = rules.cageOf(selected.get());
    String figures = text.replaceFirst("^0+", "");
    if (cage.isEmpty() || (isNew && figures.equals(typed.get()))) {
      return Optional.empty();
    }
    typing = isNew ? new Object() : typing;
    isNew = false;
    typed.set(figures);
    int sum = figures.isEmpty() ? 0 : Integer.parseInt(figures);
    Rules.Sums sums = sums(rules);
    boolean canGrow = sum < sums.least() && 10 * sum <= sums.most();
    Remark remark =
        canGrow || sums.contain(sum)
            ? Remark.NONE
            : new Remark(
                Phrase.of("rules.no-sum", selected.get().size(), sums.least(), sums.most(), sum),
                selected.get());
    return Optional.of(new Summed(rules.with(rules.fitted(selected.get(), sum), cage), remark));
  }

  /** What all figures have in common that are typed one after the other. */
  Object typing() {
    return typing;
  }

  /** What is typed, while it is no sum that the cage could have. */
  String pending(Rules rules) {
    boolean isSum = rules.cageOf(selected.get()).filter(Cage::hasSum).isPresent();
    return isSum ? "" : typed.get();
  }
}
