package cluewright.studio.layout;

import cluewright.studio.look.Icons;
import cluewright.studio.look.Texts;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** Whether the relations and cages can be used, and what could not be drawn. */
final class RulesCard extends HBox {
  private static final double GAP = 8;

  private final Texts texts;
  private final RulesViewModel rules;
  private final StackPane icon = new StackPane();
  private final Label sentence = new Label();
  private final Label detail = new Label();

  RulesCard(Texts texts, RulesViewModel rules) {
    super(GAP);
    this.texts = texts;
    this.rules = rules;
    sentence.setId("rules-sentence");
    sentence.getStyleClass().add("verdict-sentence");
    detail.setId("rules-detail");
    detail.getStyleClass().add("hint");
    for (Label label : new Label[] {sentence, detail}) {
      label.setWrapText(true);
      label.setMinHeight(Region.USE_PREF_SIZE);
      label.managedProperty().bind(label.textProperty().isNotEmpty());
    }
    VBox words = new VBox(sentence, detail);
    words.getStyleClass().add("region-words");
    words.setMinWidth(0);
    HBox.setHgrow(words, Priority.ALWAYS);
    icon.setMinWidth(Region.USE_PREF_SIZE);
    icon.setAlignment(Pos.TOP_CENTER);
    getChildren().setAll(icon, words);
    rules.rulesProperty().addListener(change -> show());
    rules.fitProperty().addListener(change -> show());
    rules.remarkProperty().addListener(change -> show());
    texts.wording().addListener(change -> show());
    show();
  }

  private void show() {
    RulesWords words =
        new RulesWords(
            rules.rulesProperty().get(), rules.fitProperty().get(), rules.remarkProperty().get());
    sentence.setText(texts.of(words.sentence()));
    detail.setText(texts.of(words.detail()));
    getStyleClass().setAll("verdict", "verdict-" + words.look());
    icon.getChildren().setAll(Icons.of(icon(words.look())));
  }

  private static Feather icon(String look) {
    return switch (look) {
      case "found" -> Feather.CHECK_CIRCLE;
      case "impossible" -> Feather.SLASH;
      case "undecided" -> Feather.ALERT_TRIANGLE;
      case "exists" -> Feather.CHECK;
      default -> Feather.EDIT_3;
    };
  }
}
