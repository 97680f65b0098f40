package cluewright.studio.design;

import cluewright.document.Document;
import cluewright.model.Board;
import cluewright.phrase.Phrase;
import cluewright.replay.Condition;
import cluewright.replay.Conditions;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Level;
import cluewright.strategy.core.Strategy;
import cluewright.studio.document.History;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;

/**
 * The conditions on a puzzle besides its strategies; undoable. A condition that makes no sense is
 * refused with a sentence, and all stay as they are.
 */
public final class ConditionsViewModel {
  private final History history;

  /** The condition that only singles are needed up to some step. */
  public final BottleneckViewModel bottleneck;

  /** The conditions on Sudoku Explainer's ratings. */
  public final ExplainedViewModel explained;

  /** The condition on the reasons of the hardest steps. */
  public final ReasonsViewModel reasons;

  public final ObservableValue<Conditions> all;

  /** The strategies whose use can be limited. */
  public final ObservableValue<StrategySet> allowed;

  /** The requested level, or any; empty if it is neither. */
  public final ObservableValue<Optional<Optional<Level>>> difficulty;

  private final ReadOnlyObjectWrapper<Phrase> ratingRefusalWrapper =
      new ReadOnlyObjectWrapper<>(Phrase.NOTHING);

  /** Why the last score was refused; empty if it was not. */
  public final ReadOnlyObjectProperty<Phrase> ratingRefusal =
      ratingRefusalWrapper.getReadOnlyProperty();

  private final ReadOnlyObjectWrapper<Phrase> levelRefusalWrapper =
      new ReadOnlyObjectWrapper<>(Phrase.NOTHING);

  /** Why the last level was refused; empty if it was not. */
  public final ReadOnlyObjectProperty<Phrase> levelRefusal =
      levelRefusalWrapper.getReadOnlyProperty();

  private final ReadOnlyObjectWrapper<Phrase> limitRefusalWrapper =
      new ReadOnlyObjectWrapper<>(Phrase.NOTHING);

  /** Why the last limit was refused; empty if it was not. */
  public final ReadOnlyObjectProperty<Phrase> limitRefusal =
      limitRefusalWrapper.getReadOnlyProperty();

  /** Why the allowed strategies hardly reach the level; empty if they do. */
  public final ObservableValue<Phrase> outOfReach;

  /** The limits on strategies that are no longer allowed, with their effect; otherwise empty. */
  public final ObservableValue<Phrase> idle;

  public ConditionsViewModel(History history) {
    this.history = history;
    this.bottleneck = new BottleneckViewModel(history);
    this.explained = new ExplainedViewModel(history);
    this.reasons = new ReasonsViewModel(history);
    all = history.document.map(Document::conditions);
    allowed = history.document.map(Document::strategies);
    difficulty = history.document.map(Difficulty::of);
    outOfReach = history.document.map(now -> outOfReach(now.conditions(), now.strategies()));
    idle = history.document.map(now -> idle(now.conditions(), now.strategies()));
    history.document.addListener((property, before, after) -> documentChanged(before, after));
  }

  /**
   * Requests a level and allows all strategies up to it except forbidden ones; a score that such
   * puzzles cannot have is dropped. A level below that of a required strategy is refused. For
   * puzzles of any level all strategies are allowed but those that were forbidden.
   */
  public void useLevel(Optional<Level> level) {
    Document now = history.document();
    Optional<Strategy> harder =
        level.flatMap(
            one ->
                now.required().strategies().stream()
                    .filter(strategy -> strategy.level().compareTo(one) > 0)
                    .findFirst());
    if (harder.isPresent()) {
      levelRefusalWrapper.set(
          Phrase.of(
              "design.level-below-required",
              harder.get().name(),
              harder.get().level().label(),
              Difficulty.label(level)));
      return;
    }
    levelRefusalWrapper.set(Phrase.NOTHING);
    Document then = level.map(one -> Difficulty.at(one, now)).orElseGet(() -> Difficulty.any(now));
    Conditions asked = then.conditions();
    Conditions next = objection(asked).isEmpty() ? asked : asked.withoutScore();
    if (then.withConditions(next).equals(now)) {
      ratingRefusalWrapper.set(Phrase.NOTHING);
    } else {
      rate(Phrase.of("design.act-level", Difficulty.label(level)), then, next);
    }
  }

  static List<Condition> limits(Conditions conditions) {
    return conditions.ofPath().stream()
        .filter(condition -> limited(condition).isPresent())
        .toList();
  }

  private static boolean reaches(StrategySet strategies, Level level) {
    return strategies.strategies().stream()
        .flatMap(strategy -> strategy.variants().stream())
        .anyMatch(variant -> variant.level().compareTo(level) >= 0);
  }

  /**
   * Sets a range of scores.
   *
   * @param from empty for no lower end
   * @param to empty for no upper end; for neither, every score will do
   */
  public void useScore(String from, String to) {
    if (from.isBlank() && to.isBlank()) {
      Conditions next = all.getValue().withoutScore();
      rate(Phrase.of("design.act-any-score"), history.document(), next);
      return;
    }
    OptionalInt least = from.isBlank() ? OptionalInt.of(0) : number(from, Condition.Score.HIGHEST);
    OptionalInt most =
        to.isBlank()
            ? OptionalInt.of(Condition.Score.HIGHEST)
            : number(to, Condition.Score.HIGHEST);
    if (least.isEmpty() || most.isEmpty()) {
      String wrong = (least.isEmpty() ? from : to).strip();
      ratingRefusalWrapper.set(Phrase.of("design.no-score", wrong, Condition.Score.HIGHEST));
    } else if (least.getAsInt() > most.getAsInt()) {
      ratingRefusalWrapper.set(Phrase.of("design.no-range", least.getAsInt(), most.getAsInt()));
    } else {
      useScore(new Condition.Score(least.getAsInt(), most.getAsInt()));
    }
  }

