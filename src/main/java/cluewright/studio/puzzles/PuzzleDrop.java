package cluewright.studio.puzzles;

import javafx.scene.input.DragEvent;
import javafx.scene.input.Dragboard;

/** Takes puzzles dragged to the list from elsewhere in the window. */
public interface PuzzleDrop {

  /** True if a drag contains puzzles for the project and comes from this window. */
  boolean isWelcome(DragEvent event);

  /**
   * Adds dragged puzzles to the project.
   *
   * @param place of the first of them, from 0
   */
  void take(Dragboard dragged, int place);
}
