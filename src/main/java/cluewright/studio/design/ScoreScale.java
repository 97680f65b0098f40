package cluewright.studio.design;

import cluewright.replay.Condition;
import cluewright.strategy.Catalogue;
import cluewright.strategy.core.Level;
import cluewright.strategy.core.Variant;
import cluewright.studio.range.ScoreAxis;
import java.util.Optional;

/** The possible scores in round numbers; both ends of the line mean no limit. */
record ScoreScale(ScoreAxis axis) {
  /**
   * The upper end of the line for levels without a higher one, above the scores of most puzzles.
   */
  private static final int OPEN_END = 20_000;

  /** The lower end of the line; hardly any puzzle scores less. */
  private static final int OPEN_START = 100;

  /** The size of a slider step, as a fraction of the score. */
  private static final int FINE = 10;

  private static final int COARSE = 100;
  private static final int COARSE_FROM = 2_000;

  static ScoreScale of(Optional<Level> level) {
    int most = level.filter(one -> one != Level.EXTREME).map(Level::mostScore).orElse(OPEN_END);
    int least = Math.max(OPEN_START, level.map(ScoreScale::least).orElse(OPEN_START));
    return new ScoreScale(new ScoreAxis(least, most));
  }

  /**
   * The lowest score of a level, which needs a step of that level or a score above the level below.
   */
  static int least(Level level) {
    return Catalogue.all().stream()
        .flatMap(strategy -> strategy.variants().stream())
        .filter(variant -> variant.level().compareTo(level) >= 0)
        .mapToInt(Variant::score)
        .min()
        .orElse(0);
  }

  /** The position of a score from 0 to 1, limited to the line. */
  double place(int score) {
    return axis.place(score);
  }

  /** The lower limit at a position; none at the end of the line. */
  int from(double place) {
    return place <= 0 ? 0 : at(place);
  }

  /** The upper limit at a position; none at the end of the line. */
  int to(double place) {
    return place >= 1 ? Condition.Score.HIGHEST : at(place);
  }

  private int at(double place) {
    double score = axis.score(place);
    int step = score < COARSE_FROM ? FINE : COARSE;
    return (int) Math.max(axis.least(), Math.min(axis.most(), Math.round(score / step) * step));
  }
}
