package cluewright.strategy;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.model.Boards;
import cluewright.strategy.core.Strategy;
import org.junit.jupiter.api.Test;

final class NakedQuadTest {
  private final Strategy strategy = Catalogue.withId("naked-quad").orElseThrow();

  @Test
  void fourCellsWithFourDigitsBetweenThemKeepTheseFromTheRestOfTheHouse() {
    assertThat(
            Applied.on(Boards.SIX)
                .only("12", "r1c1")
                .only("23", "r1c2")
                .only("34", "r1c4")
                .only("14", "r1c5")
                .conclusions(strategy))
        .containsExactly(
            "r1c3-1", "r1c3-2", "r1c3-3", "r1c3-4", "r1c6-1", "r1c6-2", "r1c6-3", "r1c6-4");
  }

  @Test
  void aFifthDigitBreaksTheQuad() {
    assertThat(
            Applied.on(Boards.SIX)
                .only("12", "r1c1")
                .only("23", "r1c2")
                .only("34", "r1c4")
                .only("45", "r1c5")
                .conclusions(strategy))
        .isEmpty();
  }

  @Test
  void itFindsWhatTheDefinitionSays() {
    SlowComparison.compare(strategy, state -> new SlowSubsets(state).naked(4), 40);
  }
}
