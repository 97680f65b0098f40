package cluewright.strategy.chain;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.model.Boards;
import cluewright.strategy.Applied;
import cluewright.strategy.SlowChains;
import cluewright.strategy.core.Strategy;
import org.junit.jupiter.api.Test;

final class XyChainTest {
  private static final Applied CHAIN =
      Applied.on(Boards.FOUR)
          .without("34", "r1c1")
          .without("14", "r1c4")
          .without("12", "r3c4")
          .without("23", "r3c2");

  private final Strategy strategy = DigitChains.XY_CHAIN;

  @Test
  void theDigitThatBothEndsHaveOverLeavesWhatSeesBoth() {
    assertThat(CHAIN.conclusions(strategy)).containsExactly("r1c2-1", "r2c2-1", "r3c1-1", "r4c1-1");
    assertThat(CHAIN.deductions(strategy).get(0).sentence().toString())
        .isEqualTo(
            "XY-Chain: either r1c1 or r3c2 is 1, by"
                + " r1c1(1)=r1c1(2)-r1c4(2)=r1c4(3)-r3c4(3)=r3c4(4)-r3c2(4)=r3c2(1),"
                + " so 1 is eliminated from r1c2, r2c2, r3c1 and r4c1.");
  }

  @Test
  void aThirdCandidateBreaksTheChain() {
    assertThat(
            Applied.on(Boards.FOUR)
                .without("34", "r1c1")
                .without("14", "r1c4")
                .without("1", "r3c4")
                .without("23", "r3c2")
                .conclusions(strategy))
        .isEmpty();
  }

  @Test
  void itFindsWhatItsDefinitionSays() {
    new SlowChains() {
      @Override
      public boolean isStrong(int one, int another) {
        return isStrongInCell(one, another);
      }

      @Override
      public void readChains() {
        for (int start : open(any -> true)) {
          for (int end : madeTrue(start)) {
            if (end != start && board().digitOf(end) == board().digitOf(start)) {
              eliminateWhereSeen(
                  board().digitOf(start), board().cellOf(start), board().cellOf(end));
            }
          }
        }
      }
    }.mustAgreeWith(strategy);
  }
}
