package cluewright.strategy.subset;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.model.Boards;
import cluewright.strategy.Applied;
import cluewright.strategy.ShortRow;
import cluewright.strategy.core.Strategy;
import org.junit.jupiter.api.Test;

final class NakedPairTest {
  private final Strategy strategy = new NakedPair();

  @Test
  void twoCellsWithTheSameTwoCandidatesKeepThemFromWhereverBothAreSeen() {
    assertThat(Applied.on(Boards.FOUR).without("34", "r1c1", "r1c2").conclusions(strategy))
        .containsExactly(
            "r1c3-1", "r1c3-2", "r1c4-1", "r1c4-2", "r2c1-1", "r2c1-2", "r2c2-1", "r2c2-2");
  }

  @Test
  void aThirdCandidateBreaksThePair() {
    assertThat(
            Applied.on(Boards.FOUR)
                .without("34", "r1c1")
                .without("4", "r1c2")
                .conclusions(strategy))
        .isEmpty();
  }

  @Test
  void cellsThatDoNotSeeEachOtherAreNoPair() {
    assertThat(Applied.on(Boards.FOUR).without("34", "r1c1", "r2c3").conclusions(strategy))
        .isEmpty();
  }

  @Test
  void aHouseNeedNotHoldEveryDigitForAPair() {
    assertThat(Applied.on(ShortRow.BOARD).without("34", "r1c1", "r1c2").conclusions(strategy))
        .containsExactly("r1c3-1", "r1c3-2");
  }
}
