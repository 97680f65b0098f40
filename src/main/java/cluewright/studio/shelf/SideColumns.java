package cluewright.studio.shelf;

import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/**
 * The columns beside the board: the shelf, and the panel in which a puzzle is designed.
 *
 * <p>Where both would leave the board too little room, they share one column: the design becomes
 * the first tab of the shelf. What stands below the design stays in sight in both cases, but in a
 * window so low that nothing would be left for the other tabs it shows with the design alone.
 * Whatever tab was in front is so again when the window has that width again.
 */
public final class SideColumns extends HBox {
  private final ShelfPane shelf;
  private final ShelfTab designTab;
  private final Node design;
  private final VBox panel = new VBox();
  private final Node below;
  private final ObservableBooleanValue isNarrow;
  private final ObservableBooleanValue isLow;
  private boolean isDesignInFront = true;
  private boolean isArranging;

  public SideColumns(
      ShelfPane shelf,
      ShelfTab designTab,
      Node below,
      ObservableBooleanValue isNarrow,
      ObservableBooleanValue isLow) {
    this.shelf = shelf;
    this.designTab = designTab;
    this.design = designTab.content().get();
    this.below = below;
    this.isNarrow = isNarrow;
    this.isLow = isLow;
    shelf.chosenProperty().addListener(change -> tabChosen());
    panel.getStyleClass().add("side-panel");
    VBox.setVgrow(shelf, Priority.ALWAYS);
    VBox.setVgrow(design, Priority.ALWAYS);
    panel.getChildren().setAll(design, below);
    getChildren().setAll(shelf, panel);
    if (isNarrow.get()) {
      share();
    }
    isNarrow.addListener(change -> arrange());
    below
        .visibleProperty()
        .bind(
            Bindings.createBooleanBinding(
                this::hasRoomBelow, isNarrow, isLow, shelf.chosenProperty()));
    below.managedProperty().bind(below.visibleProperty());
  }

  private boolean hasRoomBelow() {
    return !isNarrow.get() || !isLow.get() || shelf.chosenProperty().get().equals(designTab.id());
  }

  private void tabChosen() {
    if (!isArranging && isShared()) {
      isDesignInFront = shelf.chosenProperty().get().equals(designTab.id());
    }
  }

  private boolean isShared() {
    return panel.getChildren().contains(shelf);
  }

  private void arrange() {
    if (isNarrow.get() == isShared()) {
      return;
    }
    isArranging = true;
    if (isNarrow.get()) {
      share();
    } else {
      part();
    }
    isArranging = false;
  }

  private void share() {
    getChildren().setAll(panel);
    panel.getChildren().setAll(shelf, below);
    shelf.addFirst(designTab);
    if (!isDesignInFront) {
      shelf.open(shelf.ownProperty().get());
    }
  }

  private void part() {
    shelf.remove(designTab);
    panel.getChildren().setAll(design, below);
    getChildren().setAll(shelf, panel);
  }
}
