package cluewright.studio.masks;

import cluewright.studio.look.Icons;
import cluewright.studio.look.Texts;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.Separator;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.TilePane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** The tools at the left edge, two abreast, or more where that would be too high. */
final class ToolStrip extends VBox {
  private static final int LEAST_ABREAST = 2;
  private static final int MOST_ABREAST = 5;

  private final Texts texts;
  private final PaintViewModel paint;
  private final List<TilePane> rows = new ArrayList<>();

  /**
   * @param groups the commands below the painting tools, with a line between two groups
   */
  ToolStrip(Texts texts, PaintViewModel paint, List<List<Node>> groups) {
    this.texts = texts;
    this.paint = paint;
    getStyleClass().add("tool-strip");
    heightProperty().addListener(change -> fit());
    getChildren().add(tiles(Arrays.stream(PaintTool.values()).map(this::tool).toList()));
    for (List<Node> group : groups) {
      getChildren().addAll(new Separator(Orientation.HORIZONTAL), tiles(group));
    }
  }

  private Node tiles(List<? extends Node> nodes) {
    TilePane tiles = new TilePane();
    tiles.getStyleClass().add("tools");
    tiles.setPrefColumns(LEAST_ABREAST);
    tiles.getChildren().setAll(nodes);
    rows.add(tiles);
    return tiles;
  }

  /** Chooses as few columns as the height allows. */
  private void fit() {
    int abreast = LEAST_ABREAST;
    lay(abreast);
    while (abreast < MOST_ABREAST && prefHeight(-1) > getHeight()) {
      abreast++;
      lay(abreast);
    }
  }

  private void lay(int abreast) {
    rows.forEach(tiles -> tiles.setPrefColumns(abreast));
  }

  private Node tool(PaintTool tool) {
    ToggleButton button = new ToggleButton("", Icons.of(icon(tool)));
    Form.named(texts, button, "tool-" + tool.word(), tool.hint());
    button.getStyleClass().addAll("button-icon", "flat");
    button.setOnAction(
        event -> {
          paint.tool.set(tool);
          button.setSelected(true);
        });
    paint.tool.addListener((property, before, now) -> button.setSelected(now == tool));
    button.setSelected(paint.tool.get() == tool);
    return button;
  }

  private static Feather icon(PaintTool tool) {
    return switch (tool) {
      case PENCIL -> Feather.EDIT_2;
      case ERASER -> Feather.DELETE;
      case FILL -> Feather.DROPLET;
      case LINE -> Feather.TRENDING_UP;
      case RECTANGLE -> Feather.SQUARE;
    };
  }
}
