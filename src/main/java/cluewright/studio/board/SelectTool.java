package cluewright.studio.board;

import cluewright.studio.board.SelectionHandler.Extent;
import cluewright.studio.board.SelectionHandler.Writing;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;

/** Selects cells and writes into them. */
final class SelectTool implements BoardTool {
  private final BoardView view;

  SelectTool(BoardView view) {
    this.view = view;
  }

  private SelectionHandler handler() {
    return view.selectionProperty().get();
  }

  @Override
  public void press(int cell, MouseEvent event) {
    handler().begin();
    if (event.getClickCount() == 2) {
      handler().selectAlike(cell);
    } else if (event.isShortcutDown()) {
      handler().select(cell, Extent.TOGGLE);
    } else {
      handler().select(cell, event.isShiftDown() ? Extent.ALSO : Extent.ALONE);
    }
  }

  @Override
  public void drag(int cell) {
    handler().select(cell, Extent.ALSO);
  }

  @Override
  public void release() {}

  /** Does nothing if the game has ended. */
  @Override
  public void cancel() {
    if (view.isPlayed()) {
      handler().cancel();
    }
  }

  @Override
  public void move(int cell, KeyEvent event) {
    boolean grows = event.isShiftDown() || event.isShortcutDown();
    handler().select(cell, grows ? Extent.ALSO : Extent.ALONE);
  }

  @Override
  public boolean key(KeyEvent event) {
    KeyCode code = event.getCode();
    if (code == KeyCode.DELETE || code == KeyCode.BACK_SPACE) {
      handler().erase();
      return true;
    }
    if (turns(event) || selects(event)) {
      return true;
    }
    int color = DigitKeys.number(code);
    if (color != 0 && !event.isAltDown() && isColoring(event)) {
      handler().color(color);
      return true;
    }
    int digit = DigitKeys.digit(view.pictureProperty().get(), code);
    boolean isCommand = event.isAltDown() || (event.isShortcutDown() && code.isLetterKey());
    if (digit == 0 || isCommand) {
      return false;
    }
    handler().write(digit, writing(event));
    return true;
  }

  /** Handles the keys that change what digits mean. */
  private boolean turns(KeyEvent event) {
    boolean isSpace = event.getCode() == KeyCode.SPACE;
    boolean isPlain = !event.isShortcutDown() && !event.isShiftDown() && !event.isAltDown();
    if ((isSpace || event.getCode() == KeyCode.PAGE_DOWN) && isPlain) {
      return handler().turnMode(1);
    }
    boolean isBack =
        isSpace ? event.isShortcutDown() : event.getCode() == KeyCode.PAGE_UP && isPlain;
    return isBack && handler().turnMode(-1);
  }

  private boolean selects(KeyEvent event) {
    if (event.getCode() == KeyCode.SPACE && !event.isShortcutDown()) {
      handler().select(view.focusCellProperty().get(), Extent.TOGGLE);
      return true;
    }
    if (!event.isShortcutDown() || event.isAltDown()) {
      return false;
    }
    if (event.getCode() == KeyCode.A && event.isShiftDown()) {
      handler().selectNone();
    } else if (event.getCode() == KeyCode.A) {
      handler().selectAll();
    } else if (event.getCode() == KeyCode.I) {
      handler().invertSelection();
    } else {
      return false;
    }
    return true;
  }

  /** True for colours: Shift and Ctrl together in any mode, or neither in colour mode. */
  private boolean isColoring(KeyEvent key) {
    return handler().isColoring()
        ? !key.isShiftDown() && !key.isShortcutDown()
        : key.isShiftDown() && key.isShortcutDown();
  }

  private static Writing writing(KeyEvent key) {
    if (key.isShortcutDown()) {
      return Writing.CANDIDATE;
    }
    return key.isShiftDown() ? Writing.CORNER : Writing.AS_SET;
  }
}
