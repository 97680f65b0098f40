package cluewright.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class SpreadTest {
  @Test
  void percentilesAreOfTheNearestRank() {
    Spread spread = Spread.of(IntStream.rangeClosed(1, 200).mapToDouble(i -> 201 - i));

    assertThat(spread.median()).isEqualTo(100);
    assertThat(spread.percentile(90)).isEqualTo(180);
    assertThat(spread.percentile(99)).isEqualTo(198);
    assertThat(spread.max()).isEqualTo(200);
    assertThat(spread.total()).isEqualTo(20_100);
    assertThat(Spread.of(List.of(7.0)).percentile(99)).isEqualTo(7);
  }

  /** 1, 3, 5 and 7 lie 3, 1, 1 and 3 from 4: squares 20, a mean of 5. */
  @Test
  void theDeviationIsTheRootOfTheMeanSquare() {
    Spread spread = Spread.of(List.of(5.0, 1.0, 7.0, 3.0));

    assertThat(spread.mean()).isEqualTo(4);
    assertThat(spread.deviation()).isEqualTo(Math.sqrt(5));
    assertThat(spread.above(3)).isEqualTo(2);
    assertThat(spread.above(7)).isZero();
  }

  @Test
  void nothingHasNoSpread() {
    assertThatThrownBy(() -> Spread.of(List.of())).hasMessageContaining("no value");
  }
}
