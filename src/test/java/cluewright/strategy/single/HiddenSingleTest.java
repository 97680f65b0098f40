package cluewright.strategy.single;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.model.Boards;
import cluewright.strategy.Applied;
import cluewright.strategy.ShortRow;
import cluewright.strategy.core.Strategy;
import org.junit.jupiter.api.Test;

final class HiddenSingleTest {
  private final Strategy strategy = new HiddenSingle();

  @Test
  void theOnlyPlaceLeftInARowIsTaken() {
    assertThat(Applied.on(Boards.FOUR).without("1", "r1c2", "r1c3", "r1c4").conclusions(strategy))
        .containsExactly("r1c1=1");
  }

  @Test
  void theOnlyPlaceLeftInABoxIsTaken() {
    assertThat(Applied.on(Boards.FOUR).without("1", "r1c2", "r2c1", "r2c2").conclusions(strategy))
        .containsExactly("r1c1=1");
  }

  @Test
  void twoPlacesLeftSayNothing() {
    assertThat(Applied.on(Boards.FOUR).without("1", "r1c3", "r1c4").conclusions(strategy))
        .isEmpty();
  }

  @Test
  void aHouseThatNeedNotHoldEveryDigitHasNoRules() {
    assertThat(Applied.on(ShortRow.BOARD).without("1", "r1c2").conclusions(strategy)).isEmpty();
  }
}
