package cluewright.studio.replay;

import cluewright.strategy.StrategySet;
import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.control.Slider;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** The position in the replay on a slider with a mark for each step. */
final class TimeLine extends VBox {
  private static final double LEAST = 80;

  private final ReplayViewModel replay;
  private final Slider slider = new Slider();
  private final StepStrip strip = new StepStrip(this::thumb);
  private final ObservableValue<StrategySet> required;
  private boolean following;

  TimeLine(Texts texts, ReplayViewModel replay) {
    this.replay = replay;
    this.required = replay.required();
    slider.setId("time-line");
    slider.setMin(0);
    slider.setMajorTickUnit(1);
    slider.setMinorTickCount(0);
    slider.setSnapToTicks(true);
    slider.setBlockIncrement(1);
    slider.addEventFilter(MouseEvent.ANY, TimeLine::keepFromMenu);
    Tip.on(slider, texts.bind("replay.time-line-hint"));
    slider.accessibleTextProperty().bind(texts.bind("replay.time-line"));
    slider
        .valueProperty()
        .addListener((property, before, now) -> slid((int) Math.round(now.doubleValue())));
    getChildren().addAll(slider, strip);
    setAlignment(Pos.CENTER);
    setMinWidth(LEAST);
    setPrefWidth(LEAST);
    replay.path.addListener(change -> pathChanged());
    replay.position.addListener(change -> follow());
    required.addListener(change -> strip.show(replay.entries, required.getValue()));
    pathChanged();
  }

  /** The minimum distance of the thumb's middle from an end of the slider. */
  private double thumb() {
    return slider.lookup(".thumb") instanceof Region thumb ? thumb.getWidth() / 2 : 0;
  }

  /** Keeps the slider from moving when a press asks for a menu. */
  private static void keepFromMenu(MouseEvent event) {
    if (event.getButton() == MouseButton.SECONDARY) {
      event.consume();
    }
  }

  private void pathChanged() {
    strip.show(replay.entries, required.getValue());
    follow();
  }

  private void slid(int state) {
    if (!following) {
      replay.goTo(state);
    }
  }

  /** Moves the slider, also when its maximum shrinks, without treating it as the user's choice. */
  private void follow() {
    int steps = replay.length();
    following = true;
    slider.setDisable(steps == 0);
    slider.setMax(Math.max(1, steps));
    slider.setValue(replay.position.get());
    following = false;
  }
}
