package cluewright.replay.explainer;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.Tries;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/**
 * What follows is worked out here without any order, to the end, even after a contradiction.
 *
 * <p>That chains stop at a contradiction, and then may lack what else follows, makes no difference
 * to whether something is found: the contradiction is found then. What is found may differ.
 */
final class MultipleChainsTest {
  private Plain plain;

  @Test
  void nishioFindsSomethingWhereOneDigitLeadsToAContradiction() {
    check(
        Walk.Kind.NISHIO,
        Met.around(Walk.Kind.NISHIO, 1000),
        right -> {
          Implications weak = new Implications(plain, false, false);
          List<List<Integer>> exclusive = places();
          for (int node : nodes()) {
            addContradicted(node, propagated(node, weak, exclusive), right);
          }
        });
  }

  /** Of houses only those count in whose first place there are more than two candidates. */
  @Test
  void multipleChainsFindSomethingWhereTheSameFollowsFromAllCandidatesOneFromOne() {
    check(
        Walk.Kind.MULTIPLE,
        Met.at(Walk.Kind.MULTIPLE),
        right -> {
          Implications implications = new Implications(plain, true, true);
          Map<Integer, boolean[]> closures = new HashMap<>();
          nodes().forEach(node -> closures.put(node, implications.closure(node)));
          for (List<Integer> candidates : cells()) {
            if (candidates.size() > 2) {
              addCommon(candidates, closures, right);
            }
          }
          for (List<Integer> places : places()) {
            if (!places.isEmpty() && plain.digits(Implications.cell(places.get(0))).size() > 2) {
              addCommon(places, closures, right);
            }
          }
        });
  }

  @InTurn
  @Test
  void dynamicChainsFindSomethingWhereTheSameFollowsFromAllCandidatesOrAContradiction() {
    check(
        Walk.Kind.DYNAMIC,
        Met.around(Walk.Kind.DYNAMIC, 500),
        right -> {
          Implications weak = new Implications(plain, false, true);
          List<List<Integer>> exclusive = new ArrayList<>(cells());
          exclusive.addAll(places());
          Map<Integer, boolean[]> all = new HashMap<>();
          for (int node : nodes()) {
            all.put(node, propagated(node, weak, exclusive));
            addContradicted(node, all.get(node), right);
          }
          nodes()
              .forEach(node -> addCommon(List.of(node, Implications.contrary(node)), all, right));
          exclusive.forEach(candidates -> addCommon(candidates, all, right));
        });
  }

  /** Something is found exactly if a literal reading shows a node to be right, and that is one. */
  private void check(Walk.Kind kind, List<Met> states, Consumer<Set<Integer>> literal) {
    Technique technique = kind.technique();
    int found = 0;
    for (Met met : states) {
      plain = new Plain(met.marks());
      Set<Integer> right = new HashSet<>();
      literal.accept(right);
      Optional<Step> step = technique.first(met.marks());
      assertThat(step.isPresent()).as(plain.toString()).isEqualTo(!right.isEmpty());
      assertThat(step.stream().flatMap(each -> says(each).stream()))
          .as("%s in %s", step, plain)
          .allMatch(right::contains);
      found += step.isPresent() ? 1 : 0;
    }
    assertThat(found).isGreaterThanOrEqualTo(Tries.showing(1));
  }

  private List<Integer> says(Step step) {
    if (step.isPlacement()) {
      return List.of(Implications.on(step.cell(), step.digit()));
    }
    List<Integer> off = new ArrayList<>();
    plain
        .eliminated(step)
        .forEach((cell, digits) -> digits.forEach(d -> off.add(Implications.off(cell, d))));
    return off;
  }

  private List<Integer> nodes() {
    List<Integer> nodes = new ArrayList<>();
    for (int cell = 0; cell < 81; cell++) {
      for (int digit : plain.digits(cell)) {
        nodes.add(Implications.on(cell, digit));
        nodes.add(Implications.off(cell, digit));
      }
    }
    return nodes;
  }

  /** The candidates of each cell, of which one is on. */
  private List<List<Integer>> cells() {
    List<List<Integer>> cells = new ArrayList<>();
    for (int cell = 0; cell < 81; cell++) {
      int own = cell;
      cells.add(plain.digits(cell).stream().map(digit -> Implications.on(own, digit)).toList());
    }
    return cells;
  }

  /** The places of each digit in each house, of which one is on. */
  private List<List<Integer>> places() {
    List<List<Integer>> all = new ArrayList<>();
    for (List<Integer> house : Plain.HOUSES) {
      for (int digit = 0; digit < 9; digit++) {
        int own = digit;
        List<Integer> places = plain.places(house, digit);
        all.add(places.stream().map(cell -> Implications.on(cell, own)).toList());
      }
    }
    return all;
  }

  private static void addContradicted(int node, boolean[] follows, Set<Integer> right) {
    for (int off = 0; off < follows.length; off += 2) {
      if (follows[off] && follows[Implications.contrary(off)]) {
        right.add(Implications.contrary(node));
      }
    }
  }

  /** Adds what follows from each of several nodes. */
  private static void addCommon(
      List<Integer> nodes, Map<Integer, boolean[]> follows, Set<Integer> right) {
    for (int target = 0; target < Implications.NODES; target++) {
      boolean isCommon = !nodes.isEmpty();
      for (int node : nodes) {
        isCommon &= follows.get(node)[target];
      }
      if (isCommon) {
        right.add(target);
      }
    }
  }

  /**
   * All that follows from a node if what is off counts as gone.
   *
   * @param exclusive lists of candidates of which one is on
   */
  private boolean[] propagated(
      int start, Implications implications, List<List<Integer>> exclusive) {
    boolean[] nodes = new boolean[Implications.NODES];
    nodes[start] = true;
    boolean grows = true;
    while (grows) {
      grows = false;
      for (int on = 1; on < nodes.length; on += 2) {
        for (int off : nodes[on] ? implications.follows(on) : List.<Integer>of()) {
          grows |= !nodes[off];
          nodes[off] = true;
        }
      }
      for (List<Integer> candidates : exclusive) {
        for (int last : candidates) {
          if (!nodes[last] && areOthersOff(candidates, last, nodes)) {
            grows = true;
            nodes[last] = true;
          }
        }
      }
    }
    return nodes;
  }

  private static boolean areOthersOff(List<Integer> candidates, int last, boolean[] nodes) {
    for (int other : candidates) {
      if (other != last && !nodes[Implications.contrary(other)]) {
        return false;
      }
    }
    return true;
  }
}
