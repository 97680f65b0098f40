package cluewright.strategy;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.model.Boards;
import cluewright.strategy.core.Strategy;
import org.junit.jupiter.api.Test;

final class HiddenTripleTest {
  private final Strategy strategy = Catalogue.withId("hidden-triple").orElseThrow();

  @Test
  void threeDigitsWithThreePlacesBetweenThemKeepOthersOutOfThese() {
    Applied row =
        Applied.on(Boards.SIX).without("123", "r1c3", "r1c5", "r1c6").without("145", "r1c1");

    assertThat(row.conclusions(strategy))
        .containsExactly("r1c1-6", "r1c2-4", "r1c2-5", "r1c2-6", "r1c4-4", "r1c4-5", "r1c4-6");
    assertThat(row.deductions(strategy).get(0).sentence().toString())
        .isEqualTo(
            "Hidden triple: 1, 2 and 3 in row 1 can go only in r1c1, r1c2 and r1c4, so 6 is"
                + " eliminated from r1c1, and 4, 5 and 6 are eliminated from r1c2 and r1c4.");
  }

  @Test
  void aFourthPlaceBreaksTheTriple() {
    assertThat(Applied.on(Boards.SIX).without("123", "r1c5", "r1c6").conclusions(strategy))
        .isEmpty();
  }

  @Test
  void aTripleOfWhichOneDigitIsPlacedIsStillATriple() {
    assertThat(
            Applied.on(Boards.SIX)
                .without("23", "r1c3", "r1c5", "r1c6")
                .with("1", "r1c4")
                .conclusions(strategy))
        .containsExactly("r1c1-4", "r1c1-5", "r1c1-6", "r1c2-4", "r1c2-5", "r1c2-6");
  }

  @Test
  void aHouseThatNeedNotHoldEveryDigitHidesNothing() {
    assertThat(Applied.on(ShortRow.BOARD).without("12", "r1c1").conclusions(strategy)).isEmpty();
  }

  @Test
  void itFindsWhatTheDefinitionSays() {
    SlowComparison.compare(strategy, state -> new SlowSubsets(state).hidden(3), 40);
  }
}
