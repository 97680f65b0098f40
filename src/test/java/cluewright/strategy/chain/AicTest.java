package cluewright.strategy.chain;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.strategy.Applied;
import cluewright.strategy.SlowChains;
import cluewright.strategy.States;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Evidence;
import cluewright.strategy.core.Strategy;
import java.util.List;
import org.junit.jupiter.api.Test;

final class AicTest {
  private final Strategy strategy = InferenceChains.AIC;

  @Test
  void oneOfTheEndsOfAChainOverSeveralDigitsIsTrue() {
    Applied chain =
        Applied.on(Boards.FOUR).without("34", "r1c1", "r3c2").without("2", "r2c3", "r4c3");

    assertThat(chain.conclusions(strategy)).containsExactly("r1c2-1", "r2c2-1", "r3c1-1", "r4c1-1");
    assertThat(first(chain).sentence().toString())
        .isEqualTo(
            "AIC: either r1c1 or r3c2 is 1, by"
                + " r1c1(1)=r1c1(2)-r1c3(2)=r3c3(2)-r3c2(2)=r3c2(1),"
                + " so 1 is eliminated from r1c2, r2c2, r3c1 and r4c1.");
  }

  @Test
  void withoutOneStrongLinkAChainConcludesNothing() {
    assertThat(
            Applied.on(Boards.FOUR)
                .without("34", "r1c1", "r3c2")
                .without("2", "r2c3")
                .conclusions(strategy))
        .isEmpty();
  }

  @Test
  void endsThatSeeEachOtherCloseALoopWhoseWeakLinksBecomeStrong() {
    Applied loop =
        Applied.on(Boards.FOUR)
            .without("1", "r1c2", "r1c4", "r3c2", "r3c4")
            .without("2", "r2c1", "r4c1");

    assertThat(first(loop).sentence().toString())
        .isEqualTo(
            "Continuous nice loop: exactly one end of each weak link in the loop"
                + " r1c1(1)=r1c3(1)-r3c3(1)=r3c1(1)-r3c1(2)=r1c1(2)-r1c1(1) is true, so 1 is"
                + " eliminated from r2c3 and r4c3, and 3 and 4 are eliminated from r1c1 and r3c1.");
    assertThat(first(loop).evidence().links())
        .extracting(Evidence.Link::strength)
        .containsExactly(
            Evidence.Strength.STRONG,
            Evidence.Strength.WEAK,
            Evidence.Strength.STRONG,
            Evidence.Strength.WEAK,
            Evidence.Strength.STRONG,
            Evidence.Strength.WEAK);
  }

  @Test
  void aCandidateThatBothEndsOfAChainRuleOutClosesADiscontinuousLoop() {
    Applied cells =
        Applied.on(Boards.FOUR)
            .without("34", "r1c1")
            .without("14", "r1c4")
            .without("1", "r3c2", "r3c3");
    Deduction loop =
        new Applied(cells.state())
            .deductions(strategy).stream()
                .filter(deduction -> deduction.toString().endsWith("3 is eliminated from r3c4."))
                .findFirst()
                .orElseThrow();

    assertThat(loop.sentence().toString())
        .isEqualTo(
            "Discontinuous nice loop: either r1c4 is 3 or r3c4 is 1, by"
                + " r1c4(3)=r1c4(2)-r1c1(2)=r1c1(1)-r3c1(1)=r3c4(1),"
                + " and both rule out that r3c4 is 3, so 3 is eliminated from r3c4.");
    assertThat(loop.evidence().links()).hasSize(7);
  }

  @Test
  void aChainBackToItsOwnStartMakesTheStartTrue() {
    Applied places = Applied.on(Boards.FOUR).without("1", "r1c2", "r2c1", "r1c3", "r4c1", "r4c3");

    assertThat(first(places).sentence().toString())
        .isEqualTo(
            "Discontinuous nice loop: r1c1 is 1, since"
                + " r1c1(1)=r1c4(1)-r4c4(1)=r4c2(1)-r2c2(1)=r1c1(1) forces it even if it is assumed"
                + " false, so 2, 3 and 4 are eliminated from r1c1.");
  }

