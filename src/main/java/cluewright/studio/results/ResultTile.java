package cluewright.studio.results;

import cluewright.replay.rating.Rating;
import cluewright.strategy.core.Group;
import cluewright.strategy.core.Level;
import cluewright.strategy.core.Strategy;
import cluewright.studio.look.Boxes;
import cluewright.studio.look.Icons;
import cluewright.studio.look.Texts;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.controlsfx.control.GridCell;
import org.kordamp.ikonli.feather.Feather;

/** A result in the gallery: its picture, with its figures below. */
final class ResultTile extends GridCell<ResultEntry> {
  private static final PseudoClass SHOWN = PseudoClass.getPseudoClass("shown");
  private static final PseudoClass PICKED = PseudoClass.getPseudoClass("picked");
  private static final PseudoClass LEAD = PseudoClass.getPseudoClass("lead");

  private final Texts texts;
  private final GalleryViewModel gallery;
  private final Thumbnail picture;
  private final Label level = new Label();
  private final Label score = new Label();
  private final Label clues = new Label();
  private final Label shown = new Label();
  private final KeepButton star;
  private final TechniqueChips chips;
  private final VBox tile;
  private Optional<ResultEntry> said = Optional.empty();
  private String accessible = "";

  /**
   * @param side of its picture, in font sizes
   */
  ResultTile(Texts texts, GalleryViewModel gallery, double side) {
    this.texts = texts;
    this.gallery = gallery;
    picture = new Thumbnail(side);
    star = new KeepButton(texts, gallery.results);
    chips = new TechniqueChips(texts);
    getStyleClass().add("result-tile");
    setAccessibleRole(AccessibleRole.LIST_ITEM);
    score.getStyleClass().add("tile-score");
    clues.getStyleClass().add("hint");
    shown.setGraphic(Icons.of(Feather.EYE));
    shown.getStyleClass().add("result-shown");
    shown.managedProperty().bind(shown.visibleProperty());
    level.setMinWidth(Region.USE_PREF_SIZE);
    score.setMinWidth(Region.USE_PREF_SIZE);
    clues.setMinWidth(0);
    Region space = Boxes.space();
    HBox facts = Boxes.row("tile-facts", level, score, space, clues, star);
    HBox.setHgrow(chips, Priority.ALWAYS);
    tile = new VBox(picture, facts, new HBox(chips, shown));
    tile.getStyleClass().add("tile-body");
    tile.setAlignment(Pos.TOP_CENTER);
    setGraphic(tile);
  }

  /** Renews the texts in the current language. */
  void sayAgain() {
    said = Optional.empty();
    chips.sayAgain();
    updateItem(getItem(), isEmpty());
  }

  /** Updates a tile, which is emptied before each reuse but keeps its expensive contents. */
  @Override
  protected void updateItem(ResultEntry entry, boolean empty) {
    super.updateItem(entry, empty);
    tile.setVisible(!empty && entry != null);
    setMouseTransparent(!tile.isVisible());
    if (empty || entry == null) {
      setAccessibleText("");
      return;
    }
    showPicks();
    if (said.filter(entry::equals).isEmpty()) {
      said = Optional.of(entry);
      say(entry);
    }
    setAccessibleText(accessible);
  }

  private void say(ResultEntry entry) {
    picture.show(entry.result().puzzle(), texts.digits.get());
    Optional<Rating.Rated> rated = entry.figures().flatMap(Figures::rated);
    level.setText(texts.of(ResultWords.level(entry)));
    LevelBadge.on(level, rated.map(Rating.Rated::level));
    score.setText(rated.map(known -> texts.of("results.points", known.score())).orElse(""));
    clues.setText(texts.of("results.tile-clues", entry.clues()));
    shown.setVisible(entry.isShown());
    star.show(entry);
    chips.show(hardestFirst(entry));
    pseudoClassStateChanged(SHOWN, entry.isShown());
    accessible = texts.of(ResultWords.whole(entry));
  }

  void showPicks() {
    ResultEntry entry = getItem();
    Picks picks = gallery.picks.get();
    pseudoClassStateChanged(PICKED, entry != null && picks.holds(entry));
    pseudoClassStateChanged(LEAD, entry != null && picks.isLead(entry));
  }

  /** The strategies harder than singles, if any. */
  private static List<Strategy> hardestFirst(ResultEntry entry) {
    List<Strategy> used =
        new ArrayList<>(
            entry.figures().map(figures -> List.copyOf(figures.uses().keySet())).orElse(List.of()));
    Collections.reverse(used);
    List<Strategy> harder = used.stream().filter(each -> each.group() != Group.SINGLES).toList();
    return harder.isEmpty() ? used : harder;
  }

  /** Turns a label into the badge of a level, with its word and colour. */
  private static final class LevelBadge {
    private LevelBadge() {}

    /**
     * @param level empty for a puzzle that is not rated
     */
    static void on(Label label, Optional<Level> level) {
      if (!label.getStyleClass().contains("level-badge")) {
        label.getStyleClass().add("level-badge");
      }
      for (Level each : Level.values()) {
        label.pseudoClassStateChanged(
            PseudoClass.getPseudoClass(each.id()), level.filter(each::equals).isPresent());
      }
    }
  }
}
