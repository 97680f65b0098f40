package cluewright.replay.explainer;

import cluewright.InTurn;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Aligned exclusion in all pairs and triples of open cells, by all their digits. */
final class AlignedExclusionsTest {
  private Plain plain;
  private Readings readings;

  /** The cells all of whose candidates a tuple may have. */
  private List<Integer> few;

  @Test
  void anAlignedPairIsFoundWhereTheDefinitionFindsOne() {
    Readings.check(Walk.Kind.ALIGNED_PAIRS, (given, to) -> read(given, 2, 62, to));
  }

  @InTurn
  @Test
  void anAlignedTripleIsFoundWhereTheDefinitionFindsOne() {
    List<Met> states = Met.around(Walk.Kind.ALIGNED_TRIPLES, 500);
    Readings.check(Walk.Kind.ALIGNED_TRIPLES, states, (given, to) -> read(given, 3, 75, to));
  }

  private void read(Plain given, int size, int tenths, Readings to) {
    plain = given;
    readings = to;
    few = new ArrayList<>();
    for (int cell = 0; cell < 81; cell++) {
      if (!plain.digits(cell).isEmpty() && plain.digits(cell).size() <= size) {
        few.add(cell);
      }
    }
    Plain.combinations(
        plain.open(IntStream.range(0, 81).boxed().toList()), size, tuple -> exclude(tuple, tenths));
  }

  private void exclude(List<Integer> tuple, int tenths) {
    List<Set<Integer>> excluded = new ArrayList<>();
    for (int cell : few) {
      if (Plain.seesAll(cell, tuple)) {
        excluded.add(plain.digits(cell));
      }
    }
    if (excluded.isEmpty() && tuple.stream().noneMatch(cell -> seesOne(cell, tuple))) {
      return;
    }
    List<Set<Integer>> possible = new ArrayList<>();
    tuple.forEach(cell -> possible.add(new HashSet<>()));
    combine(tuple, new ArrayList<>(), excluded, possible);
    Map<Integer, Set<Integer>> eliminations = new TreeMap<>();
    for (int i = 0; i < tuple.size(); i++) {
      Set<Integer> gone = new HashSet<>(plain.digits(tuple.get(i)));
      gone.removeAll(possible.get(i));
      if (!gone.isEmpty()) {
        eliminations.put(tuple.get(i), gone);
      }
    }
    readings.add(tenths, 0, eliminations);
  }

  private static boolean seesOne(int cell, List<Integer> tuple) {
    return tuple.stream().anyMatch(other -> Plain.see(cell, other));
  }

  private void combine(
      List<Integer> tuple,
      List<Integer> digits,
      List<Set<Integer>> excluded,
      List<Set<Integer>> possible) {
    int i = digits.size();
    if (i == tuple.size()) {
      if (excluded.stream().noneMatch(digits::containsAll)) {
        IntStream.range(0, i).forEach(j -> possible.get(j).add(digits.get(j)));
      }
      return;
    }
    for (int digit : plain.digits(tuple.get(i))) {
      boolean clashes = false;
      for (int j = 0; j < i; j++) {
        clashes |= digits.get(j) == digit && Plain.see(tuple.get(i), tuple.get(j));
      }
      if (!clashes) {
        digits.add(digit);
        combine(tuple, digits, excluded, possible);
        digits.remove(i);
      }
    }
  }
}
