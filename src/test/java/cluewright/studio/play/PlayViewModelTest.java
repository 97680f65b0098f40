package cluewright.studio.play;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.document.Document;
import cluewright.format.PuzzleText;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Grids;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.replay.SolutionCounter;
import cluewright.strategy.StrategySet;
import cluewright.studio.board.Playing;
import cluewright.studio.board.SelectionHandler.Extent;
import cluewright.studio.board.SelectionHandler.Writing;
import cluewright.studio.board.Sheet;
import cluewright.studio.document.History;
import cluewright.studio.work.Background;
import java.time.Duration;
import java.util.Random;
import java.util.concurrent.atomic.AtomicLong;
import javafx.beans.property.SimpleBooleanProperty;
import org.junit.jupiter.api.Test;

final class PlayViewModelTest {
  private static final Puzzle PUZZLE =
      PuzzleText.read(
          "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
  private static final Puzzle SOLUTION =
      new SolutionCounter(Boards.NINE).solutions(PUZZLE, 1).get(0);

  private final History history =
      new History(
          Document.untitled(Mask.empty(Boards.NINE), StrategySet.parse("NHL")).withPuzzle(PUZZLE));
  private final AtomicLong nanos = new AtomicLong();
  private final SimpleBooleanProperty busy = new SimpleBooleanProperty();
  private final PlayViewModel play =
      new PlayViewModel(history, new Background(Runnable::run, Runnable::run), busy, nanos::get);

  private Playing playing() {
    return play.playingProperty().get().orElseThrow();
  }

  private Sheet sheet() {
    return playing().sheet();
  }

  private String message() {
    return play.messageProperty().get().toString();
  }

  private void write(int cell, int digit, Writing writing) {
    play.select(cell, Extent.ALONE);
    play.write(digit, writing);
  }

  private void place(int cell, int digit) {
    write(cell, digit, Writing.AS_SET);
  }

  private void solve() {
    PUZZLE.mask().open().forEach(cell -> place(cell, SOLUTION.digit(cell)));
  }

  @Test
  void thereIsNothingToPlayWithoutAPuzzleOrWhileOneIsGenerated() {
    busy.set(true);
    play.enter();
    assertThat(play.activeProperty().get()).isFalse();
    busy.set(false);
    play.enter();
    assertThat(play.activeProperty().get()).isTrue();
    history.apply(Phrase.of("play.solve"), history.document().withMask(Mask.empty(Boards.NINE)));
    assertThat(play.activeProperty().get()).isFalse();
    assertThat(play.availableProperty().get()).isFalse();
  }

  @Test
  void cluesCannotBeWrittenOver() {
    play.enter();
    place(0, 9);
    assertThat(sheet().digit(0)).isEqualTo(5);
    assertThat(play.undoNameProperty().get()).isEqualTo(Phrase.NOTHING);
  }

  @Test
  void aDigitIsPlacedAndTakenAwayByItself() {
    play.enter();
    place(2, 4);
    assertThat(sheet().digit(2)).isEqualTo(4);
    assertThat(play.undoNameProperty().get()).hasToString("placing 4 in r1c3");
    place(2, 4);
    assertThat(sheet().digit(2)).isZero();
    assertThat(play.undoNameProperty().get()).hasToString("removing 4 from r1c3");
  }

  @Test
  void marksGoIntoAllSelectedOpenCells() {
    play.enter();
    play.select(0, Extent.ALONE);
    play.select(2, Extent.ALSO);
    play.select(3, Extent.ALSO);
    play.write(4, Writing.CORNER);
    play.write(2, Writing.CANDIDATE);
    assertThat(sheet().corners(0)).isZero();
    assertThat(sheet().corners(2)).isEqualTo(sheet().corners(3)).isEqualTo(0b1000);
    assertThat(sheet().candidates(3)).isEqualTo(0b10);
    assertThat(play.undoNameProperty().get()).hasToString("adding candidate 2 to 2 cells");
    play.modeProperty().set(PencilMode.CORNER);
    play.write(4, Writing.AS_SET);
    assertThat(sheet().corners(2)).isZero();
  }

  @Test
  void aPlacedDigitTakesItsMarksFromItsPeersUnlessThatIsUnwanted() {
    play.enter();
    play.fillCandidates();
    assertThat(sheet().candidates(2)).isEqualTo(0b1011);
    place(3, 2);
    assertThat(sheet().candidates(2)).isEqualTo(0b1001);
    play.undo();
    play.tidyProperty().set(false);
    place(3, 2);
    assertThat(sheet().candidates(2)).isEqualTo(0b1011);
  }

  @Test
  void eraseTakesDigitsFirstAndThenMarks() {
    play.enter();
    write(2, 1, Writing.CORNER);
    place(2, 4);
    play.erase();
    assertThat(sheet().digit(2)).isZero();
    assertThat(sheet().corners(2)).isEqualTo(1);
    play.erase();
    assertThat(sheet().corners(2)).isZero();
  }

  @Test
  void conflictsAreSeenAtOnceInBothCells() {
    play.enter();
    place(2, 5);
    assertThat(playing().conflicts()).isEqualTo(CellSet.of(0, 2));
    play.undo();
    assertThat(playing().conflicts().isEmpty()).isTrue();
  }

  @Test
  void theDigitLookedAtIsHighlightedEverywhere() {
    play.enter();
    play.select(0, Extent.ALONE);
    assertThat(playing().alike()).isEqualTo(CellSet.of(0, 14, 71));
    play.selectAlike(0);
    assertThat(playing().selected()).isEqualTo(CellSet.of(0, 14, 71));
  }

  @Test
  void everyActOfThreeHundredIsUndoneAndRedone() {
    play.enter();
    for (int i = 0; i < 300; i++) {
      place(2, 1 + i % 9);
    }
    Sheet last = sheet();
    for (int i = 0; i < 300; i++) {
      play.undo();
    }
    assertThat(sheet()).isEqualTo(Sheet.of(PUZZLE));
    assertThat(play.undoNameProperty().get()).isEqualTo(Phrase.NOTHING);
    for (int i = 0; i < 300; i++) {
      play.redo();
    }
    assertThat(sheet()).isEqualTo(last);
  }

  @Test
  void aGameStaysThroughDesignTitlesAndOtherPuzzles() {
    play.enter();
    place(2, 4);
    play.leave();
    assertThat(play.playingProperty().get()).isEmpty();
    history.apply(Phrase.of("play.solve"), history.document().withTitle("Heart"));
    play.enter();
    assertThat(sheet().digit(2)).isEqualTo(4);
    Puzzle other = SOLUTION.restrictedTo(Grids.mask(Boards.NINE, 0.5, new Random(3)));
    history.apply(Phrase.of("play.solve"), history.document().withPuzzle(other));
    assertThat(sheet()).isEqualTo(Sheet.of(other));
    history.undo();
    assertThat(sheet().digit(2)).isEqualTo(4);
    assertThat(play.undoNameProperty().get()).hasToString("placing 4 in r1c3");
  }

  @Test
  void aCheckNamesWhatIsWrongAndKeepsTheMarkUntilItChanges() {
    play.enter();
    place(2, 1);
    place(3, SOLUTION.digit(3));
    play.check();
    assertThat(message()).isEqualTo("1 cell is wrong: r1c3.");
    assertThat(playing().wrong()).isEqualTo(CellSet.of(2));
    place(2, SOLUTION.digit(2));
    assertThat(playing().wrong().isEmpty()).isTrue();
    play.check();
    assertThat(message()).isEqualTo("All entries are correct so far.");
  }

  @Test
  void hintsTellTechniqueThenRegionThenStepFromWhatThePlayerHas() {
    play.enter();
    play.hint();
    assertThat(message()).startsWith("Hint 1 of 3. ");
    assertThat(play.marks().argument().houses().isEmpty()).isTrue();
    play.hint();
    assertThat(message()).startsWith("Hint 2 of 3. ");
    assertThat(play.marks().argument().houses().isEmpty()).isFalse();
    play.hint();
    assertThat(message()).startsWith("Hint 3 of 3. ");
    assertThat(play.toldProperty().get()).isTrue();
    int before = sheet().placements().mask().size();
    play.follow();
    assertThat(sheet().placements().mask().size()).isEqualTo(before + 1);
    assertThat(play.toldProperty().get()).isFalse();
    assertThat(message()).isEmpty();
    play.check();
    assertThat(message()).isEqualTo("All entries are correct so far.");
  }

  @Test
  void aHintIsAboutTheNextStepOfThePlayerAndNotOfTheClues() {
    play.enter();
    for (int cell : PUZZLE.mask().open().toArray()) {
      if (cell != 80 - 2 - 4) {
        place(cell, SOLUTION.digit(cell));
      }
    }
    play.hint();
    play.hint();
    play.hint();
    assertThat(message()).contains(Boards.NINE.label(74) + " is " + SOLUTION.digit(74));
  }

  @Test
  void noHintIsGivenOnAWrongSheetButWhereItIsWrong() {
    play.enter();
    place(2, 1);
    play.hint();
    assertThat(message()).isEqualTo("Fix this first. 1 cell is wrong: r1c3.");
    play.undo();
    write(2, 1, Writing.CANDIDATE);
    play.hint();
    assertThat(message()).isEqualTo("Fix this first. 1 cell is wrong: r1c3.");
    place(2, 5);
    play.hint();
    assertThat(message()).startsWith("Fix this first. ");
  }

  @Test
  void followingHintsSolvesThePuzzle() {
    history.apply(
        Phrase.of("play.solve"),
        history.document().withStrategies(StrategySet.parse("NHL,naked-pair,hidden-pair")));
    play.enter();
    for (int step = 0; step < 300 && !sheet().isComplete(); step++) {
      play.hint();
      play.hint();
      play.hint();
      assertThat(play.toldProperty().get()).as(message()).isTrue();
      play.follow();
    }
    assertThat(sheet().placements()).isEqualTo(SOLUTION);
  }

  @Test
  void theEndTellsTimeAndHintsAndTheTimeStandsStillElsewhere() {
    play.enter();
    play.hint();
    play.hint();
    nanos.addAndGet(Duration.ofSeconds(65).toNanos());
    play.watchedProperty().set(false);
    nanos.addAndGet(Duration.ofHours(1).toNanos());
    play.watchedProperty().set(true);
    nanos.addAndGet(Duration.ofSeconds(2).toNanos());
    play.leave();
    nanos.addAndGet(Duration.ofHours(1).toNanos());
    play.enter();
    solve();
    assertThat(message()).isEqualTo("Solved in 1 min 7 s, with 1 hint.");
    assertThat(play.time()).isEqualTo("1:07");
    play.restart();
    assertThat(sheet()).isEqualTo(Sheet.of(PUZZLE));
    assertThat(play.time()).isEqualTo("0:00");
    assertThat(play.undoNameProperty().get()).hasToString("restarting");
    play.undo();
    assertThat(message()).startsWith("Solved in ");
  }

  @Test
  void aFullSheetWithConflictsIsNotSolved() {
    play.enter();
    solve();
    place(2, 9);
    assertThat(message()).startsWith("Every cell is filled, but");
  }

  @Test
  void aCheckSaysThatThereAreSeveralSolutions() {
    Puzzle grid = Grids.pattern(Boards.SIXTEEN);
    Puzzle sparse = grid.restrictedTo(Grids.mask(Boards.SIXTEEN, 0.4, new Random(1)));
    history.apply(Phrase.of("play.solve"), history.document().withPuzzle(sparse));
    play.enter();
    play.check();
    assertThat(message()).startsWith("This puzzle has several solutions");
  }
}
