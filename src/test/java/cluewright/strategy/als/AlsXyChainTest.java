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

final class AlsXyChainTest {
  private static final Applied CHAIN =
      Applied.on(Boards.SIX)
          .only("12", "r1c1")
          .only("23", "r1c5")
          .only("34", "r4c5")
          .only("14", "r4c6");

  private final Strategy strategy = Catalogue.withId("als-xy-chain").orElseThrow();

  @Test
  void aDigitOfBothEndsLeavesWhatSeesItInBoth() {
    assertThat(CHAIN.deductions(strategy))
        .extracting(deduction -> deduction.sentence().toString())
        .contains(
            "ALS-XY-Chain: if the set r1c1 (1 and 2) lacks 1, it takes 2, so the set r1c5 (2 and 3)"
                + " takes 3, so the set r4c5 (3 and 4) takes 4, so the set r4c6 (1 and 4) takes 1,"
                + " so 1 is eliminated from r1c6 and r4c1.");
  }

  @Test
  void theChainThatEliminatesMostComesFirst() {
    List<Integer> sizes =
        CHAIN.deductions(strategy).stream().map(deduction -> deduction.changes().size()).toList();

    assertThat(sizes).isSortedAccordingTo((a, b) -> b - a);
  }

  @Test
  void threeSetsAreNoChain() {
    assertThat(
            Applied.on(Boards.SIX)
                .only("13", "r1c2")
                .only("12", "r1c5")
                .only("23", "r5c5")
                .conclusions(strategy))
        .isEmpty();
  }

  @Test
  void aChainThatTakesTheSameDigitTwiceBreaks() {
    assertThat(
            Applied.on(Boards.SIX)
                .only("12", "r1c1")
                .only("23", "r1c5")
                .only("23", "r4c5")
                .only("13", "r4c6")
                .deductions(strategy))
        .isEmpty();
  }

  @Test
  void nothingThatTheDefinitionAllowsIsMissed() {
    List<States.Given> states = LiteralLockedSets.smallStates(71);
    assertThat(states).hasSizeGreaterThanOrEqualTo(Tries.showing(201));
    new Reading().mustAgreeWith(strategy, states);
  }

  /** All chains from every set on, in the order of the sets; no link is taken twice. */
  private static final class Reading extends LiteralLockedSets {
    private final Set<Link> met = new HashSet<>();
    private long[] sets;
    private int[][] restricted;

    /** A chain that has come to a set by some links, of which the last took some digits. */
    private record Link(int set, int taken, int links) {}

    @Override
    public void read() {
      sets = almostLocked();
      restricted = restrictions(sets);
      for (int start = 0; start < sets.length; start++) {
        for (int rest = digits(sets[start]); rest != 0; rest &= rest - 1) {
          met.clear();
          for (int next = start + 1; next < sets.length; next++) {
            if ((restricted[start][next] & rest & -rest) != 0) {
              follow(start, rest & -rest, new Link(next, rest & -rest, 1));
            }
          }
        }
      }
    }

    private void follow(int start, int first, Link link) {
      if (!met.add(link)) {
        return;
      }
      if (link.links == 3) {
        eliminateSeenByBoth(sets[start], sets[link.set], ~first & ~link.taken);
      }
      int firstTaken = link.taken & -link.taken;
      for (int next = link.set + 1; next < sets.length; next++) {
        int taken = restricted[link.set][next] & ~firstTaken;
        if (taken != 0) {
          follow(start, first, new Link(next, taken, Math.min(link.links + 1, 3)));
        }
      }
    }
  }
}
