package cluewright.strategy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Stop;
import cluewright.strategy.core.Group;
import cluewright.strategy.core.Level;
import cluewright.strategy.core.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

final class StrategySetTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "N              | naked-single",
        "NHL            | hidden-single,naked-single,locked-candidates",
        "l n            | naked-single,locked-candidates",
        "N,N,N          | naked-single",
        "x-wing+HL      | hidden-single,locked-candidates,x-wing",
        "Naked-Pair, H  | hidden-single,naked-pair",
      })
  void namesAndLettersAreReadInTheCataloguesOrder(String text, String ids) {
    StrategySet set = StrategySet.parse(text);

    assertThat(set.ids()).isEqualTo(ids);
    assertThat(StrategySet.parse(set.ids())).isEqualTo(set);
  }

  @ParameterizedTest
  @CsvSource({"hl,HL", "HN,NH", "nhl,NHL", "'N,x-wing','naked-single,x-wing'"})
  void theShortNameIsLettersIfAllHaveOne(String text, String shortName) {
    assertThat(StrategySet.parse(text).shortName()).isEqualTo(shortName);
  }

  @ParameterizedTest
  @ValueSource(strings = {"any", " ANY ", "any,"})
  void anyIsASetOfItsOwn(String text) {
    StrategySet any = StrategySet.parse(text);

    assertThat(any.isAny()).isTrue();
    assertThat(any).isEqualTo(StrategySet.any()).isNotEqualTo(StrategySet.of(Catalogue.all()));
    assertThat(any.ids()).isEqualTo("any");
    assertThat(any.shortName()).isEqualTo("any strategies");
  }

  @ParameterizedTest
  @ValueSource(strings = {"any,N", "NHL,any", "any+x-wing", "any any"})
  void nothingStandsBesideAny(String text) {
    assertThatThrownBy(() -> StrategySet.parse(text))
        .isInstanceOf(UnknownStrategyException.class)
        .hasMessageStartingWith("\"any\" allows every way to solve a puzzle");
  }

  @Test
  void anyContainsEveryOtherSetAndNoneContainsIt() {
    StrategySet any = StrategySet.any();
    StrategySet all = StrategySet.of(Catalogue.all());

    assertThat(any.containsAll(all)).isTrue();
    assertThat(any.containsAll(any)).isTrue();
    assertThat(all.containsAll(any)).isFalse();
    assertThat(any.and(all)).isEqualTo(all);
    assertThat(all.and(any)).isEqualTo(all);
    assertThat(all.with(any)).isEqualTo(any);
    assertThat(any.with(all)).isEqualTo(any);
    assertThat(all.without(any).isEmpty()).isTrue();
    assertThat(any.without(any).isEmpty()).isTrue();
    assertThat(any.without(all)).isEqualTo(any);
    assertThat(any.without(Catalogue.NAKED_SINGLE)).isEqualTo(any);
  }

  @Test
  void verdictsMayRestOnAnyWhichNeedsNoRules() {
    StrategySet any = StrategySet.any();

    assertThat(any.isMonotone(Boards.NINE)).isTrue();
    assertThat(any.assumesUniqueness()).isFalse();
    assertThat(any.canPlace()).isTrue();
    assertThat(any.isStated()).isFalse();
    assertThat(any.isEasy()).isFalse();
    assertThat(any.on(Boards.FOUR)).isEqualTo(any);
    assertThat(any.withoutImplied(Boards.NINE)).isEqualTo(any);
    assertThat(any.monotone(Boards.NINE)).isEqualTo(any);
    assertThat(any.assumingNothing()).isEqualTo(any);
    assertThat(any.easyIfTheyPlace().isAny()).isFalse();
    assertThat(any.stated().isAny()).isFalse();
  }

  @ParameterizedTest
  @CsvSource({"x-win,x-wing", "naked-singel,naked-single", "lockedcandidates,locked-candidates"})
  void anUnknownNameIsAnsweredWithTheNearest(String typed, String nearest) {
    assertThatThrownBy(() -> StrategySet.parse("N," + typed))
        .isInstanceOf(UnknownStrategyException.class)
        .hasMessageContaining("\"" + typed + "\"; did you mean " + nearest + "?");
  }

  @Test
  void anEmptyTextNamesNoStrategy() {
    assertThatThrownBy(() -> StrategySet.parse(" , "))
        .isInstanceOf(UnknownStrategyException.class)
        .hasMessageStartingWith("No strategy is given");
  }

  @Test
  void whatIsRequiredIsAllowedWithoutHarderOnesOfItsOwnLevel() {
    StrategySet swordfish = StrategySet.parse("swordfish");
    StrategySet pair = StrategySet.parse("naked-pair");

    assertThat(swordfish.forPuzzlesUpTo(Level.HARD)).isEqualTo(swordfish.withEasier());
    assertThat(swordfish.forPuzzlesUpTo(Level.EASY)).isEqualTo(swordfish.withEasier());
    assertThat(swordfish.forPuzzlesUpTo(Level.UNFAIR)).isEqualTo(StrategySet.upTo(Level.UNFAIR));
    assertThat(pair.forPuzzlesUpTo(Level.HARD)).isEqualTo(StrategySet.upTo(Level.HARD));
  }

  @Test
  void onlySinglesPlaceDigits() {
    assertThat(StrategySet.parse("N").canPlace()).isTrue();
    assertThat(StrategySet.parse("L,naked-pair,hidden-pair,x-wing").canPlace()).isFalse();
    assertThat(StrategySet.of(List.of()).canPlace()).isFalse();
  }

  @Test
  void verdictsRestOnTheMonotoneOnes() {
    assertThat(
            StrategySet.parse("H,locked-pair,naked-triple,xy-wing,unique-rectangle-1")
                .monotone(Boards.NINE)
                .ids())
        .isEqualTo("hidden-single,naked-triple");
  }

  @ParameterizedTest
  @EnumSource
  void boardsUpTo9x9HaveNoUseForLargeSetsWhateverTheLevel(Level level) {
    for (Board board : List.of(Boards.FOUR, Boards.SIX, Boards.NINE)) {
      assertThat(StrategySet.upTo(level).on(board).strategies())
          .noneMatch(strategy -> strategy.about().isForLargerBoards())
          .hasSameSizeAs(
              StrategySet.upTo(level).strategies().stream()
                  .filter(strategy -> !strategy.id().contains("-set-"))
                  .filter(strategy -> !strategy.equals(Catalogue.COMMON_PEERS))
                  .filter(strategy -> strategy.group() != Group.CAGES)
                  .filter(strategy -> strategy.group() != Group.RULES)
                  .toList());
    }
    assertThat(StrategySet.upTo(level).on(Boards.SIXTEEN).ids().contains("naked-set-8"))
        .isEqualTo(level.compareTo(Level.HARD) >= 0);
  }

  @Test
  void whatIsEasierThanAnXWingDependsOnTheBoard() {
    StrategySet easier = StrategySet.parse("x-wing").withEasier();
    assertThat(easier.on(Boards.NINE).ids())
        .isEqualTo(
            "full-house,hidden-single,naked-single,locked-pair,locked-triple,locked-candidates,"
                + "naked-pair,naked-triple,hidden-pair,hidden-triple,naked-quad,hidden-quad,x-wing");
    assertThat(easier.on(Boards.TWELVE).without(easier.on(Boards.NINE)).ids())
        .isEqualTo("naked-set-5,hidden-set-5,naked-set-6,hidden-set-6");
  }

  @Test
  void onlyWhatIsStatedAsRulesHasRules() {
    StrategySet set = StrategySet.parse("N,swordfish,x-wing");

    assertThat(set.isStated()).isFalse();
    assertThat(set.stated().ids()).isEqualTo("naked-single,x-wing");
    assertThat(set.stated().isStated()).isTrue();
    assertThatThrownBy(() -> set.rules(Boards.FOUR))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageStartingWith("swordfish ");
  }

  /** Four digits in 16 cells, and in 12 houses of four cells. */
  @Test
  void theRulesOfTheEasiestComeFirst() {
    List<Rule> rules = StrategySet.parse("N,H").rules(Boards.FOUR);

    assertThat(rules.subList(0, 4 * 4 * 12)).allMatch(rule -> rule.strategy().id().startsWith("h"));
    assertThat(rules.subList(4 * 4 * 12, rules.size()))
        .hasSize(4 * 16)
        .allMatch(rule -> rule.strategy().id().startsWith("n"));
  }

  @ParameterizedTest
  @CsvSource({"63,''", "64,naked-single", "191,naked-single", "192,'hidden-single,naked-single'"})
  void thoseWithMoreRulesThanAllowedAreLeftOut(int most, String ids) {
    assertThat(StrategySet.parse("N,H,swordfish").withFewRules(Boards.FOUR, most, Stop.NEVER).ids())
        .isEqualTo(ids);
  }

  @Test
  void countingRulesCanBeEnded() {
    RuntimeException stop = new IllegalStateException("stopped");

    assertThatThrownBy(
            () ->
                StrategySet.parse("N")
                    .withFewRules(
                        Boards.FOUR,
                        100,
                        () -> {
                          throw stop;
                        }))
        .isSameAs(stop);
  }

  @ParameterizedTest
  @CsvSource({
    "'N,x-wing',true",
    "'N,xy-wing',true",
    "'H,xy-wing',false",
    "'NH,xyz-wing',false",
    "'NH,naked-pair,xyz-wing,aic',true",
    "'NHL,x-chain',true",
    "'NH,x-chain',false",
    "'NHL,finned-x-wing',false"
  })
  void aSetIsMonotoneIfItsStrategiesAreBesideEachOther(String ids, boolean isMonotone) {
    assertThat(StrategySet.parse(ids).isMonotone(Boards.NINE)).isEqualTo(isMonotone);
  }

  @ParameterizedTest
  @CsvSource({
    "'N,x-wing', 'naked-single,x-wing'",
    "'N,w-wing', 'hidden-single,naked-single,w-wing'",
    "'N,xyz-wing', 'naked-single,naked-pair,xy-wing,xyz-wing'",
    "'NHL,locked-pair', 'hidden-single,naked-single,locked-pair,locked-candidates,naked-pair'",
  })
  void companyIsWhatAMonotoneSetNeedsBeside(String ids, String company) {
    assertThat(StrategySet.parse(ids).inCompany(Boards.NINE).orElseThrow().ids())
        .isEqualTo(company);
  }

  @Test
  void noCompanyMakesAStrategyMonotoneThatNeverIs() {
    assertThat(StrategySet.parse("NHL,unique-rectangle-1").inCompany(Boards.NINE)).isEmpty();
    assertThat(StrategySet.parse("NHL,als-xz,w-wing").inCompany(Boards.NINE)).isEmpty();
  }

  /** With a knight's rule, what sees both ends of a strong link need not be locked. */
  @Test
  void companyThatABoardHasNoUseForIsNotNeededThere() {
    Board knights = Boards.named("9x9+knight").orElseThrow();

    assertThat(StrategySet.parse("NHL,x-chain").isMonotone(Boards.NINE)).isTrue();
    assertThat(StrategySet.parse("NHL,x-chain").isMonotone(knights)).isFalse();
    assertThat(StrategySet.parse("NHLC,x-chain").isMonotone(knights)).isTrue();
  }

  @Test
  void thoseThatAssumeUniquenessCanBeLeftOut() {
    StrategySet set = StrategySet.parse("N,bug-plus-one,unique-rectangle-1");

    assertThat(set.assumesUniqueness()).isTrue();
    assertThat(set.assumingNothing().ids()).isEqualTo("naked-single");
    assertThat(set.assumingNothing().assumesUniqueness()).isFalse();
  }

  @Test
  void aStrategyIsLeftOutIfAnotherImpliesIt() {
    StrategySet set = StrategySet.parse("N,xy-wing,xy-chain,aic");

    assertThat(set.withoutImplied(Boards.NINE).ids()).isEqualTo("naked-single,aic");
    assertThat(StrategySet.parse("N,xy-wing").withoutImplied(Boards.NINE).ids())
        .isEqualTo("naked-single,xy-wing");
  }

  /** An AIC is not looked for among more candidates than some states of 25x25 have. */
  @Test
  void aStrategyThatLeavesSomeStatesAloneImpliesNothingThere() {
    Board large = Boards.named("25x25").orElseThrow();
    StrategySet set = StrategySet.parse("hidden-single,naked-single,xy-wing,aic");

    assertThat(set.withoutImplied(Boards.NINE).ids()).doesNotContain("xy-wing");
    assertThat(set.withoutImplied(large).ids()).contains("xy-wing");
  }

  @Test
  void aStrategyThatIsKeptImpliesNothing() {
    StrategySet set = StrategySet.parse("xy-wing,aic");

    assertThat(set.withoutImplied(Boards.NINE, StrategySet.parse("aic").strategies()))
        .isEqualTo(set);
    assertThat(set.withoutImplied(Boards.NINE, StrategySet.parse("xy-wing").strategies()))
        .isEqualTo(set);
  }

  @Test
  void fastAreEasy() {
    StrategySet set = StrategySet.parse("NHL,full-house,x-wing");

    assertThat(set.easy()).isEqualTo(StrategySet.parse("NHL"));
    assertThat(set.isEasy()).isFalse();
    assertThat(set.easy().isEasy()).isTrue();
  }

  @ParameterizedTest
  @CsvSource({
    "'N,x-wing',naked-single",
    "'L,xy-wing,full-house','full-house,locked-candidates,xy-wing'"
  })
  void aSearchTakesTheEasyOnesOnlyIfTheyPlaceDigits(String ids, String taken) {
    assertThat(StrategySet.parse(ids).easyIfTheyPlace().ids()).isEqualTo(taken);
  }

  @Test
  void easierOnesAreAddedButForThoseThatAssumeUniqueness() {
    StrategySet skyscraper = StrategySet.parse("skyscraper").withEasier();
    StrategySet grave = StrategySet.parse("naked-single,bug-plus-one").withEasier();

    assertThat(StrategySet.parse("naked-single").withEasier().ids())
        .isEqualTo("full-house,hidden-single,naked-single");
    assertThat(skyscraper.ids()).endsWith("remote-pair,skyscraper");
    assertThat(grave.ids()).endsWith("remote-pair,bug-plus-one");
    assertThat(StrategySet.of(List.of()).withEasier().isEmpty()).isTrue();
  }

  @Test
  void aLevelHasAllThatItsPuzzlesMayNeed() {
    StrategySet all = StrategySet.of(Catalogue.all());

    assertThat(StrategySet.upTo(Level.EASY).ids())
        .isEqualTo("full-house,hidden-single,naked-single,rule-shape,rule-bounds");
    assertThat(StrategySet.upTo(Level.MEDIUM).containsAll(StrategySet.parse("NHL,naked-triple")))
        .isTrue();
    assertThat(StrategySet.upTo(Level.MEDIUM).and(StrategySet.parse("N,x-wing")).ids())
        .isEqualTo("naked-single");
    assertThat(StrategySet.upTo(Level.EXTREME)).isEqualTo(all.assumingNothing());
  }

  @Test
  void setsAreJoinedAndTakenApart() {
    StrategySet set = StrategySet.parse("N,H");
    StrategySet other = StrategySet.parse("H,L");

    assertThat(set.with(other)).isEqualTo(StrategySet.parse("NHL"));
    assertThat(set.and(other)).isEqualTo(StrategySet.parse("H"));
    assertThat(set.without(other)).isEqualTo(StrategySet.parse("N"));
    assertThat(set.without(other.strategies().get(0))).isEqualTo(StrategySet.parse("N"));
    assertThat(set.with(other).placing()).isEqualTo(set);
  }

  @Test
  void aSetContainsItsStrategies() {
    StrategySet set = StrategySet.parse("N,H");
    StrategySet less = StrategySet.parse("N");

    assertThat(set.containsAll(less)).isTrue();
    assertThat(less.containsAll(set)).isFalse();
    assertThat(set.contains(less.strategies().get(0))).isTrue();
    assertThat(less.contains(set.strategies().get(0))).isFalse();
    assertThat(less.isEmpty()).isFalse();
    assertThat(less.without(set).isEmpty()).isTrue();
  }
}
