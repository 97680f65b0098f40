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

  @Test
  void nothingHasNoSpread() {
    assertThatThrownBy(() -> Spread.of(List.of())).hasMessageContaining("no value");
  }
}
