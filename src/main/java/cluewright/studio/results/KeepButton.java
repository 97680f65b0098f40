package cluewright.studio.results;

import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.layout.Region;

/** The star of a result, filled while it is kept. */
final class KeepButton extends Button {
  private static final PseudoClass KEPT = PseudoClass.getPseudoClass("kept");

  private final Texts texts;
  private final ResultsViewModel results;

  KeepButton(Texts texts, ResultsViewModel results) {
    this.texts = texts;
    this.results = results;
    Region shape = new Region();
    shape.getStyleClass().add("star");
    setGraphic(shape);
    getStyleClass().addAll("button-icon", "flat", "small-icon", "keep");
    setFocusTraversable(false);
  }

  void show(ResultEntry entry) {
    boolean isKept = entry.result().kept();
    setOnAction(event -> results.toggleKept(List.of(entry)));
    pseudoClassStateChanged(KEPT, isKept);
    String hint = texts.of(isKept ? "results.release-hint" : "results.keep-hint");
    Tip.on(this, hint);
    setAccessibleText(hint);
  }
}
