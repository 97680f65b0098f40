package cluewright.studio.design;

import cluewright.document.Document;
import cluewright.phrase.Phrase;
import cluewright.replay.Tenths;
import cluewright.replay.Wish;
import cluewright.replay.Wishes;
import cluewright.replay.explainer.Explainer;
import cluewright.studio.document.History;
import java.util.Optional;
import java.util.OptionalInt;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/** The wishes for Sudoku Explainer's ratings; they can be undone. */
public final class ExplainedViewModel {
  private final History history;
  private final ReadOnlyObjectWrapper<Wishes> wishes = new ReadOnlyObjectWrapper<>(Wishes.NONE);
  private final ReadOnlyObjectWrapper<Boolean> isOffered = new ReadOnlyObjectWrapper<>(true);
  private final ReadOnlyObjectWrapper<Phrase> refusal = new ReadOnlyObjectWrapper<>(Phrase.NOTHING);
  private final ReadOnlyObjectWrapper<Phrase> outOfReach =
      new ReadOnlyObjectWrapper<>(Phrase.NOTHING);

  ExplainedViewModel(History history) {
    this.history = history;
    history.documentProperty().addListener((property, before, after) -> show(after));
    show(history.document());
  }

  /** All wishes, of which two are for these ratings. */
  public ReadOnlyObjectProperty<Wishes> wishesProperty() {
    return wishes.getReadOnlyProperty();
  }

  /**
   * Whether there is a choice: the board is one that Sudoku Explainer knows, or there is a wish.
   */
  public ReadOnlyObjectProperty<Boolean> offeredProperty() {
    return isOffered.getReadOnlyProperty();
  }

  /** The reason why the last range was refused; nothing if it was not. */
  public ReadOnlyObjectProperty<Phrase> refusalProperty() {
    return refusal.getReadOnlyProperty();
  }

  /** The reason why no puzzle of this board and these strategies has such ratings; or nothing. */
  public ReadOnlyObjectProperty<Phrase> outOfReachProperty() {
    return outOfReach.getReadOnlyProperty();
  }

  /**
   * Wishes for a rating from one to another, as they were typed; blank for no end.
   *
   * <p>A decimal comma does as well as a point.
   */
  public void use(String from, String to) {
    if (from.strip().equals(from()) && to.strip().equals(to())) {
      refusal.set(Phrase.NOTHING);
      return;
    }
    OptionalInt least = from.isBlank() ? OptionalInt.of(0) : tenths(from);
    OptionalInt most = to.isBlank() ? OptionalInt.of(Wish.Explained.HIGHEST) : tenths(to);
    if (from.isBlank() && to.isBlank()) {
      without(wishes.get().explained());
    } else if (least.isEmpty() || most.isEmpty()) {
      refusal.set(Phrase.of("design.no-explained", (least.isEmpty() ? from : to).strip()));
    } else {
      Wish.Explained.objection(least.getAsInt(), most.getAsInt())
          .ifPresentOrElse(
              why -> refusal.set(Phrase.of("design.objection", why)),
              () -> with(new Wish.Explained(least.getAsInt(), most.getAsInt())));
    }
  }

  private static OptionalInt tenths(String text) {
    return Tenths.read(text.strip().replace(',', '.'));
  }

  /** Wishes that the hardest step comes early, or no longer. */
  public void use(Optional<Wish.HardestEarly.Gem> gem) {
    Optional<Wish.HardestEarly> now = wishes.get().hardestEarly();
    if (!now.map(Wish.HardestEarly::gem).equals(gem)) {
      gem.ifPresentOrElse(one -> with(new Wish.HardestEarly(one)), () -> without(now));
    }
  }

  private void with(Wish wish) {
    apply(Phrase.of("design.act-wish", wish.words()), wishes.get().with(wish));
  }

  private void without(Optional<? extends Wish> gone) {
    gone.ifPresent(
        wish -> apply(Phrase.of("design.act-not-wish", wish.words()), wishes.get().without(wish)));
  }

  private void apply(Phrase act, Wishes next) {
    refusal.set(Phrase.NOTHING);
    history.apply(act, history.document().withWishes(next));
  }

  /** The lower end as it is typed, or nothing. */
  String from() {
    return wishes
        .get()
        .explained()
        .filter(range -> range.least() > 0)
        .map(range -> "" + Tenths.rating(range.least()))
        .orElse("");
  }

  /** The upper end as it is typed, or nothing. */
  String to() {
    return wishes
        .get()
        .explained()
        .filter(range -> range.most() < Wish.Explained.HIGHEST)
        .map(range -> "" + Tenths.rating(range.most()))
        .orElse("");
  }

  private void show(Document document) {
    refusal.set(Phrase.NOTHING);
    wishes.set(document.wishes());
    boolean isWished =
        document.wishes().explained().isPresent() || document.wishes().hardestEarly().isPresent();
    boolean isKnown = Explainer.knows(document.mask().board());
    isOffered.set(isKnown || isWished);
    outOfReach.set(
        isWished && !isKnown ? Phrase.of("design.explained-elsewhere") : tooEasy(document));
  }

  private static Phrase tooEasy(Document document) {
    OptionalInt most = Explainer.most(document.strategies());
    return document
        .wishes()
        .explained()
        .filter(range -> most.isPresent() && range.least() > most.getAsInt())
        .map(range -> Phrase.of("design.explained-out-of-reach", Tenths.rating(most.getAsInt())))
        .orElse(Phrase.NOTHING);
  }
}
