package cluewright.studio.range;

import java.util.List;

/**
 * A line on which scores lie, from 0 to 1: evenly where they are of about the same size, and else
 * by their logarithm, since scores run from some hundreds to some ten thousands.
 *
 * @param least the lowest score, at least 1
 * @param most the highest score, more than the lowest
 */
public record ScoreAxis(int least, int most) {
  /** How many times the lowest score the highest one is where equal steps become equal factors. */
  private static final int WIDE = 20;

  /** A line on which all of these lie. */
  public static ScoreAxis of(List<Integer> scores) {
    int least = Math.max(1, scores.stream().mapToInt(Integer::intValue).min().orElse(1));
    int most = scores.stream().mapToInt(Integer::intValue).max().orElse(1);
    return new ScoreAxis(least, Math.max(least + 1, most));
  }

  private boolean isEven() {
    return most < WIDE * least;
  }

  /** The place of a score; the ends take what lies beyond them. */
  public double place(int score) {
    int within = Math.max(least, Math.min(most, score));
    return isEven()
        ? (double) (within - least) / (most - least)
        : Math.log((double) within / least) / Math.log((double) most / least);
  }

  /** The score at a place. */
  public int score(double place) {
    return (int)
        Math.round(
            isEven()
                ? least + place * (most - least)
                : least * Math.pow((double) most / least, place));
  }

  /** The number of scores in each of so many equal parts of the line. */
  public int[] bars(List<Integer> scores, int parts) {
    int[] bars = new int[parts];
    scores.forEach(score -> bars[Math.min(parts - 1, (int) (place(score) * parts))]++);
    return bars;
  }
}
