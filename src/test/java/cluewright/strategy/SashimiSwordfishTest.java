package cluewright.strategy;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.model.Boards;
import cluewright.strategy.core.Strategy;
import org.junit.jupiter.api.Test;

final class SashimiSwordfishTest {
  private final Strategy strategy = Catalogue.withId("sashimi-swordfish").orElseThrow();

  @Test
  void aRowMayKeepOnePlaceWithoutItsFin() {
    Applied sashimi =
        Applied.on(Boards.SIX)
            .without("1", "r1c2", "r1c4", "r1c5", "r1c6")
            .without("1", "r3c1", "r3c2", "r3c4", "r3c6")
            .without("1", "r5c2", "r5c3", "r5c4", "r5c5");

    assertThat(sashimi.deductions(strategy))
        .extracting(deduction -> deduction.sentence().toString())
        .contains(
            "Sashimi Swordfish: 1 in rows 1, 3 and 5 lies only in columns 1, 3 and 5 except for"
                + " r5c6, so 1 is eliminated from r6c5.");
  }

  @Test
  void whereEachRowKeepsTwoPlacesThereIsNone() {
    Applied finned =
        Applied.on(Boards.SIX)
            .without("1", "r1c2", "r1c4", "r1c5", "r1c6")
            .without("1", "r3c1", "r3c2", "r3c4", "r3c6")
            .without("1", "r5c2", "r5c3", "r5c4");

    assertThat(finned.deductions(strategy))
        .extracting(deduction -> deduction.sentence().toString())
        .noneMatch(sentence -> sentence.contains("columns 1, 3 and 5 except for r5c6,"));
  }

  @Test
  void nothingThatTheDefinitionAllowsIsMissed() {
    Literal.check(
        strategy, Boards.NINE, 30, state -> LiteralFish.finned(state, 3, LiteralFish::isSashimi));
    Literal.check(
        strategy, Boards.SIX, 170, state -> LiteralFish.finned(state, 3, LiteralFish::isSashimi));
  }
}
