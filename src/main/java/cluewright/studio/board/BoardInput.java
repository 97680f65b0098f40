package cluewright.studio.board;

import cluewright.model.Board;
import cluewright.studio.board.StrokeHandler.Intent;
import java.util.Optional;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;

/** Turns presses, drags and keys on a board into strokes. */
final class BoardInput {
  private final BoardView view;
  private final BoardSkin skin;
  private int lastCell = BoardView.NO_CELL;
  private double lastX;
  private double lastY;

  BoardInput(BoardView view, BoardSkin skin) {
    this.view = view;
    this.skin = skin;
  }

  void install() {
    view.addEventHandler(MouseEvent.MOUSE_MOVED, this::hover);
    view.addEventHandler(MouseEvent.MOUSE_EXITED, event -> view.setHoverCell(BoardView.NO_CELL));
    view.addEventHandler(MouseEvent.MOUSE_PRESSED, this::press);
    view.addEventHandler(MouseEvent.MOUSE_DRAGGED, this::drag);
    view.addEventHandler(MouseEvent.MOUSE_RELEASED, this::release);
    view.addEventHandler(KeyEvent.KEY_PRESSED, this::key);
  }

  private Optional<StrokeHandler> strokes() {
    return Optional.ofNullable(view.strokesProperty().get());
  }

  private void hover(MouseEvent event) {
    skin.showErasing(event.isShiftDown());
    view.setHoverCell(skin.cellAt(event.getX(), event.getY()));
  }

  private static Intent intent(MouseEvent event) {
    boolean erases = event.getButton() == MouseButton.SECONDARY || event.isShiftDown();
    return erases ? Intent.ERASE : Intent.TOOL;
  }

  private void press(MouseEvent event) {
    view.requestFocus();
    int cell = skin.cellAt(event.getX(), event.getY());
    if (cell == BoardView.NO_CELL || lastCell != BoardView.NO_CELL) {
      return;
    }
    view.focusCellProperty().set(cell);
    remember(cell, event);
    strokes().ifPresent(handler -> handler.begin(cell, intent(event)));
    event.consume();
  }

  /** A fast pointer skips cells; those on the straight line between two events are painted too. */
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
        strokes().ifPresent(handler -> handler.extend(cell));
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

  /** The way from the last event to the release belongs to the stroke. */
  private void release(MouseEvent event) {
    if (lastCell != BoardView.NO_CELL) {
      drag(event);
      lastCell = BoardView.NO_CELL;
      strokes().ifPresent(StrokeHandler::end);
    }
  }

  private void key(KeyEvent event) {
    skin.showErasing(event.isShiftDown());
    if (event.isShortcutDown() || event.isAltDown()) {
      return;
    }
    if (event.getCode() == KeyCode.SPACE) {
      dab(event.isShiftDown() ? Intent.ERASE : Intent.TOOL);
    } else if (event.getCode() == KeyCode.DELETE || event.getCode() == KeyCode.BACK_SPACE) {
      dab(Intent.ERASE);
    } else if (event.getCode().isArrowKey()) {
      move(event.getCode());
    } else {
      return;
    }
    event.consume();
  }

  private void dab(Intent intent) {
    strokes().ifPresent(handler -> handler.dab(view.focusCellProperty().get(), intent));
  }

  private void move(KeyCode arrow) {
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
    view.focusCellProperty().set(board.cell(row, column));
    strokes().ifPresent(handler -> handler.lookAt(view.focusCellProperty().get()));
  }
}
