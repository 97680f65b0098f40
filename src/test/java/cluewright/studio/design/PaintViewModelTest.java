package cluewright.studio.design;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.mask.Symmetry;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.strategy.StrategySet;
import cluewright.studio.board.StrokeHandler.Intent;
import cluewright.studio.document.Document;
import cluewright.studio.document.History;
import org.junit.jupiter.api.Test;

final class PaintViewModelTest {
  private final History history =
      new History(Document.untitled(Mask.empty(Boards.FOUR), StrategySet.parse("NH")));
  private final PaintViewModel paint = new PaintViewModel(history);

  private void stroke(Intent intent, int... cells) {
    paint.begin(cells[0], intent);
    for (int cell : cells) {
      paint.extend(cell);
    }
    paint.end();
  }

  private CellSet clues() {
    return history.document().mask().clues();
  }

  @Test
  void aStrokeOverSeveralCellsIsOneUndo() {
    stroke(Intent.TOOL, 0, 1, 2);
    assertThat(clues()).isEqualTo(CellSet.of(0, 1, 2));
    assertThat(history.undoNameProperty().get()).hasToString("paint 3 cells");
    history.undo();
    assertThat(clues().isEmpty()).isTrue();
  }

  @Test
  void aStrokeThatBeginsOnAClueCellErasesWhatItGoesOver() {
    stroke(Intent.TOOL, 0, 1);
    stroke(Intent.TOOL, 1, 2, 0);
    assertThat(clues().isEmpty()).isTrue();
    assertThat(history.undoNameProperty().get()).hasToString("erase 2 cells");
  }

  @Test
  void aStrokeThatBeginsOnAnOpenCellNeverErases() {
    stroke(Intent.TOOL, 1);
    stroke(Intent.TOOL, 0, 1, 2);
    assertThat(clues()).isEqualTo(CellSet.of(0, 1, 2));
  }

  @Test
  void theRightButtonErasesWithAnyTool() {
    stroke(Intent.TOOL, 0, 1);
    stroke(Intent.ERASE, 2, 1);
    assertThat(clues()).isEqualTo(CellSet.of(0));
  }

  @Test
  void theEraserNeverPaints() {
    paint.toolProperty().set(PaintTool.ERASE);
    stroke(Intent.TOOL, 5);
    assertThat(clues().isEmpty()).isTrue();
  }

  @Test
  void mirrorCellsArePaintedAlong() {
    paint.symmetryProperty().set(Symmetry.HALF_TURN);
    stroke(Intent.TOOL, 1);
    assertThat(clues()).isEqualTo(CellSet.of(1, 14));
    assertThat(history.undoNameProperty().get()).hasToString("paint 2 cells");
  }

  @Test
  void aStrokeUnderWayIsShownButNotYetDone() {
    paint.begin(3, Intent.TOOL);
    assertThat(paint.maskProperty().get().clues()).isEqualTo(CellSet.of(3));
    assertThat(clues().isEmpty()).isTrue();
  }

  @Test
  void invertingTwiceChangesNothing() {
    stroke(Intent.TOOL, 0, 7);
    paint.invert();
    assertThat(clues().size()).isEqualTo(14);
    paint.invert();
    assertThat(clues()).isEqualTo(CellSet.of(0, 7));
  }

  @Test
  void anotherBoardBeginsEmptyAndCanBeUndone() {
    stroke(Intent.TOOL, 0);
    paint.useBoard(Boards.SIX);
    assertThat(history.document().mask()).isEqualTo(Mask.empty(Boards.SIX));
    history.undo();
    assertThat(clues()).isEqualTo(CellSet.of(0));
  }
}
