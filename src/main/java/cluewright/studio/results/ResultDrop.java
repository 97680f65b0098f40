package cluewright.studio.results;

import cluewright.studio.puzzles.PuzzleDrop;
import javafx.scene.input.DragEvent;
import javafx.scene.input.Dragboard;

/** Turns results dropped on the puzzle list into puzzles of the project. */
public record ResultDrop(ResultsViewModel results) implements PuzzleDrop {
  /** True for drags within this window; another one takes the file instead of the numbers. */
  @Override
  public boolean isWelcome(DragEvent event) {
    return event.getGestureSource() != null && ResultDrag.isIn(event.getDragboard());
  }

  @Override
  public void take(Dragboard dragged, int place) {
    results.addToProject(ResultDrag.of(dragged, results.entries), place);
  }
}
