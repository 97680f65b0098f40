package cluewright.strategy;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.model.Boards;
import cluewright.strategy.core.Strategy;
import org.junit.jupiter.api.Test;

final class FinnedSwordfishTest {
  private final Strategy strategy = Catalogue.withId("finned-swordfish").orElseThrow();

  @Test
  void aCellThatSeesTheFinLosesTheDigit() {
    Applied oneFin =
        Applied.on(Boards.SIX)
            .without("1", "r1c2", "r1c4", "r1c5", "r1c6")
            .without("1", "r3c1", "r3c2", "r3c4", "r3c6")
            .without("1", "r5c2", "r5c3", "r5c4");

    assertThat(oneFin.deductions(strategy))
        .extracting(deduction -> deduction.sentence().toString())
        .contains(
            "Finned Swordfish: 1 in rows 1, 3 and 5 lies only in columns 1, 3 and 5 except for"
                + " r5c6, so 1 is eliminated from r6c5.");
  }

  @Test
  void finsInTwoBoxesCatchNothing() {
    Applied twoFins =
        Applied.on(Boards.SIX)
            .without("1", "r1c2", "r1c4", "r1c5", "r1c6")
            .without("1", "r3c1", "r3c2", "r3c4", "r3c6")
            .without("1", "r5c3", "r5c4");

    assertThat(twoFins.deductions(strategy))
        .extracting(deduction -> deduction.sentence().toString())
        .noneMatch(sentence -> sentence.contains("rows 1, 3 and 5 "));
  }

  @InTurn
  @Test
  void nothingThatTheDefinitionAllowsIsMissed() {
    Literal.check(
        strategy, Boards.NINE, 30, state -> LiteralFish.finned(state, 3, LiteralFish::isFinned));
    Literal.check(
        strategy, Boards.SIX, 170, state -> LiteralFish.finned(state, 3, LiteralFish::isFinned));
  }
}
