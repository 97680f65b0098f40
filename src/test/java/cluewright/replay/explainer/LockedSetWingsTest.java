package cluewright.replay.explainer;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class LockedSetWingsTest {

  @Test
  void aWxyzWingIsFoundWhereTheDefinitionFindsOne() {
    Readings.check(Walk.Kind.WXYZ_WINGS, (plain, to) -> read(plain, 3, to, 55, 56, 55));
  }

  @Test
  void aVwxyzWingIsFoundWhereTheDefinitionFindsOne() {
    Readings.check(Walk.Kind.VWXYZ_WINGS, (plain, to) -> read(plain, 4, to, 63, 64, 63, 62));
  }

  private static void read(Plain plain, int size, Readings to, int... ratings) {
    for (List<Integer> house : Plain.HOUSES) {
      Plain.combinations(
          plain.open(house),
          size,
          set -> {
            if (plain.union(set).size() == size + 1) {
              for (int cell = 0; cell < 81; cell++) {
                if (plain.digits(cell).size() == 2
                    && plain.union(set).containsAll(plain.digits(cell))
                    && !set.contains(cell)) {
                  wing(plain, set, cell, to, ratings);
                }
              }
            }
          });
    }
  }

  private static void wing(Plain plain, List<Integer> set, int cell, Readings to, int... ratings) {
    Set<Integer> locked = new HashSet<>();
    for (int x : plain.digits(cell)) {
      if (Plain.seesAll(cell, set.stream().filter(other -> plain.has(other, x)).toList())) {
        locked.add(x);
      }
    }
    if (locked.isEmpty()) {
      return;
    }
    Set<Integer> digits = new HashSet<>(plain.union(set));
    if (locked.size() == 1) {
      digits = new HashSet<>(plain.digits(cell));
      digits.removeAll(locked);
    }
    List<Integer> wing = new ArrayList<>(set);
    wing.add(cell);
    Map<Integer, Set<Integer>> eliminations = new TreeMap<>();
    for (int digit : digits) {
      List<Integer> with = wing.stream().filter(other -> plain.has(other, digit)).toList();
      IntStream.range(0, 81)
          .filter(other -> plain.has(other, digit) && !wing.contains(other))
          .filter(other -> Plain.seesAll(other, with))
          .forEach(other -> eliminations.computeIfAbsent(other, o -> new HashSet<>()).add(digit));
    }
    int most = set.stream().mapToInt(other -> plain.digits(other).size()).max().orElseThrow();
    int total = set.stream().mapToInt(other -> plain.digits(other).size()).sum();
    to.add(ratings[most - 2], -total, eliminations);
  }
}
