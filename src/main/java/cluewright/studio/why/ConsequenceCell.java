package cluewright.studio.why;

import cluewright.strategy.core.Consequence;
import cluewright.studio.look.Texts;
import javafx.css.PseudoClass;
import javafx.scene.control.ListCell;
import javafx.scene.layout.Region;

/** A line of an unfolded argument, farther right the more suppositions it rests on. */
final class ConsequenceCell extends ListCell<Consequence> {
  private static final PseudoClass SUPPOSITION = PseudoClass.getPseudoClass("supposition");
  private static final double STEP = 20;

  private final Texts texts;
  private final Region indent = new Region();

  ConsequenceCell(Texts texts) {
    this.texts = texts;
    setWrapText(true);
    setPrefWidth(0);
    setGraphicTextGap(0);
    indent.setMinWidth(Region.USE_PREF_SIZE);
  }

  @Override
  protected void updateItem(Consequence line, boolean empty) {
    super.updateItem(line, empty);
    pseudoClassStateChanged(SUPPOSITION, !empty && line != null && line.isSupposition());
    if (empty || line == null) {
      setText(null);
      setGraphic(null);
      return;
    }
    setText(texts.of(line.words()));
    indent.setPrefWidth(STEP * (line.depth() - 1));
    setGraphic(indent);
  }
}
