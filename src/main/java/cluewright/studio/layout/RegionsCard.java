package cluewright.studio.layout;

import cluewright.document.Regions;
import cluewright.model.Board;
import cluewright.studio.look.Texts;
import cluewright.studio.look.VerdictCard;
import java.util.function.Supplier;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.feather.Feather;

/**
 * The card that says whether the regions are valid, and the number of cells in each that is not.
 */
final class RegionsCard extends VerdictCard {
  private final Texts texts;
  private final RegionsViewModel regions;
  private final Supplier<Board> current;
  private final FlowPane counts = new FlowPane();

  RegionsCard(Texts texts, RegionsViewModel regions, Supplier<Board> current) {
    super("regions-sentence", "regions-detail");
    this.texts = texts;
    this.regions = regions;
    this.current = current;
    counts.setId("regions-counts");
    counts.getStyleClass().add("region-counts");
    words().getChildren().add(1, counts);
    words().getStyleClass().add("region-words");
    regions.sketch.shown.addListener(change -> show());
    regions.fit.addListener(change -> show());
    texts.wording.addListener(change -> show());
    show();
  }

  private void show() {
    Regions now = regions.sketch.shown.get();
    RegionsWords words = new RegionsWords(now, regions.fit.get(), current.get());
    show(texts.of(words.sentence()), texts.of(words.detail()), words.look(), icon(words.look()));
    counts.getChildren().setAll(now.uneven().stream().map(region -> count(now, region)).toList());
    counts.setManaged(!now.uneven().isEmpty());
  }

  /** The tinted name of a region with its number of cells. */
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
