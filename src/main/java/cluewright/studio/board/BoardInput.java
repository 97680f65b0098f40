package cluewright.studio.board;

import cluewright.model.Board;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import javafx.beans.value.ObservableValue;
import javafx.event.EventHandler;
import javafx.geometry.Point2D;
import javafx.scene.Scene;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.stage.Window;

/**
 * Translates presses, drags and keys on a board into cells, and passes them on.
 *
 * <p>A movement runs from a press to the release of the same button. Esc cancels it, and so does
 * whatever takes the board away meanwhile: another window in front, another use of the board, a
 * release that nobody saw. What follows until the release does nothing then. While cells are
 * painted, lines drawn or digits moved, no other key means anything, but undo, which cancels as
 * well.
 *
 * <p>The right button moves nothing until it leaves its cell: released before, it was a click that
 * asks for the menu; but where lines are drawn, it erases them. Systems ask for the menu at the
 * press or at the release; here it is the release.
 */
final class BoardInput {
  private static final KeyCombination UNDO =
      new KeyCodeCombination(KeyCode.Z, KeyCombination.SHORTCUT_DOWN);

  private static final Set<KeyCode> DIAGONAL =
      EnumSet.of(KeyCode.HOME, KeyCode.END, KeyCode.PAGE_UP, KeyCode.PAGE_DOWN);

  /** The number pad's keys that continue a stroke where digits have no meaning. */
  private static final Set<KeyCode> PAD =
      EnumSet.of(
          KeyCode.NUMPAD1,
          KeyCode.NUMPAD2,
          KeyCode.NUMPAD3,
          KeyCode.NUMPAD4,
          KeyCode.NUMPAD6,
          KeyCode.NUMPAD7,
          KeyCode.NUMPAD8,
          KeyCode.NUMPAD9);

  /** How far the pointer may move during a click on lines, in pixels. */
  private static final double CLICK = 6;

  /** The radius of a cell's middle, in cells. */
  private static final double MIDDLE = 0.4;

  private enum Movement {
    NONE,
    UNDER_WAY,
    CANCELLED
  }

  private final BoardView view;
  private final BoardSkin skin;
  private final StrokeTool strokes;
  private final BoardTool selection;
  private final PenTool pen;
  private final BoardTool editing;
  private final ObservableValue<Boolean> inFront;
  private final EventHandler<KeyEvent> heldKeys = this::keyWhileHeld;
  private Movement movement = Movement.NONE;
  private BoardTool moving;
  private MouseButton button = MouseButton.NONE;
  private Optional<MouseEvent> click = Optional.empty();
  private boolean isMenuMeant;
  private int lastCell = BoardView.NO_CELL;
  private double lastX;
  private double lastY;

  BoardInput(BoardView view, BoardSkin skin) {
    this.view = view;
    this.skin = skin;
    this.strokes = new StrokeTool(view);
    this.selection = new SelectTool(view);
    this.pen = new PenTool(view, skin);
    this.editing = new EditTool(view);
    this.moving = strokes;
    this.inFront =
        view.sceneProperty().flatMap(Scene::windowProperty).flatMap(Window::focusedProperty);
  }

  void install() {
    view.addEventHandler(MouseEvent.MOUSE_MOVED, this::hover);
    view.addEventHandler(MouseEvent.MOUSE_EXITED, event -> view.setHoverCell(BoardView.NO_CELL));
    view.addEventHandler(MouseEvent.MOUSE_PRESSED, this::press);
    view.addEventHandler(MouseEvent.MOUSE_DRAGGED, this::drag);
    view.addEventHandler(MouseEvent.MOUSE_RELEASED, this::release);
    view.addEventHandler(KeyEvent.KEY_PRESSED, this::key);
    view.addEventHandler(KeyEvent.KEY_TYPED, this::typed);
    view.addEventFilter(ContextMenuEvent.CONTEXT_MENU_REQUESTED, this::menuAsked);
    view.selectionProperty().addListener((property, before, now) -> cancel());
    view.linesProperty().addListener((property, before, now) -> cancel());
    view.carryProperty().addListener((property, before, now) -> cancel());
    inFront.addListener((property, before, now) -> cancel());
  }

  private BoardTool keyTool() {
    if (view.isEdited()) {
      return editing;
    }
    return view.isPlayed() ? selection : strokes;
  }

  private BoardTool mouseTool() {
    boolean isDrawn = view.isPlayed() && !view.isEdited() && view.linesProperty().get() != null;
    return isDrawn ? pen : keyTool();
  }

