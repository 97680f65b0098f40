package cluewright.studio.design;

import cluewright.phrase.Phrase;
import cluewright.replay.Condition;
import cluewright.replay.Conditions;
import cluewright.studio.document.History;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;

/** The condition on how many reasons the hardest steps need; undoable. */
public final class ReasonsViewModel {
  private final History history;

  /** The range; empty if any number will do. */
  public final ObservableValue<Optional<Condition.Reasons>> condition;

  private final ReadOnlyObjectWrapper<Phrase> refusalWrapper =
      new ReadOnlyObjectWrapper<>(Phrase.NOTHING);

  /** Why the last range was refused; empty if it was not. */
  public final ReadOnlyObjectProperty<Phrase> refusal = refusalWrapper.getReadOnlyProperty();

  ReasonsViewModel(History history) {
    this.history = history;
    condition = history.document.map(now -> now.conditions().reasons());
    history.document.addListener(change -> refusalWrapper.set(Phrase.NOTHING));
  }

  /** The lower end as chosen, or empty. */
  Optional<Integer> from() {
    return condition
        .getValue()
        .map(Condition.Reasons::least)
        .filter(least -> least > Condition.Reasons.LOWEST);
  }

  /** The upper end as chosen, or empty. */
  Optional<Integer> to() {
    return condition.getValue().map(Condition.Reasons::most);
  }

  /** Sets the range; an end that is empty is no limit. */
  public void use(Optional<Integer> from, Optional<Integer> to) {
    refusalWrapper.set(Phrase.NOTHING);
    Conditions now = history.document().conditions();
    if (from.isEmpty() && to.isEmpty()) {
      condition
          .getValue()
          .ifPresent(
              gone ->
                  apply(Phrase.of("design.act-not-condition", gone.words()), now.without(gone)));
      return;
    }
    int least = from.orElse(Condition.Reasons.LOWEST);
    int most = to.orElse(Condition.Reasons.HIGHEST);
    Condition.Reasons.objection(least, most)
        .ifPresentOrElse(
            why -> refusalWrapper.set(Phrase.of("design.objection", why)),
            () -> use(new Condition.Reasons(least, most)));
  }

  private void use(Condition.Reasons range) {
    if (!condition.getValue().equals(Optional.of(range))) {
      apply(
          Phrase.of("design.act-condition", range.words()),
          history.document().conditions().with(range));
    }
  }

  private void apply(Phrase act, Conditions next) {
    history.apply(act, history.document().withConditions(next));
  }
}