  private void useScore(Condition.Score score) {
    rate(
        Phrase.of("design.act-condition", score.words()),
        history.document(),
        all.getValue().with(score));
  }

  /** Sets a range of scores, where 0 and the highest score mean no limit. */
  void useScore(int least, int most) {
    if (least == 0 && most == Condition.Score.HIGHEST) {
      useScore("", "");
    } else {
      useScore(new Condition.Score(least, most));
    }
  }

  private void rate(Phrase act, Document document, Conditions next) {
    Optional<Phrase> objection = objection(next);
    if (objection.isPresent()) {
      ratingRefusalWrapper.set(objection.get());
      return;
    }
    ratingRefusalWrapper.set(Phrase.NOTHING);
    history.apply(act, document.withConditions(next));
  }

  private Optional<Phrase> objection(Conditions conditions) {
    return conditions
        .objection(board())
        .map(why -> Phrase.of("design.objection", why))
        .or(() -> scoreTooLow(conditions));
  }

  private Board board() {
    return history.document().mask().board();
  }

  private static Optional<Phrase> scoreTooLow(Conditions next) {
    if (next.level().isEmpty() || next.score().isEmpty()) {
      return Optional.empty();
    }
    Level level = next.level().get().easiest();
    int most = next.score().get().most();
    int least = ScoreScale.least(level);
    return most >= least
        ? Optional.empty()
        : Optional.of(Phrase.of("design.score-too-low", level.label(), least, most));
  }

  /** Sets or clears the condition that no clue is redundant. */
  public void toggleMinimal() {
    boolean isMinimal = all.getValue().minimal();
    apply(
        Phrase.of(isMinimal ? "design.act-not-minimal" : "design.act-minimal"),
        all.getValue().withMinimal(!isMinimal));
  }

  /**
   * Limits the use of a strategy, replacing a limit of the same kind.
   *
   * @param number as it was typed
   * @return whether it could be done
   */
  public boolean add(Optional<Strategy> strategy, Limit limit, String number) {
    OptionalInt value = number(number, Limit.MOST);
    if (strategy.isEmpty()) {
      limitRefusalWrapper.set(Phrase.of("design.no-strategy"));
      return false;
    }
    if (value.isEmpty() || value.getAsInt() < limit.least()) {
      limitRefusalWrapper.set(
          Phrase.of("design.no-number", number.strip(), limit.least(), Limit.MOST));
      return false;
    }
    Condition condition = limit.on(strategy.get(), value.getAsInt());
    Conditions next = all.getValue().with(condition);
    Optional<Phrase> objection = next.objection(board());
    if (objection.isPresent()) {
      limitRefusalWrapper.set(Phrase.of("design.objection", objection.get()));
      return false;
    }
    limitRefusalWrapper.set(Phrase.NOTHING);
    apply(Phrase.of("design.act-condition", condition.words()), next);
    return true;
  }

  public void remove(Condition condition) {
    apply(
        Phrase.of("design.act-not-condition", condition.words()),
        all.getValue().without(condition));
  }

  /** A whole number from 0 to {@code most}, if the text is one. */
  static OptionalInt number(String text, int most) {
    String digits = text.strip();
    boolean isShort = digits.matches("\\d{1,6}");
    return isShort && Integer.parseInt(digits) <= most
        ? OptionalInt.of(Integer.parseInt(digits))
        : OptionalInt.empty();
  }

  private void apply(Phrase act, Conditions next) {
    history.apply(act, history.document().withConditions(next));
  }

  private void documentChanged(Document before, Document now) {
    levelRefusalWrapper.set(Phrase.NOTHING);
    if (!now.conditions().equals(before.conditions())) {
      ratingRefusalWrapper.set(Phrase.NOTHING);
      limitRefusalWrapper.set(Phrase.NOTHING);
    }
  }

  private static Phrase outOfReach(Conditions conditions, StrategySet allowed) {
    return conditions
        .level()
        .map(Condition.Levels::easiest)
        .filter(easiest -> !reaches(allowed, easiest))
        .map(easiest -> Phrase.of("design.level-out-of-reach", easiest.label()))
        .orElse(Phrase.NOTHING);
  }

  private static Phrase idle(Conditions conditions, StrategySet allowed) {
    return Phrase.sentences(
        idle(
            "design.limits-nothing",
            conditions,
            allowed,
            condition -> !(condition instanceof Condition.AtLeast)),
        idle("design.limits-unmet", conditions, allowed, Condition.AtLeast.class::isInstance));
  }

  private static Phrase idle(
      String key, Conditions conditions, StrategySet allowed, Predicate<Condition> isMeant) {
    List<Phrase> idle =
        conditions.ofPath().stream()
            .filter(isMeant)
            .flatMap(condition -> limited(condition).stream())
            .filter(strategy -> !allowed.contains(strategy))
            .map(Strategy::name)
            .distinct()
            .toList();
    return idle.isEmpty() ? Phrase.NOTHING : Phrase.of(key, Phrase.list(idle), idle.size());
  }

  private static Optional<Strategy> limited(Condition condition) {
    if (condition instanceof Condition.AtLeast least) {
      return Optional.of(least.strategy());
    }
    if (condition instanceof Condition.AtMost most) {
      return Optional.of(most.strategy());
    }
    return condition instanceof Condition.NotBefore before
        ? Optional.of(before.strategy())
        : Optional.empty();
  }
}
