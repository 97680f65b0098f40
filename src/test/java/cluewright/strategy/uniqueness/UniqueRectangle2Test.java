package cluewright.strategy.uniqueness;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.model.Boards;
import cluewright.strategy.Applied;
import cluewright.strategy.Catalogue;
import cluewright.strategy.SlowComparison;
import cluewright.strategy.SlowRectangles;
import cluewright.strategy.core.Strategy;
import java.util.List;
import org.junit.jupiter.api.Test;

final class UniqueRectangle2Test {
  private final Strategy strategy = Catalogue.withId("unique-rectangle-2").orElseThrow();

  @Test
  void neighboursWithOneExtraDigitHoldItBetweenThem() {
    assertThat(
            Applied.on(Boards.FOUR)
                .only("12", "r1c1", "r2c1")
                .only("123", "r1c3", "r2c3")
                .conclusions(strategy))
        .containsExactly("r1c4-3", "r2c4-3", "r3c3-3", "r4c3-3");
  }

  @Test
  void twoExtraDigitsSayNothingYet() {
    assertThat(
            Applied.on(Boards.FOUR)
                .only("12", "r1c1", "r2c1")
                .only("123", "r1c3")
                .only("124", "r2c3")
                .conclusions(strategy))
        .isEmpty();
  }

  @Test
  void itFindsWhatTheDefinitionSays() {
    SlowComparison.compare(
        strategy, state -> SlowRectangles.conclusions(state, UniqueRectangle2Test::read), 10);
  }

  private static void read(SlowRectangles.Found found) {
    List<Integer> roof = found.roof();
    if (roof.size() == 2 && !found.isAcross(roof) && Integer.bitCount(found.extras()) == 1) {
      found.eliminateFromPeers(roof, found.extras());
    }
  }
}
