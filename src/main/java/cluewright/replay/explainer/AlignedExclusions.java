package cluewright.replay.explainer;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Aligned pair exclusion: two digits of two cells cannot go together if they are equal and the
 * cells see each other, or if they are all the candidates of a cell that sees both. A digit that
 * goes with none is eliminated. Rated 6.2.
 */
final class AlignedExclusions implements Technique {
  private static final int RATING = 62;

  private Marks marks;

  @Override
  public Optional<Step> first(Marks given) {
    marks = given;
    for (int one = 0; one < Nine.CELLS; one++) {
      for (int other = one + 1; marks.count(one) > 1 && other < Nine.CELLS; other++) {
        if (marks.count(other) > 1) {
          Optional<Step> step = pair(one, other);
          if (step.isPresent()) {
            return step;
          }
        }
      }
    }
    return Optional.empty();
  }

  private Optional<Step> pair(int one, int other) {
    List<Integer> excluders = new ArrayList<>();
    for (int cell : Nine.PEER_SETS[one].and(Nine.PEER_SETS[other]).toArray()) {
      if (marks.count(cell) == 2) {
        excluders.add(marks.digits(cell));
      }
    }
    if (excluders.isEmpty()) {
      return Optional.empty();
    }
    boolean see = Nine.sees(one, other);
    int possibleOne = 0;
    int possibleOther = 0;
    for (int a = 0; a < Nine.SIDE; a++) {
      for (int b = 0; marks.has(one, a) && b < Nine.SIDE; b++) {
        if (marks.has(other, b) && !(see && a == b) && !excluders.contains(1 << a | 1 << b)) {
          possibleOne |= 1 << a;
          possibleOther |= 1 << b;
        }
      }
    }
    Map<Integer, Integer> eliminations = new TreeMap<>();
    if ((marks.digits(one) & ~possibleOne) != 0) {
      eliminations.put(one, marks.digits(one) & ~possibleOne);
    }
    if ((marks.digits(other) & ~possibleOther) != 0) {
      eliminations.put(other, marks.digits(other) & ~possibleOther);
    }
    return eliminations.isEmpty()
        ? Optional.empty()
        : Optional.of(Step.eliminating(RATING, eliminations));
  }
}
