package cluewright.studio.design;

import cluewright.phrase.Phrase;
import cluewright.replay.Condition;
import cluewright.replay.Conditions;
import cluewright.studio.document.History;
import java.util.Optional;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;

/** A condition of which a document has one or none; undoable. */
public abstract class SoleCondition<C extends Condition> {
  private final History history;

  /** The condition; empty if there is none. */
  public final ObservableValue<Optional<C>> condition;

  private final ReadOnlyObjectWrapper<Phrase> refusalWrapper =
      new ReadOnlyObjectWrapper<>(Phrase.NOTHING);

  /** Why the last wish was refused; empty if it was not. */
  public final ReadOnlyObjectProperty<Phrase> refusal = refusalWrapper.getReadOnlyProperty();

  /**
   * @param read the condition among those of a document
   */
  SoleCondition(History history, Function<Conditions, Optional<C>> read) {
    this.history = history;
    condition = history.document.map(now -> read.apply(now.conditions()));
    history.document.addListener(change -> refusalWrapper.set(Phrase.NOTHING));
  }

  /** Sets the condition, or takes it away; what is so already is no act. */
  final void set(Optional<C> next) {
    refusalWrapper.set(Phrase.NOTHING);
    Optional<C> before = condition.getValue();
    if (next.equals(before)) {
      return;
    }
    Conditions now = history.document().conditions();
    next.ifPresentOrElse(
        wanted -> apply(Phrase.of("design.act-condition", wanted.words()), now.with(wanted)),
        () -> {
          Condition gone = before.orElseThrow();
          apply(Phrase.of("design.act-not-condition", gone.words()), now.without(gone));
        });
  }

  /** Leaves the condition as it is, and says why. */
  final void refuse(Phrase why) {
    refusalWrapper.set(why);
  }

  private void apply(Phrase act, Conditions next) {
    history.apply(act, history.document().withConditions(next));
  }
}
