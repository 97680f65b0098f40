package cluewright.strategy.chain;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.model.Boards;
import cluewright.strategy.Applied;
import cluewright.strategy.LiteralReading;
import cluewright.strategy.core.Strategy;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class RemotePairTest {
  private final Strategy strategy = RemotePair.STRATEGY;

  @Test
  void bothDigitsLeaveWhatSeesTheEndsOfAChainOfFour() {
    Applied chain = Applied.on(Boards.FOUR).without("34", "r1c1", "r1c3", "r4c3", "r4c2");

    assertThat(chain.conclusions(strategy))
        .containsExactly(
            "r1c2-1", "r1c2-2", "r2c2-1", "r2c2-2", "r3c1-1", "r3c1-2", "r4c1-1", "r4c1-2");
    assertThat(chain.deductions(strategy).get(0).sentence().toString())
        .isEqualTo(
            "Remote pair: the chain r1c1, r1c3, r4c3, r4c2 alternates between 1 and 2, so 1 and 2"
                + " are eliminated from r1c2, r2c2, r3c1 and r4c1.");
  }

  /** As HoDoKu does; a shorter chain would leave the rest to further steps. */
  @Test
  void theChainThatEliminatesMostComesFirst() {
    Applied six =
        Applied.on(Boards.SIX).without("3456", "r1c1", "r1c4", "r3c4", "r3c2", "r5c2", "r5c5");

    assertThat(six.deductions(strategy).get(0).sentence().toString())
        .startsWith(
            "Remote pair: the chain r1c1, r1c4, r3c4, r3c2, r5c2, r5c5 alternates between 1 and 2");
  }

  @Test
  void chainsOfThreeCellsAndOfTwoAreLeftToOthers() {
    assertThat(Applied.on(Boards.FOUR).without("34", "r1c1", "r1c3", "r4c3").conclusions(strategy))
        .isEmpty();
  }

  @Test
  void aCellWithOtherCandidatesBreaksTheChain() {
    assertThat(
            Applied.on(Boards.FOUR)
                .without("34", "r1c1", "r4c3", "r4c2")
                .without("24", "r1c3")
                .conclusions(strategy))
        .isEmpty();
  }

  /** More equal pairs in a house than two, which no solution allows, make far too many chains. */
  @Test
  void aCrowdOfEqualPairsConcludesNothing() {
    String[] all = IntStream.range(0, 16).mapToObj(Boards.FOUR::label).toArray(String[]::new);

    assertThat(Applied.on(Boards.FOUR).only("12", all).conclusions(strategy)).isEmpty();
  }

  @Test
  void itFindsWhatItsDefinitionSays() {
    new LiteralReading() {
      @Override
      public void read() {
        for (int start : cellsWith(2)) {
          Deque<Integer> chain = new ArrayDeque<>();
          chain.add(start);
          extend(chain);
        }
      }

      private void extend(Deque<Integer> chain) {
        int digits = state().open(chain.getFirst());
        if (chain.size() >= 4 && chain.size() % 2 == 0) {
          for (int digit = 1; digit <= board().digits(); digit++) {
            if ((digits >>> (digit - 1) & 1) != 0) {
              eliminateWhereSeen(digit, chain.getFirst(), chain.getLast());
            }
          }
        }
        for (int next : cellsWith(2)) {
          if (see(chain.getLast(), next) && state().open(next) == digits && !chain.contains(next)) {
            chain.add(next);
            extend(chain);
            chain.removeLast();
          }
        }
      }
    }.mustAgreeWith(strategy);
  }
}
