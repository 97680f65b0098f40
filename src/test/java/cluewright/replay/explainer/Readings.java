package cluewright.replay.explainer;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BiConsumer;

/** All that a literal reading of a technique's definition concludes in a state. */
final class Readings {

  /**
   * A conclusion.
   *
   * @param rank among conclusions of one rating that with the lowest is taken
   */
  private record Reading(int tenths, int rank, Map<Integer, Set<Integer>> eliminations) {}

  private static final int OTHERS = 1000;

  private final Plain plain;
  private final List<Reading> all = new ArrayList<>();

  private Readings(Plain plain) {
    this.plain = plain;
  }

  /** Adds the elimination of digits from cells, if any of them is there. */
  void add(int tenths, int rank, Collection<Integer> cells, Collection<Integer> digits) {
    Map<Integer, Set<Integer>> eliminations = new TreeMap<>();
    for (int cell : cells) {
      eliminations.put(cell, new TreeSet<>(digits));
    }
    add(tenths, rank, eliminations);
  }

  /** Adds eliminations by cell, if any of them is there. */
  void add(int tenths, int rank, Map<Integer, Set<Integer>> eliminations) {
    Map<Integer, Set<Integer>> open = new TreeMap<>(eliminations);
    open.replaceAll(
        (cell, digits) -> {
          Set<Integer> left = new TreeSet<>(digits);
          left.retainAll(plain.digits(cell));
          return left;
        });
    open.values().removeIf(Set::isEmpty);
    if (!open.isEmpty()) {
      all.add(new Reading(tenths, rank, open));
    }
  }

  /**
   * Holds a kind of step to its definition in all states in which it is asked for, and in some
   * others: it is found where there is one; its rating is the least; and it is one of the easiest.
   */
  static void check(Walk.Kind kind, BiConsumer<Plain, Readings> literal) {
    check(kind, Met.around(kind, OTHERS), literal);
  }

  /** The same in some states. */
  static void check(Walk.Kind kind, List<Met> states, BiConsumer<Plain, Readings> literal) {
    Technique technique = kind.technique();
    int found = 0;
    for (Met met : states) {
      Plain plain = new Plain(met.marks());
      Readings readings = new Readings(plain);
      literal.accept(plain, readings);
      Optional<Step> step = technique.first(met.marks());
      found += step.isPresent() ? 1 : 0;
      assertThat(step.map(each -> readings.isEasiest(each)).orElse(readings.all.isEmpty()))
          .as("%s in %s; of %s", step, plain, readings.all)
          .isTrue();
    }
    assertThat(found).isGreaterThanOrEqualTo(Tries.showing(1));
  }

  private boolean isEasiest(Step step) {
    Reading easiest =
        all.stream()
            .min(Comparator.comparingInt(Reading::tenths).thenComparingInt(Reading::rank))
            .orElse(null);
    return easiest != null
        && step.tenths() == easiest.tenths
        && all.contains(new Reading(easiest.tenths, easiest.rank, plain.eliminated(step)));
  }
}
