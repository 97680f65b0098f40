package cluewright.studio.board;

import cluewright.model.Board;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;

/** Turns presses, drags and keys on a board into cells, and hands these on. */
final class BoardInput {
  private final BoardView view;
  private final BoardSkin skin;
  private final Hand strokes;
  private final Hand selection;
  private int lastCell = BoardView.NO_CELL;
  private double lastX;
  private double lastY;

  BoardInput(BoardView view, BoardSkin skin) {
    this.view = view;
    this.skin = skin;
    this.strokes = new StrokeHand(view);
    this.selection = new SelectHand(view);
  }

  void install() {
    view.addEventHandler(MouseEvent.MOUSE_MOVED, this::hover);
    view.addEventHandler(MouseEvent.MOUSE_EXITED, event -> view.setHoverCell(BoardView.NO_CELL));
    view.addEventHandler(MouseEvent.MOUSE_PRESSED, this::press);
    view.addEventHandler(MouseEvent.MOUSE_DRAGGED, this::drag);
    view.addEventHandler(MouseEvent.MOUSE_RELEASED, this::release);
    view.addEventHandler(KeyEvent.KEY_PRESSED, this::key);
  }

  private Hand hand() {
    return view.isPlayed() ? selection : strokes;
  }

  private void hover(MouseEvent event) {
    skin.showErasing(event.isShiftDown());
    view.setHoverCell(skin.cellAt(event.getX(), event.getY()));
  }

  private void press(MouseEvent event) {
    view.requestFocus();
    int cell = skin.cellAt(event.getX(), event.getY());
    if (cell == BoardView.NO_CELL || lastCell != BoardView.NO_CELL) {
      return;
    }
    view.focusCellProperty().set(cell);
    remember(cell, event);
    hand().press(cell, event);
    event.consume();
  }

  /** A fast pointer skips cells; those on the straight line between two events count, too. */
  private void drag(MouseEvent event) {
    if (lastCell == BoardView.NO_CELL) {
      return;
    }
    int points = (int) Math.ceil(Math.hypot(event.getX() - lastX, event.getY() - lastY) / 4) + 1;
    for (int i = 1; i <= points; i++) {
      double part = (double) i / points;
      int cell =
          skin.cellAt(lastX + part * (event.getX() - lastX), lastY + part * (event.getY() - lastY));
      if (cell != BoardView.NO_CELL && cell != lastCell) {
        lastCell = cell;
        hand().drag(cell);
      }
    }
    remember(lastCell, event);
    view.focusCellProperty().set(lastCell);
    view.setHoverCell(skin.cellAt(event.getX(), event.getY()));
  }

  private void remember(int cell, MouseEvent event) {
    lastCell = cell;
    lastX = event.getX();
    lastY = event.getY();
  }

  /** The way from the last event to the release belongs to the movement. */
  private void release(MouseEvent event) {
    if (lastCell != BoardView.NO_CELL) {
      drag(event);
      lastCell = BoardView.NO_CELL;
      hand().release();
    }
  }

  private void key(KeyEvent event) {
    skin.showErasing(event.isShiftDown());
    boolean isArrow = event.getCode().isArrowKey() && !event.isAltDown();
    if (isArrow && (view.isPlayed() || !event.isShortcutDown())) {
      view.setHoverCell(BoardView.NO_CELL);
      view.focusCellProperty().set(next(event.getCode()));
      hand().move(view.focusCellProperty().get(), event);
      event.consume();
    } else if (hand().key(event)) {
      event.consume();
    }
  }

  /** The cell that an arrow key leads to. */
  private int next(KeyCode arrow) {
    Board board = view.pictureProperty().get().board();
    int cell = view.focusCellProperty().get();
    int row = board.row(cell);
    int column = board.column(cell);
    switch (arrow) {
      case UP -> row = Math.max(0, row - 1);
      case DOWN -> row = Math.min(board.rows() - 1, row + 1);
      case LEFT -> column = Math.max(0, column - 1);
      case RIGHT -> column = Math.min(board.columns() - 1, column + 1);
      default -> {}
    }
    return board.cell(row, column);
  }
}
