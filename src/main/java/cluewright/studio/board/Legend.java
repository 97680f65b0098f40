package cluewright.studio.board;

import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Line;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.Shape;

/** What the marks on the board mean: one entry for each kind that is on show. */
public final class Legend extends FlowPane {
  private static final double SIZE = 11;
  private static final double LINE = 18;

  private final Texts texts;
  private List<LegendEntry> entries = List.of();

  public Legend(Texts texts) {
    this.texts = texts;
    setId("legend");
    setMinWidth(0);
    getStyleClass().add("legend");
  }

  /** Explains what a picture shows. */
  public void show(BoardPicture picture) {
    List<LegendEntry> next = LegendEntry.of(picture);
    if (!next.equals(entries)) {
      entries = next;
      getChildren().setAll(entries.stream().map(this::entry).toList());
    }
  }

  public boolean isEmpty() {
    return getChildren().isEmpty();
  }

  private Node entry(LegendEntry entry) {
    Shape sign = sign(entry);
    sign.getStyleClass().add(entry.styleClass());
    Label label = new Label("", sign);
    label.textProperty().bind(texts.bind(entry.label()));
    label.getStyleClass().add("hint");
    label.setMinWidth(SIZE);
    Tip.on(label, texts.bind(entry.meaning()));
    label.accessibleTextProperty().bind(texts.bind("board.entry", entry.label(), entry.meaning()));
    return label;
  }

  private static Shape sign(LegendEntry entry) {
    return switch (entry) {
      case BASE, COVER, SECOND -> new Rectangle(SIZE, SIZE);
      case PATTERN, FIN -> new Circle(SIZE / 2);
      case FIXED -> new Line(0, 0, SIZE, 0);
      case STRONG, WEAK -> new Line(0, 0, LINE, 0);
      case ELIMINATED -> new Line(0, SIZE - 2, SIZE - 2, 0);
    };
  }
}
