package cluewright.studio.puzzles;

import javafx.scene.input.DragEvent;
import javafx.scene.input.Dragboard;

/** Takes puzzles that are dragged to the list from elsewhere in the window. */
public interface PuzzleDrop {

  /** True if these are puzzles for the project, and from this window. */
  boolean isWelcome(DragEvent event);

  /**
   * Adds them to the project.
   *
   * @param place of the first of them, from 0
   */
  void take(Dragboard dragged, int place);
}
