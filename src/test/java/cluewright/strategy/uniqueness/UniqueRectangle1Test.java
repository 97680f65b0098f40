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

final class UniqueRectangle1Test {
  private final Strategy strategy = Catalogue.withId("unique-rectangle-1").orElseThrow();

  @Test
  void threeCornersWithTwoDigitsKeepBothFromTheFourth() {
    Applied corners = Applied.on(Boards.FOUR).only("12", "r1c1", "r1c3", "r2c1");

    assertThat(corners.conclusions(strategy)).containsExactly("r2c3-1", "r2c3-2");
    assertThat(corners.deductions(strategy)).hasSize(1);
    assertThat(corners.deductions(strategy).get(0).sentence().toString())
        .isEqualTo(
            "Unique rectangle 1: r1c1, r1c3, r2c1 and r2c3 cannot hold only 1 and 2, since these"
                + " could be swapped, and only r2c3 can hold another digit, so 1 and 2 are"
                + " eliminated from r2c3.");
  }

  @Test
  void aCornerMayHaveLostOneOfTheDigits() {
    assertThat(
            Applied.on(Boards.FOUR)
                .only("12", "r1c1", "r1c3")
                .only("1", "r2c1")
                .without("1", "r2c3")
                .conclusions(strategy))
        .containsExactly("r2c3-2");
  }

  @Test
  void aCornerThatIsPlacedMayBeAClue() {
    assertThat(
            Applied.on(Boards.FOUR)
                .only("12", "r1c1", "r1c3")
                .with("1", "r2c1")
                .conclusions(strategy))
        .isEmpty();
  }

  @Test
  void cornersInFourBoxesOrOneAreNoRectangle() {
    assertThat(Applied.on(Boards.FOUR).only("12", "r1c1", "r1c3", "r3c1").conclusions(strategy))
        .isEmpty();
    assertThat(Applied.on(Boards.FOUR).only("12", "r1c1", "r1c2", "r2c1").conclusions(strategy))
        .isEmpty();
  }

  @Test
  void itFindsWhatTheDefinitionSays() {
    SlowComparison.compare(
        strategy, state -> SlowRectangles.conclusions(state, UniqueRectangle1Test::read), 20);
  }

  private static void read(SlowRectangles.Found found) {
    List<Integer> roof = found.roof();
    if (roof.size() == 1) {
      found.eliminate(roof.get(0), found.pair());
    }
  }
}
