package cluewright.studio.look;

import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** Puts nodes into rows and columns that the stylesheet knows. */
public final class Boxes {
  private Boxes() {}

  public static HBox row(String style, Node... nodes) {
    HBox row = new HBox(nodes);
    row.getStyleClass().add(style);
    return row;
  }

  /** A row with a gap, in the middle of its height. */
  public static HBox line(double gap, Node... nodes) {
    HBox line = new HBox(gap, nodes);
    line.setAlignment(Pos.CENTER_LEFT);
    return line;
  }

  public static VBox column(String style, Node... nodes) {
    VBox column = new VBox(nodes);
    column.getStyleClass().add(style);
    return column;
  }

  /** Contents that scroll up and down, in the height that a column has left. */
  public static ScrollPane scroll(Node contents) {
    ScrollPane scroll = new Scroll(contents);
    scroll.setFitToWidth(true);
    scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
    scroll.getStyleClass().add("design-scroll");
    VBox.setVgrow(scroll, Priority.ALWAYS);
    return scroll;
  }

  /** Shows a node while something is true; otherwise it takes no room. */
  public static <N extends Node> N show(N node, ObservableValue<Boolean> condition) {
    node.visibleProperty().bind(condition);
    node.managedProperty().bind(node.visibleProperty());
    return node;
  }

  /** Gives a node of a row the room that is left. */
  public static <N extends Node> N growing(N node) {
    HBox.setHgrow(node, Priority.ALWAYS);
    return node;
  }

  /** What keeps the nodes of a row apart. */
  public static Region space() {
    return growing(new Region());
  }
}
