package cluewright.strategy;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.model.Boards;
import cluewright.model.GridState;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class ForcingChainTest {
  private final Strategy strategy = new ForcingChain();

  @Test
  void print() {
    for (Strategy s : List.of(strategy, new ForcingNet())) {
      Set<String> seen = new java.util.TreeSet<>();
      for (States.Given g : States.weakened(Boards.FOUR, 200, new Random(5))) {
        if (GridState.blank(Boards.FOUR).equals(g.state())) continue;
        for (Deduction d : new Applied(g.state()).deductions(s)) {
          String k = d.sentence().replaceAll("r\\dc\\d", "R").replaceAll("\\d", "#");
          if (seen.add(k)) System.out.println(d.sentence() + "   " + d.evidence().links().size());
        }
      }
    }
    Applied a = Applied.on(Boards.FOUR).without("34", "r1c1", "r3c2").without("2", "r2c3", "r4c3");
    for (Strategy s : List.of(strategy, new ForcingNet())) {
      System.out.println();
      for (Deduction d : a.deductions(s))
        System.out.println(d.sentence() + d.evidence().links().size());
    }
  }

  @Test
  void itFindsWhatItsDefinitionSays() {
    List<States.Given> states = new ArrayList<>();
    states.addAll(States.weakened(Boards.FOUR, 150, new Random(51)));
    states.addAll(States.partlyPlaced(Boards.SIX, 40, new Random(52)));
    states.addAll(States.of(Boards.SIX, 3, new Random(53)));
    assertThat(states).hasSizeGreaterThan(200);
    int busy = 0;
    for (States.Given given : states) {
      Set<String> expected = new Reading(given.state()).conclusions();
      busy += expected.isEmpty() ? 0 : 1;
      assertThat(new Applied(given.state()).conclusions(strategy))
          .as("%s", given.state())
          .isEqualTo(expected);
    }
    assertThat(busy).isGreaterThan(100);
  }

  private static final class Reading extends SlowForcing {
    Reading(GridState state) {
      super(state);
    }

    @Override
    void readCandidate(int candidate) {
      openCandidates().stream()
          .filter(other -> other != candidate)
          .forEach(other -> link(thing(candidate), thing(other)));
    }
  }
}
