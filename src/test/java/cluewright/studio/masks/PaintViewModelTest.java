package cluewright.studio.masks;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.mask.Symmetry;
import cluewright.mask.Transform;
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
    paint.toolProperty().set(PaintTool.ERASER);
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

  @Test
  void aLineIsDrawnFromPressToReleaseWhateverLiesBetween() {
    paint.toolProperty().set(PaintTool.LINE);
    stroke(Intent.TOOL, 0, 3, 1, 15);
    assertThat(clues()).isEqualTo(CellSet.of(0, 5, 10, 15));
    assertThat(history.undoNameProperty().get()).hasToString("paint 4 cells");
    stroke(Intent.ERASE, 5, 15);
    assertThat(clues()).isEqualTo(CellSet.of(0));
  }

  @Test
  void aRectangleIsMirrored() {
    paint.toolProperty().set(PaintTool.RECTANGLE);
    paint.symmetryProperty().set(Symmetry.HORIZONTAL);
    stroke(Intent.TOOL, 0, 5);
    assertThat(clues()).isEqualTo(CellSet.of(0, 1, 2, 3, 4, 5, 6, 7));
  }

  @Test
  void aLineThatBeginsOnAClueCellPaints() {
    stroke(Intent.TOOL, 0);
    paint.toolProperty().set(PaintTool.LINE);
    stroke(Intent.TOOL, 0, 2);
    assertThat(clues()).isEqualTo(CellSet.of(0, 1, 2));
  }

  @Test
  void fillTurnsTheAreaAndItsMirrorCells() {
    stroke(Intent.TOOL, 1, 5, 9, 13);
    paint.toolProperty().set(PaintTool.FILL);
    assertThat(paint.reach(0)).isEqualTo(CellSet.of(0, 4, 8, 12));
    paint.symmetryProperty().set(Symmetry.HORIZONTAL);
    stroke(Intent.TOOL, 0);
    assertThat(clues()).isEqualTo(CellSet.of(0, 1, 3, 4, 5, 7, 8, 9, 11, 12, 13, 15));
    paint.symmetryProperty().set(Symmetry.NONE);
    stroke(Intent.TOOL, 3);
    assertThat(clues()).isEqualTo(CellSet.of(0, 1, 4, 5, 8, 9, 12, 13));
  }

  @Test
  void keysSetOneEndOfALineShowItAndSetTheOther() {
    paint.toolProperty().set(PaintTool.LINE);
    paint.dab(0, Intent.TOOL);
    paint.lookAt(1);
    paint.lookAt(2);
    assertThat(paint.maskProperty().get().clues()).isEqualTo(CellSet.of(0, 1, 2));
    assertThat(clues().isEmpty()).isTrue();
    paint.dab(3, Intent.TOOL);
    assertThat(clues()).isEqualTo(CellSet.of(0, 1, 2, 3));
    paint.lookAt(15);
    assertThat(paint.maskProperty().get().clues()).isEqualTo(clues());
  }

  @Test
  void aLineBegunWithKeysIsDroppedWithTheTool() {
    paint.toolProperty().set(PaintTool.RECTANGLE);
    paint.dab(0, Intent.TOOL);
    paint.toolProperty().set(PaintTool.PENCIL);
    assertThat(paint.maskProperty().get().clues().isEmpty()).isTrue();
    paint.dab(9, Intent.TOOL);
    assertThat(clues()).isEqualTo(CellSet.of(9));
  }

  @Test
  void everyTransformIsOneUndoWithItsName() {
    stroke(Intent.TOOL, 1);
    paint.transform(Transform.SHIFT_LEFT);
    assertThat(history.undoNameProperty().get()).hasToString("shift the mask left");
    paint.transform(Transform.ROTATE);
    assertThat(clues()).isEqualTo(CellSet.of(3));
    history.undo();
    history.undo();
    assertThat(clues()).isEqualTo(CellSet.of(1));
  }
}
