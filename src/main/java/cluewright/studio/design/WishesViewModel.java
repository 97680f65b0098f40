package cluewright.studio.design;

import cluewright.phrase.Phrase;
import cluewright.replay.Redundancy;
import cluewright.replay.Wish;
import cluewright.replay.Wishes;
import cluewright.strategy.Level;
import cluewright.strategy.Strategy;
import cluewright.strategy.StrategySet;
import cluewright.studio.document.Document;
import cluewright.studio.document.History;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

/**
 * What the designer wishes for besides strategies; each change can be undone. What makes no sense
 * is refused with a sentence, and the wishes stay as they are.
 */
public final class WishesViewModel {
  private final History history;
  private final ReadOnlyObjectWrapper<Wishes> wishes = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<StrategySet> allowed = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyStringWrapper ratingRefusal = new ReadOnlyStringWrapper("");
  private final ReadOnlyStringWrapper limitRefusal = new ReadOnlyStringWrapper("");

  public WishesViewModel(History history) {
    this.history = history;
    history.documentProperty().addListener((property, before, after) -> show(after));
    show(history.document());
  }

  public ReadOnlyObjectProperty<Wishes> wishesProperty() {
    return wishes.getReadOnlyProperty();
  }

  public Wishes wishes() {
    return wishes.get();
  }

  /** The strategies whose use can be limited. */
  public ReadOnlyObjectProperty<StrategySet> allowedProperty() {
    return allowed.getReadOnlyProperty();
  }

  /** Why the last level or score was refused; empty if it was not. */
  public ReadOnlyStringProperty ratingRefusalProperty() {
    return ratingRefusal.getReadOnlyProperty();
  }

  /** Why the last limit was refused; empty if it was not. */
  public ReadOnlyStringProperty limitRefusalProperty() {
    return limitRefusal.getReadOnlyProperty();
  }

  /**
   * Wishes for puzzles of a level, or of any. Where no allowed strategy is of that level, all up to
   * it are allowed in the same act, since no puzzle would reach it.
   */
  public void useLevel(Optional<Wish.Levels> level) {
    if (level.equals(wishes().level())) {
      return;
    }
    Wishes without = wishes().level().map(wishes()::without).orElse(wishes());
    Wishes next = level.map(without::with).orElse(without);
    StrategySet now = history.document().strategies();
    StrategySet reaching = level.map(wish -> reaching(now, wish.hardest())).orElse(now);
    String act = "wish for " + level.map(wish -> wish.words().toString()).orElse("any level");
    rate(act, history.document().withStrategies(reaching), next);
  }

  private static StrategySet reaching(StrategySet now, Level level) {
    boolean reaches =
        now.strategies().stream()
            .flatMap(strategy -> strategy.variants().stream())
            .anyMatch(variant -> variant.level().compareTo(level) >= 0);
    return reaches ? now : now.with(StrategySet.upTo(level));
  }

  /**
   * Wishes for a score from one to another.
   *
   * @param from empty for no lower end
   * @param to empty for no upper end; for neither, every score will do
   */
  public void useScore(String from, String to) {
    if (from.isBlank() && to.isBlank()) {
      Wishes next = wishes().score().map(wishes()::without).orElse(wishes());
      rate("wish for any score", history.document(), next);
      return;
    }
    OptionalInt least = from.isBlank() ? OptionalInt.of(0) : number(from, Wish.Score.HIGHEST);
    OptionalInt most =
        to.isBlank() ? OptionalInt.of(Wish.Score.HIGHEST) : number(to, Wish.Score.HIGHEST);
    if (least.isEmpty() || most.isEmpty()) {
      ratingRefusal.set(
          "“%s” is no score: write a whole number, at most %s."
              .formatted(
                  (least.isEmpty() ? from : to).strip(),
                  String.format(Locale.ROOT, "%,d", Wish.Score.HIGHEST)));
    } else if (least.getAsInt() > most.getAsInt()) {
      ratingRefusal.set(
          String.format(
              Locale.ROOT,
              "From %,d to %,d is no range: the first score must not be the higher one.",
              least.getAsInt(),
              most.getAsInt()));
    } else {
      Wish.Score score = new Wish.Score(least.getAsInt(), most.getAsInt());
      rate("wish for " + score.words(), history.document(), wishes().with(score));
    }
  }

  private void rate(String act, Document document, Wishes next) {
    Optional<Phrase> objection = Wishes.objection(next.ofPath());
    if (objection.isPresent()) {
      ratingRefusal.set(Choice.capital(objection.get().toString()) + ".");
      return;
    }
    ratingRefusal.set("");
    history.apply(Phrase.verbatim(act), document.withWishes(next));
  }

  /** Wishes that no clue can be spared, or no longer. */
  public void toggleMinimal() {
    boolean isMinimal = wishes().redundancy() == Redundancy.FORBIDDEN;
    apply(
        isMinimal ? "allow clues to spare" : "wish for no clue to spare",
        wishes().withRedundancy(isMinimal ? Redundancy.ALLOWED : Redundancy.FORBIDDEN));
  }

  /**
   * Limits the use of a strategy; a limit of the same kind on it gives way.
   *
   * @param number as it was typed
   * @return whether it could be done
   */
  public boolean add(Optional<Strategy> strategy, Limit limit, String number) {
    OptionalInt value = number(number, Limit.MOST);
    if (strategy.isEmpty()) {
      limitRefusal.set("Choose the strategy that is to be limited.");
      return false;
    }
    if (value.isEmpty() || value.getAsInt() < limit.least()) {
      limitRefusal.set(
          "“%s” cannot be used here: write a whole number from %d to %d."
              .formatted(number.strip(), limit.least(), Limit.MOST));
      return false;
    }
    limitRefusal.set("");
    Wish wish = limit.on(strategy.get(), value.getAsInt());
    apply("wish for " + wish.words(), wishes().with(wish));
    return true;
  }

  public void remove(Wish wish) {
    apply("no longer wish for " + wish.words(), wishes().without(wish));
  }

  /** A whole number from 0 to {@code most}, if the text is one. */
  private static OptionalInt number(String text, int most) {
    String digits = text.strip();
    boolean isShort = digits.matches("\\d{1,6}");
    return isShort && Integer.parseInt(digits) <= most
        ? OptionalInt.of(Integer.parseInt(digits))
        : OptionalInt.empty();
  }

  private void apply(String act, Wishes next) {
    history.apply(Phrase.verbatim(act), history.document().withWishes(next));
  }

  private void show(Document document) {
    allowed.set(document.strategies());
    if (!document.wishes().equals(wishes.get())) {
      ratingRefusal.set("");
      limitRefusal.set("");
      wishes.set(document.wishes());
    }
  }
}
