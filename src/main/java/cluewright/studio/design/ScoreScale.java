package cluewright.studio.design;

import cluewright.replay.Wish;
import cluewright.strategy.Catalogue;
import cluewright.strategy.core.Level;
import cluewright.strategy.core.Variant;
import cluewright.studio.range.ScoreAxis;
import java.util.Optional;

/**
 * The scores that can be asked for, in round numbers; at either end of the line there is no limit.
 */
record ScoreScale(ScoreAxis axis) {
  /** The scores of most puzzles that have no level above them. */
  private static final int OPEN_END = 20_000;

  /** Puzzles with a lower score are hardly any. */
  private static final int OPEN_START = 100;

  /** A step of the slider, in parts of a score. */
  private static final int FINE = 10;

  private static final int COARSE = 100;
  private static final int COARSE_FROM = 2_000;

  /** The scores of a level, or of all. */
  static ScoreScale of(Optional<Level> level) {
    int most = level.filter(one -> one != Level.EXTREME).map(Level::mostScore).orElse(OPEN_END);
    int least = Math.max(OPEN_START, level.map(ScoreScale::least).orElse(OPEN_START));
    return new ScoreScale(new ScoreAxis(least, most));
  }

  /**
   * The lowest score of a puzzle of a level, which has a step of it, or a score above all that the
   * level below allows.
   */
  static int least(Level level) {
    return Catalogue.all().stream()
        .flatMap(strategy -> strategy.variants().stream())
        .filter(variant -> variant.level().compareTo(level) >= 0)
        .mapToInt(Variant::score)
        .min()
        .orElse(0);
  }

  /** The place of a score, from 0 to 1; of one outside, the nearest end. */
  double place(int score) {
    return axis.place(score);
  }

  /** The lower end of a range whose place is given; at the end of the scale there is none. */
  int from(double place) {
    return place <= 0 ? 0 : at(place);
  }

  /** The upper end of a range whose place is given; at the end of the scale there is none. */
  int to(double place) {
    return place >= 1 ? Wish.Score.HIGHEST : at(place);
  }

  private int at(double place) {
    double score = axis.score(place);
    int step = score < COARSE_FROM ? FINE : COARSE;
    return (int) Math.max(axis.least(), Math.min(axis.most(), Math.round(score / step) * step));
  }
}
