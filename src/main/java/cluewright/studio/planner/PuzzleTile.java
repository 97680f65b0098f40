package cluewright.studio.planner;

import cluewright.model.DigitSet;
import cluewright.plan.PlannedPuzzle;
import cluewright.studio.look.Boxes;
import cluewright.studio.look.Controls;
import cluewright.studio.look.Icons;
import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import cluewright.studio.results.Thumbnail;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** A place among the puzzles of the selected row: its puzzle, to be locked, swapped or removed. */
final class PuzzleTile extends VBox {
  /** The side of the thumbnail, in lines of text. */
  private static final double LINES = 6;

  private static final double GAP = 2;

  private final Thumbnail picture = new Thumbnail(LINES);
  private final ToggleButton lock = new ToggleButton();
  private final Button swap;
  private PlannedPuzzle shown;

  /**
   * @param place from 0
   */
  PuzzleTile(Texts texts, PlannerViewModel planner, int place) {
    super(GAP);
    lock.setId("planner-lock-" + place);
    lock.getStyleClass().addAll("button-icon", "flat");
    lock.accessibleTextProperty().bind(texts.bind("planner.lock"));
    Tip.on(lock, texts.bind("planner.lock"));
    lock.setOnAction(event -> planner.toggleLock(planner.selected.get(), place));
    lock.disableProperty().bind(planner.running);
    swap =
        Controls.icon(
            "planner-swap-" + place,
            Feather.SHUFFLE,
            texts.bind("planner.swap"),
            () -> planner.swap(planner.selected.get(), place),
            "flat");
    swap.disableProperty().bind(planner.running.or(lock.selectedProperty()));
    Button drop =
        Controls.icon(
            "planner-drop-" + place,
            Feather.X,
            texts.bind("planner.drop"),
            () -> planner.removePuzzle(planner.selected.get(), place),
            "flat");
    drop.disableProperty().bind(planner.running);
    Label number = new Label(String.valueOf(place + 1));
    number.getStyleClass().add("hint");
    getChildren().addAll(picture, Boxes.line(GAP, number, Boxes.space(), lock, swap, drop));
    getStyleClass().add("planner-tile");
    setAlignment(Pos.CENTER);
  }

  /** Shows a puzzle; nothing is drawn if it is the same. */
  void show(PlannedPuzzle puzzle) {
    if (!puzzle.equals(shown)) {
      shown = puzzle;
      picture.show(puzzle.puzzle(), DigitSet.USUAL);
      lock.setSelected(puzzle.locked());
      lock.setGraphic(Icons.of(puzzle.locked() ? Feather.LOCK : Feather.UNLOCK));
    }
  }
}
