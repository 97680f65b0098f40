package cluewright.replay.explainer;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/**
 * Something is found exactly if a candidate leads to its contrary: what a cycle eliminates does so
 * too, since it sees two candidates one of which is on.
 *
 * <p>The rating is not held to that of the easiest of all cycles: breadth first, only the first way
 * to each candidate is known, and a longer one that eliminates may have come later.
 */
final class ForcingChainsTest {
  private final ForcingChains technique = new ForcingChains(Edition.SUCCESSOR);
  private Plain plain;
  private Step step;

  /** What leads to its contrary, by how hard that is. */
  private final Map<Integer, Set<Map<Integer, Set<Integer>>>> forced = new TreeMap<>();

  @Test
  void somethingIsFoundWhereACandidateLeadsToItsContraryAndItIsAsEasyAsTheShortestWay() {
    int cycles = 0;
    for (Met met : Met.at(Walk.Kind.FORCING_CHAINS)) {
      plain = new Plain(met.marks());
      forced.clear();
      force(new Implications(plain, true, false), 65);
      force(new Implications(plain, true, true), 70);
      Optional<Step> first = technique.first(met.marks());
      assertThat(first.isPresent()).as(plain.toString()).isEqualTo(!forced.isEmpty());
      if (first.isPresent()) {
        step = first.get();
        int least = forced.keySet().iterator().next();
        assertThat(step.tenths()).isLessThanOrEqualTo(least);
        boolean isForced =
            step.tenths() == least && forced.get(least).contains(plain.eliminated(step));
        assertThat(isForced || isCycle()).as("%s in %s", step, plain).isTrue();
        cycles += isForced ? 0 : 1;
      }
    }
    assertThat(cycles).isGreaterThanOrEqualTo(Tries.showing(1));
  }

  private void force(Implications implications, int base) {
    for (int node = 0; node < Implications.NODES; node++) {
      int target = Implications.contrary(node);
      int steps = implications.steps(node)[target];
      if (steps != Integer.MAX_VALUE) {
        Set<Integer> gone = new TreeSet<>(Set.of(Implications.digit(target)));
        if (Implications.isOn(target)) {
          gone = new TreeSet<>(plain.digits(Implications.cell(target)));
          gone.remove(Implications.digit(target));
        }
        forced
            .computeIfAbsent(base + Lengths.tenths(steps + 1), tenths -> new HashSet<>())
            .add(Map.of(Implications.cell(target), gone));
      }
    }
  }

  private boolean isCycle() {
    return isCycle(new Implications(plain, true, false), 65)
        || isCycle(new Implications(plain, false, true), 65)
        || isCycle(new Implications(plain, true, true), 70);
  }

  /** True if some cycle of the step's rating eliminates just what the step does. */
  private boolean isCycle(Implications implications, int base) {
    int most = 0;
    while (base + Lengths.tenths(most + 1) <= step.tenths()) {
      most++;
    }
    for (int node = 1; node < Implications.NODES; node += 2) {
      int[] back = implications.steps(Implications.contrary(node));
      if (extend(implications, new ArrayList<>(List.of(node)), back, most, base)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Goes on from the last node.
   *
   * @param back the steps from the contrary of the first to each node; as many lead from the
   *     contrary of that node to the first
   * @param most how many nodes the cycle may have
   */
  private boolean extend(
      Implications implications, List<Integer> way, int[] back, int most, int base) {
    int first = way.get(0);
    for (int next : implications.follows(way.get(way.size() - 1))) {
      if (next == first) {
        if (base + Lengths.tenths(way.size()) == step.tenths()
            && seenByBoth(way).equals(plain.eliminated(step))) {
          return true;
        }
      } else if (!way.contains(next)
          && back[Implications.contrary(next)] != Integer.MAX_VALUE
          && way.size() + back[Implications.contrary(next)] <= most) {
        way.add(next);
        boolean found = extend(implications, way, back, most, base);
        way.remove(way.size() - 1);
        if (found) {
          return true;
        }
      }
    }
    return false;
  }

  private Map<Integer, Set<Integer>> seenByBoth(List<Integer> way) {
    Map<Integer, Set<Integer>> seen = new TreeMap<>();
    for (int digit = 0; digit < 9; digit++) {
      for (int cell : plain.cells(digit)) {
        if (way.stream().noneMatch(node -> Implications.cell(node) == cell)
            && isSeen(way, cell, digit, true)
            && isSeen(way, cell, digit, false)) {
          seen.computeIfAbsent(cell, c -> new TreeSet<>()).add(digit);
        }
      }
    }
    return seen;
  }

  private static boolean isSeen(List<Integer> way, int cell, int digit, boolean on) {
    return way.stream()
        .anyMatch(
            node ->
                Implications.isOn(node) == on
                    && Implications.digit(node) == digit
                    && Plain.see(cell, Implications.cell(node)));
  }
}
