package cluewright.strategy;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.model.Boards;
import cluewright.strategy.core.Strategy;
import org.junit.jupiter.api.Test;

final class HiddenQuadTest {
  private final Strategy strategy = Catalogue.withId("hidden-quad").orElseThrow();

  @Test
  void fourDigitsWithFourPlacesBetweenThemKeepOthersOutOfThese() {
    assertThat(Applied.on(Boards.SIX).without("1234", "r1c3", "r1c6").conclusions(strategy))
        .containsExactly(
            "r1c1-5", "r1c1-6", "r1c2-5", "r1c2-6", "r1c4-5", "r1c4-6", "r1c5-5", "r1c5-6");
  }

  @Test
  void aFifthPlaceBreaksTheQuad() {
    assertThat(
            Applied.on(Boards.SIX)
                .without("1234", "r1c6")
                .without("123", "r1c3")
                .conclusions(strategy))
        .isEmpty();
  }

  @Test
  void itFindsWhatTheDefinitionSays() {
    SlowComparison.compare(strategy, state -> new SlowSubsets(state).hidden(4), 40);
  }
}
