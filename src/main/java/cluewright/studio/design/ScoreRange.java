package cluewright.studio.design;

import cluewright.replay.Wish;
import cluewright.replay.Wishes;
import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import java.util.Optional;
import java.util.function.BiConsumer;
import javafx.scene.control.Skin;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import org.controlsfx.control.RangeSlider;

/**
 * The wished score as a part of the scores of the level: dragged it tells what it would be,
 * released it acts. At the ends there is no limit.
 */
final class ScoreRange extends RangeSlider {
  private static final int PLACES = 1000;
  private static final int STEP = 20;

  private final WishesViewModel wishes;
  private final BiConsumer<Integer, Integer> preview;
  private ScoreScale scale = ScoreScale.of(Optional.empty());
  private double shownLow;
  private double shownHigh;
  private boolean following;
  private boolean turned;

  /**
   * Makes the slider of the moment.
   *
   * @param preview gets the range that a drag would bring: 0 and the highest score for no limit
   */
  ScoreRange(Texts texts, WishesViewModel wishes, BiConsumer<Integer, Integer> preview) {
    super(0, PLACES, 0, PLACES);
    this.wishes = wishes;
    this.preview = preview;
    setId("score-range");
    setBlockIncrement(STEP);
    setFocusTraversable(false);
    setMajorTickUnit(PLACES);
    setMinorTickCount(0);
    accessibleTextProperty().bind(texts.bind("design.score-range"));
    Tip.on(this, texts.bind("design.score-range-hint"));
    lowValueProperty().addListener(change -> turned());
    highValueProperty().addListener(change -> turned());
    addEventHandler(MouseEvent.MOUSE_RELEASED, event -> use());
    addEventHandler(KeyEvent.KEY_RELEASED, event -> use());
    focusedProperty().addListener(change -> use());
    wishes.wishesProperty().addListener((property, before, now) -> show(now));
    show(wishes.wishes());
  }

  /** Its thumbs would not let the Tab key go; the fields beside it are for the keyboard. */
  @Override
  protected Skin<?> createDefaultSkin() {
    Skin<?> skin = super.createDefaultSkin();
    getChildren().forEach(part -> part.setFocusTraversable(false));
    return skin;
  }

  private void turned() {
    if (!following) {
      turned = true;
      preview.accept(from(), to());
    }
  }

  /** The end that was not dragged stays as it was wished, which may lie between two places. */
  private int from() {
    return getLowValue() == shownLow ? least(wishes.wishes()) : scale.from(getLowValue() / PLACES);
  }

  private int to() {
    return getHighValue() == shownHigh ? most(wishes.wishes()) : scale.to(getHighValue() / PLACES);
  }

  private static int least(Wishes now) {
    return now.score().map(Wish.Score::least).orElse(0);
  }

  private static int most(Wishes now) {
    return now.score().map(Wish.Score::most).orElse(Wish.Score.HIGHEST);
  }

  /** Acts once for a drag, or for a key that is held. */
  private void use() {
    if (turned) {
      turned = false;
      wishes.useScore(from(), to());
      show(wishes.wishes());
    }
  }

  private void show(Wishes now) {
    scale = ScoreScale.of(now.level().map(Wish.Levels::hardest));
    double low = now.score().map(Wish.Score::least).map(scale::place).orElse(0.0);
    double high = now.score().map(Wish.Score::most).map(scale::place).orElse(1.0);
    following = true;
    setLowValue(0);
    setHighValue(high * PLACES);
    setLowValue(low * PLACES);
    shownLow = getLowValue();
    shownHigh = getHighValue();
    following = false;
  }
}
