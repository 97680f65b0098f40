package cluewright.studio.replay;

import cluewright.strategy.core.Deduction;
import cluewright.studio.look.Texts;
import java.util.Optional;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/** The list of available steps: pointing draws one, a press or Enter takes it. */
final class AlternativesPane extends VBox {
  private final AlternativesViewModel steps;
  private final ListView<Deduction> list = new ListView<>();

  AlternativesPane(Texts texts, AlternativesViewModel steps) {
    this.steps = steps;
    list.setId("alternatives");
    list.getStyleClass().addAll("edge-to-edge", "steps");
    list.setItems(steps.found);
    list.setCellFactory(view -> new AlternativeCell(texts, steps));
    list.accessibleTextProperty().bind(texts.bind("replay.alternatives-list"));
    list.setOnMouseExited(event -> point(null));
    list.getSelectionModel()
        .selectedItemProperty()
        .addListener((property, before, now) -> point(now));
    list.addEventHandler(KeyEvent.KEY_PRESSED, this::keyPressed);
    texts.wording.addListener(change -> list.refresh());
    VBox.setVgrow(list, Priority.ALWAYS);
    getChildren().add(list);
  }

  private void point(Deduction step) {
    steps.pointed.set(Optional.ofNullable(step));
  }

  private void keyPressed(KeyEvent event) {
    Deduction chosen = list.getSelectionModel().getSelectedItem();
    if (event.getCode() == KeyCode.ENTER && chosen != null) {
      steps.choose(chosen);
      event.consume();
    }
  }
}
