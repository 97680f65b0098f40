package cluewright.studio.shelf;

import cluewright.studio.look.Boxes;
import cluewright.studio.look.Texts;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableBooleanValue;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Side;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/**
 * The columns beside the board: the shelf and the design panel.
 *
 * <p>Where both would leave the board too little room, they share one column: the design becomes
 * the first tab of the shelf. What stands below the design stays in sight in both cases, but in a
 * window so low that nothing would be left for the other tabs it shows with the design alone.
 * Whatever tab was in front is so again when the window has that width again.
 */
public final class SideColumns extends HBox {
  /** The width of the panel, in font sizes. */
  private static final double PANEL = 23;

  private static final double SHELF = 17;
  private static final double WIDE_SHELF = 60;

  private final ShelfPane shelf;
  private final ShelfTab designTab;
  private final Node design;
  private final VBox panel = new VBox();
  private final SideColumn panelColumn;
  private final SideColumn shelfColumn;
  private final Node below;
  private final ObservableBooleanValue isNarrow;
  private final ObservableBooleanValue isLow;
  private boolean isDesignInFront = true;
  private boolean isArranging;

  /**
   * Arranges the columns.
   *
   * @param spare the width that the board cannot use, in font sizes
   */
  public SideColumns(
      Texts texts,
      ShelfPane shelf,
      ShelfTab designTab,
      Node below,
      ObservableBooleanValue isNarrow,
      ObservableBooleanValue isLow,
      ObservableValue<Double> spare) {
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
    panelColumn = new SideColumn(texts, Side.RIGHT, panel, "panel-edge");
    panelColumn.usualProperty().set(PANEL);
    shelfColumn = new SideColumn(texts, Side.RIGHT, shelf, "shelf-edge");
    shelfColumn
        .usualProperty()
        .bind(spare.map(width -> Math.rint(Math.max(SHELF, Math.min(WIDE_SHELF, SHELF + width)))));
    getChildren().setAll(shelfColumn, panelColumn);
    if (isNarrow.get()) {
      share();
    }
    isNarrow.addListener(change -> arrange());
    Boxes.show(
        below,
        Bindings.createBooleanBinding(this::hasRoomBelow, isNarrow, isLow, shelf.chosenProperty()));
  }

  /** The design column, which may include the shelf. */
  public SideColumn panel() {
    return panelColumn;
  }

  /** The column of the shelf. */
  public SideColumn shelf() {
    return shelfColumn;
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
    getChildren().setAll(panelColumn);
    shelfColumn.release();
    panel.getChildren().setAll(shelf, below);
    shelf.addFirst(designTab);
    if (!isDesignInFront) {
      shelf.open(shelf.ownProperty().get());
    }
  }

  private void part() {
    shelf.remove(designTab);
    panel.getChildren().setAll(design, below);
    shelfColumn.hold(shelf);
    getChildren().setAll(shelfColumn, panelColumn);
  }
}
