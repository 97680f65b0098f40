package cluewright.studio.design;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.document.Document;
import cluewright.model.Boards;
import cluewright.model.Mask;
import cluewright.phrase.Phrase;
import cluewright.replay.Condition;
import cluewright.replay.Conditions;
import cluewright.strategy.Catalogue;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Level;
import cluewright.strategy.core.Strategy;
import cluewright.studio.document.History;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ConditionsViewModelTest {
  private static final StrategySet NHL = StrategySet.parse("NHL");
  private static final Optional<Strategy> LOCKED = Optional.of(Catalogue.LOCKED_CANDIDATES);

  private final History history = new History(Document.untitled(Mask.empty(Boards.NINE), NHL));
  private final ConditionsViewModel conditions = new ConditionsViewModel(history);

  private static Optional<Condition.Levels> only(Level level) {
    return Optional.of(new Condition.Levels(level, level));
  }

  private String refusal() {
    return "" + conditions.ratingRefusal.get() + conditions.limitRefusal.get();
  }

  private String misfits() {
    return "" + conditions.outOfReach.getValue() + conditions.idle.getValue();
  }

  @Test
  void aDifficultyAsksForItsLevelAndAllowsTheStrategiesUpToIt() {
    conditions.useLevel(Optional.of(Level.HARD));
    assertThat(conditions.all.getValue().level()).isEqualTo(only(Level.HARD));
    assertThat(history.document().strategies())
        .isEqualTo(StrategySet.upTo(Level.HARD).on(Boards.NINE));
    assertThat(history.undoName.get()).hasToString("choosing the difficulty Hard");
    history.undo();
    assertThat(conditions.all.getValue().isNone()).isTrue();
    assertThat(history.document().strategies()).isEqualTo(NHL);
  }

  @Test
  void anyDifficultyAllowsAllStrategies() {
    conditions.useLevel(Optional.of(Level.MEDIUM));
    conditions.useLevel(Optional.empty());
    assertThat(conditions.all.getValue().isNone()).isTrue();
    assertThat(history.document().strategies()).isEqualTo(StrategySet.any());
    assertThat(history.undoName.get()).hasToString("choosing the difficulty Any");
  }

  @Test
  void choosingTheSameDifficultyAgainAllowsItsStrategiesAgainOrDoesNothing() {
    conditions.useLevel(Optional.of(Level.HARD));
    conditions.useLevel(Optional.of(Level.HARD));
    history.undo();
    assertThat(conditions.all.getValue().isNone()).isTrue();
    history.redo();
    history.apply(Phrase.verbatim("x"), history.document().withStrategies(NHL));
    conditions.useLevel(Optional.of(Level.HARD));
    assertThat(history.document().strategies())
        .isEqualTo(StrategySet.upTo(Level.HARD).on(Boards.NINE));
  }

  @Test
  void aScoreThatTheNewDifficultyCannotHaveIsDropped() {
    conditions.useScore("1200", "1600");
    conditions.useLevel(Optional.of(Level.HARD));
    assertThat(conditions.all.getValue().score()).isPresent();
    conditions.useLevel(Optional.of(Level.EASY));
    assertThat(conditions.all.getValue().score()).isEmpty();
    assertThat(refusal()).isEmpty();
  }

  @Test
  void aScoreMayBeOpenAtEitherEnd() {
    conditions.useScore(" 400 ", "600");
    assertThat(conditions.all.getValue().words())
        .extracting(Phrase::toString)
        .containsExactly("score 400 to 600");
    conditions.useScore("400", "");
    assertThat(conditions.all.getValue().words())
        .extracting(Phrase::toString)
        .containsExactly("score at least 400");
    conditions.useScore("", "1600");
    assertThat(conditions.all.getValue().words())
        .extracting(Phrase::toString)
        .containsExactly("score at most 1,600");
    conditions.useScore("", " ");
    assertThat(conditions.all.getValue().isNone()).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "many| 600| “many” is not a score: enter a whole number up to 999,999.",
        "400| -1| “-1” is not a score",
        "400| 12345678| “12345678” is not a score",
        "800| 400| 800 to 400 is not a range: the first score must not be higher than the second.",
      })
  void aScoreThatMakesNoSenseIsRefusedAndNothingChanges(String from, String to, String words) {
    conditions.useScore("100", "200");
    conditions.useScore(from, to);
    assertThat(refusal()).startsWith(words);
    assertThat(conditions.all.getValue().words())
        .extracting(Phrase::toString)
        .containsExactly("score 100 to 200");
    conditions.useScore("300", "400");
    assertThat(refusal()).isEmpty();
  }

  @Test
  void aScoreThatTheLevelCannotHaveIsRefused() {
    conditions.useLevel(Optional.of(Level.EASY));
    conditions.useScore("1200", "");
    assertThat(refusal())
        .isEqualTo(
            "This is not possible: a puzzle of level Easy scores at most 800, but at least 1,200"
                + " is required.");
    assertThat(conditions.all.getValue().score()).isEmpty();
  }

  @Test
  void aScoreBelowAllThatTheLevelCanHaveIsRefused() {
    conditions.useLevel(Optional.of(Level.HARD));
    conditions.useScore("1", "5");
    assertThat(refusal()).startsWith("A puzzle of level Hard scores at least ");
    assertThat(refusal()).endsWith(", but the limit is 5.");
    assertThat(conditions.all.getValue().score()).isEmpty();
  }

  @Test
  void conditionsThatNoLongerFitTheStrategiesAreSaid() {
    conditions.useLevel(Optional.of(Level.MEDIUM));
    conditions.add(LOCKED, Limit.AT_MOST, "2");
    assertThat(misfits()).isEmpty();
    history.apply(
        Phrase.verbatim("x"),
        history.document().withStrategies(StrategySet.parse("naked-single,hidden-single")));
    assertThat(conditions.outOfReach.getValue().toString())
        .startsWith("No allowed strategy has level Medium")
        .doesNotContain("limit");
    assertThat(conditions.idle.getValue())
        .hasToString("Locked candidates is no longer allowed, so the limit on it has no effect.");
    history.undo();
    assertThat(misfits()).isEmpty();
  }

  @Test
  void limitsAreAddedReplacedAndRemoved() {
    assertThat(conditions.add(LOCKED, Limit.AT_MOST, "2")).isTrue();
    assertThat(conditions.add(LOCKED, Limit.NOT_BEFORE, "5")).isTrue();
    assertThat(conditions.add(LOCKED, Limit.AT_MOST, "1")).isTrue();
    assertThat(conditions.all.getValue().words())
        .extracting(Phrase::toString)
        .containsExactly("Locked candidates at most once", "Locked candidates not before step 5");
    conditions.remove(new Condition.NotBefore(Catalogue.LOCKED_CANDIDATES, 5));
    assertThat(history.undoName.get())
        .hasToString("removing the condition “Locked candidates not before step 5”");
    assertThat(conditions.all.getValue())
        .isEqualTo(Conditions.NONE.with(new Condition.AtMost(Catalogue.LOCKED_CANDIDATES, 1)));
  }

  @Test
  void aLimitThatMakesNoSenseIsRefused() {
    assertThat(conditions.add(Optional.empty(), Limit.AT_MOST, "2")).isFalse();
    assertThat(refusal()).isEqualTo("Choose the strategy to limit.");
    assertThat(conditions.add(LOCKED, Limit.NOT_BEFORE, "0")).isFalse();
    assertThat(refusal()).isEqualTo("“0” is not valid here: enter a whole number from 1 to 999.");
    assertThat(conditions.add(LOCKED, Limit.AT_MOST, "")).isFalse();
    assertThat(conditions.all.getValue().isNone()).isTrue();
    assertThat(conditions.add(LOCKED, Limit.AT_LEAST, "2")).isTrue();
    assertThat(conditions.add(LOCKED, Limit.AT_MOST, "1")).isFalse();
    assertThat(refusal())
        .isEqualTo(
            "This is not possible: Locked candidates is to be used at least 2 times, but may not be"
                + " used so often.");
    assertThat(conditions.add(LOCKED, Limit.AT_MOST, "2")).isTrue();
    assertThat(refusal()).isEmpty();
  }

  @Test
  void aStrategyThatMustBeUsedButIsNotAllowedAnyMoreIsNamed() {
    conditions.add(LOCKED, Limit.AT_LEAST, "1");
    assertThat(misfits()).isEmpty();
    history.apply(Phrase.verbatim("x"), history.document().withStrategies(StrategySet.parse("NH")));
    assertThat(misfits())
        .isEqualTo(
            "Locked candidates is no longer allowed, so no puzzle can meet the limit on it.");
  }

  @Test
  void minimalityIsSwitchedOnAndOff() {
    conditions.toggleMinimal();
    assertThat(history.document().conditions().minimal()).isTrue();
    conditions.toggleMinimal();
    assertThat(history.document().conditions().isNone()).isTrue();
  }
}
