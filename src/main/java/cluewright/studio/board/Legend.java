package cluewright.studio.board;

import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;

/**
 * The legend of the board's marks, one entry for each kind shown, in one line: where not all words
 * have room, those at the end are left to the tooltips of their signs.
 */
public final class Legend extends HBox {
  private final Texts texts;
  private List<LegendEntry> entries = List.of();
  private List<Label> labels = List.of();

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
      labels = entries.stream().map(this::entry).toList();
      getChildren().setAll(labels);
    }
  }

  public boolean isEmpty() {
    return labels.isEmpty();
  }

  /** The width with all words, whether they are on show or not. */
  @Override
  protected double computePrefWidth(double height) {
    double words = 0;
    for (Label label : labels) {
      words += wordsWidth(label);
    }
    return snappedLeftInset() + signsWidth() + words + snappedRightInset();
  }

  @Override
  protected void layoutChildren() {
    double left = getWidth() - snappedLeftInset() - snappedRightInset() - signsWidth();
    boolean fits = true;
    for (Label label : labels) {
      double words = wordsWidth(label);
      fits &= words <= left;
      left -= words;
      show(label, fits ? ContentDisplay.LEFT : ContentDisplay.GRAPHIC_ONLY);
    }
    super.layoutChildren();
  }

  private double signsWidth() {
    double width = Math.max(0, labels.size() - 1) * getSpacing();
    for (Label label : labels) {
      width += signWidth(label);
    }
    return width;
  }

  private static void show(Label label, ContentDisplay parts) {
    if (label.getContentDisplay() != parts) {
      label.setContentDisplay(parts);
    }
  }

  private static double signWidth(Label label) {
    Node sign = label.getGraphic();
    double width = Math.max(sign.minWidth(-1), sign.prefWidth(-1));
    return label.snappedLeftInset() + Math.ceil(width) + label.snappedRightInset();
  }

  private static double wordsWidth(Label label) {
    Text text = new Text(label.getText());
    text.setFont(label.getFont());
    return label.getGraphicTextGap() + Math.ceil(text.getLayoutBounds().getWidth()) + 1;
  }

  private Label entry(LegendEntry entry) {
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
