package cluewright.studio.layout;

import cluewright.model.rule.Kind;
import cluewright.model.rule.Mark;
import cluewright.studio.look.Icons;
import java.util.Locale;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.kordamp.ikonli.feather.Feather;

/** The icon of a tool: a small picture of what it draws. */
final class ToolSign {
  private ToolSign() {}

  static Node of(RuleTool tool) {
    return tool.kind().map(ToolSign::of).orElseGet(() -> Icons.of(Feather.DELETE));
  }

  private static Node of(Kind kind) {
    Mark mark = kind.mark();
    if (mark instanceof Mark.Letter letter) {
      return letter(letter.letter());
    }
    if (mark instanceof Mark.Chevron) {
      return letter("<");
    }
    if (mark instanceof Mark.Dot dot) {
      return part(dot.isBlack() ? "tool-black-dot" : "tool-white-dot");
    }
    if (mark instanceof Mark.Line line) {
      Node tube = part("tool-" + line.paint().name().toLowerCase(Locale.ROOT) + "-line");
      return line.hasBulb() ? new StackPane(tube, part("tool-bulb")) : tube;
    }
    if (mark instanceof Mark.Outline) {
      return part("tool-outline");
    }
    throw new IllegalStateException("no tool draws " + kind);
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
