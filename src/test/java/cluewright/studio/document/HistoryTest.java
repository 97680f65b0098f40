package cluewright.studio.document;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.document.CellMarks;
import cluewright.document.Document;
import cluewright.document.Project;
import cluewright.document.Result;
import cluewright.document.Sheet;
import cluewright.document.UnfinishedPlay;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.strategy.StrategySet;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class HistoryTest {
  private final Document first =
      Document.untitled(Mask.empty(Boards.FOUR), StrategySet.parse("NH"));
  private final History history = new History(first);

  @Test
  void undoTakesBackTheLastActAndRedoDoesItAgain() {
    Document titled = first.withTitle("Kite");
    history.apply(Phrase.verbatim("changing the title"), titled);
    assertThat(history.undoName.get()).hasToString("changing the title");
    history.undo();
    assertThat(history.document()).isEqualTo(first);
    assertThat(history.redoName.get()).hasToString("changing the title");
    history.redo();
    assertThat(history.document()).isEqualTo(titled);
  }

  @Test
  void anActThatChangesNothingIsNoAct() {
    history.apply(Phrase.verbatim("changing the title"), first.withTitle(""));
    assertThat(history.undoName.get()).hasToString("");
  }

  @Test
  void aNewActAfterAnUndoForgetsWhatWasUndone() {
    history.apply(Phrase.verbatim("changing the title"), first.withTitle("Kite"));
    history.undo();
    history.apply(Phrase.verbatim("changing the author"), first.withAuthor("Ada"));
    assertThat(history.redoName.get()).hasToString("");
  }

  @Test
  void whatADocumentTurnsOutToBeIsNoActAndComesBackWithARedo() {
    Puzzle digits = Puzzle.empty(Boards.FOUR).with(0, 1);
    Document draft = first.withDigits(digits);
    Document learned = draft.withPuzzle(digits);
    history.apply(Phrase.verbatim("writing 1 in r1c1"), draft);
    history.recognize(learned);
    assertThat(history.document()).isEqualTo(learned);
    assertThat(history.undoName.get()).hasToString("writing 1 in r1c1");
    history.undo();
    assertThat(history.document()).isEqualTo(first);
    history.redo();
    assertThat(history.document()).isEqualTo(learned);
  }

  @Test
  void whatASavedDocumentTurnsOutToBeNeedsNoSaving() {
    Puzzle digits = Puzzle.empty(Boards.FOUR).with(0, 1);
    Document draft = first.withDigits(digits);
    history.open(Project.of(draft));
    history.recognize(draft.withPuzzle(digits));
    assertThat(history.unsaved.get()).isFalse();
    history.apply(Phrase.verbatim("writing 2 in r1c1"), draft.withDigits(digits.with(0, 2)));
    history.recognize(history.document().withPuzzle(digits.with(0, 2)));
    assertThat(history.unsaved.get()).isTrue();
    history.undo();
    assertThat(history.unsaved.get()).isFalse();
  }

  @Test
  void whatWasFoundBesideTheCopyOfADraftStaysOnTheDeskWhateverIsUndone() {
    Puzzle digits = Puzzle.empty(Boards.FOUR).with(0, 1);
    Document draft = first.withDigits(digits).withResults(List.of(find(1)));
    history.open(new Project(List.of(first, draft), 1));
    Project cleared = history.project().withCopyOf(draft, draft.withMask(first.mask()));
    history.apply(Phrase.verbatim("clearing the mask"), cleared);
    assertThat(history.document().results()).containsExactly(find(1));
    history.gather(1, List.of(find(2)));
    Puzzle found = find(2).puzzle();
    UnfinishedPlay play =
        new UnfinishedPlay(Sheet.of(found), Duration.ofSeconds(9), 1, CellMarks.none(16));
    history.learn(
        history
            .project()
            .withDocument(history.document().withUnfinished(found, Optional.of(play))));
    history.undo();
    assertThat(history.project().documents()).hasSize(2);
    assertThat(history.document())
        .isEqualTo(draft.withResults(List.of(find(1), find(2))).withUnfinished(List.of(play)));
    history.redo();
    assertThat(history.project().documents()).hasSize(3);
    assertThat(history.document().results()).containsExactly(find(1), find(2));
  }

  @Test
  void twoHundredActsCanBeUndone() {
    for (int i = 1; i <= 200; i++) {
      history.apply(Phrase.verbatim("changing the title"), first.withTitle("Kite " + i));
    }
    for (int i = 1; i <= 200; i++) {
      history.undo();
    }
    assertThat(history.document()).isEqualTo(first);
  }

  @Test
  void undoingToWhatWasSavedLeavesNothingUnsaved() {
    history.apply(Phrase.verbatim("changing the title"), first.withTitle("Kite"));
    history.markSaved(history.project());
    history.apply(Phrase.verbatim("changing the title"), first.withTitle("Box"));
    assertThat(history.unsaved.get()).isTrue();
    history.undo();
    assertThat(history.unsaved.get()).isFalse();
  }

  @Test
  void anEditOfTheMaskTakesThePuzzleAwayAndUndoBringsItBack() {
    Puzzle puzzle =
        new Puzzle(Boards.FOUR, new int[] {1, 2, 3, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0});
    history.apply(Phrase.verbatim("generating a puzzle"), first.withPuzzle(puzzle));
    history.apply(
        Phrase.verbatim("painting 1 cell"),
        history.document().withMask(history.document().mask().with(CellSet.of(9))));
    assertThat(history.document().puzzle()).isEmpty();
    history.undo();
    assertThat(history.document().puzzle()).contains(puzzle);
  }

  @Test
  void undoTakesBackToTheDeskWhatItChanges() {
    Document second = first.withTitle("Second");
    history.turn(Phrase.verbatim("adding a puzzle"), history.project().withNew(second));
    history.apply(Phrase.verbatim("changing the author"), second.withAuthor("Ada"));
    history.select(0);
    assertThat(history.document()).isEqualTo(first);
    assertThat(history.undoName.get()).hasToString("changing the author");
    history.undo();
    assertThat(history.document()).isEqualTo(second);
    history.undo();
    assertThat(history.project()).isEqualTo(Project.of(first));
  }

  private static Result find(int firstDigit) {
    int[] digits = new int[16];
    digits[0] = firstDigit;
    return new Result(new Puzzle(Boards.FOUR, digits), StrategySet.parse("NH"), false);
  }

  @Test
  void whatWasFoundStaysWhateverIsUndoneAndDoneAgain() {
    history.apply(Phrase.verbatim("changing the title"), first.withTitle("Kite"));
    history.gather(0, List.of(find(1)));
    history.apply(Phrase.verbatim("changing the author"), history.document().withAuthor("Ada"));
    history.gather(0, List.of(find(2), find(1)));
    history.undo();
    history.undo();
    assertThat(history.document()).isEqualTo(first.withResults(List.of(find(1), find(2))));
    history.apply(Phrase.verbatim("changing the notes"), history.document().withNotes("!"));
    assertThat(history.document().results()).containsExactly(find(1), find(2));
  }

  @Test
  void aDiscardIsUndoneAndDoneAgainAndLeavesLaterFindsAlone() {
    history.gather(0, List.of(find(1), find(2)));
    history.apply(
        Phrase.verbatim("discarding 1 result"), history.document().withResults(List.of(find(2))));
    history.gather(0, List.of(find(3)));
    history.undo();
    assertThat(history.document().results()).containsExactly(find(1), find(2), find(3));
    history.redo();
    assertThat(history.document().results()).containsExactly(find(2), find(3));
  }

  @Test
  void keepingIsUndoneByItselfAlone() {
    history.gather(0, List.of(find(1)));
    history.apply(Phrase.verbatim("changing the title"), history.document().withTitle("Kite"));
    history.apply(
        Phrase.verbatim("keep 1 result"),
        history.document().withResults(List.of(find(1).withKept(true))));
    history.undo();
    assertThat(history.document().results()).containsExactly(find(1));
    history.redo();
    history.undo();
    history.undo();
    assertThat(history.document()).isEqualTo(first.withResults(List.of(find(1))));
  }

  @Test
  void findsOfOnePuzzleStayWhenAnotherIsAddedAndTakenBack() {
    history.turn(
        Phrase.verbatim("adding a puzzle"), history.project().withNew(first.withTitle("Second")));
    history.gather(0, List.of(find(1)));
    history.gather(1, List.of(find(2)));
    history.undo();
    assertThat(history.document().results()).containsExactly(find(1));
    history.redo();
    assertThat(history.project().documents().get(1).results()).containsExactly(find(2));
  }

  @Test
  void whatWasPlayedStaysWhateverIsUndoneAndDoneAgain() {
    Puzzle puzzle = find(1).puzzle();
    UnfinishedPlay play =
        new UnfinishedPlay(Sheet.of(puzzle), Duration.ofSeconds(9), 1, CellMarks.none(16));
    history.apply(Phrase.verbatim("changing the title"), first.withTitle("Kite"));
    history.learn(Project.of(history.document().withUnfinished(puzzle, Optional.of(play))));
    assertThat(history.undoName.get()).hasToString("changing the title");
    history.undo();
    assertThat(history.document()).isEqualTo(first.withUnfinished(List.of(play)));
    assertThat(history.unsaved.get()).isTrue();
    history.redo();
    assertThat(history.document().unfinished(puzzle)).contains(play);
  }

  private static UnfinishedPlay play(int firstDigit) {
    return new UnfinishedPlay(
        Sheet.of(find(firstDigit).puzzle()), Duration.ofSeconds(9), 1, CellMarks.none(16));
  }

  @Test
  void whatBelongsToADocumentFollowsItToItsOtherPlace() {
    Document second = first.withTitle("Second");
    Document third = first.withTitle("Third");
    history.open(new Project(List.of(first, second, third), 0));
    history.apply(Phrase.verbatim("moving a puzzle"), history.project().withMoved(0, 2));
    history.gather(2, List.of(find(1)));
    history.learn(
        new Project(
            List.of(
                second.withUnfinished(List.of(play(2))),
                third,
                history.project().documents().get(2).withUnfinished(List.of(play(1)))),
            2));
    Project moved = history.project();
    history.undo();
    assertThat(history.project().documents())
        .containsExactly(
            first.withResults(List.of(find(1))).withUnfinished(List.of(play(1))),
            second.withUnfinished(List.of(play(2))),
            third);
    history.redo();
    assertThat(history.project()).isEqualTo(moved);
  }

  @Test
  void whatBelongsToADeletedDocumentGoesWithItWhenItIsDeletedOnceMore() {
    Document second = first.withTitle("Second");
    history.open(new Project(List.of(first, second), 0));
    history.turn(Phrase.verbatim("deleting a puzzle"), history.project().without(0));
    history.undo();
    history.gather(0, List.of(find(1)));
    history.learn(
        history.project().withDocument(history.document().withUnfinished(List.of(play(1)))));
    Project present = history.project();
    history.redo();
    assertThat(history.project()).isEqualTo(Project.of(second));
    history.undo();
    assertThat(history.project()).isEqualTo(present);
  }

  @Test
  void toTakeAnotherDocumentToTheDeskLeavesNothingUnsaved() {
    history.turn(
        Phrase.verbatim("adding a puzzle"), history.project().withNew(first.withTitle("B")));
    history.markSaved(history.project());
    history.select(0);
    assertThat(history.unsaved.get()).isFalse();
  }

  @Test
  void theNumberOfTheDeskChangesWheneverAnotherDocumentIsThere() {
    Phrase act = Phrase.verbatim("x");
    assertDesk(true, () -> history.turn(act, history.project().withNew(first.withTitle("B"))));
    assertDesk(false, () -> history.apply(act, history.document().withTitle("C")));
    assertDesk(true, () -> history.select(0));
    assertDesk(false, () -> history.select(0));
    assertDesk(true, history::undo);
    assertDesk(true, history::redo);
    assertDesk(true, () -> history.select(1));
    assertDesk(false, () -> history.apply(act, history.project().withMoved(1, 0)));
    assertDesk(false, history::undo);
    assertDesk(false, history::redo);
    assertDesk(true, () -> history.turn(act, history.project().without(0)));
    assertDesk(true, history::undo);
    assertDesk(true, history::redo);
    assertDesk(false, () -> history.learn(history.project().withDocument(first.withTitle("D"))));
    assertDesk(true, () -> history.open(history.project()));
  }

  private void assertDesk(boolean isAnother, Runnable change) {
    long before = history.turns();
    change.run();
    assertThat(history.turns() != before).isEqualTo(isAnother);
  }
}
