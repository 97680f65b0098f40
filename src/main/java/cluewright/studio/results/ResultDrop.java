package cluewright.studio.results;

import cluewright.studio.puzzles.PuzzleDrop;
import javafx.scene.input.DragEvent;
import javafx.scene.input.Dragboard;

/** Makes puzzles of the project of results that are dropped on its list. */
public record ResultDrop(ResultsViewModel results) implements PuzzleDrop {
  /** The numbers of results mean nothing in another window, which takes their file instead. */
  @Override
  public boolean isWelcome(DragEvent event) {
    return event.getGestureSource() != null && ResultDrag.isIn(event.getDragboard());
  }

  @Override
  public void take(Dragboard dragged, int place) {
    results.addToProject(ResultDrag.of(dragged, results.entries), place);
  }
}
