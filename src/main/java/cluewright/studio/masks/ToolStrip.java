package cluewright.studio.masks;

import cluewright.studio.look.Icons;
import cluewright.studio.look.Texts;
import java.util.Arrays;
import java.util.List;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.Separator;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.TilePane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** The tools at the left edge, two side by side. */
final class ToolStrip extends VBox {
  private static final int ABREAST = 2;
  private static final double GAP = 4;

  private final Texts texts;
  private final PaintViewModel paint;

  /**
   * Puts the painting tools above other commands.
   *
   * @param groups the commands below the painting tools, with a line between two groups
   */
  ToolStrip(Texts texts, PaintViewModel paint, List<List<Node>> groups) {
    this.texts = texts;
    this.paint = paint;
    getStyleClass().add("tool-strip");
    getChildren().add(tiles(Arrays.stream(PaintTool.values()).map(this::tool).toList()));
    for (List<Node> group : groups) {
      getChildren().addAll(new Separator(Orientation.HORIZONTAL), tiles(group));
    }
  }

  private static Node tiles(List<? extends Node> nodes) {
    TilePane tiles = new TilePane(GAP, GAP);
    tiles.setPrefColumns(ABREAST);
    tiles.getChildren().setAll(nodes);
    return tiles;
  }

  private Node tool(PaintTool tool) {
    ToggleButton button = new ToggleButton("", Icons.of(icon(tool)));
    Form.named(texts, button, "tool-" + tool.word(), tool.hint());
    button.getStyleClass().addAll("button-icon", "flat");
    button.setOnAction(
        event -> {
          paint.toolProperty().set(tool);
          button.setSelected(true);
        });
    paint.toolProperty().addListener((property, before, now) -> button.setSelected(now == tool));
    button.setSelected(paint.toolProperty().get() == tool);
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
