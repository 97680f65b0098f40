package cluewright.studio.masks;

import cluewright.studio.look.Command;
import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.layout.VBox;

/** Buttons that move and turn the mask; they stay while one presses on. */
final class TransformPane extends VBox {
  TransformPane(List<Command> transforms) {
    getStyleClass().add("transform-pane");
    for (Command transform : transforms) {
      Button button = transform.button("");
      button.textProperty().bind(transform.label());
      button.getStyleClass().remove("button-icon");
      button.setMaxWidth(Double.MAX_VALUE);
      getChildren().add(button);
    }
    for (int i = 0; i < transforms.size(); i++) {
      getChildren().get(i).setId("transform-" + i);
    }
  }
}
