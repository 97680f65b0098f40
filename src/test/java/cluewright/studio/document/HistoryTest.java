package cluewright.studio.document;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.strategy.StrategySet;
import org.junit.jupiter.api.Test;

final class HistoryTest {
  private final Document first =
      Document.untitled(Mask.empty(Boards.FOUR), StrategySet.parse("NH"));
  private final History history = new History(first);

  @Test
  void undoTakesBackTheLastActAndRedoDoesItAgain() {
    Document titled = first.withTitle("Kite");
    history.apply("change the title", titled);
    assertThat(history.undoNameProperty().get()).isEqualTo("change the title");
    history.undo();
    assertThat(history.document()).isEqualTo(first);
    assertThat(history.redoNameProperty().get()).isEqualTo("change the title");
    history.redo();
    assertThat(history.document()).isEqualTo(titled);
  }

  @Test
  void anActThatChangesNothingIsNoAct() {
    history.apply("change the title", first.withTitle(""));
    assertThat(history.undoNameProperty().get()).isEmpty();
  }

  @Test
  void aNewActAfterAnUndoForgetsWhatWasUndone() {
    history.apply("change the title", first.withTitle("Kite"));
    history.undo();
    history.apply("change the author", first.withAuthor("Ada"));
    assertThat(history.redoNameProperty().get()).isEmpty();
  }

  @Test
  void twoHundredActsCanBeUndone() {
    for (int i = 1; i <= 200; i++) {
      history.apply("change the title", first.withTitle("Kite " + i));
    }
    for (int i = 1; i <= 200; i++) {
      history.undo();
    }
    assertThat(history.document()).isEqualTo(first);
  }

  @Test
  void undoingToWhatWasSavedLeavesNothingUnsaved() {
    history.apply("change the title", first.withTitle("Kite"));
    history.markSaved(history.document());
    history.apply("change the title", first.withTitle("Box"));
    assertThat(history.unsavedProperty().get()).isTrue();
    history.undo();
    assertThat(history.unsavedProperty().get()).isFalse();
  }

  @Test
  void anEditOfTheMaskTakesThePuzzleAwayAndUndoBringsItBack() {
    Puzzle puzzle =
        new Puzzle(Boards.FOUR, new int[] {1, 2, 3, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0});
    history.apply("generate a puzzle", first.withPuzzle(puzzle));
    history.apply(
        "paint 1 cell", history.document().withMask(history.document().mask().with(CellSet.of(9))));
    assertThat(history.document().puzzle()).isEmpty();
    history.undo();
    assertThat(history.document().puzzle()).contains(puzzle);
  }

  @Test
  void anotherTitleKeepsThePuzzle() {
    Puzzle puzzle =
        new Puzzle(Boards.FOUR, new int[] {1, 2, 3, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0});
    assertThat(first.withPuzzle(puzzle).withTitle("Kite").puzzle()).contains(puzzle);
  }
}
