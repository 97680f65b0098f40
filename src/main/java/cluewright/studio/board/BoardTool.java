package cluewright.studio.board;

import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;

/** A mode of using the board, painting or selecting, which receives presses, drags and keys. */
interface BoardTool {

  /** Starts a drag; the cells that follow until the release belong to it. */
  void press(int cell, MouseEvent event);

  void drag(int cell);

  /** Follows the pointer during a drag, in the view's coordinates. */
  default void trace(double x, double y) {}

  /** True if a drag only includes cells whose middle the pointer comes near. */
  default boolean goesByMiddles() {
    return false;
  }

  void release();

  /** Prepares for a menu over a cell. */
  default void askForMenu(int cell) {}

  /** Undoes the drag as if it had never started. */
  void cancel();

  /** Handles an arrow key that led to a cell. */
  void move(int cell, KeyEvent event);

  /** Handles any other key; true if it was used. */
  boolean key(KeyEvent event);
}
