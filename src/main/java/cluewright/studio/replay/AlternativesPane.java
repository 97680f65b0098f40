package cluewright.studio.replay;

import cluewright.strategy.core.Deduction;
import cluewright.studio.look.Texts;
import cluewright.studio.why.WhyViewModel;
import java.util.Optional;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/**
 * The list of available steps: pointing draws one, a press or Enter takes it. While the argument of
 * one is unfolded, it stays the one that is drawn.
 */
final class AlternativesPane extends VBox {
  private final AlternativesViewModel steps;
  private final WhyViewModel why;
  private final ListView<Deduction> list = new ListView<>();

  AlternativesPane(Texts texts, AlternativesViewModel steps, WhyViewModel why) {
    this.steps = steps;
    this.why = why;
    list.setId("alternatives");
    list.getStyleClass().addAll("edge-to-edge", "steps");
    list.setItems(steps.found);
    list.setCellFactory(view -> new AlternativeCell(texts, steps::choose, this::point, this::ask));
    list.accessibleTextProperty().bind(texts.bind("replay.alternatives-list"));
    list.setOnMouseExited(event -> point(null));
    list.getSelectionModel()
        .selectedItemProperty()
        .addListener((property, before, now) -> point(now));
    list.addEventHandler(KeyEvent.KEY_PRESSED, this::keyPressed);
    texts.wording.addListener(change -> list.refresh());
    why.lines.addListener(change -> leave());
    VBox.setVgrow(list, Priority.ALWAYS);
    getChildren().add(list);
  }

  private void point(Deduction step) {
    if (!why.isAsked()) {
      steps.pointed.set(Optional.ofNullable(step));
    }
  }

  private void ask(Deduction step) {
    why.close();
    point(step);
    why.toggle();
  }

  /** Lets a step go whose argument was unfolded, unless the pointer is still here. */
  private void leave() {
    if (!list.isHover()) {
      point(list.getSelectionModel().getSelectedItem());
    }
  }

  private void keyPressed(KeyEvent event) {
    Deduction chosen = list.getSelectionModel().getSelectedItem();
    if (event.getCode() == KeyCode.ENTER && chosen != null) {
      steps.choose(chosen);
      event.consume();
    }
  }
}
