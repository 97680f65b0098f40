package cluewright.search.dual;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What was learned is met again with just its places to blame, and nothing else is. */
final class NogoodsTest {
  private static final int PLACES = 40;

  /** The longest that is kept, and how many for each place and digit. */
  private static final int LONGEST = 24;

  private static final int KEPT = 32;

  /** By place and digit, each learned: what stood in the places that were to blame. */
  private record Learned(int place, int digit, TreeMap<Integer, Integer> stood) {
    boolean holds(int[] digitAt) {
      return stood.entrySet().stream().allMatch(each -> digitAt[each.getKey()] == each.getValue());
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 9, 25})
  void aHitIsALearnedOneThatHolds(int digits) {
    Random random = Tries.random(143);
    int[] lengths = new int[PLACES + 1];
    int missed = 0;
    for (int i = 0; i < Tries.of(100); i++) {
      int[] digitAt = new int[PLACES];
      Nogoods nogoods = new Nogoods(digitAt, digits);
      PlaceSets sets = new PlaceSets(1, PLACES);
      Deque<Learned> all = new ArrayDeque<>();
      int rarely = 4 + random.nextInt(40);
      for (int step = 0; step < 300; step++) {
        // Few digits in few places, so that the same comes again.
        int place = 30 + random.nextInt(2);
        int digit = 1;
        IntStream.range(0, PLACES)
            .forEach(each -> digitAt[each] = digits - (random.nextInt(rarely) == 0 ? 1 : 0));
        List<Learned> holding =
            all.stream()
                .filter(each -> each.place == place && each.digit == digit)
                .filter(each -> each.holds(digitAt))
                .toList();
        sets.clear(0);
        if (nogoods.refute(place, digit, sets, 0)) {
          List<Integer> blamed = blamed(sets);
          assertThat(holding)
              .as("%s in %d", blamed, place)
              .anyMatch(each -> blamed.equals(new ArrayList<>(each.stood.keySet())));
          lengths[blamed.size()]++;
        } else {
          long kept =
              all.stream()
                  .filter(each -> each.place == place && each.digit == digit)
                  .filter(each -> each.stood.size() <= LONGEST)
                  .count();
          boolean isKept = holding.stream().anyMatch(each -> each.stood.size() <= LONGEST);
          assertThat(isKept && kept <= KEPT).isFalse();
          missed += isKept ? 1 : 0;
          all.add(learn(nogoods, place, digit, sets, digitAt, random));
        }
      }
    }
    assertThat(lengths[LONGEST]).isGreaterThanOrEqualTo(Tries.showing(20));
    assertThat(lengths[1]).isGreaterThanOrEqualTo(Tries.showing(20));
    assertThat(IntStream.rangeClosed(LONGEST + 1, PLACES).map(each -> lengths[each]).sum())
        .isZero();
    assertThat(missed).as("overwritten").isGreaterThanOrEqualTo(Tries.showing(1));
  }

  private static Learned learn(
      Nogoods nogoods, int place, int digit, PlaceSets sets, int[] digitAt, Random random) {
    int size = random.nextBoolean() ? 1 + random.nextInt(27) : 22 + random.nextInt(5);
    TreeMap<Integer, Integer> stood = new TreeMap<>();
    sets.clear(0);
    while (stood.size() < size) {
      int each = random.nextInt(place);
      sets.add(0, each);
      stood.put(each, digitAt[each]);
    }
    nogoods.learn(place, digit, sets, 0);
    return new Learned(place, digit, stood);
  }

  private static List<Integer> blamed(PlaceSets sets) {
    return IntStream.range(0, PLACES).filter(each -> sets.has(0, each)).boxed().toList();
  }
}
