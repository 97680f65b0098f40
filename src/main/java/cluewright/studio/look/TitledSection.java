package cluewright.studio.look;

import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

/** A part of the options at the side of a window: a title, and rows below it. */
public class TitledSection extends VBox {

  /**
   * A part.
   *
   * @param key of its title
   */
  public TitledSection(Texts texts, String key, Node... rows) {
    Label title = new Label();
    title.textProperty().bind(texts.bind(key));
    title.getStyleClass().add("section-title");
    getStyleClass().add("side-section");
    getChildren().add(title);
    getChildren().addAll(rows);
  }
}
