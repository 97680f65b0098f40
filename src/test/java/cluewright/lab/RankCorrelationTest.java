package cluewright.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

final class RankCorrelationTest {
  private static final List<Double> RISING = List.of(1.0, 2.0, 40.0, 500.0);

  @Test
  void onlyTheOrderCounts() {
    assertThat(RankCorrelation.of(RISING, List.of(-3.0, 0.0, 0.1, 7.0))).isEqualTo(1.0);
    assertThat(RankCorrelation.of(RISING, List.of(9.0, 8.0, 2.0, 1.0))).isEqualTo(-1.0);
  }

  /** With ranks 1, 2.5, 2.5, 4 beside 1 to 4: 4.5 divided by the root of 5 times 4.5. */
  @Test
  void equalValuesShareTheirRanks() {
    assertThat(RankCorrelation.of(RISING, List.of(1.0, 2.0, 2.0, 3.0)))
        .isCloseTo(0.9487, within(0.0001));
  }

  @Test
  void whatDoesNotVaryHasNone() {
    assertThat(RankCorrelation.of(RISING, List.of(2.0, 2.0, 2.0, 2.0))).isNaN();
    assertThatThrownBy(() -> RankCorrelation.of(RISING, List.of(1.0)))
        .hasMessageContaining("as many values");
  }
}
