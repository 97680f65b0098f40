package cluewright.studio.layout;

import cluewright.model.Board;
import cluewright.studio.look.Icons;
import cluewright.studio.look.Texts;
import java.util.function.Supplier;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** Whether the regions can be used, and how many cells each has of which that cannot be said. */
final class RegionsCard extends HBox {
  private static final double GAP = 8;

  private final Texts texts;
  private final RegionsViewModel regions;
  private final Supplier<Board> desk;
  private final StackPane icon = new StackPane();
  private final Label sentence = new Label();
  private final Label detail = new Label();
  private final FlowPane counts = new FlowPane();

  RegionsCard(Texts texts, RegionsViewModel regions, Supplier<Board> desk) {
    super(GAP);
    this.texts = texts;
    this.regions = regions;
    this.desk = desk;
    sentence.setId("regions-sentence");
    sentence.getStyleClass().add("verdict-sentence");
    detail.setId("regions-detail");
    detail.getStyleClass().add("hint");
    for (Label label : new Label[] {sentence, detail}) {
      label.setWrapText(true);
      label.setMinHeight(Region.USE_PREF_SIZE);
      label.managedProperty().bind(label.textProperty().isNotEmpty());
    }
    counts.setId("regions-counts");
    counts.getStyleClass().add("region-counts");
    VBox words = new VBox(sentence, counts, detail);
    words.getStyleClass().add("region-words");
    words.setMinWidth(0);
    HBox.setHgrow(words, Priority.ALWAYS);
    icon.setMinWidth(Region.USE_PREF_SIZE);
    icon.setAlignment(Pos.TOP_CENTER);
    getChildren().setAll(icon, words);
    regions.regionsProperty().addListener(change -> show());
    regions.fitProperty().addListener(change -> show());
    texts.wording().addListener(change -> show());
    show();
  }

  private void show() {
    Regions now = regions.regionsProperty().get();
    RegionsWords words = new RegionsWords(now, regions.fitProperty().get(), desk.get());
    sentence.setText(texts.of(words.sentence()));
    detail.setText(texts.of(words.detail()));
    counts.getChildren().setAll(now.uneven().stream().map(region -> count(now, region)).toList());
    counts.setManaged(!now.uneven().isEmpty());
    getStyleClass().setAll("verdict", "verdict-" + words.look());
    icon.getChildren().setAll(Icons.of(icon(words.look())));
  }

  /** The name of a region in its tint, and the number of its cells. */
  private Label count(Regions now, int region) {
    Label name = new Label(Regions.name(region));
    name.getStyleClass().addAll("region-name", "region-" + ((region - 1) % 9 + 1));
    Label count = new Label(texts.of("layout.count", now.count(region), now.size()), name);
    count.getStyleClass().add("region-count");
    count.setMinWidth(Region.USE_PREF_SIZE);
    return count;
  }

  private static Feather icon(String look) {
    return switch (look) {
      case "found" -> Feather.CHECK_CIRCLE;
      case "impossible" -> Feather.SLASH;
      case "exists" -> Feather.CHECK;
      default -> Feather.EDIT_3;
    };
  }
}
