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

final class UniqueRectangle5Test {
  private final Strategy strategy = Catalogue.withId("unique-rectangle-5").orElseThrow();

  @Test
  void oppositeCornersWithOneExtraDigitHoldItBetweenThem() {
    assertThat(
            Applied.on(Boards.FOUR)
                .only("12", "r1c1", "r2c3")
                .only("123", "r1c3", "r2c1")
                .conclusions(strategy))
        .containsExactly("r1c2-3", "r2c4-3");
  }

  @Test
  void soDoThreeCorners() {
    assertThat(
            Applied.on(Boards.FOUR)
                .only("12", "r1c1")
                .only("123", "r1c3", "r2c1", "r2c3")
                .conclusions(strategy))
        .containsExactly("r2c4-3");
  }

  @Test
  void neighboursAreAnotherType() {
    assertThat(
            Applied.on(Boards.FOUR)
                .only("12", "r1c1", "r2c1")
                .only("123", "r1c3", "r2c3")
                .conclusions(strategy))
        .isEmpty();
  }

  @Test
  void itFindsWhatTheDefinitionSays() {
    SlowComparison.compare(
        strategy, state -> SlowRectangles.conclusions(state, UniqueRectangle5Test::read), 10);
  }

  private static void read(SlowRectangles.Found found) {
    List<Integer> roof = found.roof();
    boolean isWide = roof.size() == 3 || (roof.size() == 2 && found.isAcross(roof));
    if (isWide && Integer.bitCount(found.extras()) == 1) {
      found.eliminateFromPeers(roof, found.extras());
    }
  }
}
