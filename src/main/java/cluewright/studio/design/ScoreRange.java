package cluewright.studio.design;

import cluewright.replay.Condition;
import cluewright.replay.Conditions;
import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import cluewright.studio.range.RangePicker;
import java.util.Optional;
import java.util.function.BiConsumer;

/**
 * The score condition as a slider over the scores of the level: it previews while dragged and takes
 * effect when released. At the ends there is no limit.
 */
final class ScoreRange {
  private final RangePicker picker;
  private final ConditionsViewModel conditions;
  private ScoreScale scale = ScoreScale.of(Optional.empty());
  private double shownLow;
  private double shownHigh;

  /**
   * @param preview gets the range that a drag would bring: 0 and the highest score for no limit
   */
  ScoreRange(Texts texts, ConditionsViewModel conditions, BiConsumer<Integer, Integer> preview) {
    this.conditions = conditions;
    picker =
        new RangePicker(
            texts.bind("design.condition-score-from"), texts.bind("design.condition-score-to"));
    picker.setId("score-range");
    picker.managedProperty().bind(picker.visibleProperty());
    Tip.on(picker, texts.bind("design.score-range-hint"));
    picker.onMove(() -> preview.accept(from(), to()));
    picker.onSettle(this::use);
    conditions.all.subscribe(this::show);
  }

  RangePicker picker() {
    return picker;
  }

  /** The lower limit; an end that was not dragged keeps its value, even between two positions. */
  private int from() {
    double low = picker.lowProperty().get();
    return low == shownLow ? least(conditions.all.getValue()) : scale.from(low);
  }

  private int to() {
    double high = picker.highProperty().get();
    return high == shownHigh ? most(conditions.all.getValue()) : scale.to(high);
  }

  private static int least(Conditions now) {
    return now.score().map(Condition.Score::least).orElse(0);
  }

  private static int most(Conditions now) {
    return now.score().map(Condition.Score::most).orElse(Condition.Score.HIGHEST);
  }

  /** Takes effect once per drag or held key. */
  private void use() {
    conditions.useScore(from(), to());
    show(conditions.all.getValue());
  }

  private void show(Conditions now) {
    scale = ScoreScale.of(now.level().map(Condition.Levels::hardest));
    shownLow = now.score().map(Condition.Score::least).map(scale::place).orElse(0.0);
    shownHigh = now.score().map(Condition.Score::most).map(scale::place).orElse(1.0);
    picker.show(shownLow, shownHigh);
  }
}
