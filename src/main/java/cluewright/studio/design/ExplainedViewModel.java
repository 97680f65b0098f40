package cluewright.studio.design;

import cluewright.document.Document;
import cluewright.phrase.Phrase;
import cluewright.replay.Condition;
import cluewright.replay.Conditions;
import cluewright.replay.Tenths;
import cluewright.replay.explainer.Explainer;
import cluewright.studio.document.History;
import java.util.Optional;
import java.util.OptionalInt;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;

/** The conditions on Sudoku Explainer's ratings; undoable. */
public final class ExplainedViewModel {
  private final History history;

  /** All conditions, two of which are about these ratings. */
  public final ObservableValue<Conditions> conditions;

  /** Whether they are offered: Sudoku Explainer knows the board, or there already is one. */
  public final ObservableValue<Boolean> offered;

  private final ReadOnlyObjectWrapper<Phrase> refusalWrapper =
      new ReadOnlyObjectWrapper<>(Phrase.NOTHING);

  /** Why the last range was refused; empty if it was not. */
  public final ReadOnlyObjectProperty<Phrase> refusal = refusalWrapper.getReadOnlyProperty();

  /** Why no puzzle of this board with these strategies can have such ratings; otherwise empty. */
  public final ObservableValue<Phrase> outOfReach;

  ExplainedViewModel(History history) {
    this.history = history;
    conditions = history.document.map(Document::conditions);
    offered = history.document.map(now -> isKnown(now) || isAsked(now));
    outOfReach = history.document.map(ExplainedViewModel::outOfReach);
    history.document.addListener(change -> refusalWrapper.set(Phrase.NOTHING));
  }

  /**
   * Sets the range of ratings as typed; blank means no limit.
   *
   * <p>A decimal comma does as well as a point.
   */
  public void use(String from, String to) {
    if (from.strip().equals(from()) && to.strip().equals(to())) {
      refusalWrapper.set(Phrase.NOTHING);
      return;
    }
    OptionalInt least = from.isBlank() ? OptionalInt.of(0) : tenths(from);
    OptionalInt most = to.isBlank() ? OptionalInt.of(Condition.Explained.HIGHEST) : tenths(to);
    if (from.isBlank() && to.isBlank()) {
      without(conditions.getValue().explained());
    } else if (least.isEmpty() || most.isEmpty()) {
      refusalWrapper.set(Phrase.of("design.no-explained", (least.isEmpty() ? from : to).strip()));
    } else {
      Condition.Explained.objection(least.getAsInt(), most.getAsInt())
          .ifPresentOrElse(
              why -> refusalWrapper.set(Phrase.of("design.objection", why)),
              () -> with(new Condition.Explained(least.getAsInt(), most.getAsInt())));
    }
  }

  private static OptionalInt tenths(String text) {
    return Tenths.read(text.strip().replace(',', '.'));
  }

  /** Sets or clears the condition that the hardest step comes early. */
  public void use(Optional<Condition.HardestEarly.Gem> gem) {
    Optional<Condition.HardestEarly> now = conditions.getValue().hardestEarly();
    if (!now.map(Condition.HardestEarly::gem).equals(gem)) {
      gem.ifPresentOrElse(one -> with(new Condition.HardestEarly(one)), () -> without(now));
    }
  }

  private void with(Condition condition) {
    apply(
        Phrase.of("design.act-condition", condition.words()),
        conditions.getValue().with(condition));
  }

  private void without(Optional<? extends Condition> gone) {
    gone.ifPresent(
        condition ->
            apply(
                Phrase.of("design.act-not-condition", condition.words()),
                conditions.getValue().without(condition)));
  }

  private void apply(Phrase act, Conditions next) {
    refusalWrapper.set(Phrase.NOTHING);
    history.apply(act, history.document().withConditions(next));
  }

  /** The lower limit as typed, or empty. */
  String from() {
    return conditions
        .getValue()
        .explained()
        .filter(range -> range.least() > 0)
        .map(range -> "" + Tenths.rating(range.least()))
        .orElse("");
  }

  /** The upper limit as typed, or empty. */
  String to() {
    return conditions
        .getValue()
        .explained()
        .filter(range -> range.most() < Condition.Explained.HIGHEST)
        .map(range -> "" + Tenths.rating(range.most()))
        .orElse("");
  }

  private static boolean isAsked(Document document) {
    return document.conditions().explained().isPresent()
        || document.conditions().hardestEarly().isPresent();
  }

  private static boolean isKnown(Document document) {
    return Explainer.knows(document.mask().board());
  }

  private static Phrase outOfReach(Document document) {
    return isAsked(document) && !isKnown(document)
        ? Phrase.of("design.explained-elsewhere")
        : tooEasy(document);
  }

  private static Phrase tooEasy(Document document) {
    OptionalInt most = Explainer.most(document.strategies());
    return document
        .conditions()
        .explained()
        .filter(range -> most.isPresent() && range.least() > most.getAsInt())
        .map(range -> Phrase.of("design.explained-out-of-reach", Tenths.rating(most.getAsInt())))
        .orElse(Phrase.NOTHING);
  }
}
