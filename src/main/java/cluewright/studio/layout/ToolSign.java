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
      Node disc = part(dot.isBlack() ? "tool-black-dot" : "tool-white-dot");
      return kind.isLabelled() ? new StackPane(disc, part("tool-figure-in-dot")) : disc;
    }
    if (mark instanceof Mark.Line line) {
      return line(line);
    }
    if (mark instanceof Mark.Rays rays) {
      return part(rays.tip() == Mark.Tip.ARROW ? "tool-arrows" : "tool-rays");
    }
    if (mark instanceof Mark.Outline) {
      return part(kind.isApart() ? "tool-outline" : "tool-dotted");
    }
    if (mark instanceof Mark.InCell cell) {
      return part("tool-" + name(cell.figure()).replace('_', '-'));
    }
    if (mark instanceof Mark.Tint) {
      return part("tool-tint");
    }
    if (mark instanceof Mark.Corner) {
      return new StackPane(part("tool-cross"), part("tool-white-dot"));
    }
    if (mark instanceof Mark.Numeral) {
      return letter("10");
    }
    if (mark instanceof Mark.Beside) {
      return new StackPane(part("tool-beside"), letter(kind.word().substring(0, 1)));
    }
    return letter(kind.id().substring(0, 1).toUpperCase(Locale.ROOT));
  }

  /** A line with its ends. */
  private static Node line(Mark.Line line) {
    StackPane parts = new StackPane(part("tool-" + name(line.paint()) + "-line"));
    if (line.first() != Mark.Tip.NONE) {
      parts.getChildren().add(part("tool-" + name(line.first())));
    }
    if (line.last() != Mark.Tip.NONE) {
      Node last = part("tool-" + name(line.last()));
      last.getStyleClass().add("tool-last");
      parts.getChildren().add(last);
    }
    return parts;
  }

  private static String name(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT);
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
