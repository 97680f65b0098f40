package cluewright.studio.design;

import cluewright.document.Document;
import cluewright.phrase.Phrase;
import cluewright.replay.Redundancy;
import cluewright.replay.Wish;
import cluewright.replay.Wishes;
import cluewright.strategy.Catalogue;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Level;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.core.Variant;
import cluewright.studio.document.History;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/**
 * The conditions that a puzzle must meet besides the strategies; each change can be undone. A
 * condition that makes no sense is refused with a sentence, and the wishes stay as they are.
 */
public final class WishesViewModel {
  private final History history;
  private final ReadOnlyObjectWrapper<Wishes> wishes = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<StrategySet> allowed = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<Phrase> ratingRefusal =
      new ReadOnlyObjectWrapper<>(Phrase.NOTHING);
  private final ReadOnlyObjectWrapper<Phrase> limitRefusal =
      new ReadOnlyObjectWrapper<>(Phrase.NOTHING);
  private final ReadOnlyObjectWrapper<Phrase> misfit = new ReadOnlyObjectWrapper<>(Phrase.NOTHING);

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

  /** The reason why the last level or score was refused; nothing if it was not. */
  public ReadOnlyObjectProperty<Phrase> ratingRefusalProperty() {
    return ratingRefusal.getReadOnlyProperty();
  }

  /** The wishes that no longer fit the allowed strategies, and what that means; else nothing. */
  public ReadOnlyObjectProperty<Phrase> misfitProperty() {
    return misfit.getReadOnlyProperty();
  }

  /** The reason why the last limit was refused; nothing if it was not. */
  public ReadOnlyObjectProperty<Phrase> limitRefusalProperty() {
    return limitRefusal.getReadOnlyProperty();
  }

  /**
   * Asks for puzzles of a level, and allows all strategies up to it and no others; a score that
   * such puzzles cannot have is dropped. For puzzles of any level the strategies stay as they are.
   */
  public void useLevel(Optional<Level> level) {
    Wishes without = wishes().level().map(wishes()::without).orElse(wishes());
    Wishes asked = level.map(one -> without.with(new Wish.Levels(one, one))).orElse(without);
    Wishes next =
        objection(asked).isEmpty() ? asked : asked.score().map(asked::without).orElse(asked);
    Document now = history.document();
    Document then = level.map(one -> now.withStrategies(upTo(one, now))).orElse(now);
    if (!then.withWishes(next).equals(now)) {
      rate(Phrase.of("design.act-level", label(level)), then, next);
    }
  }

  private static StrategySet upTo(Level level, Document document) {
    return StrategySet.upTo(level).on(document.mask().board());
  }

  private static Phrase label(Optional<Level> level) {
    return level.map(Level::label).orElse(Phrase.of("design.any-level"));
  }

  /** Without those that {@link DifficultyPane} shows. */
  static Wishes besideDifficulty(Wishes wishes) {
    Wishes unlevelled = wishes.level().map(wishes::without).orElse(wishes);
    return unlevelled.score().map(unlevelled::without).orElse(unlevelled);
  }

  private static boolean reaches(StrategySet strategies, Level level) {
    return variants(strategies).anyMatch(variant -> variant.level().compareTo(level) >= 0);
  }

