package cluewright.studio.look;

import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** The text of an empty list: what will be there, and how to get it. */
public final class EmptyListGuide extends VBox {
  private final Texts texts;

  public EmptyListGuide(Texts texts) {
    this.texts = texts;
    getStyleClass().add("guide");
  }

  public EmptyListGuide line(Feather icon, String key) {
    Label label = Controls.paragraph(texts.bind(key));
    HBox.setHgrow(label, Priority.ALWAYS);
    HBox line = Boxes.row("guide-line", Icons.of(icon), label);
    getChildren().add(line);
    return this;
  }
}
