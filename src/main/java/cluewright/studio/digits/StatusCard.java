package cluewright.studio.digits;

import cluewright.studio.look.Icons;
import cluewright.studio.look.Texts;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** The number of solutions, what to look at on the board, and the difficulty. */
final class StatusCard extends HBox {
  private static final double GAP = 8;

  private final Texts texts;
  private final StackPane icon = new StackPane();
  private final Label sentence = new Label();
  private final Label detail = new Label();
  private Optional<Findings> shown = Optional.empty();

  StatusCard(Texts texts, DigitsViewModel digits, Node rating) {
    super(GAP);
    this.texts = texts;
    sentence.setId("digits-solutions");
    sentence.getStyleClass().add("verdict-sentence");
    detail.setId("digits-detail");
    detail.getStyleClass().add("hint");
    for (Label label : new Label[] {sentence, detail}) {
      label.setWrapText(true);
      label.setMinHeight(Region.USE_PREF_SIZE);
      label.managedProperty().bind(label.textProperty().isNotEmpty());
    }
    VBox words = new VBox(sentence, detail, rating);
    words.setMinWidth(0);
    HBox.setHgrow(words, Priority.ALWAYS);
    icon.setMinWidth(Region.USE_PREF_SIZE);
    icon.setAlignment(Pos.TOP_CENTER);
    getChildren().setAll(icon, words);
    digits.findingsProperty().addListener((property, before, now) -> show(now));
    texts.wording().addListener(change -> show(shown));
    show(digits.findingsProperty().get());
  }

  private void show(Optional<Findings> findings) {
    shown = findings;
    FindingsWords words = new FindingsWords(findings);
    sentence.setText(texts.of(words.sentence()));
    detail.setText(texts.of(words.detail()));
    getStyleClass().setAll("verdict", "verdict-" + words.look());
    icon.getChildren().setAll(Icons.of(icon(words.look())));
  }

  private static Feather icon(String look) {
    return switch (look) {
      case "found" -> Feather.CHECK_CIRCLE;
      case "impossible" -> Feather.SLASH;
      case "undecided" -> Feather.COPY;
      case "open" -> Feather.HELP_CIRCLE;
      default -> Feather.LOADER;
    };
  }
}
