package cluewright.strategy;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Thorough;
import cluewright.model.Boards;
import cluewright.strategy.core.Strategy;
import org.junit.jupiter.api.Test;

final class SashimiJellyfishTest {
  private final Strategy strategy = Catalogue.withId("sashimi-jellyfish").orElseThrow();

  @Test
  void aRowMayKeepOnePlaceWithoutItsFin() {
    Applied sashimi =
        Applied.on(Boards.SIX)
            .without("1", "r1c3", "r1c4", "r1c5", "r1c6")
            .without("1", "r2c1", "r2c4", "r2c5", "r2c6")
            .without("1", "r4c1", "r4c2", "r4c5", "r4c6")
            .without("1", "r5c2", "r5c3", "r5c4", "r5c6");

    assertThat(sashimi.deductions(strategy))
        .extracting(deduction -> deduction.sentence().toString())
        .contains(
            "Sashimi Jellyfish: 1 in rows 1, 2, 4 and 5 lies only in columns 1, 2, 3 and 4 except"
                + " for r5c5, so 1 is eliminated from r6c4.");
  }

  @Test
  void whereEachRowKeepsTwoPlacesThereIsNone() {
    Applied finned =
        Applied.on(Boards.SIX)
            .without("1", "r1c3", "r1c4", "r1c5", "r1c6")
            .without("1", "r2c1", "r2c4", "r2c5", "r2c6")
            .without("1", "r4c1", "r4c2", "r4c5", "r4c6")
            .without("1", "r5c2", "r5c3", "r5c6");

    assertThat(finned.deductions(strategy))
        .extracting(deduction -> deduction.sentence().toString())
        .noneMatch(sentence -> sentence.contains("columns 1, 2, 3 and 4 except for r5c5,"));
  }

  @Thorough
  @Test
  void nothingThatTheDefinitionAllowsIsMissed() {
    Literal.check(
        strategy, Boards.NINE, 10, state -> LiteralFish.finned(state, 4, LiteralFish::isSashimi));
    Literal.check(
        strategy, Boards.SIX, 190, state -> LiteralFish.finned(state, 4, LiteralFish::isSashimi));
  }
}
