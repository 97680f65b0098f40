package cluewright.replay.explainer;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** By Floyd and Warshall's plain loop over all nodes. */
final class ReachTest {
  private static final int STATES = 400;

  private final Random random = Tries.random(95);

  /** By node the nodes that follow, itself included. */
  private static BitSet[] closure(Implications... implications) {
    BitSet[] closure = new BitSet[Implications.NODES];
    for (int node = 0; node < closure.length; node++) {
      closure[node] = new BitSet(Implications.NODES);
      closure[node].set(node);
      for (Implications each : implications) {
        for (int follow : each.follows(node)) {
          closure[node].set(follow);
        }
      }
    }
    for (int via = 0; via < closure.length; via++) {
      for (BitSet follows : closure) {
        if (follows.get(via)) {
          follows.or(closure[via]);
        }
      }
    }
    return closure;
  }

  private static Implications implications(Marks marks) {
    return new Implications(new Plain(marks), true, true);
  }

  private List<Met> states() {
    List<Met> states = new ArrayList<>(Met.sample());
    Collections.shuffle(states, random);
    return states.subList(0, Math.min(states.size(), Tries.of(STATES)));
  }

  @Test
  void theClosureOfAGridIsThatOfItsImplications() {
    for (Met met : states()) {
      Reach reach = new Reach();
      reach.load(met.marks());
      mustBe(closure(implications(met.marks())), reach, met.marks());
    }
  }

  /** In a chain's course what was weak stays, and what has become strong comes. */
  @Test
  void updatedItHasTheImplicationsOfTheSourceAndThoseThatHaveCome() {
    for (Met met : states()) {
      Marks first = RulesTest.without(met.marks(), random);
      Marks second = RulesTest.without(first, random);
      Reach source = new Reach();
      source.load(met.marks());
      Reach reach = new Reach();
      reach.load(source);
      reach.update(first);
      reach.update(second);
      BitSet[] closure =
          closure(implications(met.marks()), implications(first), implications(second));
      mustBe(closure, reach, second);
      mustBe(closure(implications(met.marks())), source, met.marks());
    }
  }

  @Test
  void updatedItNeverShowsLessThanIfItWereBuiltAnew() {
    for (Met met : states()) {
      Marks left = RulesTest.without(met.marks(), random);
      Reach reach = new Reach();
      reach.load(met.marks());
      reach.update(left);
      Reach anew = new Reach();
      anew.load(left);
      for (int node = 0; node < Nodes.OFF; node++) {
        if (left.has(Nodes.cell(node), Nodes.digit(node))) {
          assertThat(reach.mayForce(node, true) || !anew.mayForce(node, true)).isTrue();
          assertThat(reach.mayForce(node, false) || !anew.mayForce(node, false)).isTrue();
          assertThat(reach.mayCycle(node) || !anew.mayCycle(node)).isTrue();
        }
      }
      assertThat(reach.mayForce(left) || !anew.mayForce(left)).isTrue();
      for (int[] nodes : starts(left)) {
        assertThat(reach.mayMeet(nodes, left) || !anew.mayMeet(nodes, left)).isTrue();
      }
    }
  }

  /** The candidates of the cells with several. */
  private static List<int[]> starts(Marks marks) {
    List<int[]> starts = new ArrayList<>();
    Plain plain = new Plain(marks);
    for (int cell = 0; cell < 81; cell++) {
      int own = cell;
      if (plain.digits(cell).size() > 1) {
        starts.add(plain.digits(cell).stream().mapToInt(d -> Nodes.on(own, d)).toArray());
      }
    }
    return starts;
  }

  private static void mustBe(BitSet[] closure, Reach reach, Marks marks) {
    Plain plain = new Plain(marks);
    boolean forcesAny = false;
    for (int cell = 0; cell < 81; cell++) {
      for (int digit : plain.digits(cell)) {
        int on = Implications.on(cell, digit);
        int off = Implications.off(cell, digit);
        int node = Nodes.on(cell, digit);
        forcesAny |= closure[on].get(off) || closure[off].get(on);
        assertThat(reach.mayForce(node, true)).isEqualTo(closure[on].get(off));
        assertThat(reach.mayForce(node, false)).isEqualTo(closure[off].get(on));
        assertThat(reach.mayCycle(node)).isEqualTo(isInCycle(closure, on));
      }
    }
    assertThat(reach.mayForce(marks)).isEqualTo(forcesAny);
    for (int[] nodes : starts(marks)) {
      assertThat(reach.mayMeet(nodes, marks)).isEqualTo(meet(closure, nodes, plain));
    }
  }

  private static boolean isInCycle(BitSet[] closure, int on) {
    int both = 0;
    for (int off = 0; off < closure.length; off += 2) {
      both += closure[on].get(off) && closure[off].get(on) ? 1 : 0;
    }
    return both >= 2;
  }

  private static boolean meet(BitSet[] closure, int[] nodes, Plain plain) {
    for (int target = 0; target < closure.length; target++) {
      boolean isInAll = true;
      for (int node : nodes) {
        isInAll &= closure[Implications.on(Nodes.cell(node), Nodes.digit(node))].get(target);
      }
      int cell = Implications.cell(target);
      boolean isOpen = plain.has(cell, Implications.digit(target));
      if (isInAll && isOpen && (!Implications.isOn(target) || plain.digits(cell).size() > 1)) {
        return true;
      }
    }
    return false;
  }
}
