package cluewright.studio.masks;

import cluewright.phrase.Phrase;
import cluewright.studio.look.Boxes;
import cluewright.studio.look.Icons;
import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** A shape with picture and name. */
final class ShapeTile extends VBox {
  private final Texts texts;
  private final Button button;

  ShapeTile(Texts texts, GalleryShape tile, Runnable use) {
    this.texts = texts;
    String name = texts.of(tile.name());
    MaskPreview picture = MaskPreview.withMarks();
    picture.show(tile.mask());
    button = new Button(name, picture);
    button.setId((tile.origin() == GalleryShape.Origin.OWN ? "own-" : "shape-") + tile.id());
    button.setContentDisplay(ContentDisplay.TOP);
    button.getStyleClass().addAll("flat", "shape-tile");
    String words =
        texts.of("shapes.tile", name, tile.mask().size(), BoardSize.of(tile.mask().board()));
    button.setAccessibleText(words);
    Tip.on(button, words);
    button.setOnAction(event -> use.run());
    getStyleClass().add("shape-tile-box");
    getChildren().add(button);
  }

  Button button() {
    return button;
  }

  /** Adds the buttons of a user's own shape below the picture. */
  void addOwnActs(Runnable rename, Runnable delete) {
    HBox acts =
        Boxes.row(
            "shape-acts",
            act(Feather.EDIT_3, "own-rename", "shapes.rename-hint", rename),
            act(Feather.TRASH_2, "own-delete", "shapes.delete-hint", delete));
    getChildren().add(acts);
  }

  private Button act(Feather icon, String id, String key, Runnable run) {
    Button act = new Button("", Icons.of(icon));
    act.getStyleClass().addAll("button-icon", "flat", "small");
    Form.named(texts, act, id, Phrase.of(key, button.getText()));
    act.setOnAction(event -> run.run());
    return act;
  }
}
