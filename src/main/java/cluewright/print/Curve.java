package cluewright.print;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** How difficulty develops within a chapter. */
public enum Curve {
  /** The order in which the puzzles were given. */
  AS_GIVEN {
    @Override
    List<Integer> arranged(List<Integer> positions, Comparator<Integer> easier) {
      return positions;
    }
  },
  /** From easiest to hardest. */
  RISING {
    @Override
    List<Integer> arranged(List<Integer> positions, Comparator<Integer> easier) {
      return positions.stream().sorted(easier).toList();
    }
  },
  /** Repeatedly up to a hard puzzle and down again, with a slight overall rise. */
  WAVES {
    @Override
    List<Integer> arranged(List<Integer> positions, Comparator<Integer> easier) {
      List<Integer> rising = RISING.arranged(positions, easier);
      int waves = Math.max(1, Math.round((float) rising.size() / OF_A_WAVE));
      List<Integer> arranged = new ArrayList<>();
      for (int wave = 0; wave < waves; wave++) {
        List<Integer> one = new ArrayList<>();
        for (int i = wave; i < rising.size(); i += waves) {
          one.add(rising.get(i));
        }
        if (wave % 2 == 1) {
          Collections.reverse(one);
        }
        arranged.addAll(one);
      }
      return arranged;
    }
  };

  /** The approximate number of puzzles in each rise and fall. */
  private static final int OF_A_WAVE = 6;

  /** Reorders positions, given which puzzle is easier. */
  abstract List<Integer> arranged(List<Integer> positions, Comparator<Integer> easier);

  /**
   * Puts positions into this order; puzzles without a level come last. Equally difficult ones stay
   * in the order given.
   */
  public List<Integer> arranged(List<Integer> positions, List<Entry> entries) {
    Comparator<Grade> byLevel = Comparator.comparing(Grade::level);
    Comparator<Grade> easier = byLevel.thenComparingInt(Grade::score);
    List<Integer> rated = positions.stream().filter(i -> grade(entries, i).isPresent()).toList();
    List<Integer> all =
        new ArrayList<>(
            arranged(rated, Comparator.comparing(i -> grade(entries, i).orElseThrow(), easier)));
    positions.stream().filter(i -> grade(entries, i).isEmpty()).forEach(all::add);
    return this == AS_GIVEN ? positions : all;
  }

  private static Optional<Grade> grade(List<Entry> entries, int position) {
    return entries.get(position).grade();
  }
}
