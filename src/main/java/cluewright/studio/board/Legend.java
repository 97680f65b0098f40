package cluewright.studio.board;

import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;

/** The legend of the board's marks, one entry for each kind shown. */
public final class Legend extends FlowPane {
  private final Texts texts;
  private List<LegendEntry> entries = List.of();

  public Legend(Texts texts) {
    this.texts = texts;
    setId("legend");
    setMinWidth(0);
    getStyleClass().add("legend");
  }

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
    Region sign = new Region();
    sign.getStyleClass().addAll("sign", entry.styleClass());
    Label label = new Label("", sign);
    label.textProperty().bind(texts.bind(entry.label()));
    label.getStyleClass().add("hint");
    label.setMinWidth(Region.USE_PREF_SIZE);
    Tip.on(label, texts.bind(entry.meaning()));
    label.accessibleTextProperty().bind(texts.bind("board.entry", entry.label(), entry.meaning()));
    return label;
  }
}
