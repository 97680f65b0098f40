package cluewright.studio.design;

import cluewright.phrase.Phrase;
import cluewright.studio.look.Boxes;
import cluewright.studio.look.Texts;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;

/** A message under a refused input, which takes no space while empty. */
final class Refusal extends Label {
  /** The state of a field whose text was refused. */
  private static final PseudoClass REFUSED = PseudoClass.getPseudoClass("danger");

  Refusal(Texts texts, ObservableValue<Phrase> words) {
    getStyleClass().add("refusal");
    setWrapText(true);
    setMinHeight(Region.USE_PREF_SIZE);
    textProperty().bind(texts.bind(words));
    Boxes.show(this, textProperty().isNotEmpty());
  }

  static void mark(ObservableValue<Phrase> refusal, Node... fields) {
    refusal.addListener(
        (property, before, now) -> {
          for (Node field : fields) {
            field.pseudoClassStateChanged(REFUSED, !now.isNothing());
          }
        });
  }
}
