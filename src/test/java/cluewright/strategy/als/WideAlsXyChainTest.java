package cluewright.strategy.als;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import cluewright.model.Boards;
import cluewright.strategy.Applied;
import cluewright.strategy.Catalogue;
import cluewright.strategy.LiteralLockedSets;
import cluewright.strategy.States;
import cluewright.strategy.core.Strategy;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class WideAlsXyChainTest {
  private final Strategy strategy = Catalogue.withId("wide-als-xy-chain").orElseThrow();

  @Test
  void setsMayShareCells() {
    assertThat(
            Applied.on(Boards.SIX)
                .only("12", "r1c1")
                .only("13", "r1c2")
                .only("23", "r2c1", "r4c1")
                .deductions(strategy))
        .extracting(deduction -> deduction.sentence().toString())
        .contains(
            "Wide ALS-XY-Chain: if the set r1c1 and r2c1 (1, 2 and 3) lacks 1, it takes 3, so the"
                + " set r1c1 and r4c1 (1, 2 and 3) takes 1, so 1 is eliminated from r1c2, r1c3,"
                + " r1c4, r1c5, r1c6, r2c2, r2c3, r3c1, r5c1 and r6c1.");
  }

  @Test
  void aDigitThatIsNotRestrictedLinksNoSets() {
    assertThat(Applied.on(Boards.SIX).only("12", "r1c1").only("23", "r3c5").conclusions(strategy))
        .isEmpty();
  }

  @Test
  void nothingThatTheDefinitionAllowsIsMissed() {
    List<States.Given> states = LiteralLockedSets.smallStates(141);
    assertThat(states).hasSizeGreaterThanOrEqualTo(Tries.showing(201));
    new Reading().mustAgreeWith(strategy, states);
  }

  /** What follows, set by set, from the truth of each candidate. */
  private static final class Reading extends LiteralLockedSets {
    private long[] sets;
    private int[][] restricted;

    /** A set that lacks a digit. */
    private record Lack(int set, int digit) {}

    @Override
    public void read() {
      sets = almostLocked();
      restricted = restrictionsWithOverlap(sets);
      cells()
          .forEach(
              cell ->
                  board()
                      .digitRange()
                      .filter(digit -> state().isOpen(cell, digit))
                      .filter(digit -> isRefuted(cell, digit))
                      .forEach(digit -> eliminate(cell, digit)));
    }

    private boolean sees(int cell, int set, int digit) {
      return (digits(sets[set]) >>> (digit - 1) & 1) != 0
          && IntStream.of(places(sets[set], digit)).allMatch(place -> see(cell, place));
    }

    private boolean isRefuted(int cell, int digit) {
      Deque<Lack> agenda = new ArrayDeque<>();
      IntStream.range(0, sets.length)
          .filter(set -> sees(cell, set, digit))
          .forEach(set -> agenda.add(new Lack(set, digit)));
      Set<Lack> met = new HashSet<>(agenda);
      while (!agenda.isEmpty()) {
        Lack lack = agenda.remove();
        for (int held = digits(sets[lack.set]) & ~(1 << (lack.digit - 1)); held != 0; ) {
          int next = digit(held & -held);
          if (next == digit && sees(cell, lack.set, digit)) {
            return true;
          }
          for (int set = 0; set < sets.length; set++) {
            Lack other = new Lack(set, next);
            if ((restricted[lack.set][set] & held & -held) != 0 && met.add(other)) {
              agenda.add(other);
            }
          }
          held &= held - 1;
        }
      }
      return false;
    }
  }
}
