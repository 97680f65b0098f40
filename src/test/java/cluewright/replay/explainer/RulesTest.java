package cluewright.replay.explainer;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** On grids from which any candidates have gone since the source, as in the course of a chain. */
final class RulesTest {
  private Plain before;
  private Plain now;
  private final Set<Rules.Found> expected = new HashSet<>();

  @Test
  void lockedCandidatesAreWhatTheDefinitionFinds() {
    check(0, this::lockedCandidates);
  }

  @Test
  void hiddenPairsAreWhatTheDefinitionFinds() {
    check(1, this::hiddenPairs);
  }

  @Test
  void nakedPairsAreWhatTheDefinitionFinds() {
    check(2, this::nakedPairs);
  }

  @Test
  void xWingsAreWhatTheDefinitionFinds() {
    check(3, this::xWings);
  }

  private void check(int rule, Runnable literal) {
    Random random = Tries.random(94);
    int found = 0;
    for (Met met : Met.sample()) {
      Marks marks = without(met.marks(), random);
      before = new Plain(met.marks());
      now = new Plain(marks);
      expected.clear();
      literal.run();
      assertThat(new HashSet<>(new Rules(met.marks(), marks).apply(rule)))
          .as("%s of %s", now, before)
          .isEqualTo(expected);
      found += expected.size();
    }
    assertThat(found).isGreaterThanOrEqualTo(Tries.showing(1));
  }

  /** A grid without some of its candidates, be they right or wrong. */
  static Marks without(Marks marks, Random random) {
    Marks left = new Marks();
    left.load(marks);
    double share = 0.4 * random.nextDouble();
    for (int cell = 0; cell < 81; cell++) {
      for (int digit = 0; digit < 9; digit++) {
        if (left.has(cell, digit) && random.nextDouble() < share) {
          left.remove(cell, digit);
        }
      }
    }
    return left;
  }

  /** A conclusion counts if it needs that something has gone. */
  private void add(Set<Integer> eliminations, Set<Integer> premises) {
    if (!eliminations.isEmpty() && !premises.isEmpty()) {
      expected.add(new Rules.Found(List.copyOf(eliminations), premises));
    }
  }

  private Set<Integer> gone(List<Integer> house, int digit) {
    Set<Integer> gone = new TreeSet<>();
    for (int cell : before.places(house, digit)) {
      if (!now.has(cell, digit)) {
        gone.add(9 * cell + digit);
      }
    }
    return gone;
  }

  private void lockedCandidates() {
    for (List<Integer> house : Plain.HOUSES) {
      for (List<Integer> other : Plain.HOUSES) {
        boolean isBoxWithLine = isBox(house) != isBox(other);
        for (int digit = 0; isBoxWithLine && digit < 9; digit++) {
          List<Integer> places = now.places(house, digit);
          if (places.size() >= 2 && other.containsAll(places)) {
            Set<Integer> eliminations = new TreeSet<>();
            for (int cell : now.places(other, digit)) {
              if (!house.contains(cell)) {
                eliminations.add(9 * cell + digit);
              }
            }
            Set<Integer> premises = gone(house, digit);
            premises.removeIf(candidate -> other.contains(candidate / 9));
            add(eliminations, premises);
          }
        }
      }
    }
  }

  private static boolean isBox(List<Integer> house) {
    return Plain.index(2, house.get(0)) == Plain.index(2, house.get(8));
  }

  private void hiddenPairs() {
    for (List<Integer> house : Plain.HOUSES) {
      for (int a = 0; a < 9; a++) {
        for (int b = a + 1; b < 9; b++) {
          List<Integer> places = now.places(house, a);
          if (places.size() == 2 && places.equals(now.places(house, b))) {
            Set<Integer> eliminations = new TreeSet<>();
            for (int cell : places) {
              for (int digit : now.digits(cell)) {
                if (digit != a && digit != b) {
                  eliminations.add(9 * cell + digit);
                }
              }
            }
            Set<Integer> premises = gone(house, a);
            premises.addAll(gone(house, b));
            add(eliminations, premises);
          }
        }
      }
    }
  }

  private void nakedPairs() {
    for (List<Integer> house : Plain.HOUSES) {
      Plain.combinations(
          now.open(house),
          2,
          pair -> {
            Set<Integer> digits = now.digits(pair.get(0));
            if (digits.size() == 2 && digits.equals(now.digits(pair.get(1)))) {
              Set<Integer> eliminations = new TreeSet<>();
              Set<Integer> premises = new TreeSet<>();
              for (int cell : house) {
                for (int digit = 0; digit < 9; digit++) {
                  if (pair.contains(cell) && before.has(cell, digit) && !now.has(cell, digit)) {
                    premises.add(9 * cell + digit);
                  }
                  if (!pair.contains(cell) && now.has(cell, digit) && digits.contains(digit)) {
                    eliminations.add(9 * cell + digit);
                  }
                }
              }
              add(eliminations, premises);
            }
          });
    }
  }

  private void xWings() {
    for (int kind = 0; kind < 2; kind++) {
      int across = 1 - kind;
      List<List<Integer>> lines = Plain.HOUSES.subList(9 * kind, 9 * kind + 9);
      for (int digit = 0; digit < 9; digit++) {
        int wanted = digit;
        Plain.combinations(
            lines,
            2,
            two -> {
              List<Integer> one = indices(across, now.places(two.get(0), wanted));
              if (one.size() == 2 && one.equals(indices(across, now.places(two.get(1), wanted)))) {
                Set<Integer> eliminations = new TreeSet<>();
                for (int cell : now.cells(wanted)) {
                  if (one.contains(Plain.index(across, cell))
                      && !two.get(0).contains(cell)
                      && !two.get(1).contains(cell)) {
                    eliminations.add(9 * cell + wanted);
                  }
                }
                Set<Integer> premises = gone(two.get(0), wanted);
                premises.addAll(gone(two.get(1), wanted));
                add(eliminations, premises);
              }
            });
      }
    }
  }

  private static List<Integer> indices(int kind, List<Integer> cells) {
    List<Integer> indices = new ArrayList<>();
    cells.forEach(cell -> indices.add(Plain.index(kind, cell)));
    return indices;
  }
}
