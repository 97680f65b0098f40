package cluewright.strategy.fish;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.model.Boards;
import cluewright.strategy.Applied;
import cluewright.strategy.Literal;
import cluewright.strategy.LiteralFish;
import cluewright.strategy.core.Strategy;
import org.junit.jupiter.api.Test;

final class XWingTest {
  private final Strategy strategy = new XWing();

  @Test
  void twoRowsThatKeepADigitInTheSameColumnsClearTheseColumns() {
    assertThat(
            Applied.on(Boards.FOUR)
                .without("1", "r1c2", "r1c4", "r3c2", "r3c4")
                .conclusions(strategy))
        .containsExactly("r2c1-1", "r2c3-1", "r4c1-1", "r4c3-1");
  }

  @Test
  void twoColumnsClearTheirRowsTheSameWay() {
    Applied columns =
        Applied.on(Boards.SIX)
            .without("5", "r1c1", "r2c1", "r4c1", "r5c1")
            .without("5", "r1c4", "r2c4", "r4c4", "r5c4");

    assertThat(columns.conclusions(strategy))
        .containsExactly(
            "r3c2-5", "r3c3-5", "r3c5-5", "r3c6-5", "r6c2-5", "r6c3-5", "r6c5-5", "r6c6-5");
  }

  @Test
  void aThirdColumnBreaksTheWing() {
    assertThat(Applied.on(Boards.FOUR).without("1", "r1c2", "r1c4", "r3c2").conclusions(strategy))
        .isEmpty();
  }

  @Test
  void nothingThatTheDefinitionAllowsIsMissed() {
    Literal.check(strategy, Boards.NINE, 60, state -> LiteralFish.plain(state, 2));
    Literal.check(strategy, Boards.SIX, 140, state -> LiteralFish.plain(state, 2));
  }

  @Test
  void itsSentenceNamesTheLines() {
    assertThat(
            Applied.on(Boards.FOUR)
                .without("1", "r1c2", "r1c4", "r3c2", "r3c4")
                .deductions(strategy))
        .extracting(deduction -> deduction.sentence().toString())
        .containsExactly(
            "X-Wing: 1 in rows 1 and 3 lies only in columns 1 and 3, so 1 is eliminated from r2c1,"
                + " r2c3, r4c1 and r4c3.",
            "X-Wing: 1 in columns 2 and 4 lies only in rows 2 and 4, so 1 is eliminated from r2c1,"
                + " r2c3, r4c1 and r4c3.");
  }
}
