package cluewright.strategy;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.model.Boards;
import cluewright.strategy.core.Strategy;
import org.junit.jupiter.api.Test;

final class JellyfishTest {
  private static final Applied THREE_ROWS =
      Applied.on(Boards.SIX)
          .without("1", "r1c3", "r1c4", "r1c5", "r1c6")
          .without("1", "r2c1", "r2c4", "r2c5", "r2c6")
          .without("1", "r4c1", "r4c2", "r4c5", "r4c6");

  private final Strategy strategy = Catalogue.withId("jellyfish").orElseThrow();

  @Test
  void fourRowsThatKeepADigitInFourColumnsClearTheseColumns() {
    assertThat(THREE_ROWS.without("1", "r5c2", "r5c3", "r5c5", "r5c6").deductions(strategy))
        .extracting(deduction -> deduction.sentence().toString())
        .contains(
            "Jellyfish: 1 in rows 1, 2, 4 and 5 lies only in columns 1, 2, 3 and 4, so 1 is"
                + " eliminated from r3c1, r3c2, r3c3, r3c4, r6c1, r6c2, r6c3 and r6c4.");
  }

  @Test
  void aFifthColumnBreaksTheFish() {
    assertThat(THREE_ROWS.without("1", "r5c2", "r5c3", "r5c6").conclusions(strategy)).isEmpty();
  }

  @Test
  void nothingThatTheDefinitionAllowsIsMissed() {
    Literal.check(strategy, Boards.NINE, 10, state -> LiteralFish.plain(state, 4));
    Literal.check(strategy, Boards.SIX, 190, state -> LiteralFish.plain(state, 4));
  }
}
