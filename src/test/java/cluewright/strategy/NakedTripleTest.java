package cluewright.strategy;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.model.Boards;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Strategy;
import java.util.List;
import org.junit.jupiter.api.Test;

final class NakedTripleTest {
  private final Strategy strategy = Catalogue.withId("naked-triple").orElseThrow();

  @Test
  void threeCellsWithThreeDigitsBetweenThemKeepTheseFromTheRestOfTheHouse() {
    Applied row = Applied.on(Boards.FOUR).only("12", "r1c1").only("23", "r1c2").only("13", "r1c3");

    assertThat(row.conclusions(strategy)).containsExactly("r1c4-1", "r1c4-2", "r1c4-3");
    assertThat(row.deductions(strategy).get(0).sentence().toString())
        .isEqualTo(
            "Naked triple: r1c1, r1c2 and r1c3 in row 1 can hold only 1, 2 and 3,"
                + " so 1, 2 and 3 are eliminated from r1c4.");
  }

  @Test
  void aTripleInABoxAndARowClearsBothAndIsShownOnce() {
    Applied cells = Applied.on(Boards.SIX).only("123", "r1c1", "r1c2", "r1c3");

    List<Deduction> deductions = cells.deductions(strategy);

    assertThat(deductions).hasSize(1);
    assertThat(deductions.get(0).changes()).hasSize(18);
  }

  @Test
  void aFourthDigitBreaksTheTriple() {
    assertThat(
            Applied.on(Boards.SIX)
                .only("12", "r1c1")
                .only("23", "r1c2")
                .only("34", "r1c3")
                .conclusions(strategy))
        .isEmpty();
  }

  @Test
  void aTripleOfWhichOneCellIsPlacedIsStillATriple() {
    Applied placed = Applied.on(Boards.SIX).only("23", "r1c1").only("23", "r1c5").with("1", "r1c3");

    assertThat(placed.conclusions(strategy))
        .containsExactly("r1c2-2", "r1c2-3", "r1c4-2", "r1c4-3", "r1c6-2", "r1c6-3");
    assertThat(placed.deductions(strategy).get(0).sentence().toString())
        .startsWith(
            "Naked triple: r1c1 and r1c5 in row 1, besides r1c3, can hold only 2 and 3, so");
  }

  @Test
  void triplesOfOpenCellsComeFirst() {
    Applied both =
        Applied.on(Boards.SIX)
            .only("23", "r1c1", "r1c5")
            .with("1", "r1c3")
            .only("456", "r6c1", "r6c4", "r6c5");

    assertThat(both.deductions(strategy).get(0).sentence().toString())
        .startsWith("Naked triple: r6c1, r6c4 and r6c5 in row 6");
  }

  @Test
  void itFindsWhatTheDefinitionSays() {
    SlowComparison.compare(strategy, state -> new SlowSubsets(state).naked(3), 40);
  }
}
