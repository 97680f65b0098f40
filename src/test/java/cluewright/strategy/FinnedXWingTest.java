package cluewright.strategy;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.model.Boards;
import cluewright.strategy.core.Strategy;
import org.junit.jupiter.api.Test;

final class FinnedXWingTest {
  private final Strategy strategy = Catalogue.withId("finned-x-wing").orElseThrow();

  @Test
  void aCellThatSeesTheFinLosesTheDigit() {
    assertThat(Applied.on(Boards.FOUR).without("1", "r1c2", "r1c4", "r3c2").deductions(strategy))
        .extracting(deduction -> deduction.sentence().toString())
        .contains(
            "Finned X-Wing: 1 in rows 1 and 3 lies only in columns 1 and 3 except for r3c4, so 1"
                + " is eliminated from r4c3.");
  }

  @Test
  void finsInTwoBoxesCatchNothing() {
    assertThat(Applied.on(Boards.FOUR).without("1", "r1c4", "r3c2").conclusions(strategy))
        .isEmpty();
  }

  @Test
  void twoFinsInABoxCatchWhatSeesBoth() {
    Applied twoFins =
        Applied.on(Boards.SIX).without("1", "r1c2", "r1c3", "r1c5", "r1c6", "r3c2", "r3c3");

    assertThat(twoFins.deductions(strategy))
        .extracting(deduction -> deduction.sentence().toString())
        .contains(
            "Finned X-Wing: 1 in rows 1 and 3 lies only in columns 1 and 4 except for r3c5 and"
                + " r3c6, so 1 is eliminated from r4c4.");
  }

  @Test
  void nothingThatTheDefinitionAllowsIsMissed() {
    Literal.check(
        strategy, Boards.NINE, 60, state -> LiteralFish.finned(state, 2, LiteralFish::isFinned));
    Literal.check(
        strategy, Boards.SIX, 140, state -> LiteralFish.finned(state, 2, LiteralFish::isFinned));
  }
}
