package cluewright.studio.board;

import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Line;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.Shape;

/** What the marks on the board mean: one entry for each kind of mark that is on show. */
public final class Legend extends FlowPane {
  private static final double SIZE = 11;
  private static final double LINE = 18;

  public Legend() {
    setId("legend");
    setMinWidth(0);
    getStyleClass().add("legend");
  }

  /** Explains these marks. */
  public void show(Marks marks) {
    getChildren().setAll(LegendEntry.of(marks).stream().map(Legend::entry).toList());
  }

  public boolean isEmpty() {
    return getChildren().isEmpty();
  }

  private static Node entry(LegendEntry entry) {
    Shape sign = sign(entry);
    sign.getStyleClass().add(entry.styleClass());
    Label label = new Label(entry.label(), sign);
    label.getStyleClass().add("hint");
    label.setMinWidth(SIZE);
    label.setTooltip(new Tooltip(entry.meaning()));
    label.setAccessibleText(entry.label() + ": " + entry.meaning());
    return label;
  }

  private static Shape sign(LegendEntry entry) {
    return switch (entry) {
      case BASE, COVER, SECOND -> new Rectangle(SIZE, SIZE);
      case PATTERN, FIN -> new Circle(SIZE / 2);
      case STRONG, WEAK -> new Line(0, 0, LINE, 0);
      case ELIMINATED -> new Line(0, SIZE - 2, SIZE - 2, 0);
    };
  }
}
