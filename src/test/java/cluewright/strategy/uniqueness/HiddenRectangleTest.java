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

final class HiddenRectangleTest {
  private final Strategy strategy = Catalogue.withId("hidden-rectangle").orElseThrow();

  @Test
  void aDigitInARowAndAColumnOnlyInCornersKeepsTheOtherFromWhereTheyCross() {
    Applied hidden =
        Applied.on(Boards.FOUR).only("12", "r1c1").without("1", "r2c2", "r2c4", "r3c3", "r4c3");

    assertThat(hidden.conclusions(strategy)).containsExactly("r2c3-2");
    assertThat(hidden.deductions(strategy).get(0).sentence().toString())
        .endsWith(
            "and 1 lies nowhere else in the row and column of r2c3, so 2 is eliminated from r2c3.");
  }

  @Test
  void aDigitWithAnotherPlaceSaysNothing() {
    assertThat(
            Applied.on(Boards.FOUR)
                .only("12", "r1c1")
                .without("1", "r2c2", "r2c4", "r3c3")
                .conclusions(strategy))
        .isEmpty();
  }

  @Test
  void itFindsWhatTheDefinitionSays() {
    SlowComparison.compare(
        strategy, state -> SlowRectangles.conclusions(state, HiddenRectangleTest::read), 10);
  }

  private static void read(SlowRectangles.Found found) {
    List<Integer> roof = found.roof();
    if (roof.size() < 2 || (roof.size() == 2 && !found.isAcross(roof))) {
      return;
    }
    for (int corner : found.floor()) {
      int opposite = found.opposite(corner);
      for (int digit : new int[] {found.a(), found.b()}) {
        if (found.lines(opposite).stream().allMatch(line -> found.isOnlyInCorners(line, digit))) {
          found.eliminate(opposite, found.pair() & ~(1 << (digit - 1)));
        }
      }
    }
  }
}
