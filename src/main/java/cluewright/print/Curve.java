package cluewright.print;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** How difficulty goes on within a chapter. */
public enum Curve {
  /** In the order in which the puzzles were given. */
  AS_GIVEN {
    @Override
    List<Integer> arranged(List<Integer> positions, Comparator<Integer> easier) {
      return positions;
    }
  },
  /** From the easiest to the hardest. */
  RISING {
    @Override
    List<Integer> arranged(List<Integer> positions, Comparator<Integer> easier) {
      return positions.stream().sorted(easier).toList();
    }
  },
  /** Up to a hard one and down again, time after time; the whole rises a little. */
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

  /** About how many puzzles go up, or down. */
  private static final int OF_A_WAVE = 6;

  /** The positions in another order. */
  abstract List<Integer> arranged(List<Integer> positions, Comparator<Integer> easier);

  /**
   * The puzzles at some positions in this order; those without a level stand after all others.
   * Equally difficult ones stay in the order given.
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
