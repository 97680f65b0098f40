package cluewright.studio.range;

import java.util.List;

/**
 * A scale for scores from 0 to 1: linear if they are of similar size, otherwise logarithmic, since
 * scores range from hundreds to tens of thousands.
 *
 * @param least the lowest score, at least 1
 * @param most the highest score, more than the lowest
 */
public record ScoreAxis(int least, int most) {
  /** The ratio of highest to lowest score from which the scale is logarithmic. */
  private static final int WIDE = 20;

  /** A scale that includes all of these. */
  public static ScoreAxis of(List<Integer> scores) {
    int least = Math.max(1, scores.stream().mapToInt(Integer::intValue).min().orElse(1));
    int most = scores.stream().mapToInt(Integer::intValue).max().orElse(1);
    return new ScoreAxis(least, Math.max(least + 1, most));
  }

  private boolean isEven() {
    return most < WIDE * least;
  }

  /** The position of a score, limited to the ends. */
  public double place(int score) {
    int within = Math.max(least, Math.min(most, score));
    return isEven()
        ? (double) (within - least) / (most - least)
        : Math.log((double) within / least) / Math.log((double) most / least);
  }

  public int score(double place) {
    return (int)
        Math.round(
            isEven()
                ? least + place * (most - least)
                : least * Math.pow((double) most / least, place));
  }

  /** The number of scores in each of several equal parts. */
  public int[] bars(List<Integer> scores, int parts) {
    int[] bars = new int[parts];
    scores.forEach(score -> bars[Math.min(parts - 1, (int) (place(score) * parts))]++);
    return bars;
  }
}
