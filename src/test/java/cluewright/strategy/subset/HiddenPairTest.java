package cluewright.strategy.subset;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.model.Boards;
import cluewright.strategy.Applied;
import cluewright.strategy.ShortRow;
import cluewright.strategy.core.Strategy;
import org.junit.jupiter.api.Test;

final class HiddenPairTest {
  private final Strategy strategy = new HiddenPair();

  /** Row 1 has the pair on the left; box 2, for the same lack of places, has it below. */
  @Test
  void twoDigitsWithTheSameTwoPlacesKeepOthersOut() {
    assertThat(Applied.on(Boards.FOUR).without("12", "r1c3", "r1c4").conclusions(strategy))
        .containsExactly(
            "r1c1-3", "r1c1-4", "r1c2-3", "r1c2-4", "r2c3-3", "r2c3-4", "r2c4-3", "r2c4-4");
  }

  @Test
  void aThirdPlaceBreaksThePair() {
    assertThat(
            Applied.on(Boards.FOUR)
                .without("12", "r1c3")
                .without("1", "r1c4")
                .conclusions(strategy))
        .isEmpty();
  }

  @Test
  void aHouseThatNeedNotHoldEveryDigitHasNoRules() {
    assertThat(Applied.on(ShortRow.BOARD).without("12", "r1c3").conclusions(strategy)).isEmpty();
  }
}