  /** Handles a move without a pressed button: if a drag was under way, its release was lost. */
  private void hover(MouseEvent event) {
    cancel();
    stop();
    skin.showErasing(event.isShiftDown());
    view.setHoverCell(skin.cellAt(event.getX(), event.getY()));
  }

  private void press(MouseEvent event) {
    view.requestFocus();
    if (movement != Movement.NONE && event.getButton() != button) {
      return;
    }
    cancel();
    stop();
    int cell = skin.cellAt(event.getX(), event.getY());
    if (cell == BoardView.NO_CELL) {
      if (mouseTool().equals(strokes)) {
        strokes.pressOutside(skin.inCells(event.getX(), event.getY()), event);
      }
      return;
    }
    remember(cell, event);
    start(event.getButton());
    event.consume();
    if (button == MouseButton.SECONDARY && !moving.equals(pen)) {
      click = Optional.of(event);
    } else {
      begin(cell, event);
    }
  }

  private void begin(int cell, MouseEvent event) {
    view.focusCellProperty().set(cell);
    moving.press(cell, event);
  }

  private void menuAsked(ContextMenuEvent event) {
    if (!event.isKeyboardTrigger() && !isMenuMeant) {
      event.consume();
    }
  }

  private void askForMenu(MouseEvent event) {
    isMenuMeant = true;
    view.fireEvent(
        new ContextMenuEvent(
            ContextMenuEvent.CONTEXT_MENU_REQUESTED,
            event.getX(),
            event.getY(),
            event.getScreenX(),
            event.getScreenY(),
            false,
            event.getPickResult()));
    isMenuMeant = false;
  }

  private void start(MouseButton pressed) {
    movement = Movement.UNDER_WAY;
    moving = mouseTool();
    button = pressed;
    view.getScene().addEventFilter(KeyEvent.ANY, heldKeys);
  }

  private void stop() {
    if (movement != Movement.NONE) {
      movement = Movement.NONE;
      click = Optional.empty();
      view.getScene().removeEventFilter(KeyEvent.ANY, heldKeys);
    }
  }

  private void cancel() {
    if (movement == Movement.UNDER_WAY) {
      movement = Movement.CANCELLED;
      view.setHoverCell(BoardView.NO_CELL);
      if (click.isEmpty()) {
        moving.cancel();
      }
    }
  }

  private void keyWhileHeld(KeyEvent event) {
    if (event.getEventType() == KeyEvent.KEY_RELEASED) {
      return;
    }
    boolean isEscape = event.getCode() == KeyCode.ESCAPE;
    boolean isHeld = !moving.equals(selection);
    if (isEscape || (isHeld && UNDO.match(event))) {
      cancel();
    }
    if (isEscape || isHeld) {
      event.consume();
    }
  }

  /** Handles a drag; a fast pointer skips cells, so the line between two events counts, too. */
  private void drag(MouseEvent event) {
    if (movement != Movement.UNDER_WAY) {
      return;
    }
    int points = (int) Math.ceil(Math.hypot(event.getX() - lastX, event.getY() - lastY) / 4) + 1;
    for (int i = 1; i <= points; i++) {
      double part = (double) i / points;
      double x = lastX + part * (event.getX() - lastX);
      double y = lastY + part * (event.getY() - lastY);
      int cell = skin.cellAt(x, y);
      if (click.filter(press -> cell != lastCell || isLine(press, x, y)).isPresent()) {
        begin(lastCell, click.get());
        click = Optional.empty();
      }
      if (cell != BoardView.NO_CELL && cell != lastCell && isMeant(x, y)) {
        lastCell = cell;
        moving.drag(cell);
      }
      if (click.isEmpty()) {
        moving.trace(x, y);
      }
    }
    remember(lastCell, event);
    if (click.isPresent()) {
      return;
    }
    view.focusCellProperty().set(lastCell);
    view.setHoverCell(skin.cellAt(event.getX(), event.getY()));
  }

  /** False for cells that a drag from corner to corner merely grazes. */
  private boolean isMeant(double x, double y) {
    Point2D point = skin.inCells(x, y);
    double aside = Math.floor(point.getX()) + 0.5 - point.getX();
    double above = Math.floor(point.getY()) + 0.5 - point.getY();
    return !moving.goesByMiddles() || Math.hypot(aside, above) < MIDDLE;
  }

  /** True for a drag that is a line, which may run along an edge within a cell. */
  private boolean isLine(MouseEvent press, double x, double y) {
    return moving.equals(pen) && Math.hypot(x - press.getX(), y - press.getY()) > CLICK;
  }

