package cluewright.studio.masks;

import cluewright.phrase.Phrase;
import cluewright.studio.look.Texts;
import java.util.Optional;
import javafx.scene.control.Button;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

/** The line for keeping the mask as a shape, or renaming a shape. */
final class ShapeNaming extends HBox {
  private final Texts texts;
  private final ShapesViewModel shapes;
  private final TextField name = new TextField();
  private final Button button = new Button();
  private Optional<GalleryShape> renamed = Optional.empty();

  ShapeNaming(Texts texts, ShapesViewModel shapes) {
    this.texts = texts;
    this.shapes = shapes;
    getStyleClass().add("shape-naming");
    Form.named(texts, name, "shape-name", Phrase.of("shapes.name-hint"));
    name.promptTextProperty().bind(texts.bind("shapes.name-prompt"));
    name.setOnAction(event -> commit());
    name.setOnKeyPressed(
        event -> {
          if (event.getCode() == KeyCode.ESCAPE && renamed.isPresent()) {
            begin(Optional.empty());
            event.consume();
          }
        });
    HBox.setHgrow(name, Priority.ALWAYS);
    Form.named(texts, button, "shape-save", Phrase.of("shapes.save-hint"));
    button.setMinWidth(USE_PREF_SIZE);
    button.setOnAction(event -> commit());
    button.disableProperty().bind(name.textProperty().map(text -> text.isBlank()));
    getChildren().addAll(name, button);
    begin(Optional.empty());
  }

  void rename(GalleryShape tile) {
    begin(Optional.of(tile));
    name.setText(tile.id());
    focusName();
  }

  void focusName() {
    name.requestFocus();
    name.selectAll();
  }

  private void begin(Optional<GalleryShape> shape) {
    renamed = shape;
    name.clear();
    button.textProperty().bind(texts.bind(shape.isPresent() ? "shapes.rename" : "shapes.save"));
  }

  private void commit() {
    String text = name.getText().strip();
    if (text.isEmpty()) {
      return;
    }
    renamed.ifPresentOrElse(tile -> shapes.rename(tile, text), () -> shapes.save(text));
    begin(Optional.empty());
  }
}
