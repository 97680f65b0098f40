package cluewright.replay.reasons;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.replay.reasons.ReasonRating.Open;
import cluewright.replay.reasons.ReasonRating.Rated;
import cluewright.replay.reasons.ReasonRating.Why;
import org.junit.jupiter.api.Test;

final class ReasonRatingTest {
  private static final int HEAVY = 1_000_000;

  @Test
  void theWholePartIsTheNumberOfReasonsAndTheRestGrowsWithTheWeight() {
    assertThat(new Rated(3, 2, 0).number()).isEqualTo(3.0);
    assertThat(new Rated(3, 2, 36).number()).isEqualTo(3.41);
    assertThat(new Rated(3, 2, 50).number()).isEqualTo(3.5);
    assertThat(new Rated(3, 2, 37).number()).isGreaterThan(new Rated(3, 2, 36).number());
  }

  @Test
  void noWeightReachesOneReasonMore() {
    assertThat(new Rated(3, HEAVY, HEAVY).number()).isLessThan(4.0).isEqualTo(3.99);
  }

  @Test
  void whatIsNotSolvedHasNoNumber() {
    assertThat(new Rated(2, 1, 25).words()).hasToString("2.33");
    assertThat(new Open(4, Why.MORE).words()).hasToString("> 4");
    assertThat(new Open(3, Why.NOT_YET).words()).hasToString("≥ 3");
    assertThat(new Open(2, Why.TOO_LARGE).words()).hasToString("≥ 2");
  }
}
