package cluewright.studio.results;

import cluewright.studio.puzzles.PuzzleDrop;
import javafx.scene.input.Dragboard;

/** Makes puzzles of the project of results that are dropped on its list. */
public record ResultDrop(ResultsViewModel results) implements PuzzleDrop {
  @Override
  public boolean isWelcome(Dragboard dragged) {
    return ResultDrag.isIn(dragged);
  }

  @Override
  public void take(Dragboard dragged, int place) {
    results.addToProject(ResultDrag.of(dragged, results.entries()), place);
  }
}
