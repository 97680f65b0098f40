package cluewright.strategy.chain;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.model.Boards;
import cluewright.strategy.Applied;
import cluewright.strategy.LiteralReading;
import cluewright.strategy.SlowChains;
import cluewright.strategy.States;
import cluewright.strategy.core.Evidence;
import cluewright.strategy.core.Strategy;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class XChainTest {
  private static final Applied ROWS =
      Applied.on(Boards.SIX)
          .without("5", "r1c2", "r1c3", "r1c5", "r1c6")
          .without("5", "r5c2", "r5c3", "r5c4", "r5c6");

  private final Strategy strategy = DigitChains.X_CHAIN;

  @Test
  void theDigitLeavesWhatSeesBothEndsOfTheChain() {
    assertThat(ROWS.conclusions(strategy)).containsExactly("r2c5-5", "r6c4-5");
    assertThat(ROWS.deductions(strategy).get(0).sentence().toString())
        .isEqualTo(
            "X-Chain: either r1c4 or r5c5 is 5, by r1c4(5)=r1c1(5)-r5c1(5)=r5c5(5),"
                + " so 5 is eliminated from r2c5 and r6c4.");
  }

  @Test
  void linksAreStrongAndWeakInTurnAndTheirEndsOnAndOff() {
    Evidence evidence = ROWS.deductions(strategy).get(0).evidence();

    assertThat(evidence.links())
        .extracting(Evidence.Link::strength)
        .containsExactly(
            Evidence.Strength.STRONG, Evidence.Strength.WEAK, Evidence.Strength.STRONG);
    assertThat(evidence.marks())
        .extracting(Evidence.Mark::role)
        .containsExactly(
            Evidence.Role.SECOND,
            Evidence.Role.PATTERN,
            Evidence.Role.SECOND,
            Evidence.Role.PATTERN);
  }

  @Test
  void aThirdPlaceInARowBreaksTheChain() {
    assertThat(
            Applied.on(Boards.SIX)
                .without("5", "r1c2", "r1c3", "r1c5", "r1c6")
                .without("5", "r5c2", "r5c3", "r5c4")
                .conclusions(strategy))
        .isEmpty();
  }

  /** Those that meet a cell twice, which nobody looks for, come after all others. */
  @Test
  void whatEliminatesMostComesFirst() {
    for (States.Given given : LiteralReading.states()) {
      List<Integer> sizes =
          new Applied(given.state())
              .deductions(strategy).stream().map(deduction -> deduction.changes().size()).toList();
      assertThat(IntStream.range(1, sizes.size()).filter(i -> sizes.get(i) > sizes.get(i - 1)))
          .hasSizeLessThanOrEqualTo(1);
    }
  }

  @Test
  void itFindsWhatItsDefinitionSays() {
    new SlowChains() {
      @Override
      public boolean isStrong(int one, int another) {
        return isStrongInHouse(one, another);
      }

      @Override
      public void readChains() {
        for (int start : open(any -> true)) {
          for (int end : madeTrue(start)) {
            if (end != start && !isStrong(start, end)) {
              eliminateWhereSeen(
                  board().digitOf(start), board().cellOf(start), board().cellOf(end));
            }
          }
        }
      }
    }.mustAgreeWith(strategy);
  }
}
