package cluewright.studio.board;

import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;

/**
 * Selects cells, writes into them, and moves digits: a drag that begins on a digit takes it along.
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

  /** Nothing is left to do where nobody edits any more. */
  @Override
  public void cancel() {
    if (!isCarrying) {
      selection.cancel();
    } else if (carrier() != null) {
      carrier().putBack();
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
