package cluewright.strategy.chain;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.model.Boards;
import cluewright.strategy.Applied;
import cluewright.strategy.SlowColours;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Evidence;
import cluewright.strategy.core.Strategy;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class SimpleColoursTest {
  private static final Applied CLUSTER =
      Applied.on(Boards.SIX)
          .without("5", "r1c2", "r1c3", "r1c5", "r1c6")
          .without("5", "r2c1", "r3c1", "r4c1", "r6c1")
          .without("5", "r5c2", "r5c3", "r5c4", "r5c6");

  private final Strategy strategy = SimpleColours.STRATEGY;

  @Test
  void theDigitLeavesWhatSeesBothColours() {
    assertThat(CLUSTER.deductions(strategy))
        .extracting(deduction -> deduction.sentence().toString())
        .containsExactly(
            "Simple colours trap: 5 is either in all of r1c1 and r5c5 or in all of r1c4 and r5c1,"
                + " so 5 is eliminated from r2c5 and r6c4.");
  }

  @Test
  void aColourThatSeesItselfIsFalse() {
    Deduction wrap = CLUSTER.without("5", "r2c4", "r3c4", "r4c4").deductions(strategy).get(0);

    assertThat(wrap.sentence().toString())
        .isEqualTo(
            "Simple colours wrap: 5 is in all of r1c1, r5c5 and r6c4 or in none of them, and two of"
                + " them see each other, so 5 is eliminated from r1c1, r5c5 and r6c4.");
    assertThat(wrap.evidence().marks())
        .filteredOn(mark -> mark.role() == Evidence.Role.SECOND)
        .hasSize(2);
  }

  @Test
  void aThirdPlaceInAHouseEndsTheCluster() {
    assertThat(
            Applied.on(Boards.SIX)
                .without("5", "r1c2", "r1c3", "r1c5", "r1c6")
                .without("5", "r5c2", "r5c3", "r5c4", "r5c6")
                .conclusions(strategy))
        .isEmpty();
  }

  @Test
  void itFindsWhatItsDefinitionSays() {
    new SlowColours() {
      @Override
      public void read(int digit) {
        for (int cell : cellsOf(digit)) {
          Set<Integer> same = steps(cell, digit, 0);
          Set<Integer> other = steps(cell, digit, 1);
          boolean wraps = same.stream().anyMatch(a -> same.stream().anyMatch(b -> see(a, b)));
          if (wraps && !other.isEmpty()) {
            same.forEach(wrong -> eliminate(wrong, digit));
          }
          for (int outside : cellsOf(digit)) {
            if (!same.contains(outside)
                && !other.contains(outside)
                && seesSome(outside, same)
                && seesSome(outside, other)) {
              eliminate(outside, digit);
            }
          }
        }
      }
    }.mustAgreeWith(strategy);
  }
}
