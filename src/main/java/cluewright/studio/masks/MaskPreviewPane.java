package cluewright.studio.masks;

import cluewright.model.Mask;
import cluewright.phrase.Phrase;
import cluewright.studio.look.Texts;
import cluewright.studio.look.WholeWords;
import java.util.Optional;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/** A preview of a mask with a sentence about it; without a mask, the sentence replaces it. */
final class MaskPreviewPane extends VBox {
  private static final PseudoClass EMPTY = PseudoClass.getPseudoClass("empty");

  private final MaskPreview picture = MaskPreview.withMarks();
  private final Label words = new Label();
  private final StackPane frame = new StackPane();

  MaskPreviewPane(
      Texts texts, ObservableValue<Optional<Mask>> mask, ObservableValue<Phrase> sentence) {
    getStyleClass().add("mask-pane-preview");
    frame.getStyleClass().add("preview-frame");
    words.setId("preview-words");
    words.setWrapText(true);
    words.setMinHeight(USE_PREF_SIZE);
    words.textProperty().bind(texts.bind(sentence).map(WholeWords::of));
    mask.subscribe(this::show);
  }

  private void show(Optional<Mask> mask) {
    mask.ifPresent(picture::show);
    frame.pseudoClassStateChanged(EMPTY, mask.isEmpty());
    getChildren().clear();
    frame.getChildren().setAll(mask.isPresent() ? picture : words);
    getChildren().add(frame);
    if (mask.isPresent()) {
      getChildren().add(words);
    }
  }
}
