package cluewright.studio.board;

import cluewright.studio.board.SelectionHandler.Extent;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;

/**
 * Selects cells, writes into them and moves digits: a drag that starts on a digit takes it along.
 */
final class EditTool implements BoardTool {
  private final BoardView view;
  private final SelectTool selection;
  private boolean isCarrying;

  EditTool(BoardView view) {
    this.view = view;
    this.selection = new SelectTool(view);
  }

  private CarryHandler carrier() {
    return view.carryProperty().get();
  }

  @Override
  public void press(int cell, MouseEvent event) {
    boolean isPlain =
        event.getButton() == MouseButton.PRIMARY
            && event.getClickCount() == 1
            && !event.isShortcutDown()
            && !event.isShiftDown();
    isCarrying = isPlain && carrier().take(cell);
    if (!isCarrying) {
      selection.press(cell, event);
    }
  }

  @Override
  public void drag(int cell) {
    if (isCarrying) {
      carrier().carry(cell);
    } else {
      selection.drag(cell);
    }
  }

  @Override
  public void release() {
    if (isCarrying) {
      carrier().put();
    } else {
      selection.release();
    }
  }

  /** Does nothing if editing has ended. */
  @Override
  public void cancel() {
    if (!isCarrying) {
      selection.cancel();
    } else if (carrier() != null) {
      carrier().putBack();
    }
  }

  /** Selects the cell under the pointer for the menu, unless it is already selected. */
  @Override
  public void askForMenu(int cell) {
    boolean isSelected =
        view.pictureProperty()
            .get()
            .playing()
            .filter(now -> now.selected().contains(cell))
            .isPresent();
    if (!isSelected) {
      view.focusCellProperty().set(cell);
      view.selectionProperty().get().select(cell, Extent.ALONE);
    }
  }

  @Override
  public void move(int cell, KeyEvent event) {
    selection.move(cell, event);
  }

  @Override
  public boolean key(KeyEvent event) {
    return selection.key(event);
  }
}
