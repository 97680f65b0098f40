package cluewright.studio.masks;

import cluewright.model.Mask;
import cluewright.phrase.Phrase;
import cluewright.studio.look.Texts;
import cluewright.studio.look.WholeNumber;
import javafx.scene.control.Label;
import javafx.scene.control.Spinner;
import javafx.scene.control.SpinnerValueFactory;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;

/** The number of clues, typed or stepped to the next number that the symmetry allows. */
final class ClueNumber extends HBox {
  private final Texts texts;
  private final PaintViewModel paint;
  private final DensityViewModel density;
  private final Spinner<Integer> number;
  private final Label cells = new Label();
  private boolean isShown;

  ClueNumber(Texts texts, PaintViewModel paint, DensityViewModel density) {
    this.texts = texts;
    this.paint = paint;
    this.density = density;
    getStyleClass().add("clue-number");
    number = new Spinner<>(new Steps());
    Form.named(texts, number, "clues", Phrase.of("masks.clues-hint"));
    number.setEditable(true);
    number.valueProperty().addListener((property, before, now) -> set(now));
    TextField editor = number.getEditor();
    editor.setId("clues-editor");
    editor.setOnAction(event -> take());
    editor
        .focusedProperty()
        .addListener(
            (property, before, isFocused) -> {
              if (!isFocused) {
                take();
              }
            });
    cells.setId("clue-cells");
    cells.getStyleClass().add("hint");
    cells.setMinWidth(USE_PREF_SIZE);
    getChildren().addAll(number, cells);
    paint.mask.subscribe(this::show);
  }

  private final class Steps extends SpinnerValueFactory<Integer> {
    Steps() {
      setConverter(new WholeNumber(() -> paint.mask.get().size()));
    }

    @Override
    public void decrement(int steps) {
      density.step(-1);
    }

    @Override
    public void increment(int steps) {
      density.step(1);
    }
  }

  /** Takes a typed number, and shows the result. */
  private void take() {
    number.commitValue();
    show(paint.mask.get());
  }

  /** Sets a number, or the nearest that the symmetry allows. */
  private void set(Integer clues) {
    if (!isShown) {
      density.drag(Math.max(0, Math.min(clues, paint.mask.get().board().shownCells())));
      density.release();
    }
  }

  private void show(Mask mask) {
    isShown = true;
    number.getValueFactory().setValue(mask.size());
    number.getEditor().setText(String.valueOf(mask.size()));
    isShown = false;
    cells.textProperty().bind(texts.bind("masks.counter", mask.board().shownCells()));
  }
}
