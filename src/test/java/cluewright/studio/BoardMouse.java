package cluewright.studio;

import cluewright.studio.board.BoardView;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.geometry.Bounds;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;

/** The mouse in the middle of a cell, as exactly as no robot's hand can be. */
final class BoardMouse {
  private BoardMouse() {}

  /** A press, a drag or a release with the first button, or a move without any. */
  static void fire(BoardView board, EventType<MouseEvent> type, int cell) {
    fire(board, type, cell, MouseButton.PRIMARY);
  }

  /** The same with any button. */
  static void fire(BoardView board, EventType<MouseEvent> type, int cell, MouseButton button) {
    Bounds at = board.localToScene(board.cellBounds(cell));
    boolean isDown = type != MouseEvent.MOUSE_MOVED;
    Event.fireEvent(
        board,
        new MouseEvent(
            type,
            at.getCenterX(),
            at.getCenterY(),
            0,
            0,
            isDown ? button : MouseButton.NONE,
            isDown ? 1 : 0,
            false,
            false,
            false,
            false,
            isDown && button == MouseButton.PRIMARY,
            false,
            isDown && button == MouseButton.SECONDARY,
            false,
            false,
            true,
            null));
  }
}
