package cluewright.studio.masks;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.document.Document;
import cluewright.document.Project;
import cluewright.document.Result;
import cluewright.format.PuzzleText;
import cluewright.mask.Symmetry;
import cluewright.mask.Transform;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.DigitSet;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.model.rule.Kinds;
import cluewright.phrase.Phrase;
import cluewright.strategy.StrategySet;
import cluewright.studio.board.StrokeHandler.Intent;
import cluewright.studio.digitset.PreferredDigits;
import cluewright.studio.document.History;
import cluewright.studio.notice.Notice;
import cluewright.studio.notice.NoticeViewModel;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

final class PaintViewModelTest {
  private final History history =
      new History(Document.untitled(Mask.empty(Boards.FOUR), StrategySet.parse("NH")));
  private final NoticeViewModel notices = new NoticeViewModel();
  private final PaintViewModel paint =
      new PaintViewModel(history, notices, PreferredDigits.forNow());

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
    assertThat(history.undoName.get()).hasToString("painting 3 cells");
    history.undo();
    assertThat(clues().isEmpty()).isTrue();
  }

  @Test
  void anotherKindOfBoardKeepsTheMaskAndAnotherSizeDoesNot() {
    stroke(Intent.TOOL, 0, 5, 9);
    paint.toggle(Kinds.DIAGONALS);
    assertThat(history.document().mask().board()).hasToString("4x4+x");
    assertThat(clues()).isEqualTo(CellSet.of(0, 5, 9));
    assertThat(history.undoName.get()).hasToString("changing the kind of the board");
    paint.toggle(Kinds.DISJOINT_GROUPS);
    paint.toggle(Kinds.DIAGONALS);
    assertThat(history.document().mask().board()).hasToString("4x4+disjoint-groups");
    paint.useBoard(Boards.FOUR);
    assertThat(clues()).isEqualTo(CellSet.of(0, 5, 9));
    paint.toggle(Kinds.ASTERISK);
    assertThat(history.document().mask().board()).isEqualTo(Boards.FOUR);
    paint.useBoard(Boards.SIX);
    assertThat(clues().isEmpty()).isTrue();
  }

  @Test
  void aStrokeThatBeginsOnAClueCellErasesWhatItGoesOver() {
    stroke(Intent.TOOL, 0, 1);
    stroke(Intent.TOOL, 1, 2, 0);
    assertThat(clues().isEmpty()).isTrue();
    assertThat(history.undoName.get()).hasToString("erasing 2 cells");
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
    paint.tool.set(PaintTool.ERASER);
    stroke(Intent.TOOL, 5);
    assertThat(clues().isEmpty()).isTrue();
  }

  @Test
  void mirrorCellsArePaintedAlong() {
    paint.symmetry.set(Symmetry.HALF_TURN);
    stroke(Intent.TOOL, 1);
    assertThat(clues()).isEqualTo(CellSet.of(1, 14));
    assertThat(history.undoName.get()).hasToString("painting 2 cells");
  }

  @Test
  void aStrokeUnderWayIsShownButNotYetDone() {
    paint.begin(3, Intent.TOOL);
    assertThat(paint.mask.get().clues()).isEqualTo(CellSet.of(3));
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
    paint.tool.set(PaintTool.LINE);
    stroke(Intent.TOOL, 0, 3, 1, 15);
    assertThat(clues()).isEqualTo(CellSet.of(0, 5, 10, 15));
    assertThat(history.undoName.get()).hasToString("painting 4 cells");
    stroke(Intent.ERASE, 5, 15);
    assertThat(clues()).isEqualTo(CellSet.of(0));
  }

  @Test
  void aRectangleIsMirrored() {
    paint.tool.set(PaintTool.RECTANGLE);
    paint.symmetry.set(Symmetry.HORIZONTAL);
    stroke(Intent.TOOL, 0, 5);
    assertThat(clues()).isEqualTo(CellSet.of(0, 1, 2, 3, 4, 5, 6, 7));
  }

  @Test
  void aLineThatBeginsOnAClueCellPaints() {
    stroke(Intent.TOOL, 0);
    paint.tool.set(PaintTool.LINE);
    stroke(Intent.TOOL, 0, 2);
    assertThat(clues()).isEqualTo(CellSet.of(0, 1, 2));
  }

  @Test
  void fillTurnsTheAreaAndItsMirrorCells() {
    stroke(Intent.TOOL, 1, 5, 9, 13);
    paint.tool.set(PaintTool.FILL);
    assertThat(paint.reach(0)).isEqualTo(CellSet.of(0, 4, 8, 12));
    paint.symmetry.set(Symmetry.HORIZONTAL);
    stroke(Intent.TOOL, 0);
    assertThat(clues()).isEqualTo(CellSet.of(0, 1, 3, 4, 5, 7, 8, 9, 11, 12, 13, 15));
    paint.symmetry.set(Symmetry.NONE);
    stroke(Intent.TOOL, 3);
    assertThat(clues()).isEqualTo(CellSet.of(0, 1, 4, 5, 8, 9, 12, 13));
  }

  @Test
  void keysSetOneEndOfALineShowItAndSetTheOther() {
    paint.tool.set(PaintTool.LINE);
    paint.dab(0, Intent.TOOL);
    paint.lookAt(1);
    paint.lookAt(2);
    assertThat(paint.mask.get().clues()).isEqualTo(CellSet.of(0, 1, 2));
    assertThat(clues().isEmpty()).isTrue();
    paint.dab(3, Intent.TOOL);
    assertThat(clues()).isEqualTo(CellSet.of(0, 1, 2, 3));
    paint.lookAt(15);
    assertThat(paint.mask.get().clues()).isEqualTo(clues());
  }

  @Test
  void aLineBegunWithKeysIsDroppedWithTheTool() {
    paint.tool.set(PaintTool.RECTANGLE);
    paint.dab(0, Intent.TOOL);
    paint.tool.set(PaintTool.PENCIL);
    assertThat(paint.mask.get().clues().isEmpty()).isTrue();
    paint.dab(9, Intent.TOOL);
    assertThat(clues()).isEqualTo(CellSet.of(9));
  }

  @Test
  void everyTransformIsOneUndoWithItsName() {
    stroke(Intent.TOOL, 1);
    paint.transform(Transform.SHIFT_LEFT);
    assertThat(history.undoName.get()).hasToString("shifting the mask left");
    paint.transform(Transform.ROTATE);
    assertThat(clues()).isEqualTo(CellSet.of(3));
    history.undo();
    history.undo();
    assertThat(clues()).isEqualTo(CellSet.of(1));
  }

  // What is cancelled.

  private static void assertNothingDone(History history, PaintViewModel paint, Document before) {
    assertThat(history.document()).isEqualTo(before);
    assertThat(paint.mask.get()).isEqualTo(before.mask());
    assertThat(history.undoName.get()).isEqualTo(Phrase.NOTHING);
  }

  @ParameterizedTest
  @EnumSource
  void aCancelledStrokeLeavesNothingWithAnyToolSymmetryOrButton(PaintTool tool) {
    Document before = history.document().withMask(Mask.empty(Boards.FOUR).with(CellSet.of(5, 6)));
    for (Symmetry symmetry : Symmetry.values()) {
      for (Intent intent : Intent.values()) {
        history.open(Project.of(before));
        paint.tool.set(tool);
        paint.symmetry.set(symmetry);
        paint.begin(6, intent);
        paint.extend(1);
        paint.cancel();
        assertNothingDone(history, paint, before);
        paint.extend(2);
        paint.extend(8);
        paint.end();
        assertNothingDone(history, paint, before);
        assertThat(notices.notice.get()).isEmpty();
      }
    }
  }

  @Test
  void afterACancelledStrokeTheNextOnePaints() {
    paint.begin(0, Intent.TOOL);
    paint.cancel();
    stroke(Intent.TOOL, 3, 7);
    assertThat(clues()).isEqualTo(CellSet.of(3, 7));
  }

  @Test
  void anotherToolOrSymmetryDuringAStrokeCancelsIt() {
    Document before = history.document();
    paint.begin(0, Intent.TOOL);
    paint.tool.set(PaintTool.LINE);
    paint.extend(3);
    paint.end();
    paint.begin(0, Intent.TOOL);
    paint.symmetry.set(Symmetry.HALF_TURN);
    paint.extend(3);
    paint.end();
    assertNothingDone(history, paint, before);
  }

  @Test
  void anotherMaskDuringAStrokeCancelsIt() {
    stroke(Intent.TOOL, 9);
    paint.begin(0, Intent.TOOL);
    history.undo();
    paint.extend(1);
    paint.end();
    assertThat(clues().isEmpty()).isTrue();
    assertThat(history.redoName.get()).hasToString("painting 1 cell");
  }

  @Test
  void aResultThatComesDuringAStrokeNeitherEndsNorHidesIt() {
    paint.begin(0, Intent.TOOL);
    paint.extend(1);
    history.gather(0, List.of(new Result(FINISHED, history.document().strategies(), false)));
    assertThat(paint.mask.get().clues()).isEqualTo(CellSet.of(0, 1));
    paint.extend(2);
    paint.end();
    assertThat(clues()).isEqualTo(CellSet.of(0, 1, 2));
    assertThat(history.document().results()).hasSize(1);
  }

  // A finished puzzle.

  private static final Puzzle FINISHED = PuzzleText.read("1..4.........32.");

  private void finish() {
    history.open(Project.of(history.document().withPuzzle(FINISHED)));
  }

  private String notice() {
    return notices.notice.get().map(Notice::sentence).orElse(Phrase.NOTHING).toString();
  }

  private void assertStillFinished() {
    assertThat(history.document().puzzle()).contains(FINISHED);
    assertThat(paint.mask.get()).isEqualTo(FINISHED.mask());
    assertThat(history.undoName.get()).isEqualTo(Phrase.NOTHING);
  }

  /** Another mask on the board, the digits among the results, and back with one undo. */
  private void assertPutAside() {
    assertThat(history.document().puzzle()).isEmpty();
    assertThat(history.document().results()).extracting(Result::puzzle).containsExactly(FINISHED);
    assertThat(notice()).startsWith("The puzzle was taken off the board and is kept in Results");
    history.undo();
    assertStillFinished();
  }

  @ParameterizedTest
  @EnumSource
  void aClickOnAFinishedPuzzleOnlyChoosesItsCell(PaintTool tool) {
    paint.tool.set(tool);
    for (Intent intent : Intent.values()) {
      finish();
      paint.begin(0, intent);
      assertStillFinished();
      paint.extend(0);
      paint.end();
      assertStillFinished();
      assertThat(notice()).isEqualTo(intentChangesNothing(tool, intent) ? "" : CLICK_AGAIN);
      notices.dismiss();
    }
  }

  private static final String CLICK_AGAIN =
      "A click only selects the cell here, so no digit is lost by accident. Click again or drag to"
          + " change the mask.";

  /** A line is painted even where it begins on a clue cell. */
  private static boolean intentChangesNothing(PaintTool tool, Intent intent) {
    return tool.hasTwoEnds() && intent == Intent.TOOL;
  }

  @Test
  void aSecondClickOnTheCellOfAFinishedPuzzlePaints() {
    finish();
    stroke(Intent.TOOL, 1);
    stroke(Intent.TOOL, 1);
    assertThat(clues()).isEqualTo(FINISHED.mask().with(CellSet.of(1)).clues());
    assertPutAside();
  }

  @Test
  void aClickWithTheOtherButtonIsNoSecondOne() {
    finish();
    stroke(Intent.TOOL, 0);
    stroke(Intent.ERASE, 0);
    assertStillFinished();
    stroke(Intent.ERASE, 0);
    assertPutAside();
  }

  @Test
  void clicksOnTwoCellsOfAFinishedPuzzleOnlyChooseThem() {
    finish();
    stroke(Intent.TOOL, 1);
    stroke(Intent.TOOL, 2);
    stroke(Intent.TOOL, 1);
    assertStillFinished();
  }

  @Test
  void aStrokeOverAFinishedPuzzlePaintsFromItsMask() {
    finish();
    stroke(Intent.TOOL, 4, 5);
    assertThat(clues()).isEqualTo(FINISHED.mask().with(CellSet.of(4, 5)).clues());
    assertPutAside();
  }

  @Test
  void aStrokeThatComesBackToItsFirstCellIsNoClick() {
    finish();
    stroke(Intent.TOOL, 4, 5, 4);
    assertPutAside();
  }

  @Test
  void afterTheDigitsLeftOneClickPaints() {
    finish();
    stroke(Intent.TOOL, 4, 5);
    stroke(Intent.TOOL, 9);
    assertThat(clues()).isEqualTo(FINISHED.mask().with(CellSet.of(4, 5, 9)).clues());
  }

  @Test
  void aKeyPaintsOnAFinishedPuzzleAtOnce() {
    finish();
    paint.dab(4, Intent.TOOL);
    assertPutAside();
  }

  @Test
  void whateverChangesTheMaskKeepsThePuzzleInResults() {
    finish();
    paint.clear();
    assertPutAside();
    paint.invert();
    assertPutAside();
    paint.useBoard(Boards.SIX);
    assertPutAside();
  }

  @Test
  void aResultThatWasThereIsNotAddedAgain() {
    finish();
    history.gather(0, List.of(new Result(FINISHED, history.document().strategies(), true)));
    stroke(Intent.TOOL, 4, 5);
    assertThat(history.document().results()).hasSize(1);
  }

  @Test
  void theChosenCellOfOnePuzzleIsNotThatOfAnother() {
    finish();
    stroke(Intent.TOOL, 1);
    Puzzle other = PuzzleText.read("4..1.........23.");
    history.open(Project.of(history.document().withPuzzle(other)));
    stroke(Intent.TOOL, 1);
    assertThat(history.document().puzzle()).contains(other);
  }

  @Test
  void aClickOnAFixedDigitOnlyChoosesItAndOneBesidePaints() {
    stroke(Intent.TOOL, 0, 1);
    history.apply(
        Phrase.verbatim("fix"), history.document().withFixed(PuzzleText.read("3...............")));
    stroke(Intent.TOOL, 0);
    assertThat(clues()).isEqualTo(CellSet.of(0, 1));
    stroke(Intent.TOOL, 1);
    assertThat(clues()).isEqualTo(CellSet.of(0));
    stroke(Intent.TOOL, 0);
    assertThat(clues()).isEqualTo(CellSet.of(0));
    stroke(Intent.TOOL, 0);
    assertThat(clues().isEmpty()).isTrue();
  }

  // What is taken off the board with its cells.

  private static final Puzzle DRAFT = PuzzleText.read("12....1.3.......");

  private Document show(Puzzle digits) {
    Document shown = history.document().withMask(digits.mask()).withFixed(digits).withTitle("Kite");
    history.open(Project.of(shown));
    return shown;
  }

  private static Stream<Consumer<PaintViewModel>> replacements() {
    return Stream.of(
        PaintViewModel::clear,
        PaintViewModel::invert,
        paint -> paint.transform(Transform.ROTATE),
        paint -> paint.useBoard(Boards.SIX),
        paint ->
            paint.use(Phrase.verbatim("draw"), Mask.empty(Boards.FOUR).with(CellSet.of(0, 9))));
  }

  @ParameterizedTest
  @MethodSource("replacements")
  void aDraftWhoseMaskIsReplacedStaysInTheProjectAsACopy(Consumer<PaintViewModel> replace) {
    Document draft = show(DRAFT);
    replace.accept(paint);
    assertThat(history.project().current()).isZero();
    assertThat(history.document().isDraft()).isFalse();
    assertThat(history.document().fixed().mask().clues().isEmpty()).isTrue();
    assertThat(history.project().documents()).hasSize(2).last().isEqualTo(draft);
    assertThat(notice()).startsWith("The draft is kept, as a copy under Puzzles");
    history.undo();
    assertThat(history.project()).isEqualTo(Project.of(draft));
  }

  @Test
  void digitsThatAStrokeErasesAreNoCopyAndAreToldOf() {
    show(DRAFT);
    stroke(Intent.ERASE, 0, 1);
    assertThat(history.project().documents()).hasSize(1);
    assertThat(notice()).isEqualTo("2 digits were erased with the cells; Undo brings them back.");
    notices.dismiss();
    stroke(Intent.TOOL, 12);
    assertThat(notice()).isEmpty();
  }

  @Test
  void fewerDigitsThanAnyPuzzleHasAreNotCopied() {
    show(DRAFT.with(0, 0).with(1, 0));
    paint.clear();
    assertThat(history.project().documents()).hasSize(1);
    assertThat(notice()).isEqualTo("2 digits were erased with the cells; Undo brings them back.");
  }

  @Test
  void anotherBoardSaysThatItCannotShowTheOwnCharacters() {
    history.open(Project.of(history.document().withDigitSet(DigitSet.own(Boards.FOUR, "KITE"))));
    paint.useBoard(Boards.SIX);
    assertThat(notice()).startsWith("This board shows its digits as usual");
    history.undo();
    assertThat(history.document().digitSet().letters()).isEqualTo("KITE");
  }
}