  private void remember(int cell, MouseEvent event) {
    lastCell = cell;
    lastX = event.getX();
    lastY = event.getY();
  }

  /** Handles a release, which includes the way from the last event. */
  private void release(MouseEvent event) {
    if (event.getButton() != button) {
      return;
    }
    drag(event);
    boolean isWhole = movement == Movement.UNDER_WAY;
    boolean isClick = click.isPresent();
    stop();
    if (isWhole && isClick) {
      moving.askForMenu(lastCell);
      askForMenu(event);
    } else if (isWhole) {
      moving.release();
    }
  }

  /** Takes a question mark, which stands elsewhere on each keyboard. */
  private void typed(KeyEvent event) {
    if (keyTool() == strokes && strokes.typed(event.getCharacter())) {
      event.consume();
    }
  }

  private void key(KeyEvent event) {
    skin.showErasing(event.isShiftDown());
    boolean isArrow = event.getCode().isArrowKey() && !event.isAltDown();
    if (isLineKey(event)) {
      draw(event.getCode());
      event.consume();
    } else if (isArrow && view.isEdited() && event.isShortcutDown()) {
      push(event.getCode());
      event.consume();
    } else if (isCornerKey(event) || (isArrow && (view.isPlayed() || !event.isShortcutDown()))) {
      view.setHoverCell(BoardView.NO_CELL);
      view.focusCellProperty().set(next(event.getCode()));
      keyTool().move(view.focusCellProperty().get(), event);
      event.consume();
    } else if (keyTool().key(event)) {
      event.consume();
    }
  }

  /** True for an arrow key, or a corner key of the number pad, with Shift. */
  private boolean isLineKey(KeyEvent event) {
    boolean isDirection = event.getCode().isArrowKey() || DIAGONAL.contains(event.getCode());
    boolean hasShiftAlone = event.isShiftDown() && !event.isShortcutDown() && !event.isAltDown();
    return isDirection && hasShiftAlone && mouseTool().equals(pen);
  }

  /** True for a corner key of the number pad while a stroke goes from corner to corner. */
  private boolean isCornerKey(KeyEvent event) {
    boolean isDirection = DIAGONAL.contains(event.getCode()) || PAD.contains(event.getCode());
    boolean isAlone = !event.isShiftDown() && !event.isShortcutDown() && !event.isAltDown();
    return isDirection && isAlone && keyTool().goesByMiddles();
  }

  /** Draws a line to the keyboard's cell. */
  private void draw(KeyCode key) {
    int from = view.focusCellProperty().get();
    int to = next(key);
    if (from != to) {
      view.setHoverCell(BoardView.NO_CELL);
      pen.draw(from, to);
      view.focusCellProperty().set(to);
    }
  }

  /** Pushes the selection along with the keyboard's cell; if it cannot move, both stay. */
  private void push(KeyCode arrow) {
    Board board = view.pictureProperty().get().board();
    int from = view.focusCellProperty().get();
    int to = next(arrow);
    int rows = board.row(to) - board.row(from);
    int columns = board.column(to) - board.column(from);
    if (from != to && view.carryProperty().get().push(rows, columns)) {
      view.setHoverCell(BoardView.NO_CELL);
      view.focusCellProperty().set(to);
    }
  }

  /** The cell that an arrow or diagonal key leads to. */
  private int next(KeyCode key) {
    Board board = view.pictureProperty().get().board();
    int cell = view.focusCellProperty().get();
    int rows =
        switch (key) {
          case UP, KP_UP, HOME, PAGE_UP, NUMPAD7, NUMPAD8, NUMPAD9 -> -1;
          case DOWN, KP_DOWN, END, PAGE_DOWN, NUMPAD1, NUMPAD2, NUMPAD3 -> 1;
          default -> 0;
        };
    int columns =
        switch (key) {
          case LEFT, KP_LEFT, HOME, END, NUMPAD1, NUMPAD4, NUMPAD7 -> -1;
          case RIGHT, KP_RIGHT, PAGE_UP, PAGE_DOWN, NUMPAD3, NUMPAD6, NUMPAD9 -> 1;
          default -> 0;
        };
    int row = board.row(cell) + rows;
    int column = board.column(cell) + columns;
    while (isOn(board, row, column) && !board.has(row, column)) { // Jumps over a gap of the board.
      row += rows;
      column += columns;
    }
    return board.has(row, column) ? board.cell(row, column) : cell;
  }

  private static boolean isOn(Board board, int row, int column) {
    return row >= 0 && row < board.rows() && column >= 0 && column < board.columns();
  }
}
