package cluewright.studio.look;

import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

/** A titled section of the options at the side of a window. */
public class TitledSection extends VBox {

  /**
   * @param key of its title
   */
  public TitledSection(Texts texts, String key, Node... rows) {
    Label title = Controls.label(texts.bind(key), "section-title");
    getStyleClass().add("side-section");
    getChildren().add(title);
    getChildren().addAll(rows);
  }
}
