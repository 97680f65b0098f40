package cluewright.studio.look;

import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** A card about the board: an icon beside a sentence, with details below. */
public class VerdictCard extends HBox {
  private static final double GAP = 8;

  private final StackPane icon = new StackPane();
  private final Label sentence = new Label();
  private final Label detail = new Label();
  private final VBox words = new VBox(sentence, detail);

  /**
   * @param sentenceId the id of the label with the sentence
   * @param detailId that of the label below
   */
  protected VerdictCard(String sentenceId, String detailId) {
    super(GAP);
    sentence.setId(sentenceId);
    sentence.getStyleClass().add("verdict-sentence");
    detail.setId(detailId);
    detail.getStyleClass().add("hint");
    for (Label label : new Label[] {sentence, detail}) {
      label.setWrapText(true);
      label.setMinHeight(Region.USE_PREF_SIZE);
      label.managedProperty().bind(label.textProperty().isNotEmpty());
    }
    words.setMinWidth(0);
    HBox.setHgrow(words, Priority.ALWAYS);
    icon.setMinWidth(Region.USE_PREF_SIZE);
    icon.setAlignment(Pos.TOP_CENTER);
    getChildren().setAll(icon, words);
  }

  /** The sentence, the details and further nodes. */
  protected final VBox words() {
    return words;
  }

  /**
   * Shows a verdict.
   *
   * @param look the end of its style class, {@code verdict-…}
   */
  protected final void show(String said, String more, String look, Feather sign) {
    sentence.setText(said);
    detail.setText(more);
    getStyleClass().setAll("verdict", "verdict-" + look);
    icon.getChildren().setAll(Icons.of(sign));
  }
}