  private Deduction first(Applied applied) {
    return applied.deductions(strategy).get(0);
  }

  @Test
  void aWhiteDotIsAWeakLinkAndIsNamed() {
    Board dot = Boards.named("4x4+consecutive=r2c2r3c2").orElseThrow();
    Applied state = Applied.on(dot).only("12", "r2c2").only("34", "r3c2");

    assertThat(first(state).sentence().toString())
        .isEqualTo(
            "Discontinuous nice loop: either r3c2 is 3 or r3c2 is 4, by r3c2(3)=r3c2(4), and both"
                + " rule out that r2c2 is 1 (rules used: the white dot between r2c2 and r3c2),"
                + " so 1 is eliminated from r2c2.");
    assertThat(Applied.on(Boards.FOUR).only("12", "r2c2").only("34", "r3c2").deductions(strategy))
        .isEmpty();
  }

  @Test
  void aSignAmongTheOtherLinksIsNamedAndHousesAreNot() {
    Board sign = Boards.named("4x4+less=r2c2r3c2").orElseThrow();
    Applied state = Applied.on(sign).only("13", "r2c2").only("24", "r3c2").only("14", "r3c4");

    assertThat(state.deductions(strategy))
        .extracting(deduction -> deduction.sentence().toString())
        .contains(
            "Discontinuous nice loop: either r2c2 or r3c4 is 1, by"
                + " r2c2(1)=r2c2(3)-r3c2(2)=r3c2(4)-r3c4(4)=r3c4(1), and both rule out that"
                + " r2c4 is 1 (rules used: the sign r2c2 < r3c2), so 1 is eliminated from r2c4.");
  }

  @Test
  void aLoopOverASignEliminatesWhatBothOfItsEndsExclude() {
    Board sign = Boards.named("6x6+less=r2c2r3c2").orElseThrow();
    Applied state =
        Applied.on(sign)
            .without("3", "r2c1", "r2c3", "r2c4", "r2c6")
            .without("2", "r3c1", "r3c3", "r3c4", "r3c6")
            .without("5", "r1c5", "r4c5", "r5c5", "r6c5");

    assertThat(state.deductions(strategy))
        .extracting(deduction -> deduction.sentence().toString())
        .contains(
            "Continuous nice loop: exactly one end of each weak link in the loop"
                + " r2c5(3)=r2c2(3)-r3c2(2)=r3c5(2)-r3c5(5)=r2c5(5)-r2c5(3) is true"
                + " (rules used: the sign r2c2 < r3c2), so 1 and 3 are eliminated from r3c2;"
                + " 1, 2, 4 and 6 are eliminated from r2c5; 1, 3, 4 and 6 are eliminated from r3c5;"
                + " 2, 4, 5 and 6 are eliminated from r2c2.");
  }

  @Test
  void itFindsEveryCandidateThatItsOwnTruthRefutes() {
    new Reading().mustAgreeWith(strategy);
  }

  @Test
  void relationsAreWeakLinksAsWell() {
    List<States.Given> states = SlowChains.statesWithRelations(81);
    assertThat(states).hasSizeGreaterThanOrEqualTo(Tries.showing(130));
    new Reading().mustAgreeWith(strategy, states);
  }

  private static final class Reading extends SlowChains {
    @Override
    public boolean isStrong(int one, int another) {
      return isStrongInHouse(one, another) || isStrongInCell(one, another);
    }

    @Override
    public boolean isWeak(int one, int another) {
      return isWeakInHouse(one, another) || areInOneCell(one, another) || areRelated(one, another);
    }

    @Override
    public void readChains() {
      eliminateRefuted();
    }
  }
}
