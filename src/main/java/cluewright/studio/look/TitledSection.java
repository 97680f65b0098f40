package cluewright.studio.look;

import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

/** A titled section of the options at the side of a window. */
public class TitledSection extends VBox {

  /**
   * A section with its rows.
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
