package cluewright.strategy;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.model.Boards;
import cluewright.strategy.core.Strategy;
import org.junit.jupiter.api.Test;

final class SashimiXWingTest {
  private final Strategy strategy = Catalogue.withId("sashimi-x-wing").orElseThrow();

  @Test
  void aRowMayKeepOnePlaceWithoutItsFin() {
    assertThat(
            Applied.on(Boards.FOUR)
                .without("1", "r1c2", "r1c4", "r3c2", "r3c3")
                .deductions(strategy))
        .extracting(deduction -> deduction.sentence().toString())
        .contains(
            "Sashimi X-Wing: 1 in rows 1 and 3 lies only in columns 1 and 3 except for r3c4, so 1"
                + " is eliminated from r4c3.");
  }

  @Test
  void whereEachRowKeepsTwoPlacesThereIsNone() {
    assertThat(Applied.on(Boards.FOUR).without("1", "r1c2", "r1c4", "r3c2").deductions(strategy))
        .extracting(deduction -> deduction.sentence().toString())
        .noneMatch(sentence -> sentence.contains("columns 1 and 3 except for r3c4,"));
  }

  @Test
  void nothingThatTheDefinitionAllowsIsMissed() {
    Literal.check(
        strategy, Boards.NINE, 60, state -> LiteralFish.finned(state, 2, LiteralFish::isSashimi));
    Literal.check(
        strategy, Boards.SIX, 140, state -> LiteralFish.finned(state, 2, LiteralFish::isSashimi));
  }
}
