package cluewright.studio.printing;

import cluewright.phrase.Phrase;
import cluewright.studio.look.Boxes;
import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import javafx.scene.control.RadioButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.VBox;

/**
 * The choice of puzzles to print, with the number of each kind; selected results are offered if
 * there are any.
 */
final class ScopesPane extends VBox {
  private static final double GAP = 6;

  ScopesPane(Texts texts, PrintingViewModel printing) {
    super(GAP);
    ToggleGroup group = new ToggleGroup();
    for (Scope scope : Scope.values()) {
      RadioButton button = new RadioButton();
      button.setId("print-scope-" + scope.id());
      button.setToggleGroup(group);
      button.textProperty().bind(texts.bind(printing.counts.map(counts -> label(scope, printing))));
      Tip.on(button, texts.bind(scope.hint()));
      button
          .disableProperty()
          .bind(printing.counts.map(counts -> counts.getOrDefault(scope, 0) == 0));
      button.setOnAction(event -> printing.choices.set(printing.choices.get().withScope(scope)));
      printing.choices.addListener(
          (property, before, now) -> button.setSelected(now.scope() == scope));
      button.setSelected(printing.choices.get().scope() == scope);
      button.setMinWidth(USE_PREF_SIZE);
      if (scope == Scope.SELECTED) {
        Boxes.show(button, button.disableProperty().not());
      }
      getChildren().add(button);
    }
  }

  private static Phrase label(Scope scope, PrintingViewModel printing) {
    return scope.label(printing.counts.get().getOrDefault(scope, 0));
  }
}
