package cluewright.strategy;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.model.Boards;
import cluewright.model.GridState;
import cluewright.strategy.core.Strategy;
import org.junit.jupiter.api.Test;

final class SwordfishTest {
  private static final Applied THREE_ROWS =
      Applied.on(Boards.SIX)
          .without("1", "r1c2", "r1c4", "r1c5", "r1c6")
          .without("1", "r3c1", "r3c2", "r3c4", "r3c6")
          .without("1", "r5c2", "r5c3", "r5c4", "r5c6");

  private final Strategy strategy = Catalogue.withId("swordfish").orElseThrow();

  @Test
  void threeRowsThatKeepADigitInThreeColumnsClearTheseColumns() {
    assertThat(THREE_ROWS.deductions(strategy))
        .extracting(deduction -> deduction.sentence().toString())
        .contains(
            "Swordfish: 1 in rows 1, 3 and 5 lies only in columns 1, 3 and 5, so 1 is eliminated"
                + " from r2c1, r2c3, r2c5, r4c1, r4c3, r4c5, r6c1, r6c3 and r6c5.");
  }

  @Test
  void aFourthColumnBreaksTheFish() {
    Applied fourColumns =
        Applied.on(Boards.SIX)
            .without("1", "r1c2", "r1c4", "r1c5", "r1c6")
            .without("1", "r3c1", "r3c2", "r3c4", "r3c6")
            .without("1", "r5c3", "r5c4", "r5c6");

    assertThat(fourColumns.conclusions(strategy)).isEmpty();
  }

  @Test
  void aLineInWhichTheDigitIsPlacedIsOneOfThem() {
    GridState state = THREE_ROWS.state().place(Boards.SIX.cell(0, 0), 1);

    assertThat(new Applied(state).deductions(strategy))
        .extracting(deduction -> deduction.sentence().toString())
        .contains(
            "Swordfish: 1 in rows 1, 3 and 5 lies only in columns 1, 3 and 5, so 1 is eliminated"
                + " from r2c5, r4c3, r4c5, r6c3 and r6c5.");
  }

  @Test
  void nothingThatTheDefinitionAllowsIsMissed() {
    Literal.check(strategy, Boards.NINE, 30, state -> LiteralFish.plain(state, 3));
    Literal.check(strategy, Boards.SIX, 170, state -> LiteralFish.plain(state, 3));
  }
}
