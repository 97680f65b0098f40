package cluewright.studio.masks;

import cluewright.model.Mask;
import cluewright.phrase.Phrase;
import cluewright.studio.look.Boxes;
import cluewright.studio.look.Scroll;
import cluewright.studio.look.Texts;
import cluewright.studio.work.Changes;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.TilePane;
import javafx.scene.layout.VBox;

/** The shapes as pictures in groups; a press puts one on the board. */
final class ShapeGallery {
  private static final int COLUMNS = 4;

  private final Texts texts;
  private final ShapesViewModel shapes;
  private final TextField search = new TextField();
  private final ObjectProperty<Optional<Mask>> pointedAtWrapper =
      new SimpleObjectProperty<>(Optional.empty());

  /** The shape under the pointer or with the focus. */
  final ReadOnlyObjectProperty<Optional<Mask>> pointedAt = pointedAtWrapper;

  private final VBox groups = new VBox();
  private final ScrollPane scroll = new Scroll(groups);
  private final ShapeNaming naming;
  private Optional<Shown> shown = Optional.empty();
  private Runnable hide = () -> {};

  /** What the pictures were made of. */
  private record Shown(List<GalleryShape> tiles, Object wording) {}

  ShapeGallery(Texts texts, ShapesViewModel shapes) {
    this.texts = texts;
    this.shapes = shapes;
    this.naming = new ShapeNaming(texts, shapes);
  }

  /** Makes the contents, which close their pop-up when a shape is chosen. */
  Node content(Flyout flyout) {
    hide = flyout::hide;
    Form.named(texts, search, "shape-search", Phrase.of("shapes.search-hint"));
    search.promptTextProperty().bind(texts.bind("shapes.search"));
    search.textProperty().addListener(change -> show());
    search.setOnAction(event -> useFirst());
    search.setOnKeyPressed(
        event -> {
          if (event.getCode() == KeyCode.DOWN) {
            first().ifPresent(Node::requestFocus);
          }
        });
    groups.getStyleClass().add("shape-gallery");
    scroll.setFitToWidth(true);
    scroll.setFocusTraversable(false);
    scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
    scroll.getStyleClass().add("shape-scroll");
    Changes.callNow(
        () -> changed(flyout.showing.get()), shapes.tiles, texts.wording, flyout.showing);
    return Boxes.column("shape-pane", search, scroll, naming);
  }

  /** Moves the focus to the name of a new shape. */
  void focusName() {
    Platform.runLater(naming::focusName);
  }

  /** Makes the pictures anew, but not while nobody sees them: there are hundreds. */
  private void changed(boolean isSeen) {
    if (isSeen && !shown.equals(Optional.of(now()))) {
      show();
    }
  }

  private Shown now() {
    return new Shown(shapes.tiles.get(), texts.wording.getValue());
  }

  private void show() {
    shown = Optional.of(now());
    groups.getChildren().clear();
    Map<String, List<GalleryShape>> found = new LinkedHashMap<>();
    for (GalleryShape tile : shapes.tiles.get()) {
      if (matches(tile)) {
        found.merge(heading(tile), List.of(tile), ShapeGallery::joined);
      }
    }
    found.forEach(this::showGroup);
    if (found.isEmpty() && !shapes.tiles.get().isEmpty()) {
      groups.getChildren().add(new Label(texts.of("shapes.none", search.getText().strip())));
    }
  }

  private static List<GalleryShape> joined(List<GalleryShape> some, List<GalleryShape> more) {
    return Stream.concat(some.stream(), more.stream()).toList();
  }

  private String heading(GalleryShape tile) {
    boolean fits = tile.mask().board().equals(shapes.board());
    return fits
        ? texts.of(tile.group())
        : texts.of("shapes.group-other", BoardSize.of(tile.mask().board()));
  }

  private boolean matches(GalleryShape tile) {
    String wanted = search.getText().strip().toLowerCase(Locale.ROOT);
    return (texts.of(tile.name()) + " " + texts.of(tile.group()))
        .toLowerCase(Locale.ROOT)
        .contains(wanted);
  }

  private void showGroup(String name, List<GalleryShape> members) {
    Label heading = new Label(name);
    heading.getStyleClass().add("section-title");
    TilePane tiles = new TilePane();
    tiles.getStyleClass().add("shape-tiles");
    tiles.setPrefColumns(COLUMNS);
    for (GalleryShape tile : members) {
      ShapeTile view = new ShapeTile(texts, tile, () -> use(tile));
      Button button = view.button();
      button.focusedProperty().addListener(change -> bringIntoSight(view));
      button.focusedProperty().addListener(change -> point(tile, button));
      button.hoverProperty().addListener(change -> point(tile, button));
      if (tile.origin() == GalleryShape.Origin.OWN) {
        view.addOwnActs(() -> naming.rename(tile), () -> shapes.delete(tile));
      }
      tiles.getChildren().add(view);
    }
    groups.getChildren().addAll(heading, tiles);
  }

  private void point(GalleryShape tile, Button button) {
    Optional<Mask> mask = Optional.of(tile.mask());
    if (button.isHover() || button.isFocused()) {
      pointedAtWrapper.set(mask);
    } else if (pointedAtWrapper.get().equals(mask)) {
      pointedAtWrapper.set(Optional.empty());
    }
  }

  private void use(GalleryShape tile) {
    hide.run();
    shapes.use(tile);
  }

  private Optional<Node> first() {
    return Optional.ofNullable(groups.lookup(".shape-tile"));
  }

  private void useFirst() {
    shapes.tiles.get().stream().filter(this::matches).findFirst().ifPresent(this::use);
  }

  private void bringIntoSight(ShapeTile tile) {
    double above =
        tile.getBoundsInParent().getMinY() + tile.getParent().getBoundsInParent().getMinY();
    double height = tile.getHeight();
    double sight = scroll.getViewportBounds().getHeight();
    double hidden = groups.getHeight() - sight;
    if (hidden <= 0) {
      return;
    }
    double top = scroll.getVvalue() * hidden;
    if (above < top) {
      scroll.setVvalue(above / hidden);
    } else if (above + height > top + sight) {
      scroll.setVvalue((above + height - sight) / hidden);
    }
  }
}
