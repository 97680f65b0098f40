package cluewright.studio;

import cluewright.phrase.Phrase;
import cluewright.studio.look.Texts;
import java.util.List;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Label;
import javafx.scene.text.Text;

/** A remark beside the board, shown only if it fits without being cut. */
final class BoardHint extends Label {
  private final Texts texts;
  private final ObservableValue<List<Phrase>> longestFirst;

  BoardHint(Texts texts, ObservableValue<List<Phrase>> longestFirst) {
    this.texts = texts;
    this.longestFirst = longestFirst;
    getStyleClass().add("hint");
    setMinWidth(0);
    setMaxWidth(Double.MAX_VALUE);
    widthProperty().addListener(change -> fit());
    fontProperty().addListener(change -> fit());
    longestFirst.addListener(change -> fit());
    texts.wording.addListener(change -> fit());
    fit();
  }

  private void fit() {
    setText(
        longestFirst.getValue().stream()
            .map(texts::of)
            .filter(words -> width(words) <= getWidth())
            .findFirst()
            .orElse(""));
  }

  private double width(String words) {
    Text text = new Text(words);
    text.setFont(getFont());
    return Math.ceil(text.getLayoutBounds().getWidth());
  }
}
