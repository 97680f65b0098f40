package cluewright.strategy;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.model.Boards;
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
}
