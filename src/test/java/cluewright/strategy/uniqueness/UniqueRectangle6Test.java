package cluewright.strategy.uniqueness;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.model.Boards;
import cluewright.strategy.Applied;
import cluewright.strategy.Catalogue;
import cluewright.strategy.SlowComparison;
import cluewright.strategy.SlowRectangles;
import cluewright.strategy.core.Strategy;
import java.util.List;
import org.junit.jupiter.api.Test;

final class UniqueRectangle6Test {
  private final Strategy strategy = Catalogue.withId("unique-rectangle-6").orElseThrow();

  private final Applied across =
      Applied.on(Boards.FOUR)
          .only("12", "r1c1", "r2c3")
          .without("1", "r1c2", "r1c4", "r2c2", "r2c4", "r3c1", "r4c1", "r3c3");

  @Test
  void aDigitInTwoRowsAndColumnsOnlyInCornersGoesFromTheOppositeTwo() {
    assertThat(across.without("1", "r4c3").conclusions(strategy))
        .containsExactly("r1c3-1", "r2c1-1");
  }

  @Test
  void aDigitWithAnotherPlaceSaysNothing() {
    assertThat(across.conclusions(strategy)).isEmpty();
  }

  @InTurn
  @Test
  void itFindsWhatTheDefinitionSays() {
    SlowComparison.compare(
        strategy, state -> SlowRectangles.conclusions(state, UniqueRectangle6Test::read), 5);
  }

  private static void read(SlowRectangles.Found found) {
    List<Integer> roof = found.roof();
    if (roof.size() != 2 || !found.isAcross(roof)) {
      return;
    }
    for (int digit : new int[] {found.a(), found.b()}) {
      if (roof.stream()
          .flatMap(corner -> found.lines(corner).stream())
          .allMatch(line -> found.isOnlyInCorners(line, digit))) {
        roof.forEach(corner -> found.eliminate(corner, 1 << (digit - 1)));
      }
    }
  }
}
