package cluewright.studio.design;

import atlantafx.base.controls.Popover;
import cluewright.mask.ShapeLibrary;
import cluewright.model.Board;
import cluewright.studio.look.Texts;
import java.util.List;
import java.util.Locale;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.TilePane;
import javafx.scene.layout.VBox;

/** The built-in shapes, as pictures in a pop-up; a press puts one on the board. */
public final class ShapeGallery {
  private static final double PREVIEW = 72;
  private static final double GAP = 8;
  private static final int COLUMNS = 3;
  private static final double WIDTH = 340;
  private static final double HEIGHT = 420;

  private final PaintViewModel paint;
  private Popover popover;

  public ShapeGallery(Texts texts, PaintViewModel paint) {
    this.paint = paint;
  }

  /** Shows the shapes beside a node, or hides them if they are on show. */
  public void toggle(Node beside) {
    if (popover != null && popover.isShowing()) {
      popover.hide();
      return;
    }
    popover = new Popover(content());
    popover.setTitle("Shapes");
    popover.setHeaderAlwaysVisible(true);
    popover.setDetachable(false);
    popover.setArrowLocation(Popover.ArrowLocation.LEFT_TOP);
    popover.show(beside);
  }

  private Node content() {
    Board now = paint.maskProperty().get().board();
    VBox content = new VBox(GAP);
    content.getStyleClass().add("shape-gallery");
    List<ShapeLibrary.Shape> fitting = ShapeLibrary.shapes(now);
    List<ShapeLibrary.Shape> others =
        ShapeLibrary.all().stream().filter(shape -> shape.mask().board() != now).toList();
    if (fitting.isEmpty()) {
      content.getChildren().add(new Label("No shape is drawn for the " + now + " board yet."));
    } else {
      content.getChildren().add(tiles(fitting));
    }
    if (!others.isEmpty()) {
      Label heading = new Label("On other boards");
      heading.getStyleClass().add("section-title");
      content.getChildren().addAll(heading, tiles(others));
    }
    ScrollPane scroll = new ScrollPane(content);
    scroll.setFitToWidth(true);
    scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
    scroll.setPrefSize(WIDTH, HEIGHT);
    return scroll;
  }

  private Node tiles(List<ShapeLibrary.Shape> shapes) {
    TilePane tiles = new TilePane(GAP, GAP);
    tiles.setPrefColumns(COLUMNS);
    shapes.forEach(shape -> tiles.getChildren().add(tile(shape)));
    return tiles;
  }

  private Node tile(ShapeLibrary.Shape shape) {
    Button button = new Button(label(shape), new MaskPreview(shape.mask(), PREVIEW));
    button.setId("shape-" + shape.name());
    button.setContentDisplay(ContentDisplay.TOP);
    button.getStyleClass().addAll("flat", "shape-tile");
    button.setAccessibleText(
        "Shape " + label(shape) + ", " + shape.mask().size() + " clues, " + shape.mask().board());
    button.setOnAction(
        event -> {
          popover.hide();
          paint.useShape(shape);
        });
    return button;
  }

  private static String label(ShapeLibrary.Shape shape) {
    String words = shape.name().replace('-', ' ');
    return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
  }
}