  private static Stream<Variant> variants(StrategySet strategies) {
    return strategies.strategies().stream().flatMap(strategy -> strategy.variants().stream());
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
      rate(Phrase.of("design.act-any-score"), history.document(), next);
      return;
    }
    OptionalInt least = from.isBlank() ? OptionalInt.of(0) : number(from, Wish.Score.HIGHEST);
    OptionalInt most =
        to.isBlank() ? OptionalInt.of(Wish.Score.HIGHEST) : number(to, Wish.Score.HIGHEST);
    if (least.isEmpty() || most.isEmpty()) {
      String wrong = (least.isEmpty() ? from : to).strip();
      ratingRefusal.set(Phrase.of("design.no-score", wrong, Wish.Score.HIGHEST));
    } else if (least.getAsInt() > most.getAsInt()) {
      ratingRefusal.set(Phrase.of("design.no-range", least.getAsInt(), most.getAsInt()));
    } else {
      Wish.Score score = new Wish.Score(least.getAsInt(), most.getAsInt());
      rate(Phrase.of("design.act-wish", score.words()), history.document(), wishes().with(score));
    }
  }

  private void rate(Phrase act, Document document, Wishes next) {
    Optional<Phrase> objection = objection(next);
    if (objection.isPresent()) {
      ratingRefusal.set(objection.get());
      return;
    }
    ratingRefusal.set(Phrase.NOTHING);
    history.apply(act, document.withWishes(next));
  }

  private static Optional<Phrase> objection(Wishes wishes) {
    return Wishes.objection(wishes.ofPath())
        .map(why -> Phrase.of("design.objection", why))
        .or(() -> scoreTooLow(wishes));
  }

  /** A puzzle of a level has a step of it, or a score above all that the level below allows. */
  private static Optional<Phrase> scoreTooLow(Wishes next) {
    if (next.level().isEmpty() || next.score().isEmpty()) {
      return Optional.empty();
    }
    Level level = next.level().get().easiest();
    int most = next.score().get().most();
    int least =
        variants(StrategySet.of(Catalogue.all()))
            .filter(variant -> variant.level().compareTo(level) >= 0)
            .mapToInt(Variant::score)
            .min()
            .orElse(0);
    return most >= least
        ? Optional.empty()
        : Optional.of(Phrase.of("design.score-too-low", level.label(), least, most));
  }

  /** Wishes that no clue can be spared, or no longer. */
  public void toggleMinimal() {
    boolean isMinimal = wishes().redundancy() == Redundancy.FORBIDDEN;
    apply(
        Phrase.of(isMinimal ? "design.act-not-minimal" : "design.act-minimal"),
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
      limitRefusal.set(Phrase.of("design.no-strategy"));
      return false;
    }
    if (value.isEmpty() || value.getAsInt() < limit.least()) {
      limitRefusal.set(Phrase.of("design.no-number", number.strip(), limit.least(), Limit.MOST));
      return false;
    }
    limitRefusal.set(Phrase.NOTHING);
    Wish wish = limit.on(strategy.get(), value.getAsInt());
    apply(Phrase.of("design.act-wish", wish.words()), wishes().with(wish));
    return true;
  }

  public void remove(Wish wish) {
    apply(Phrase.of("design.act-not-wish", wish.words()), wishes().without(wish));
  }

  /** A whole number from 0 to {@code most}, if the text is one. */
  private static OptionalInt number(String text, int most) {
    String digits = text.strip();
    boolean isShort = digits.matches("\\d{1,6}");
    return isShort && Integer.parseInt(digits) <= most
        ? OptionalInt.of(Integer.parseInt(digits))
        : OptionalInt.empty();
  }

  private void apply(Phrase act, Wishes next) {
    history.apply(act, history.document().withWishes(next));
  }

  private void show(Document document) {
    allowed.set(document.strategies());
    if (!document.wishes().equals(wishes.get())) {
      ratingRefusal.set(Phrase.NOTHING);
      limitRefusal.set(Phrase.NOTHING);
      wishes.set(document.wishes());
    }
    misfit.set(misfit(document.wishes(), document.strategies()));
  }

  /**
   * A condition that a choice of fewer strategies left behind: a level out of reach, limits on
   * nothing.
   */
  private static Phrase misfit(Wishes wishes, StrategySet allowed) {
    Phrase level =
        wishes
            .level()
            .map(Wish.Levels::easiest)
            .filter(easiest -> !reaches(allowed, easiest))
            .map(easiest -> Phrase.of("design.level-out-of-reach", easiest.label()))
            .orElse(Phrase.NOTHING);
    List<Phrase> idle =
        wishes.ofPath().stream()
            .flatMap(wish -> limited(wish).stream())
            .filter(strategy -> !allowed.contains(strategy))
            .map(Strategy::name)
            .distinct()
            .toList();
    return Phrase.sentences(
        level,
        idle.isEmpty()
            ? Phrase.NOTHING
            : Phrase.of("design.limits-nothing", Phrase.list(idle), idle.size()));
  }

  private static Optional<Strategy> limited(Wish wish) {
    if (wish instanceof Wish.AtMost most) {
      return Optional.of(most.strategy());
    }
    return wish instanceof Wish.NotBefore before
        ? Optional.of(before.strategy())
        : Optional.empty();
  }
}
