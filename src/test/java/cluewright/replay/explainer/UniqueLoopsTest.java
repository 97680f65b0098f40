package cluewright.replay.explainer;

import cluewright.InTurn;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Loops of any length, by all ways from cell to cell that no house forbids. */
final class UniqueLoopsTest {
  private Plain plain;
  private Readings readings;
  private Set<Integer> pair;

  /** The cells with both digits of the pair. */
  private List<Integer> holders;

  private final Set<Set<Integer>> seen = new HashSet<>();

  @InTurn
  @Test
  void aLoopIsFoundWhereTheDefinitionFindsOne() {
    Readings.check(Walk.Kind.LOOPS, this::read);
  }

  private void read(Plain given, Readings to) {
    plain = given;
    readings = to;
    for (int a = 0; a < 9; a++) {
      for (int b = a + 1; b < 9; b++) {
        pair = Set.of(a, b);
        seen.clear();
        holders =
            IntStream.range(0, 81)
                .filter(cell -> plain.digits(cell).containsAll(pair))
                .boxed()
                .toList();
        for (int cell : holders) {
          extend(new ArrayList<>(List.of(cell)));
        }
      }
    }
  }

  /** Goes on from the last cell to any other that sees it; loops begin with their first cell. */
  private void extend(List<Integer> loop) {
    int last = loop.get(loop.size() - 1);
    if (loop.size() >= 4 && Plain.see(last, loop.get(0)) && isDeadly(loop)) {
      if (seen.add(new TreeSet<>(loop))) {
        conclude(loop);
      }
    }
    for (int next : holders) {
      if (next > loop.get(0) && Plain.see(last, next) && !loop.contains(next)) {
        loop.add(next);
        if (areTwoOfAHouseAtMost(loop, next)) {
          extend(loop);
        }
        loop.remove(loop.size() - 1);
      }
    }
  }

  private static boolean areTwoOfAHouseAtMost(List<Integer> loop, int cell) {
    for (int kind = 0; kind < 3; kind++) {
      int within = 0;
      for (int other : loop) {
        within += Plain.index(kind, other) == Plain.index(kind, cell) ? 1 : 0;
      }
      if (within > 2) {
        return false;
      }
    }
    return true;
  }

  /** True if each house of a cell has one of odd and one of even number. */
  private static boolean isDeadly(List<Integer> loop) {
    for (int kind = 0; kind < 3; kind++) {
      for (int i = 0; i < loop.size(); i++) {
        int odd = 0;
        int even = 0;
        for (int j = 0; j < loop.size(); j++) {
          if (Plain.index(kind, loop.get(i)) == Plain.index(kind, loop.get(j))) {
            odd += j % 2;
            even += 1 - j % 2;
          }
        }
        if (odd != 1 || even != 1) {
          return false;
        }
      }
    }
    return true;
  }

  private Set<Integer> extras(List<Integer> cells) {
    Set<Integer> extras = plain.union(cells);
    extras.removeAll(pair);
    return extras;
  }

  private void conclude(List<Integer> loop) {
    List<Integer> with = loop.stream().filter(cell -> plain.digits(cell).size() > 2).toList();
    Set<Integer> extras = extras(with);
    int base =
        switch (loop.size()) {
          case 4 -> 45;
          case 6 -> 46;
          case 8 -> 47;
          default -> 50;
        };
    if (with.size() == 1) {
      readings.add(base, 1, with, pair);
    } else if (extras.size() == 1) {
      List<Integer> seenByAll = new ArrayList<>();
      for (int cell = 0; cell < 81; cell++) {
        if (Plain.seesAll(cell, with)) {
          seenByAll.add(cell);
        }
      }
      readings.add(base, 2, seenByAll, extras);
    }
    for (List<Integer> house : Plain.HOUSES) {
      if (with.size() == 2 && house.containsAll(with)) {
        confined(house, with, base);
        if (extras.size() > 1) {
          inSet(house, with, extras, base);
        }
      }
    }
  }

  private void confined(List<Integer> house, List<Integer> with, int base) {
    for (int digit : pair) {
      if (with.containsAll(plain.places(house, digit))) {
        Set<Integer> other = new TreeSet<>(pair);
        other.remove(digit);
        readings.add(base, 4, with, other);
      }
    }
  }

  /**
   * A naked set of at most half of the open cells, or a hidden one: the digits of the pair, with as
   * many others as there are cells, have no other places than these cells and the two of the loop.
   */
  private void inSet(List<Integer> house, List<Integer> with, Set<Integer> extras, int base) {
    List<Integer> others = new ArrayList<>(plain.open(house));
    others.removeAll(with);
    for (int size = 2; size <= others.size(); size++) {
      int k = size;
      Plain.combinations(
          others,
          k - 1,
          cells -> {
            Set<Integer> union = plain.union(cells);
            union.addAll(extras);
            if (union.size() == k) {
              List<Integer> rest = new ArrayList<>(others);
              rest.removeAll(cells);
              int rank = 2 * k <= others.size() + 2 ? k : rest.size();
              readings.add(base + rank - 1, 3, rest, union);
            }
          });
    }
  }
}
