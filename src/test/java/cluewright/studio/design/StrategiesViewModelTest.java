package cluewright.studio.design;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.document.Document;
import cluewright.model.Boards;
import cluewright.model.Mask;
import cluewright.phrase.Phrase;
import cluewright.replay.Condition;
import cluewright.strategy.Catalogue;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Group;
import cluewright.strategy.core.Level;
import cluewright.strategy.core.Strategy;
import cluewright.studio.document.History;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class StrategiesViewModelTest {
  private static final Strategy X_WING = Catalogue.withId("x-wing").orElseThrow();
  private static final Strategy NAKED_PAIR = Catalogue.withId("naked-pair").orElseThrow();
  private static final Strategy SKYSCRAPER = Catalogue.withId("skyscraper").orElseThrow();
  private static final StrategySet NHL = StrategySet.parse("NHL");

  private final History history = new History(Document.untitled(Mask.empty(Boards.NINE), NHL));
  private final StrategiesViewModel strategies = new StrategiesViewModel(history);

  private void ask(Level level) {
    new ConditionsViewModel(history).useLevel(Optional.of(level));
  }

  private Choice choice() {
    return strategies.choice();
  }

  @ParameterizedTest
  @EnumSource
  void aDifficultyAllowsWhatItsLevelMayNeedAndNothingThatAssumesUniqueness(Level level) {
    ask(level);
    assertThat(choice().allowed()).isEqualTo(StrategySet.upTo(level).on(Boards.NINE));
    assertThat(choice().allowed().strategies())
        .isNotEmpty()
        .noneMatch(strategy -> strategy.group().assumesUniqueness());
    assertThat(choice().upTo()).isPresent();
  }

  @Test
  void requiringAStrategyAllowsItInTheSameAct() {
    strategies.toggleRequired(X_WING);
    assertThat(choice().required().strategies()).containsExactly(X_WING);
    assertThat(choice().allowed().contains(X_WING)).isTrue();
    assertThat(history.undoName.get()).hasToString("requiring X-Wing");
    history.undo();
    assertThat(choice().allowed()).isEqualTo(NHL);
    assertThat(choice().required().isEmpty()).isTrue();
    history.redo();
    assertThat(choice().required().contains(X_WING)).isTrue();
  }

  @Test
  void requiringAStrategyAllowsAllThatAreEasierAsTheCommandLineDoes() {
    strategies.toggleRequired(X_WING);
    StrategySet easier = StrategySet.parse("x-wing").withEasier().on(Boards.NINE);
    assertThat(easier.contains(NAKED_PAIR)).isTrue();
    assertThat(choice().allowed()).isEqualTo(easier);
    assertThat(history.document().required().strategies()).containsExactly(X_WING);
    assertThat(history.document().strategies()).isEqualTo(easier);
  }

  @Test
  void whatIsNoLongerRequiredStaysAllowedAloneBesideWhatWasChosenBefore() {
    strategies.toggleRequired(X_WING);
    strategies.toggleRequired(X_WING);
    assertThat(choice().required().isEmpty()).isTrue();
    assertThat(choice().allowed()).isEqualTo(NHL.with(StrategySet.parse("x-wing")));
  }

  @Test
  void whatIsEasierThanARequiredStrategyStaysAllowedAndSaysWhy() {
    strategies.toggleRequired(X_WING);
    Choice before = choice();
    strategies.toggle(NAKED_PAIR);
    strategies.toggle(Catalogue.LOCKED_CANDIDATES);
    strategies.toggle(Group.SINGLES);
    assertThat(choice()).isEqualTo(before);
    assertThat(history.undoName.get()).hasToString("requiring X-Wing");
    assertThat(choice().held(NAKED_PAIR).orElseThrow())
        .hasToString("Naked pair is easier than the required X-Wing, so it stays allowed.");
    assertThat(choice().held(X_WING)).isEmpty();
  }

  @Test
  void aGroupThatReachesBeyondTheRequiredStrategyLosesOnlyWhatIsHarder() {
    strategies.toggleRequired(X_WING);
    strategies.toggle(Group.SUBSETS);
    assertThat(choice().allowed().containsAll(choice().members(Group.SUBSETS))).isTrue();
    strategies.toggle(Group.SUBSETS);
    StrategySet easier = StrategySet.parse("x-wing").withEasier().on(Boards.NINE);
    assertThat(choice().allowed()).isEqualTo(easier);
    assertThat(choice().required().contains(X_WING)).isTrue();
  }

  @Test
  void ofTwoRequiredStrategiesTheEasierOneStaysAllowedBecauseOfTheHarderOne() {
    Strategy swordfish = Catalogue.withId("swordfish").orElseThrow();
    strategies.toggleRequired(X_WING);
    strategies.toggleRequired(swordfish);
    assertThat(choice().easier().contains(X_WING)).isTrue();
    strategies.toggleRequired(swordfish);
    assertThat(choice().easier().contains(X_WING)).isFalse();
    assertThat(choice().allowed().contains(swordfish)).isTrue();
    assertThat(choice().required().strategies()).containsExactly(X_WING);
  }

  @Test
  void whatTakesOneSolutionForGrantedIsNotAllowedByARequirement() {
    strategies.toggleRequired(Catalogue.withId("swordfish").orElseThrow());
    assertThat(choice().allowed().strategies())
        .noneMatch(strategy -> strategy.group().assumesUniqueness());
  }

  @Test
  void whatIsHarderThanTheDifficultyRaisesItWhenItIsRequired() {
    ask(Level.EASY);
    strategies.toggleRequired(X_WING);
    assertThat(history.document().conditions().level())
        .contains(new Condition.Levels(Level.HARD, Level.HARD));
    history.undo();
    assertThat(history.document().conditions().level())
        .contains(new Condition.Levels(Level.EASY, Level.EASY));
    ask(Level.UNFAIR);
    strategies.toggleRequired(X_WING);
    assertThat(history.document().conditions().level())
        .contains(new Condition.Levels(Level.UNFAIR, Level.UNFAIR));
  }

  @Test
  void whatIsNoLongerAllowedIsNoLongerRequired() {
    strategies.toggleRequired(X_WING);
    strategies.toggle(X_WING);
    assertThat(choice().allowed()).isEqualTo(NHL);
    assertThat(choice().required().isEmpty()).isTrue();
  }

  @Test
  void aDifficultyKeepsTheRequirementsAndOneBelowThemIsRefusedInWords() {
    strategies.toggleRequired(X_WING);
    ask(Level.UNFAIR);
    assertThat(choice().required().contains(X_WING)).isTrue();
    Document before = history.document();
    ConditionsViewModel conditions = new ConditionsViewModel(history);
    conditions.useLevel(Optional.of(Level.EASY));
    assertThat(history.document()).isEqualTo(before);
    assertThat(conditions.levelRefusal.get())
        .hasToString("X-Wing must be contained and is Hard: remove it to choose Easy.");
    conditions.useLevel(Optional.of(Level.HARD));
    assertThat(conditions.levelRefusal.get()).isEqualTo(Phrase.NOTHING);
    assertThat(choice().required().contains(X_WING)).isTrue();
  }

  @Test
  void whereTheRequiredStrategyBringsTheDifficultyNothingHarderIsAllowed() {
    ask(Level.HARD);
    strategies.toggleRequired(X_WING);
    assertThat(choice().allowed())
        .isEqualTo(StrategySet.parse("x-wing").withEasier().on(Boards.NINE));
    assertThat(choice().held(SKYSCRAPER).orElseThrow())
        .hasToString(
            "Skyscraper is harder than the required X-Wing, so it is not needed and not allowed.");
    Choice before = choice();
    strategies.toggle(SKYSCRAPER);
    strategies.toggle(Catalogue.withId("xy-chain").orElseThrow());
    assertThat(choice()).isEqualTo(before);
    ask(Level.UNFAIR);
    assertThat(choice().allowed().contains(SKYSCRAPER)).isTrue();
    ask(Level.HARD);
    strategies.toggleRequired(X_WING);
    assertThat(choice().allowed()).isEqualTo(StrategySet.upTo(Level.HARD).on(Boards.NINE));
  }

  @Test
  void whatIsForbiddenStaysSoInEachDifficultyThatWouldAllowIt() {
    ask(Level.HARD);
    assertThat(choice().forbidden().isEmpty()).isTrue();
    assertThat(strategies.forbid(SKYSCRAPER)).isEmpty();
    assertThat(history.undoName.get()).hasToString("forbidding Skyscraper");
    assertThat(choice().forbidden().strategies()).containsExactly(SKYSCRAPER);
    assertThat(choice().allowed().contains(SKYSCRAPER)).isFalse();
    ask(Level.EXTREME);
    assertThat(choice().forbidden().strategies()).containsExactly(SKYSCRAPER);
    new ConditionsViewModel(history).useLevel(Optional.empty());
    assertThat(choice().forbidden().strategies()).containsExactly(SKYSCRAPER);
    ask(Level.UNFAIR);
    assertThat(choice().forbidden().strategies()).containsExactly(SKYSCRAPER);
    strategies.toggleRequired(X_WING);
    strategies.toggleRequired(X_WING);
    assertThat(choice().forbidden().strategies()).containsExactly(SKYSCRAPER);
    ask(Level.EASY);
    assertThat(choice().forbidden().strategies()).containsExactly(SKYSCRAPER);
    ask(Level.UNFAIR);
    assertThat(choice().forbidden().strategies()).containsExactly(SKYSCRAPER);
    assertThat(choice().allowed().contains(SKYSCRAPER)).isFalse();
    strategies.permit(SKYSCRAPER);
    assertThat(choice().allowed()).isEqualTo(StrategySet.upTo(Level.UNFAIR).on(Boards.NINE));
  }

  @Test
  void whatTheDifficultyWouldNotAllowIsForbiddenForHarderOnes() {
    ask(Level.EASY);
    assertThat(strategies.forbid(SKYSCRAPER)).isEmpty();
    assertThat(choice().allowed()).isEqualTo(StrategySet.upTo(Level.EASY).on(Boards.NINE));
    ask(Level.HARD);
    assertThat(choice().allowed().contains(SKYSCRAPER)).isFalse();
    ask(Level.EASY);
    strategies.permit(SKYSCRAPER);
    assertThat(choice().allowed()).isEqualTo(StrategySet.upTo(Level.EASY).on(Boards.NINE));
    ask(Level.HARD);
    assertThat(choice().allowed()).isEqualTo(StrategySet.upTo(Level.HARD).on(Boards.NINE));
  }

  @Test
  void whatIsNotAllowedAmongTheStrategiesIsForbiddenInOtherDifficultiesToo() {
    ask(Level.HARD);
    strategies.toggle(SKYSCRAPER);
    ask(Level.EASY);
    assertThat(choice().forbidden().strategies()).containsExactly(SKYSCRAPER);
    strategies.toggle(SKYSCRAPER);
    assertThat(choice().forbidden().isEmpty()).isTrue();
    assertThat(choice().allowed().contains(SKYSCRAPER)).isTrue();
  }

  @Test
  void whatIsForbiddenAndEasierThanARequiredStrategyIsAllowedAndSaysWhy() {
    ask(Level.HARD);
    strategies.forbid(NAKED_PAIR);
    strategies.toggleRequired(X_WING);
    assertThat(choice().forbidden().strategies()).containsExactly(NAKED_PAIR);
    assertThat(choice().held(NAKED_PAIR).orElseThrow().toString()).endsWith("so it stays allowed.");
    strategies.toggleRequired(X_WING);
    assertThat(choice().allowed().contains(NAKED_PAIR)).isFalse();
  }

  @Test
  void whatCannotBeForbiddenSaysWhy() {
    strategies.toggleRequired(X_WING);
    assertThat(strategies.forbid(X_WING).orElseThrow())
        .hasToString("X-Wing stands under “Must contain”: remove it there first.");
    assertThat(strategies.forbid(NAKED_PAIR).orElseThrow().toString())
        .endsWith("so it stays allowed.");
  }

  @Test
  void fewStrategiesThatWereChosenByThemselvesForbidNoOthers() {
    assertThat(choice().forbidden().isEmpty()).isTrue();
    ask(Level.HARD);
    assertThat(choice().allowed()).isEqualTo(StrategySet.upTo(Level.HARD).on(Boards.NINE));
  }

  @Test
  void aSetOfThePaperIsForAnyDifficultyAndKeepsWhatIsRequired() {
    ask(Level.HARD);
    strategies.forbid(SKYSCRAPER);
    strategies.useOnly(NHL, Phrase.verbatim("NHL"));
    assertThat(choice().allowed()).isEqualTo(NHL);
    assertThat(history.document().conditions().isNone()).isTrue();
    assertThat(choice().forbidden().isEmpty()).isTrue();
    assertThat(history.undoName.get()).hasToString("allowing only NHL");
    strategies.toggleRequired(X_WING);
    strategies.useOnly(NHL, Phrase.verbatim("NHL"));
    assertThat(choice().required().strategies()).containsExactly(X_WING);
  }

  @Test
  void anyStrategiesDropWhatNamesStrategiesAndComeBackToWhatWasChosen() {
    ask(Level.HARD);
    strategies.toggleRequired(X_WING);
    strategies.forbid(SKYSCRAPER);
    StrategySet before = history.document().chosen();
    strategies.toggleAny();
    assertThat(history.undoName.get()).hasToString("allowing any strategies");
    assertThat(history.document().strategies()).isEqualTo(StrategySet.any());
    assertThat(choice().required().isEmpty()).isTrue();
    assertThat(choice().forbidden().isEmpty()).isTrue();
    assertThat(history.document().conditions().isNone()).isTrue();
    assertThat(choice().words().toString())
        .isEqualTo("Allowed: any strategies, also ones that are not listed here.");
    assertThat(choice().summary(0)).hasToString("Any strategy");
    assertThat(choice().explainerMost()).isEmpty();
    strategies.toggleAny();
    assertThat(history.document().strategies()).isEqualTo(before);
    history.undo();
    history.undo();
    assertThat(choice().required().strategies()).containsExactly(X_WING);
  }

  @Test
  void whereAnyStrategiesAreAllowedSingleOnesAreNotTakenAway() {
    strategies.toggleAny();
    strategies.toggle(X_WING);
    strategies.toggle(Group.FISH);
    assertThat(choice().allowed()).isEqualTo(StrategySet.any());
    history.apply(Phrase.verbatim("x"), history.document().withMask(Mask.empty(Boards.SIX)));
    assertThat(choice().allowed()).isEqualTo(StrategySet.any());
  }

  @Test
  void aDemandOnAStrategyEndsAnyStrategies() {
    strategies.toggleAny();
    strategies.require(X_WING);
    assertThat(choice().allowed())
        .isEqualTo(StrategySet.parse("x-wing").withEasier().on(Boards.NINE));
    strategies.toggleAny();
    strategies.forbid(X_WING);
    assertThat(choice().allowed())
        .isEqualTo(
            StrategySet.upTo(Level.EXTREME).on(Boards.NINE).without(StrategySet.parse("x-wing")));
    strategies.toggleAny();
    strategies.useOnly(NHL, Phrase.verbatim("NHL"));
    assertThat(choice().allowed()).isEqualTo(NHL);
    strategies.toggleAny();
    strategies.allowAll();
    assertThat(choice().allowed()).isEqualTo(StrategySet.upTo(Level.EXTREME).on(Boards.NINE));
  }

  @Test
  void allOfTheDifficultyAreAllowedAtOnce() {
    ask(Level.HARD);
    strategies.toggle(Group.FISH);
    strategies.forbid(NAKED_PAIR);
    strategies.allowAll();
    assertThat(choice().allowed().containsAll(StrategySet.upTo(Level.HARD).on(Boards.NINE)))
        .isTrue();
    assertThat(choice().forbidden().isEmpty()).isTrue();
  }

  @Test
  void sudokuExplainersHighestIsSaidWhereItIsExactAlone() {
    ask(Level.EASY);
    assertThat(choice().explainerMost()).hasValue(23);
    strategies.useOnly(NHL, Phrase.verbatim("NHL"));
    assertThat(choice().explainerMost()).hasValue(28);
    ask(Level.HARD);
    assertThat(choice().explainerMost()).isEmpty();
    ask(Level.EASY);
    history.apply(Phrase.verbatim("x"), history.document().withMask(Mask.empty(Boards.SIXTEEN)));
    assertThat(choice().explainerMost()).isEmpty();
  }

  @Test
  void aGroupIsAllowedWholeAndThenNotAtAll() {
    strategies.toggle(X_WING);
    strategies.toggle(Group.FISH);
    assertThat(choice().allowed()).isEqualTo(NHL.with(choice().members(Group.FISH)));
    assertThat(history.undoName.get()).hasToString("allowing Fish");
    strategies.toggle(Group.FISH);
    assertThat(choice().allowed()).isEqualTo(NHL);
  }

  @Test
  void everyStrategyIsInExactlyOneGroup() {
    assertThat(Choice.groups().stream().flatMap(group -> Choice.all(group).strategies().stream()))
        .containsExactlyInAnyOrderElementsOf(Catalogue.all());
  }

  @Test
  void theChoiceIsSaidInWords() {
    assertThat(choice().words())
        .hasToString("Allowed: Hidden single, Naked single and Locked candidates.");
    ask(Level.HARD);
    assertThat(choice().words().toString()).matches("Allowed: all \\d+ strategies up to Hard\\.");
    strategies.toggle(Catalogue.withId("swordfish").orElseThrow());
    strategies.toggleRequired(X_WING);
    assertThat(choice().words().toString())
        .matches(
            "Allowed: \\d+ of \\d+ strategies\\. The puzzle must require X-Wing\\."
                + " All strategies easier than X-Wing are allowed too\\.");
    assertThat(choice().count(Group.SINGLES)).hasToString("3 of 3");
    assertThat(choice().count(Group.FISH).toString()).endsWith(", 1 required");
  }

  @Test
  void whatNoPuzzleCanNeedIsSaid() {
    ask(Level.EXTREME);
    strategies.toggleRequired(Catalogue.withId("xy-chain").orElseThrow());
    assertThat(choice().words())
        .hasToString(
            ("Allowed: all %d strategies up to Extreme. The puzzle’s easiest solution path must use"
                    + " XY-Chain. All strategies easier than XY-Chain are allowed too.")
                .formatted(choice().allowed().strategies().size()));
    assertThat(choice().doubt()).isEqualTo(Phrase.NOTHING);
    new ConditionsViewModel(history).useLevel(Optional.empty());
    assertThat(choice().words().toString())
        .contains("must require XY-Chain. All strategies easier than XY-Chain are allowed too.")
        .contains("However, no puzzle can require XY-Chain, since AIC")
        .contains("all of its conclusions.");
  }

  @Test
  void withoutAnyStrategyTheWordsSayWhatThatMeans() {
    NHL.strategies().forEach(strategies::toggle);
    assertThat(choice().words()).hasToString("No strategy is allowed: nothing can be solved.");
  }

  @Test
  void aLargerBoardOffersLargerSetsAndKeepsItsDifficulty() {
    ask(Level.HARD);
    int onNine = choice().allowed().strategies().size();
    assertThat(choice().members(Group.SUBSETS).ids()).doesNotContain("-set-");
    assertThat(choice().words())
        .hasToString("Allowed: all %d strategies up to Hard.".formatted(onNine));

    history.apply(Phrase.verbatim("x"), history.document().withMask(Mask.empty(Boards.SIXTEEN)));
    assertThat(choice().members(Group.SUBSETS).ids()).contains("naked-set-8").doesNotContain("-9");
    assertThat(choice().upTo()).contains(Level.HARD);
    assertThat(choice().words())
        .hasToString("Allowed: all %d strategies up to Hard.".formatted(onNine + 8));

    history.undo();
    assertThat(choice().allowed().strategies()).hasSize(onNine);
    assertThat(choice().upTo()).contains(Level.HARD);
  }

  @Test
  void whatHodokuDoesNotHaveIsNotSaidToBeRatedByIt() {
    Strategy five = Catalogue.withId("naked-set-5").orElseThrow();
    assertThat(StrategyHelp.of(five, choice()).toString())
        .contains("Also called Naked quintuple")
        .contains("Cluewright: Hard, 160 per step; for boards of 10 digits and more");
    for (String id : List.of("nishio", "cage-combinations", "innies-outies")) {
      assertThat(StrategyHelp.of(Catalogue.withId(id).orElseThrow(), choice()).toString())
          .contains("Cluewright: ")
          .doesNotContain("HoDoKu");
    }
    assertThat(StrategyHelp.of(NAKED_PAIR, choice()).toString()).contains("HoDoKu: Medium, 60");
  }
}
