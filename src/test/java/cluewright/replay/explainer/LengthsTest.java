package cluewright.replay.explainer;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class LengthsTest {

  @ParameterizedTest
  @CsvSource({
    "0, 4",
    "1, 6",
    "2, 8",
    "3, 12",
    "4, 16",
    "5, 24",
    "6, 32",
    "7, 48",
    "8, 64",
    "9, 96",
    "10, 128",
    "11, 192",
    "12, 256",
    "13, 384",
    "14, 512",
    "15, 768",
    "16, 1024"
  })
  void aThresholdAddsATenthOnceItIsExceeded(int tenths, int threshold) {
    assertThat(Lengths.tenths(threshold + 2)).isEqualTo(tenths);
    assertThat(Lengths.tenths(threshold + 3)).isEqualTo(tenths + 1);
  }

  @ParameterizedTest
  @CsvSource({"0", "1", "2"})
  void theShortestChainsAddNothing(int complexity) {
    assertThat(Lengths.tenths(complexity)).isZero();
  }
}
