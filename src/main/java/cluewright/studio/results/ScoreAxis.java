package cluewright.studio.results;

import cluewright.studio.results.Filter.Span;
import java.util.List;

/**
 * A line on which scores lie, from 0 to 1. Equal steps on it are equal factors, since scores run
 * from some hundreds to some ten thousands.
 *
 * @param least the lowest score, at least 1
 * @param most the highest score, more than the lowest
 */
record ScoreAxis(int least, int most) {

  /** A scale on which all of these lie. */
  static ScoreAxis of(List<Integer> scores) {
    int least = scores.stream().mapToInt(Integer::intValue).min().orElse(1);
    int most = scores.stream().mapToInt(Integer::intValue).max().orElse(1);
    return new ScoreAxis(Math.max(1, least), Math.max(Math.max(1, least) + 1, most));
  }

  /** The place of a score; the ends take what lies beyond them. */
  double place(int score) {
    double place = Math.log((double) Math.max(1, score) / least) / Math.log((double) most / least);
    return Math.max(0, Math.min(1, place));
  }

  /** The score at a place. */
  int score(double place) {
    return (int) Math.round(least * Math.pow((double) most / least, place));
  }

  /** The scores between two places; an end of the scale leaves its side open. */
  Span span(double low, double high) {
    return new Span(
        low <= 0 ? Span.ALL.least() : score(low), high >= 1 ? Span.ALL.most() : score(high));
  }

  /** The number of scores in each of so many equal parts of the scale. */
  int[] bars(List<Integer> scores, int parts) {
    int[] bars = new int[parts];
    scores.forEach(score -> bars[Math.min(parts - 1, (int) (place(score) * parts))]++);
    return bars;
  }
}
