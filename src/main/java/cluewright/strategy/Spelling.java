package cluewright.strategy;

import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/** Finds the known word that a mistyped one was probably meant for. */
public final class Spelling {
  private static final int MOST_SLIPS = 2;

  private Spelling() {}

  /** The most similar known word; empty if there are none. */
  public static Optional<String> nearest(String word, Collection<String> known) {
    String typed = word.toLowerCase(Locale.ROOT);
    return known.stream().min(Comparator.comparingInt(candidate -> distance(typed, candidate)));
  }

  /** The most similar known word, if at most two letters or a third of them are wrong. */
  public static Optional<String> likely(String word, Collection<String> known) {
    String typed = word.toLowerCase(Locale.ROOT);
    return nearest(word, known)
        .filter(
            candidate ->
                distance(typed, candidate) <= Math.max(MOST_SLIPS, candidate.length() / 3));
  }

  /** The Levenshtein distance. */
  private static int distance(String from, String to) {
    int[] row = new int[to.length() + 1];
    Arrays.setAll(row, i -> i);
    for (int i = 1; i <= from.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j <= to.length(); j++) {
        int change = from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1;
        int best = Math.min(diagonal + change, 1 + Math.min(row[j], row[j - 1]));
        diagonal = row[j];
        row[j] = best;
      }
    }
    return row[to.length()];
  }
}
