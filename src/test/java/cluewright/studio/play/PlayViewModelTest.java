package cluewright.studio.play;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.document.Document;
import cluewright.document.PenLine;
import cluewright.document.Project;
import cluewright.document.Sheet;
import cluewright.document.TestPlay;
import cluewright.document.UnfinishedPlay;
import cluewright.format.PuzzleText;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Grids;
import cluewright.model.House;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.model.rule.Kinds;
import cluewright.phrase.Phrase;
import cluewright.replay.SolutionCounter;
import cluewright.strategy.StrategySet;
import cluewright.studio.board.LineHandler;
import cluewright.studio.board.Playing;
import cluewright.studio.board.SelectionHandler.Extent;
import cluewright.studio.board.SelectionHandler.Writing;
import cluewright.studio.board.SumLeft;
import cluewright.studio.document.History;
import cluewright.studio.work.Background;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import javafx.beans.property.SimpleBooleanProperty;
import org.junit.jupiter.api.Test;

final class PlayViewModelTest {
  private static final Puzzle PUZZLE =
      PuzzleText.read(
          "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
  private static final Puzzle SOLUTION =
      new SolutionCounter(Boards.NINE).solutions(PUZZLE, 1).get(0);

  private static final List<String> SNYDER =
      List.of(
          "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
          "...7.4..5.2..1..7.....8...2.9...625.6...7...8.532...1.4...9.....3..6..9.2..4.7...");

  private final History history =
      new History(
          Document.untitled(Mask.empty(Boards.NINE), StrategySet.parse("NHL")).withPuzzle(PUZZLE));
  private final AtomicLong nanos = new AtomicLong();
  private final Instant now = Instant.parse("2026-11-23T04:30:00Z");
  private final SimpleBooleanProperty busy = new SimpleBooleanProperty();
  private final Deque<Runnable> later = new ArrayDeque<>();
  private final PlayViewModel play = playing(history);

  private PlayViewModel playing(History of) {
    return new PlayViewModel(
        of, new Background(Runnable::run, Runnable::run), busy, later::add, nanos::get, () -> now);
  }

  private Playing playing() {
    return play.playing.get().orElseThrow();
  }

  private Sheet sheet() {
    return playing().sheet();
  }

  private String message() {
    return play.message.get().toString();
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

  /** A killer of one cage, 17 in r1c1, r1c2 and r1c3, and a thermometer below it. */
  private static final Board KILLER =
      Boards.named("9x9+thermometer=r2c1r2c2r2c3+cage17=r1c1r1c2r1c3").orElseThrow();

  private void playKiller() {
    history.open(
        Project.of(
            Document.untitled(Mask.empty(KILLER), StrategySet.parse("NHL"))
                .withPuzzle(new Puzzle(KILLER, new int[81]))));
    play.enter();
  }

  @Test
  void aCageTellsWhatIsLeftOfItsSumAndWhichDigitsMakeIt() {
    playKiller();
    assertThat(left().number()).isEqualTo(7);
    place(0, 9);
    assertThat(left().digits()).isEqualTo(0b1110111);
    place(1, 2);
    assertThat(left().digits()).isEqualTo(0b100000);
    place(2, 6);
    assertThat(left().isMissed()).isFalse();
    assertThat(left().cells()).isZero();
  }

  @Test
  void theRulesOfTheBoardStandAboveWhatTheSetterSays() {
    assertThat(play.rules.getValue().isNothing()).isTrue();
    history.apply(Phrase.of("puzzles.act-notes"), history.document().withNotes("Grüße.\nOben."));
    assertThat(play.rules.getValue()).hasToString("Grüße.\nOben.");
    playKiller();
    assertThat(play.rules.getValue().in(Locale.ENGLISH)).contains("cage").doesNotContain("\n");
    history.apply(Phrase.of("puzzles.act-notes"), history.document().withNotes("Mind r1c1."));
    assertThat(play.rules.getValue().in(Locale.ENGLISH)).contains("cage").endsWith("\nMind r1c1.");
  }

  private SumLeft left() {
    return SumLeft.of(sheet(), KILLER.sums().get(0));
  }

  @Test
  void digitsAgainstTheSumOfACageAndAgainstALineAreMarkedLikeThoseOfAHouse() {
    playKiller();
    place(0, 9);
    assertThat(playing().conflicts().isEmpty()).isTrue();
    place(1, 8);
    assertThat(playing().conflicts()).as("nothing is left for r1c3").isEqualTo(CellSet.of(0, 1));
    place(1, 2);
    place(2, 5);
    assertThat(playing().conflicts()).as("16 in all").isEqualTo(CellSet.of(0, 1, 2));
    place(2, 6);
    assertThat(playing().conflicts().isEmpty()).isTrue();
    place(9, 4);
    place(10, 3);
    assertThat(playing().conflicts()).as("the bulb is larger").isEqualTo(CellSet.of(9, 10));
  }

  /** Each row, column and box has each digit once, and the dot joins 1 and 3. */
  @Test
  void aFullBoardWithDigitsAgainstARuleIsNotCalledARepetition() {
    Board board = Boards.named("4x4+consecutive=r1c1r1c2").orElseThrow();
    Puzzle clues = Puzzle.empty(board).with(1, 3);
    history.open(
        Project.of(Document.untitled(clues.mask(), StrategySet.parse("NHL")).withPuzzle(clues)));
    play.enter();
    String grid = "1324241331424231";
    for (int cell = 0; cell < grid.length(); cell++) {
      place(cell, grid.charAt(cell) - '0');
    }
    assertThat(message())
        .isEqualTo(
            "Every cell is filled, but some digits are against a rule of the board: White dots.");
    place(15, 2);
    assertThat(message()).contains("repeated in a house");
  }

  /** Each row, column and box has each digit once, and r1c3 has the digit of r3c4. */
  @Test
  void aFullBoardWithDigitsAgainstAMoveOfChessNamesThatRule() {
    Board board = Boards.named("4x4+knight").orElseThrow();
    Puzzle clues = Puzzle.empty(board).with(1, 2);
    history.open(
        Project.of(Document.untitled(clues.mask(), StrategySet.parse("NHL")).withPuzzle(clues)));
    play.enter();
    String grid = "1234341221434321";
    for (int cell = 0; cell < grid.length(); cell++) {
      place(cell, grid.charAt(cell) - '0');
    }
    assertThat(message())
        .isEqualTo(
            "Every cell is filled, but some digits are against a rule of the board: Anti-knight.");
  }

  @Test
  void aCageWithWrongDigitsTakesNoCandidatesAndIsNotCalledARepetition() {
    playKiller();
    place(0, 9);
    place(1, 8);
    play.fillCandidates();
    assertThat(sheet().candidates(2)).isEqualTo(0b001111111);
    assertThat(SheetScan.brokenRules(sheet())).hasToString("[Killer cages]");
    place(1, 9);
    assertThat(SheetScan.brokenRules(sheet())).as("a row has 9 twice").isEmpty();
  }

  @Test
  void candidatesThatAreFilledInKeepTheSumsOfCages() {
    playKiller();
    place(0, 9);
    play.fillCandidates();
    assertThat(sheet().candidates(1)).isEqualTo(0b1110111);
    place(1, 2);
    play.select(2, Extent.ALONE);
    play.erase();
    play.fillCandidates();
    assertThat(sheet().candidates(2)).isEqualTo(0b100000);
  }

  @Test
  void thereIsNothingToPlayWithoutAPuzzleOrWhileOneIsGenerated() {
    busy.set(true);
    play.enter();
    assertThat(play.active.get()).isFalse();
    busy.set(false);
    play.enter();
    assertThat(play.active.get()).isTrue();
    history.apply(Phrase.of("play.solve"), history.document().withMask(Mask.empty(Boards.NINE)));
    assertThat(play.active.get()).isFalse();
    assertThat(play.available.get()).isFalse();
  }

  @Test
  void cluesCannotBeWrittenOver() {
    play.enter();
    place(0, 9);
    assertThat(sheet().digit(0)).isEqualTo(5);
    assertThat(play.undoName.get()).isEqualTo(Phrase.NOTHING);
  }

  @Test
  void aDigitIsPlacedAndTakenAwayByItself() {
    play.enter();
    place(2, 4);
    assertThat(sheet().digit(2)).isEqualTo(4);
    assertThat(play.undoName.get()).hasToString("placing 4 in r1c3");
    place(2, 4);
    assertThat(sheet().digit(2)).isZero();
    assertThat(play.undoName.get()).hasToString("erasing 4 in r1c3");
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
    assertThat(play.undoName.get()).hasToString("adding candidate 2 to 2 cells");
    play.mode.set(PencilMode.CORNER);
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
    play.tidy.set(false);
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
    assertThat(play.undoName.get()).isEqualTo(Phrase.NOTHING);
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
    assertThat(play.playing.get()).isEmpty();
    history.apply(Phrase.of("play.solve"), history.document().withTitle("Heart"));
    play.enter();
    assertThat(sheet().digit(2)).isEqualTo(4);
    Puzzle other = SOLUTION.restrictedTo(Grids.mask(Boards.NINE, 0.5, new Random(3)));
    history.apply(Phrase.of("play.solve"), history.document().withPuzzle(other));
    assertThat(sheet()).isEqualTo(Sheet.of(other));
    history.undo();
    assertThat(sheet().digit(2)).isEqualTo(4);
    assertThat(play.undoName.get()).hasToString("placing 4 in r1c3");
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
    assertThat(play.marks.getValue().argument().houses().isEmpty()).isTrue();
    play.hint();
    assertThat(message()).startsWith("Hint 2 of 3. ");
    assertThat(play.marks.getValue().argument().houses().isEmpty()).isFalse();
    play.hint();
    assertThat(message()).startsWith("Hint 3 of 3. ");
    assertThat(play.told.get()).isTrue();
    int before = sheet().placements().mask().size();
    play.follow();
    assertThat(sheet().placements().mask().size()).isEqualTo(before + 1);
    assertThat(play.told.get()).isFalse();
    assertThat(message()).isEmpty();
    play.check();
    assertThat(message()).isEqualTo("All entries are correct so far.");
  }

  @Test
  void aHintThatTellsAStepOfFewReasonsUnfoldsUntilTheSheetChanges() {
    Puzzle few = PuzzleText.read("1..4.........32.");
    history.open(
        Project.of(Document.untitled(few.mask(), StrategySet.parse("reasons-2")).withPuzzle(few)));
    play.enter();
    play.hint();
    play.hint();
    assertThat(play.why.askable.get()).isFalse();
    play.hint();
    assertThat(play.why.askable.get()).isTrue();
    play.why.toggle();
    assertThat(play.why.lines.get()).isNotEmpty();
    assertThat(play.why.shown.get()).contains(play.why.lines.get().get(0));
    play.follow();
    assertThat(play.why.lines.get()).isEmpty();
    assertThat(play.why.askable.get()).isFalse();
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
    play.fillCandidates();
    write(2, SOLUTION.digit(2), Writing.CANDIDATE);
    play.hint();
    assertThat(message()).isEqualTo("Fix this first. 1 cell lacks the right candidate: r1c3.");
    place(2, 5);
    play.hint();
    assertThat(message()).startsWith("Fix this first. ");
  }

  @Test
  void partialMarksAreNeverJudgedAndBlockNoHint() {
    play.enter();
    write(2, 1, Writing.CANDIDATE);
    write(3, 2, Writing.CANDIDATE);
    write(5, 1, Writing.CORNER);
    play.check();
    assertThat(playing().wrong().isEmpty()).isTrue();
    assertThat(message())
        .isEqualTo("All digits are correct so far. Incomplete candidates were not checked.");
    play.hint();
    assertThat(message()).startsWith("Hint 1 of 3. ");
  }

  @Test
  void candidatesAreJudgedInACellThatOnceHeldAllThatItsHousesLeave() {
    play.enter();
    write(2, 1, Writing.CANDIDATE);
    write(2, 2, Writing.CANDIDATE);
    write(2, 2, Writing.CANDIDATE);
    play.check();
    assertThat(message()).contains("Incomplete candidates were not checked");
    write(2, 2, Writing.CANDIDATE);
    write(2, 4, Writing.CANDIDATE);
    play.check();
    assertThat(message()).isEqualTo("All entries are correct so far.");
    write(2, SOLUTION.digit(2), Writing.CANDIDATE);
    play.check();
    assertThat(message()).isEqualTo("1 cell lacks the right candidate: r1c3.");
    assertThat(playing().wrong()).isEqualTo(CellSet.of(2));
  }

  @Test
  void whatAWrongDigitTookAwayIsItsFaultAndNoMistakeOfTheCandidates() {
    play.enter();
    play.fillCandidates();
    place(3, SOLUTION.digit(2));
    play.check();
    assertThat(message()).isEqualTo("1 cell is wrong: r1c4.");
    play.select(3, Extent.ALONE);
    play.erase();
    play.check();
    assertThat(message()).startsWith("All digits are correct so far.");
    play.hint();
    assertThat(message()).startsWith("Hint 1 of 3. ");
  }

  /** Digits with two places in a box are noted there, as Snyder does, and nothing else. */
  private void noteAsSnyder() {
    Board board = Boards.NINE;
    Sheet before = sheet();
    for (House box : board.houses(Kinds.BOX)) {
      for (int digit = 1; digit <= board.digits(); digit++) {
        int one = digit;
        CellSet places =
            CellSet.of(
                box.cells().stream()
                    .filter(cell -> before.digit(cell) == 0)
                    .filter(
                        cell ->
                            board.peers(cell).stream()
                                .noneMatch(peer -> before.digit(peer) == one)));
        places.stream()
            .filter(cell -> places.size() == 2)
            .filter(cell -> (sheet().candidates(cell) & 1 << (one - 1)) == 0)
            .forEach(cell -> write(cell, one, Writing.CANDIDATE));
      }
    }
  }

  @Test
  void pairsNotedInBoxesAreNeverJudgedAndHintsGoOnBesideThem() {
    int misleading = 0;
    for (String text : SNYDER) {
      Puzzle puzzle = PuzzleText.read(text);
      Puzzle solution = new SolutionCounter(Boards.NINE).solutions(puzzle, 1).get(0);
      history.apply(Phrase.of("play.solve"), history.document().withPuzzle(puzzle));
      play.enter();
      int[] open = puzzle.mask().open().toArray();
      for (int i = 0; i < open.length; i++) {
        noteAsSnyder();
        if (coversAHouseWithoutTheSolution(solution)) {
          misleading++;
          play.check();
          assertThat(playing().wrong()).as(message()).isEqualTo(CellSet.empty());
          play.hint();
          assertThat(message()).doesNotStartWith("Fix").doesNotStartWith("There is a mistake");
        }
        place(open[(i * 7) % open.length], solution.digit(open[(i * 7) % open.length]));
      }
    }
    assertThat(misleading).isPositive();
  }

  /** True if a house has marks in every open cell, and of every digit, but lacks a right one. */
  private boolean coversAHouseWithoutTheSolution(Puzzle solution) {
    return Boards.NINE.houses().stream()
        .map(house -> CellSet.of(house.cells().stream().filter(cell -> sheet().digit(cell) == 0)))
        .filter(open -> open.stream().allMatch(cell -> sheet().candidates(cell) != 0))
        .filter(
            open ->
                open.stream().map(sheet()::candidates).reduce(0, (one, other) -> one | other)
                    == open.stream().map(cell -> 1 << (solution.digit(cell) - 1)).sum())
        .anyMatch(
            open ->
                open.stream()
                    .anyMatch(
                        cell -> (sheet().candidates(cell) & 1 << (solution.digit(cell) - 1)) == 0));
  }

  @Test
  void aCandidateThatAHintEliminatedIsKnownToBeWrongWhateverIsWritten() {
    Puzzle pairs =
        PuzzleText.read(
            "...7.4..5.2..1..7.....8...2.9...625.6...7...8.532...1.4...9.....3..6..9.2..4.7...");
    history.apply(
        Phrase.of("play.solve"),
        history
            .document()
            .withPuzzle(pairs)
            .withStrategies(StrategySet.parse("NHL,naked-pair,hidden-pair,naked-triple,x-wing")));
    play.enter();
    pairs.mask().open().forEach(cell -> write(cell, 1 + cell % 9, Writing.CANDIDATE));
    Set<String> told = new HashSet<>();
    int eliminations = 0;
    boolean said = false;
    while (eliminations < 3) {
      play.hint();
      play.hint();
      play.hint();
      assertThat(told.add(message())).as(message()).isTrue();
      Puzzle before = sheet().placements();
      play.follow();
      boolean isElimination = sheet().placements().equals(before);
      eliminations += isElimination ? 1 : 0;
      said |= isElimination && message().startsWith("Noted. ");
    }
    assertThat(said).isTrue();
    play.fillCandidates();
    play.check();
    assertThat(message()).isEqualTo("All entries are correct so far.");
  }

  @Test
  void escapeLetsGoOfTheCellsFirstAndLeavesThen() {
    play.enter();
    play.select(14, Extent.ALONE);
    play.back();
    assertThat(playing().selected().isEmpty()).isTrue();
    assertThat(playing().alike().isEmpty()).isTrue();
    play.write(4, Writing.AS_SET);
    assertThat(play.undoName.get()).isEqualTo(Phrase.NOTHING);
    play.back();
    assertThat(play.active.get()).isFalse();
  }

  @Test
  void cellsHaveSeveralColoursCluesToo() {
    play.enter();
    play.select(0, Extent.ALONE);
    play.select(2, Extent.ALSO);
    play.color(3);
    play.color(9);
    assertThat(sheet().colors(0)).isEqualTo(sheet().colors(2)).isEqualTo(0b100000100);
    assertThat(play.undoName.get()).hasToString("colouring 2 cells");
    play.color(3);
    assertThat(sheet().colors(2)).isEqualTo(0b100000000);
    place(2, 4);
    play.erase();
    assertThat(sheet().colors(2)).isEqualTo(0b100000000);
    play.erase();
    assertThat(sheet().colors(2)).isZero();
    play.undo();
    place(2, 4);
    play.mode.set(PencilMode.COLOR);
    play.erase();
    assertThat(sheet().colors(2)).isZero();
    assertThat(sheet().digit(2)).isEqualTo(4);
    play.write(5, Writing.AS_SET);
    assertThat(sheet().colors(2)).isEqualTo(0b10000);
  }

  @Test
  void onLargeBoardsADigitThatIsNoColourColoursNothing() {
    Board board = Boards.named("16x16").orElseThrow();
    Puzzle clue = Puzzle.empty(board).with(0, 1);
    history.open(
        Project.of(Document.untitled(clue.mask(), StrategySet.parse("NHL")).withPuzzle(clue)));
    play.enter();
    play.mode.set(PencilMode.COLOR);
    play.select(5, Extent.ALONE);
    play.write(10, Writing.AS_SET);
    assertThat(sheet()).isEqualTo(Sheet.of(clue));
    assertThat(play.undoName.get()).isEqualTo(Phrase.NOTHING);
    play.write(9, Writing.AS_SET);
    assertThat(sheet().colors(5)).isEqualTo(0b100000000);
  }

  @Test
  void aLineIsOneActAndDrawingOverItErases() {
    play.enter();
    assertThat(play.drawing.getValue()).isEmpty();
    play.mode.set(PencilMode.LINE);
    LineHandler pen = play.drawing.getValue().orElseThrow();
    PenLine first = new PenLine(1, 1, 3, 1);
    PenLine second = new PenLine(3, 1, 5, 3);
    pen.beginLine(false);
    pen.draw(first);
    pen.draw(second);
    assertThat(sheet().lines()).containsExactlyInAnyOrder(first, second);
    pen.endLine();
    assertThat(play.undoName.get()).hasToString("drawing a line");
    pen.beginLine(false);
    pen.draw(new PenLine(5, 3, 3, 1));
    pen.endLine();
    assertThat(sheet().lines()).containsExactly(first);
    pen.beginLine(false);
    pen.draw(second);
    pen.cancelLine();
    assertThat(sheet().lines()).containsExactly(first);
    play.undo();
    play.undo();
    assertThat(sheet().lines()).isEmpty();
    play.leave();
    assertThat(play.drawing.getValue()).isEmpty();
  }

  @Test
  void inTheModeOfLinesEraseTakesThoseThatTouchTheCellsAndDigitsThen() {
    play.enter();
    place(2, 4);
    play.mode.set(PencilMode.LINE);
    LineHandler pen = play.drawing.getValue().orElseThrow();
    PenLine elsewhere = new PenLine(3, 1, 3, 3);
    PenLine beside = new PenLine(2, 2, 4, 2);
    pen.beginLine(false);
    pen.draw(new PenLine(3, 1, 5, 1));
    pen.draw(new PenLine(4, 2, 6, 2));
    pen.draw(new PenLine(4, 0, 4, 2));
    pen.draw(elsewhere);
    pen.draw(beside);
    pen.endLine();
    play.erase();
    assertThat(sheet().lines()).containsExactlyInAnyOrder(elsewhere, beside);
    assertThat(play.undoName.get()).hasToString("erasing a line");
    assertThat(sheet().digit(2)).isEqualTo(4);
    play.erase();
    assertThat(sheet().digit(2)).isZero();
  }

  @Test
  void whatWasPlayedReachesTheProjectAfterAWhileAllAtOnceAndIsNoAct() {
    play.enter();
    place(2, 4);
    place(3, 2);
    assertThat(history.document().unfinished()).isEmpty();
    assertThat(later).hasSize(1);
    later.remove().run();
    assertThat(history.document().unfinished(PUZZLE).orElseThrow().sheet()).isEqualTo(sheet());
    assertThat(history.undoName.get()).isEqualTo(Phrase.NOTHING);
    assertThat(history.unsaved.get()).isTrue();
    place(5, 1);
    assertThat(later).hasSize(1);
    play.leave();
    Sheet left = history.document().unfinished(PUZZLE).orElseThrow().sheet();
    assertThat(left.digit(5)).isEqualTo(1);
    play.close();
    history.apply(Phrase.of("play.solve"), history.document().withUnfinished(List.of()));
    later.remove().run();
    assertThat(history.document().unfinished()).isEmpty();
  }

  @Test
  void aGameGoesOnAnotherDayWithItsMarksColoursLinesTimeHintsAndMistakes() {
    play.enter();
    place(2, 1);
    place(2, SOLUTION.digit(2));
    write(3, 2, Writing.CANDIDATE);
    write(5, 1, Writing.CORNER);
    play.color(3);
    play.mode.set(PencilMode.LINE);
    LineHandler pen = play.drawing.getValue().orElseThrow();
    pen.beginLine(false);
    pen.draw(new PenLine(1, 1, 3, 1));
    pen.endLine();
    play.hint();
    nanos.addAndGet(Duration.ofSeconds(90).toNanos());
    Sheet before = sheet();
    play.putDown();
    History nextDay = new History(history.document());
    PlayViewModel goingOn = playing(nextDay);
    goingOn.enter();
    assertThat(goingOn.playing.get().orElseThrow().sheet()).isEqualTo(before);
    assertThat(goingOn.time()).isEqualTo("1:30");
    assertThat(goingOn.undoName.get()).isEqualTo(Phrase.NOTHING);
    PUZZLE
        .mask()
        .open()
        .forEach(
            cell -> {
              goingOn.select(cell, Extent.ALONE);
              if (SOLUTION.digit(cell) != before.digit(cell)) {
                goingOn.write(SOLUTION.digit(cell), Writing.AS_SET);
              }
            });
    TestPlay kept = nextDay.document().plays().get(0);
    assertThat(kept.time()).isEqualTo(Duration.ofSeconds(90));
    assertThat(kept.hints()).isEqualTo(1);
    assertThat(kept.mistakes()).hasValue(1);
    goingOn.putDown();
    assertThat(nextDay.document().unfinished()).isEmpty();
  }

  @Test
  void aMomentMoreOnTheClockIsNothingToSaveButMinutesAre() {
    play.enter();
    place(2, 4);
    play.putDown();
    history.markSaved(history.project());
    nanos.addAndGet(Duration.ofSeconds(50).toNanos());
    play.leave();
    assertThat(history.unsaved.get()).isFalse();
    play.enter();
    nanos.addAndGet(Duration.ofSeconds(20).toNanos());
    play.watched.set(false);
    assertThat(history.unsaved.get()).isTrue();
    assertThat(history.document().unfinished(PUZZLE).orElseThrow().time())
        .isEqualTo(Duration.ofSeconds(70));
  }

  @Test
  void eachPuzzleOfTheProjectKeepsItsGameAndRestartIsTheWayToGiveOneUp() {
    Puzzle other = SOLUTION.restrictedTo(Grids.mask(Boards.NINE, 0.5, new Random(3)));
    play.enter();
    place(2, 4);
    history.apply(Phrase.of("play.solve"), history.document().withPuzzle(other));
    int open = other.mask().open().toArray()[0];
    place(open, SOLUTION.digit(open));
    history.turn(
        Phrase.of("play.solve"),
        history.project().withNew(Document.untitled(PUZZLE.mask(), StrategySet.parse("N"))));
    play.putDown();
    assertThat(plays()).isEmpty();
    Document first = history.project().documents().get(0);
    assertThat(first.unfinished()).extracting(UnfinishedPlay::puzzle).contains(PUZZLE, other);
    assertThat(history.document().unfinished()).isEmpty();
    history.select(0);
    play.enter();
    play.restart();
    play.putDown();
    assertThat(plays()).extracting(TestPlay::isSolved).containsExactly(false);
    assertThat(history.document().unfinished(other)).isEmpty();
    assertThat(history.document().unfinished(PUZZLE)).isPresent();
  }

  @Test
  void ofTooManyGamesThoseStayThatWereGoneOnWithLast() {
    play.enter();
    place(2, 4);
    List<Integer> more = PUZZLE.mask().open().stream().boxed().toList();
    for (int cell : more.subList(1, 1 + Document.MOST_UNFINISHED)) {
      history.apply(
          Phrase.of("play.solve"),
          history.document().withPuzzle(PUZZLE.with(cell, SOLUTION.digit(cell))));
      place(2, 4);
    }
    play.putDown();
    assertThat(history.document().unfinished(PUZZLE)).isEmpty();
    history.apply(Phrase.of("play.solve"), history.document().withPuzzle(PUZZLE));
    place(3, 6);
    play.putDown();
    assertThat(history.document().unfinished()).hasSize(Document.MOST_UNFINISHED);
    assertThat(history.document().unfinished(PUZZLE).orElseThrow().sheet()).isEqualTo(sheet());
    Document kept = history.document();
    play.putDown();
    assertThat(history.document()).isEqualTo(kept);
  }

  @Test
  void aProjectThatIsOpenedHasItsOwnGameOfThePuzzle() {
    play.enter();
    place(2, 4);
    history.open(Project.of(history.document().withTitle("The same")));
    assertThat(sheet()).isEqualTo(Sheet.of(PUZZLE));
    place(3, 2);
    play.putDown();
    Document copy = history.document().withTitle("").withTitle("The same");
    history.open(Project.of(copy));
    place(5, 1);
    play.putDown();
    assertThat(history.document().unfinished(PUZZLE).orElseThrow().sheet()).isEqualTo(sheet());
    assertThat(sheet().digit(2)).isZero();
    assertThat(sheet().digit(3)).isEqualTo(2);
  }

  private List<TestPlay> plays() {
    return history.document().plays();
  }

  @Test
  void eachPlayIsKeptOnceWithItsTimeHintsAndMistakes() {
    play.plays.tester.set(" Anna ");
    play.enter();
    play.restart();
    assertThat(plays()).isEmpty();
    place(2, 1);
    play.hint();
    play.undo();
    nanos.addAndGet(Duration.ofSeconds(65).toNanos());
    play.hint();
    solve();
    play.undo();
    play.redo();
    assertThat(plays())
        .containsExactly(
            new TestPlay(
                PUZZLE,
                now,
                "Anna",
                Duration.ofSeconds(65),
                1,
                OptionalInt.of(1),
                TestPlay.End.SOLVED));
    play.restart();
    place(2, 1);
    nanos.addAndGet(Duration.ofSeconds(5).toNanos());
    play.plays.tester.set("");
    play.restart();
    assertThat(plays()).hasSize(2);
    TestPlay last = plays().get(1);
    assertThat(last.isSolved()).isFalse();
    assertThat(last.time()).isEqualTo(Duration.ofSeconds(5));
    assertThat(last.mistakes()).hasValue(1);
    play.plays.sign(last, " Ben ");
    assertThat(plays().get(1).tester()).isEqualTo("Ben");
    play.plays.delete(plays().get(0));
    assertThat(play.plays.plays).hasSize(1);
    assertThat(history.undoName.get()).hasToString("deleting a test play");
    history.undo();
    assertThat(play.plays.plays).hasSize(2);
  }

  @Test
  void whoTakesARestartBackGoesOnWithTheTimeAndTheHintsOfBefore() {
    play.enter();
    place(2, 1);
    play.hint();
    nanos.addAndGet(Duration.ofSeconds(30).toNanos());
    place(2, SOLUTION.digit(2));
    play.hint();
    play.restart();
    nanos.addAndGet(Duration.ofSeconds(3).toNanos());
    play.undo();
    assertThat(play.time()).isEqualTo("0:30");
    play.redo();
    assertThat(play.time()).isEqualTo("0:03");
    play.undo();
    play.undo();
    solve();
    assertThat(plays()).extracting(TestPlay::isSolved).containsExactly(false, true);
    assertThat(plays()).extracting(TestPlay::hints).containsExactly(1, 1);
    assertThat(plays().get(1).mistakes()).hasValue(1);
  }

  @Test
  void coloursAndLinesLeaveAHintAlone() {
    play.enter();
    play.hint();
    String told = message();
    play.color(3);
    assertThat(message()).isEqualTo(told).isNotEmpty();
    play.undo();
    assertThat(message()).isEqualTo(told);
    place(2, SOLUTION.digit(2));
    assertThat(message()).isEmpty();
  }

  @Test
  void theMedianIsOfSolvedPlaysOfThisPuzzleAlone() {
    Puzzle other = SOLUTION.restrictedTo(Grids.mask(Boards.NINE, 0.5, new Random(3)));
    history.apply(
        Phrase.of("play.solve"),
        history
            .document()
            .withPlays(
                List.of(
                    played(PUZZLE, 60, TestPlay.End.SOLVED),
                    played(PUZZLE, 5, TestPlay.End.ABANDONED),
                    played(PUZZLE, 121, TestPlay.End.SOLVED),
                    played(other, 7, TestPlay.End.SOLVED))));
    assertThat(play.plays.plays).hasSize(3);
    assertThat(play.plays.median()).contains(Duration.ofMillis(90_500));
    history.apply(Phrase.of("play.solve"), history.document().withPuzzle(other));
    assertThat(play.plays.median()).contains(Duration.ofSeconds(7));
  }

  private TestPlay played(Puzzle puzzle, int seconds, TestPlay.End end) {
    return new TestPlay(puzzle, now, "", Duration.ofSeconds(seconds), 0, OptionalInt.empty(), end);
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
      assertThat(play.told.get()).as(message()).isTrue();
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
    play.watched.set(false);
    nanos.addAndGet(Duration.ofHours(1).toNanos());
    play.watched.set(true);
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
    assertThat(play.undoName.get()).hasToString("restarting");
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

  /** Rows and columns are right, but no region of it could have a 1 and three other digits. */
  @Test
  void aFullGridWithoutRegionsIsNotSolved() {
    Board board = Boards.named("4x4-latin-regions+foundregions+regioncount=r1c1r1c2").orElseThrow();
    playRegions(board, "3412123423414123");
    assertThat(plays()).isEmpty();
    assertThat(sheet().isComplete()).isTrue();
    playRegions(board, "2341341212344123");
    assertThat(plays()).hasSize(1);
  }

  private void playRegions(Board board, String digits) {
    history.open(
        Project.of(
            Document.untitled(Mask.empty(board), StrategySet.parse("NHL"))
                .withPuzzle(new Puzzle(board, new int[48]))));
    play.enter();
    for (int cell = 0; cell < 16; cell++) {
      place(cell, digits.charAt(cell) - '0');
    }
  }
}
