package cluewright.studio.board;

import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;

/** A use of the board: painting or selecting; told of presses, drags and keys. */
interface BoardTool {

  /** The cells that follow, until the release, belong to one movement. */
  void press(int cell, MouseEvent event);

  void drag(int cell);

  /** The pointer is here while a movement goes on, in the view's coordinates. */
  default void trace(double x, double y) {}

  /** True if a cell belongs to the movement only where the pointer comes near its middle. */
  default boolean goesByMiddles() {
    return false;
  }

  void release();

  /** The menu is about to open over this cell. */
  default void askForMenu(int cell) {}

  /** Ends the movement as if it had never begun. */
  void cancel();

  /** An arrow key led to this cell. */
  void move(int cell, KeyEvent event);

  /** Any other key; whether it means something here. */
  boolean key(KeyEvent event);
}
