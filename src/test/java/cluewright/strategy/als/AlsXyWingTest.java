package cluewright.strategy.als;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import cluewright.model.Boards;
import cluewright.strategy.Applied;
import cluewright.strategy.Catalogue;
import cluewright.strategy.LiteralLockedSets;
import cluewright.strategy.States;
import cluewright.strategy.core.Strategy;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class AlsXyWingTest {
  private static final Applied WING =
      Applied.on(Boards.SIX).only("13", "r1c2").only("12", "r1c5").only("23", "r5c5");

  private final Strategy strategy = Catalogue.withId("als-xy-wing").orElseThrow();

  @Test
  void aThirdDigitOfFirstAndLastLeavesWhatSeesItInBoth() {
    assertThat(WING.deductions(strategy).get(0).sentence().toString())
        .isEqualTo(
            "ALS-XY-Wing: the set r1c5 (1 and 2) takes 1 from r1c2 (1 and 3) or 2 from r5c5 (2 and"
                + " 3), and a set that loses a digit needs all its others, so 3 is eliminated from"
                + " r5c2.");
    assertThat(WING.deductions(strategy).get(0).evidence().marks()).hasSize(6);
  }

  @Test
  void aMiddleSetThatSharesOneDigitWithBothConcludesNothing() {
    assertThat(
            Applied.on(Boards.SIX)
                .only("13", "r1c2")
                .only("12", "r1c5")
                .only("13", "r5c5")
                .conclusions(strategy))
        .isEmpty();
  }

  @Test
  void nothingThatTheDefinitionAllowsIsMissed() {
    List<States.Given> states = LiteralLockedSets.smallStates(61);
    assertThat(states).hasSizeGreaterThanOrEqualTo(Tries.showing(201));
    new Reading().mustAgreeWith(strategy, states);
  }

  @Test
  void setsThatShareACellAreAFormOfTheirOwn() {
    Applied wing =
        Applied.on(Boards.NINE)
            .only("12", "r1c5")
            .only("13", "r1c1")
            .only("34", "r1c2", "r2c2")
            .only("234", "r2c5");

    assertThat(wing.deductions(strategy))
        .extracting(deduction -> deduction.variant().id())
        .contains("als-xy-wing", "overlapping-als-xy-wing");
  }

  /** Every middle set with every two others. */
  private static final class Reading extends LiteralLockedSets {
    private final Set<Ends> met = new HashSet<>();

    /** The first and the last set of a wing, and the digits that it does not use. */
    private record Ends(long first, long last, int left) {}

    @Override
    public void read() {
      long[] sets = almostLocked();
      int[][] restricted = restrictionsWithOverlap(sets);
      met.clear();
      for (int middle = 0; middle < sets.length; middle++) {
        for (int first = 0; first < sets.length; first++) {
          int x = restricted[first][middle];
          for (int last = 0; x != 0 && last < sets.length; last++) {
            int y = isWithin(sets[first], sets[last]) ? 0 : restricted[middle][last];
            if (y != 0
                && Integer.bitCount(x | y) > 1
                && met.add(new Ends(sets[first], sets[last], ~x & ~y))) {
              eliminateSeenByBoth(sets[first], sets[last], ~x & ~y);
            }
          }
        }
      }
    }
  }
}
