package cluewright.replay.explainer;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Graves by all ways to leave two candidates in the cells that have more. */
final class BivalueGravesTest {
  private Plain plain;
  private Readings readings;

  @Test
  void aGraveIsFoundWhereTheDefinitionFindsOne() {
    Readings.check(Walk.Kind.GRAVES, this::read);
  }

  private void read(Plain given, Readings to) {
    plain = given;
    readings = to;
    List<Integer> cells =
        IntStream.range(0, 81).boxed().filter(cell -> plain.digits(cell).size() > 2).toList();
    boolean mayConclude =
        cells.stream().map(plain::digits).allMatch(digits -> digits.size() == 3)
            || Plain.HOUSES.stream().anyMatch(house -> house.containsAll(cells));
    if (!cells.isEmpty() && mayConclude) {
      choose(cells, new HashMap<>());
    }
  }

  private void choose(List<Integer> cells, Map<Integer, Set<Integer>> extras) {
    if (extras.size() == cells.size()) {
      if (isGrave(extras)) {
        conclude(cells, extras);
      }
      return;
    }
    int cell = cells.get(extras.size());
    List<Integer> digits = List.copyOf(plain.digits(cell));
    Plain.combinations(
        digits,
        digits.size() - 2,
        chosen -> {
          extras.put(cell, new TreeSet<>(chosen));
          if (leavesTwo(extras, cell)) {
            choose(cells, extras);
          }
          extras.remove(cell);
        });
  }

  private int left(List<Integer> house, int digit, Map<Integer, Set<Integer>> extras) {
    int left = 0;
    for (int cell : plain.places(house, digit)) {
      left += extras.getOrDefault(cell, Set.of()).contains(digit) ? 0 : 1;
    }
    return left;
  }

  private boolean leavesTwo(Map<Integer, Set<Integer>> extras, int cell) {
    return Plain.HOUSES.stream()
        .filter(house -> house.contains(cell))
        .allMatch(
            house -> extras.get(cell).stream().allMatch(digit -> left(house, digit, extras) >= 2));
  }

  private boolean isGrave(Map<Integer, Set<Integer>> extras) {
    for (List<Integer> house : Plain.HOUSES) {
      for (int digit = 0; digit < 9; digit++) {
        if (!plain.places(house, digit).isEmpty() && left(house, digit, extras) != 2) {
          return false;
        }
      }
    }
    return true;
  }

  private void conclude(List<Integer> cells, Map<Integer, Set<Integer>> extras) {
    Set<Integer> all = new TreeSet<>();
    extras.values().forEach(all::addAll);
    if (cells.size() == 1) {
      readings.add(56, 0, cells, pair(cells.get(0), extras));
    } else if (all.size() == 1) {
      readings.add(
          57,
          0,
          IntStream.range(0, 81).boxed().filter(cell -> Plain.seesAll(cell, cells)).toList(),
          all);
    }
    for (List<Integer> house : Plain.HOUSES) {
      if (cells.size() > 1 && all.size() > 1 && house.containsAll(cells)) {
        if (cells.size() == 2) {
          confined(house, cells, extras);
        }
        inSet(house, cells, all);
      }
    }
  }

  private Set<Integer> pair(int cell, Map<Integer, Set<Integer>> extras) {
    Set<Integer> pair = new TreeSet<>(plain.digits(cell));
    pair.removeAll(extras.get(cell));
    return pair;
  }

  private void confined(
      List<Integer> house, List<Integer> cells, Map<Integer, Set<Integer>> extras) {
    for (int digit = 0; digit < 9; digit++) {
      Map<Integer, Set<Integer>> others = new HashMap<>();
      for (int cell : cells) {
        Set<Integer> pair = pair(cell, extras);
        if (pair.remove(digit)) {
          others.put(cell, pair);
        }
      }
      if (others.size() == 2 && plain.places(house, digit).size() == 2) {
        readings.add(57, 0, others);
      }
    }
  }

  /** The cells hold one of the extra digits at least, and are one of the cells of a naked set. */
  private void inSet(List<Integer> house, List<Integer> cells, Set<Integer> all) {
    List<Integer> others = new ArrayList<>(plain.open(house));
    others.removeAll(cells);
    for (int size = 2; size <= 6; size++) {
      int k = size;
      Plain.combinations(
          others,
          k - 1,
          chosen -> {
            Set<Integer> union = new HashSet<>(plain.union(chosen));
            union.addAll(all);
            if (union.size() == k) {
              List<Integer> rest = new ArrayList<>(others);
              rest.removeAll(chosen);
              readings.add(56 + k, 0, rest, union);
            }
          });
    }
  }
}
