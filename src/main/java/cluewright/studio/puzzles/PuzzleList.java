package cluewright.studio.puzzles;

import cluewright.studio.look.Texts;
import javafx.css.PseudoClass;
import javafx.scene.control.ListView;
import javafx.scene.input.DragEvent;
import javafx.scene.input.TransferMode;

/** The list of the project's puzzles, one of which is current; more can be dropped on it. */
public final class PuzzleList extends ListView<PuzzleEntry> {
  private static final PseudoClass TARGET = PseudoClass.getPseudoClass("drop-target");

  private final PuzzlesViewModel puzzles;
  private final PuzzleDrop drop;
  private boolean isShowing;

  public PuzzleList(Texts texts, PuzzlesViewModel puzzles, PuzzleDrop drop, String id) {
    this.puzzles = puzzles;
    this.drop = drop;
    setId(id);
    getStyleClass().add("puzzles");
    setCellFactory(view -> new PuzzleCell(texts, puzzles, drop));
    accessibleTextProperty().bind(texts.bind("puzzles.list"));
    getSelectionModel().selectedIndexProperty().addListener(change -> selected());
    addEventHandler(DragEvent.DRAG_OVER, this::over);
    addEventHandler(DragEvent.DRAG_EXITED, event -> pseudoClassStateChanged(TARGET, false));
    addEventHandler(DragEvent.DRAG_DROPPED, this::dropped);
    puzzles.entries.addListener(change -> show());
    texts.wording.addListener(change -> refresh());
    show();
  }

  private void show() {
    isShowing = true;
    getItems().setAll(puzzles.entries.get());
    getSelectionModel().clearAndSelect(puzzles.current());
    getFocusModel().focus(puzzles.current());
    isShowing = false;
  }

  private void selected() {
    int index = getSelectionModel().getSelectedIndex();
    if (!isShowing && index >= 0) {
      puzzles.select(index);
    }
  }

  private void over(DragEvent event) {
    if (drop.isWelcome(event)) {
      event.acceptTransferModes(TransferMode.COPY);
      pseudoClassStateChanged(TARGET, true);
      event.consume();
    }
  }

  private void dropped(DragEvent event) {
    if (drop.isWelcome(event)) {
      drop.take(event.getDragboard(), getItems().size());
      event.setDropCompleted(true);
      event.consume();
    }
  }
}
