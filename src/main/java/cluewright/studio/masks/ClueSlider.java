package cluewright.studio.masks;

import cluewright.model.Mask;
import cluewright.phrase.Phrase;
import cluewright.studio.look.Texts;
import java.util.Map;
import javafx.scene.control.Slider;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/** The number of clues as a slider, which previews while dragged and acts when released. */
final class ClueSlider extends Slider {
  private static final Map<KeyCode, Integer> STEPS =
      Map.of(KeyCode.LEFT, -1, KeyCode.DOWN, -1, KeyCode.RIGHT, 1, KeyCode.UP, 1);

  private final DensityViewModel density;
  private Mask shown;

  ClueSlider(Texts texts, PaintViewModel paint, DensityViewModel density) {
    this.density = density;
    shown = paint.mask.get();
    Form.named(texts, this, "density", Phrase.of("masks.density-hint"));
    addEventFilter(KeyEvent.KEY_PRESSED, this::step);
    valueProperty()
        .addListener((property, before, now) -> turn((int) Math.round(now.doubleValue())));
    valueChangingProperty().addListener((property, before, now) -> changed(now));
    paint.mask.addListener((property, before, now) -> show(now));
    show(shown);
  }

  private void step(KeyEvent event) {
    Integer direction = STEPS.get(event.getCode());
    if (direction != null) {
      density.step(direction);
      event.consume();
    } else if (event.getCode() == KeyCode.ESCAPE && isValueChanging()) {
      density.cancel();
      event.consume();
    }
  }

  /** Handles a click on the track, which changes the number without dragging. */
  private void turn(int clues) {
    if (clues == shown.size()) {
      return;
    }
    density.drag(clues);
    if (!isValueChanging()) {
      density.release();
    }
  }

  private void changed(boolean isDragged) {
    if (!isDragged) {
      density.release();
      setValue(shown.size());
    }
  }

  private void show(Mask mask) {
    shown = mask;
    if (!isValueChanging()) {
      setMax(Math.max(getMax(), mask.board().shownCells()));
      setValue(mask.size());
      setMax(mask.board().shownCells());
    }
  }
}
