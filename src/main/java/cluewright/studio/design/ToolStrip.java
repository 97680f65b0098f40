package cluewright.studio.design;

import cluewright.studio.look.Icons;
import cluewright.studio.look.Texts;
import java.util.List;
import java.util.Locale;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.Separator;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** The tools at the left edge. */
public final class ToolStrip extends VBox {

  /**
   * Puts the painting tools above other commands.
   *
   * @param groups the commands below the painting tools, with a line between two groups
   */
  public ToolStrip(Texts texts, PaintViewModel paint, List<List<Node>> groups) {
    getStyleClass().add("tool-strip");
    getChildren()
        .addAll(
            tool(paint, PaintTool.PAINT, Feather.EDIT_2, "Paint: press and drag over cells"),
            tool(
                paint,
                PaintTool.ERASE,
                Feather.DELETE,
                "Erase: press and drag; the right button or Shift erases with any tool"));
    for (List<Node> group : groups) {
      getChildren().add(new Separator(Orientation.HORIZONTAL));
      getChildren().addAll(group);
    }
  }

  private static ToggleButton tool(
      PaintViewModel paint, PaintTool tool, Feather icon, String hint) {
    ToggleButton button = new ToggleButton("", Icons.of(icon));
    button.setId("tool-" + tool.name().toLowerCase(Locale.ROOT));
    button.getStyleClass().addAll("button-icon", "flat");
    button.setTooltip(new Tooltip(hint));
    button.setAccessibleText(hint);
    button.setOnAction(
        event -> {
          paint.toolProperty().set(tool);
          button.setSelected(true);
        });
    paint.toolProperty().addListener((property, before, now) -> button.setSelected(now == tool));
    button.setSelected(paint.toolProperty().get() == tool);
    return button;
  }
}
