package cluewright.strategy.uniqueness;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.House;
import cluewright.strategy.Applied;
import cluewright.strategy.Catalogue;
import cluewright.strategy.SlowComparison;
import cluewright.strategy.SlowRectangles;
import cluewright.strategy.SlowSubsets;
import cluewright.strategy.core.Strategy;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class UniqueRectangle3Test {
  private final Strategy strategy = Catalogue.withId("unique-rectangle-3").orElseThrow();

  @Test
  void theExtrasOfTwoCornersFormANakedSetWithOtherCells() {
    Applied roof =
        Applied.on(Boards.FOUR)
            .only("12", "r1c1", "r2c1")
            .only("123", "r1c3")
            .only("124", "r2c3")
            .only("34", "r3c3");

    assertThat(roof.conclusions(strategy)).containsExactly("r4c3-3", "r4c3-4");
    assertThat(roof.deductions(strategy).get(0).sentence().toString())
        .isEqualTo(
            "Unique rectangle 3: r1c1, r1c3, r2c1 and r2c3 cannot hold only 1 and 2, since these"
                + " could be swapped, and so an extra digit in r1c3 or r2c3, together with r3c3,"
                + " uses up 3 and 4 in column 3, so 3 and 4 are eliminated from r4c3.");
  }

  @Test
  void aCellWithAThirdDigitFormsNoSet() {
    assertThat(
            Applied.on(Boards.FOUR)
                .only("12", "r1c1", "r2c1")
                .only("123", "r1c3")
                .only("124", "r2c3")
                .only("134", "r3c3")
                .conclusions(strategy))
        .isEmpty();
  }

  @Test
  void aSetWithADigitOfTheRectangleIsAFormOfItsOwn() {
    Applied roof =
        Applied.on(Boards.FOUR)
            .only("12", "r1c1", "r2c1")
            .only("123", "r1c3", "r2c3")
            .only("13", "r3c3");

    assertThat(roof.conclusions(strategy)).containsExactly("r4c3-1", "r4c3-3");
    assertThat(roof.deductions(strategy).get(0).variant().id())
        .isEqualTo("wide-unique-rectangle-3");
  }

  @Test
  void itFindsWhatTheDefinitionSays() {
    SlowComparison.compare(
        strategy, state -> SlowRectangles.conclusions(state, UniqueRectangle3Test::read), 10);
  }

  private static void read(SlowRectangles.Found found) {
    List<Integer> roof = found.roof();
    if (roof.size() != 2 || found.isAcross(roof)) {
      return;
    }
    CellSet roofCells = CellSet.of(roof.get(0), roof.get(1));
    for (House house : found.state().board().housesWith(roofCells)) {
      List<Integer> others =
          house.cells().stream()
              .filter(cell -> found.state().placed(cell) == 0 && !found.corners().contains(cell))
              .boxed()
              .toList();
      for (int size = 1; size <= others.size(); size++) {
        SlowSubsets.subsets(others, size).forEach(cells -> readSet(found, roof, cells));
      }
    }
  }

  private static void readSet(SlowRectangles.Found found, List<Integer> roof, List<Integer> cells) {
    int digits = found.extras();
    for (int cell : cells) {
      digits |= found.state().candidates(cell);
    }
    if (Integer.bitCount(digits) == cells.size() + 1) {
      List<Integer> all = new ArrayList<>(roof);
      all.addAll(cells);
      found.eliminateFromPeers(all, digits);
    }
  }
}
