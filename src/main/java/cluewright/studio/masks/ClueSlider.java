package cluewright.studio.masks;

import cluewright.model.Mask;
import cluewright.phrase.Phrase;
import cluewright.studio.look.Texts;
import java.util.Map;
import java.util.Optional;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

/** The number of clues, and a slider that changes it: dragged it previews, released it acts. */
final class ClueSlider extends HBox {
  private static final Map<KeyCode, Integer> STEPS =
      Map.of(KeyCode.LEFT, -1, KeyCode.DOWN, -1, KeyCode.RIGHT, 1, KeyCode.UP, 1);

  private static final double LEAST = 48;

  private final Texts texts;
  private final DensityViewModel density;
  private final Label counter = new Label();
  private final Slider slider = new Slider();
  private Optional<Mask> shown = Optional.empty();

  ClueSlider(Texts texts, PaintViewModel paint, DensityViewModel density) {
    this.texts = texts;
    this.density = density;
    getStyleClass().add("clue-slider");
    counter.setId("clue-counter");
    counter.getStyleClass().add("counter");
    counter.setMinWidth(USE_PREF_SIZE);
    Form.named(texts, slider, "density", Phrase.of("masks.density-hint"));
    slider.setMinWidth(LEAST);
    slider.setPrefWidth(LEAST);
    HBox.setHgrow(slider, Priority.ALWAYS);
    slider.addEventFilter(KeyEvent.KEY_PRESSED, this::step);
    slider
        .valueProperty()
        .addListener((property, before, now) -> turn((int) Math.round(now.doubleValue())));
    slider.valueChangingProperty().addListener((property, before, now) -> changed(now));
    paint.maskProperty().addListener((property, before, now) -> show(now));
    getChildren().addAll(counter, slider);
    show(paint.maskProperty().get());
  }

  private void step(KeyEvent event) {
    Integer direction = STEPS.get(event.getCode());
    if (direction != null) {
      density.step(direction);
      event.consume();
    } else if (event.getCode() == KeyCode.ESCAPE && slider.isValueChanging()) {
      density.cancel();
      event.consume();
    }
  }

  /** A click on the track turns without dragging. */
  private void turn(int clues) {
    if (clues == shown.map(Mask::size).orElse(clues)) {
      return;
    }
    density.drag(clues);
    if (!slider.isValueChanging()) {
      density.release();
    }
  }

  private void changed(boolean isDragged) {
    if (!isDragged) {
      density.release();
      shown.ifPresent(mask -> slider.setValue(mask.size()));
    }
  }

  private void show(Mask mask) {
    shown = Optional.of(mask);
    counter.textProperty().bind(texts.bind("masks.counter", mask.size(), mask.board().cells()));
    if (!slider.isValueChanging()) {
      slider.setMax(Math.max(slider.getMax(), mask.board().cells()));
      slider.setValue(mask.size());
      slider.setMax(mask.board().cells());
    }
  }
}
