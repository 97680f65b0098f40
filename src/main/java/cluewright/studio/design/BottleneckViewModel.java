package cluewright.studio.design;

import cluewright.phrase.Phrase;
import cluewright.replay.Condition;
import cluewright.replay.Conditions;
import cluewright.studio.document.History;
import java.util.Optional;
import java.util.OptionalInt;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;

/** The condition that nothing harder than a single is needed before some step; undoable. */
public final class BottleneckViewModel {
  private final History history;

  /** The step; empty if a bottleneck may come at once. */
  public final ObservableValue<Optional<Condition.NoBottleneckBefore>> condition;

  private final ReadOnlyObjectWrapper<Phrase> refusalWrapper =
      new ReadOnlyObjectWrapper<>(Phrase.NOTHING);

  /** Why the last step was refused; empty if it was not. */
  public final ReadOnlyObjectProperty<Phrase> refusal = refusalWrapper.getReadOnlyProperty();

  BottleneckViewModel(History history) {
    this.history = history;
    condition = history.document.map(now -> now.conditions().bottleneck());
    history.document.addListener(change -> refusalWrapper.set(Phrase.NOTHING));
  }

  /**
   * Sets the condition for a step.
   *
   * @param text as it was typed; blank for no such condition
   */
  public void use(String text) {
    if (text.strip().equals(text())) {
      refusalWrapper.set(Phrase.NOTHING);
      return;
    }
    OptionalInt step = ConditionsViewModel.number(text, Limit.MOST);
    Conditions now = history.document().conditions();
    if (text.isBlank()) {
      Condition gone = condition.getValue().orElseThrow();
      apply(Phrase.of("design.act-not-condition", gone.words()), now.without(gone));
    } else if (step.isEmpty() || step.getAsInt() < Condition.NoBottleneckBefore.LEAST) {
      refusalWrapper.set(
          Phrase.of(
              "design.no-number", text.strip(), Condition.NoBottleneckBefore.LEAST, Limit.MOST));
    } else {
      Condition next = new Condition.NoBottleneckBefore(step.getAsInt());
      apply(Phrase.of("design.act-condition", next.words()), now.with(next));
    }
  }

  /** The step as typed, or empty. */
  String text() {
    return condition.getValue().map(now -> "" + now.step()).orElse("");
  }

  private void apply(Phrase act, Conditions next) {
    history.apply(act, history.document().withConditions(next));
  }
}
