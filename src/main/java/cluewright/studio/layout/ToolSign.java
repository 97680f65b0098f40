package cluewright.studio.layout;

import cluewright.studio.look.Icons;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.kordamp.ikonli.feather.Feather;

/** The picture of a tool: what it draws, small. */
final class ToolSign {
  private ToolSign() {}

  static Node of(RuleTool tool) {
    return switch (tool) {
      case X, V -> letter(tool.name());
      case LESS -> letter("<");
      case THERMOMETER -> new StackPane(part("tool-tube"), part("tool-bulb"));
      case ERASER -> Icons.of(Feather.DELETE);
      case WHITE_DOT, BLACK_DOT, CAGE -> part("tool-" + tool.id());
    };
  }

  private static Node letter(String letter) {
    Label label = new Label(letter);
    label.getStyleClass().add("tool-letter");
    return label;
  }

  private static Node part(String style) {
    Region part = new Region();
    part.getStyleClass().add(style);
    return part;
  }
}
