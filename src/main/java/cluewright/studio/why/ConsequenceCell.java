package cluewright.studio.why;

import cluewright.strategy.core.Consequence;
import cluewright.studio.look.Texts;
import javafx.css.PseudoClass;
import javafx.geometry.Insets;
import javafx.scene.control.ListCell;

/** A line of an unfolded argument, farther right the more suppositions it rests on. */
final class ConsequenceCell extends ListCell<Consequence> {
  private static final PseudoClass SUPPOSITION = PseudoClass.getPseudoClass("supposition");
  private static final double LEFT = 4;
  private static final double ABOVE = 2;
  private static final double STEP = 20;

  private final Texts texts;

  ConsequenceCell(Texts texts) {
    this.texts = texts;
    setWrapText(true);
    setPrefWidth(0);
  }

  @Override
  protected void updateItem(Consequence line, boolean empty) {
    super.updateItem(line, empty);
    pseudoClassStateChanged(SUPPOSITION, !empty && line != null && line.isSupposition());
    if (empty || line == null) {
      setText(null);
      return;
    }
    setText(texts.of(line.words()));
    setPadding(new Insets(ABOVE, LEFT, ABOVE, LEFT + STEP * (line.depth() - 1)));
  }
}
