package cluewright.studio.masks;

import cluewright.model.Mask;
import cluewright.phrase.Phrase;
import cluewright.studio.look.Texts;
import java.util.Optional;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

/** A mask that may be used, and a sentence about it. */
final class Preview extends VBox {
  private static final double SIDE = 168;

  private final MaskPreview picture = new MaskPreview(SIDE);

  Preview(Texts texts, ObservableValue<Optional<Mask>> mask, ObservableValue<Phrase> sentence) {
    getStyleClass().add("mask-pane-preview");
    Label words = new Label();
    words.setId("preview-words");
    words.setWrapText(true);
    words.setMinHeight(USE_PREF_SIZE);
    words.textProperty().bind(texts.bind(sentence));
    getChildren().addAll(picture, words);
    picture.managedProperty().bind(picture.visibleProperty());
    mask.addListener((property, before, now) -> show(now));
    show(mask.getValue());
  }

  private void show(Optional<Mask> mask) {
    picture.setVisible(mask.isPresent());
    mask.ifPresent(picture::show);
  }
}
