package cluewright.strategy.wing;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.model.Boards;
import cluewright.strategy.Applied;
import cluewright.strategy.LiteralReading;
import cluewright.strategy.core.Strategy;
import org.junit.jupiter.api.Test;

final class XyzWingTest {
  private static final Applied PINCERS =
      Applied.on(Boards.FOUR).without("24", "r1c3").without("14", "r2c2");

  private final Strategy strategy = XyzWing.STRATEGY;

  @Test
  void theDigitThatAllThreeShareLeavesWhatSeesAllThree() {
    Applied wing = PINCERS.without("4", "r1c1");

    assertThat(wing.conclusions(strategy)).containsExactly("r1c2-3");
    assertThat(wing.deductions(strategy).get(0).sentence().toString())
        .isEqualTo(
            "XYZ-Wing: whichever of 1, 2 and 3 goes in r1c1, one of r1c1, r1c3 and r2c2 is 3, so 3"
                + " is eliminated from r1c2.");
  }

  @Test
  void aPivotWithFourCandidatesConcludesNothing() {
    assertThat(PINCERS.conclusions(strategy)).isEmpty();
  }

  @Test
  void aPincerWithACandidateOfItsOwnIsNone() {
    assertThat(
            Applied.on(Boards.FOUR)
                .without("4", "r1c1")
                .without("24", "r1c3")
                .without("13", "r2c2")
                .conclusions(strategy))
        .isEmpty();
  }

  @Test
  void itFindsWhatItsDefinitionSays() {
    new LiteralReading() {
      @Override
      public void read() {
        for (int pivot : cellsWith(3)) {
          for (int first : cellsWith(2)) {
            for (int second : cellsWith(2)) {
              int all = state().open(first) | state().open(second);
              if (see(pivot, first) && see(pivot, second) && all == state().open(pivot)) {
                int shared = state().open(first) & state().open(second);
                eliminateWhereSeen(digit(shared), pivot, first, second);
              }
            }
          }
        }
      }
    }.mustAgreeWith(strategy);
  }
}
