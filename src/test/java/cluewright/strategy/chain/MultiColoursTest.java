package cluewright.strategy.chain;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.model.Boards;
import cluewright.strategy.Applied;
import cluewright.strategy.SlowColours;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Strategy;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class MultiColoursTest {
  private static final Applied ROW =
      Applied.on(Boards.SIX).without("5", "r1c2", "r1c3", "r1c5", "r1c6");

  private final Strategy strategy = MultiColours.STRATEGY;

  @Test
  void whereTwoColoursClashTheDigitLeavesWhatSeesBothOpposites() {
    assertThat(ROW.without("5", "r5c2", "r5c3", "r5c4", "r5c6").deductions(strategy))
        .extracting(deduction -> deduction.sentence().toString())
        .containsExactly(
            "Multi colours 1: 5 is in r1c4 or in r5c5 (else r1c1 would clash with r5c1),"
                + " so 5 is eliminated from r2c5 and r6c4.");
  }

  @Test
  void aColourThatClashesWithBothColoursOfAnotherClusterIsFalse() {
    Applied places = Applied.on(Boards.FOUR).without("1", "r1c2", "r2c1", "r1c3", "r4c1", "r4c3");
    Deduction first = places.deductions(strategy).get(0);

    assertThat(first.sentence().toString())
        .isEqualTo(
            "Multi colours 2: 1 is either in r2c3 or in r3c3, and both clash with all of r1c4, r2c2"
                + " and r3c1, so 1 is eliminated from r1c4, r2c2 and r3c1.");
  }

  @Test
  void clustersThatDoNotMeetConcludeNothing() {
    assertThat(ROW.without("5", "r5c1", "r5c3", "r5c4", "r5c6").conclusions(strategy)).isEmpty();
  }

  @Test
  void itFindsWhatItsDefinitionSays() {
    new SlowColours() {
      @Override
      public void read(int digit) {
        for (int one : cellsOf(digit)) {
          for (int another : cellsOf(digit)) {
            read(digit, one, another);
          }
        }
      }

      private void read(int digit, int one, int another) {
        Set<Integer> same = steps(one, digit, 0);
        Set<Integer> opposite = steps(one, digit, 1);
        Set<Integer> left = steps(another, digit, 0);
        Set<Integer> right = steps(another, digit, 1);
        boolean areTwoClusters =
            !opposite.isEmpty()
                && !right.isEmpty()
                && !same.contains(another)
                && !opposite.contains(another);
        if (!areTwoClusters || !seeEachOther(same, left)) {
          return;
        }
        if (seeEachOther(same, right)) {
          same.forEach(wrong -> eliminate(wrong, digit));
        }
        for (int cell : cellsOf(digit)) {
          if (seesSome(cell, opposite) && seesSome(cell, right)) {
            eliminate(cell, digit);
          }
        }
      }
    }.mustAgreeWith(strategy);
  }
}
