package cluewright.replay.rating;

import cluewright.strategy.core.Level;
import cluewright.strategy.core.Variant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Counts the uses of each variant and adds up their scores; reusable. */
final class Tally {
  private final List<Variant> variants;
  private final int[] counts;
  private int guesses;

  /** A tally for these variants, easiest first. */
  Tally(List<Variant> variants) {
    this.variants = List.copyOf(variants);
    this.counts = new int[variants.size()];
  }

  void clear() {
    Arrays.fill(counts, 0);
    guesses = 0;
  }

  void add(Variant variant) {
    counts[variants.indexOf(variant)]++;
  }

  void addGuess() {
    guesses++;
  }

  int guesses() {
    return guesses;
  }

  /** HoDoKu's score: the sum of all steps. */
  int score() {
    int score = guesses * Rating.GUESS_SCORE;
    for (int i = 0; i < counts.length; i++) {
      score += counts[i] * variants.get(i).score();
    }
    return score;
  }

  /** HoDoKu's level of the hardest step. */
  Level hardest() {
    Level hardest = guesses > 0 ? Level.EXTREME : Level.EASY;
    for (int i = 0; i < counts.length; i++) {
      Level level = variants.get(i).level();
      hardest = counts[i] > 0 && level.compareTo(hardest) > 0 ? level : hardest;
    }
    return hardest;
  }

  /** The variants used, easiest first. */
  List<Rating.Use> uses() {
    List<Rating.Use> uses = new ArrayList<>();
    for (int i = 0; i < counts.length; i++) {
      if (counts[i] > 0) {
        uses.add(new Rating.Use(variants.get(i), counts[i]));
      }
    }
    return uses;
  }
}
