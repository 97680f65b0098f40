package cluewright.strategy.wing;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.model.Boards;
import cluewright.strategy.Applied;
import cluewright.strategy.LiteralReading;
import cluewright.strategy.core.Evidence;
import cluewright.strategy.core.Strategy;
import org.junit.jupiter.api.Test;

final class XyWingTest {
  private static final Applied WING =
      Applied.on(Boards.FOUR).without("34", "r1c1").without("24", "r1c3").without("14", "r2c2");

  private final Strategy strategy = XyWing.STRATEGY;

  @Test
  void theDigitThatThePincersShareLeavesWhatSeesBoth() {
    assertThat(WING.conclusions(strategy)).containsExactly("r1c2-3", "r2c3-3", "r2c4-3");
    assertThat(WING.deductions(strategy).get(0).sentence().toString())
        .isEqualTo(
            "XY-Wing: whichever of 1 and 2 goes in r1c1, r1c3 or r2c2 is 3, so 3 is eliminated from"
                + " r1c2, r2c3 and r2c4.");
  }

  @Test
  void pincersThatShareNoDigitConcludeNothing() {
    assertThat(
            Applied.on(Boards.FOUR)
                .without("34", "r1c1")
                .without("24", "r1c3")
                .without("13", "r2c2")
                .conclusions(strategy))
        .isEmpty();
  }

  @Test
  void aPincerThatThePivotDoesNotSeeIsNone() {
    assertThat(
            Applied.on(Boards.FOUR)
                .without("34", "r1c1")
                .without("24", "r1c3")
                .without("14", "r3c2")
                .conclusions(strategy))
        .isEmpty();
  }

  @Test
  void itsChainRunsFromPincerToPincerOverThePivot() {
    assertThat(WING.deductions(strategy).get(0).evidence().links())
        .extracting(Evidence.Link::strength)
        .containsExactly(
            Evidence.Strength.STRONG,
            Evidence.Strength.WEAK,
            Evidence.Strength.STRONG,
            Evidence.Strength.WEAK,
            Evidence.Strength.STRONG);
  }

  @Test
  void itFindsWhatItsDefinitionSays() {
    new LiteralReading() {
      @Override
      public void read() {
        for (int pivot : cellsWith(2)) {
          for (int first : cellsWith(2)) {
            for (int second : cellsWith(2)) {
              int own = state().open(pivot);
              int shared = state().open(first) & state().open(second) & ~own;
              boolean isWing =
                  see(pivot, first)
                      && see(pivot, second)
                      && Integer.bitCount(shared) == 1
                      && (own | shared) == (state().open(first) | state().open(second));
              if (isWing && state().open(first) != state().open(second)) {
                eliminateWhereSeen(digit(shared), first, second);
              }
            }
          }
        }
      }
    }.mustAgreeWith(strategy);
  }
}
