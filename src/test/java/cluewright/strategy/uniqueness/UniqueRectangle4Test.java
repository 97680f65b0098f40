package cluewright.strategy.uniqueness;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.House;
import cluewright.strategy.Applied;
import cluewright.strategy.Catalogue;
import cluewright.strategy.SlowComparison;
import cluewright.strategy.SlowRectangles;
import cluewright.strategy.core.Strategy;
import java.util.List;
import org.junit.jupiter.api.Test;

final class UniqueRectangle4Test {
  private final Strategy strategy = Catalogue.withId("unique-rectangle-4").orElseThrow();

  @Test
  void aDigitThatTwoCornersMustHoldKeepsTheOtherFromBoth() {
    Applied roof = Applied.on(Boards.FOUR).only("12", "r1c1", "r2c1").without("1", "r3c3", "r4c3");

    assertThat(roof.conclusions(strategy)).containsExactly("r1c3-2", "r2c3-2");
    assertThat(roof.deductions(strategy).get(0).sentence().toString())
        .endsWith(
            "and 1 in column 3 lies only in r1c3 and r2c3, so 2 is eliminated from r1c3 and r2c3.");
  }

  @Test
  void aDigitWithAnotherPlaceSaysNothing() {
    assertThat(
            Applied.on(Boards.FOUR)
                .only("12", "r1c1", "r2c1")
                .without("1", "r3c3")
                .conclusions(strategy))
        .isEmpty();
  }

  @Test
  void itFindsWhatTheDefinitionSays() {
    SlowComparison.compare(
        strategy, state -> SlowRectangles.conclusions(state, UniqueRectangle4Test::read), 10);
  }

  private static void read(SlowRectangles.Found found) {
    List<Integer> roof = found.roof();
    if (roof.size() != 2 || found.isAcross(roof)) {
      return;
    }
    for (House house : found.state().board().housesWith(CellSet.of(roof.get(0), roof.get(1)))) {
      for (int digit : new int[] {found.a(), found.b()}) {
        if (found.isOnlyInCorners(house, digit)) {
          roof.forEach(corner -> found.eliminate(corner, found.pair() & ~(1 << (digit - 1))));
        }
      }
    }
  }
}
