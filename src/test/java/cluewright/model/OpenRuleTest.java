package cluewright.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;

final class OpenRuleTest {
  @Test
  void sumsOfDifferentDigitsAreTheValuesOfACage() {
    assertThat(values("4x4+cage?=r1c1r1c2")).containsExactly(3, 4, 5, 6, 7);
  }

  @Test
  void whereDigitsHaveValuesFromZeroSumsAreSmaller() {
    assertThat(values("4x4~0+cage?=r1c1r1c2")).contains(1, 2, 3, 4, 5);
    assertThat(values("4x4~0+modular?=r1c1r1c2r1c3")).contains(1, 2, 3, 4);
  }

  @Test
  void aRuleOfABillionValuesIsNotLookedAtAsAWhole() {
    Assertions.assertTimeout(
        Duration.ofSeconds(1),
        () ->
            assertThat(
                    OpenRule.all(Boards.read("4x4+contains?=r1c1r1c2+cage?=r2c1r2c2").skeleton()))
                .isEmpty());
  }

  private static List<Integer> values(String name) {
    return OpenRule.all(Boards.read(name).skeleton())
        .orElseThrow()
        .get(0)
        .values()
        .boxed()
        .toList();
  }
}
