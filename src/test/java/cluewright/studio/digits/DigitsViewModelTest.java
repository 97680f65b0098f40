package cluewright.studio.digits;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.document.Document;
import cluewright.document.Project;
import cluewright.document.Result;
import cluewright.format.PuzzleText;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.model.rule.Kinds;
import cluewright.model.rule.Rule;
import cluewright.phrase.Phrase;
import cluewright.strategy.StrategySet;
import cluewright.studio.board.BoardPicture;
import cluewright.studio.board.Playing;
import cluewright.studio.board.SelectionHandler.Extent;
import cluewright.studio.board.SelectionHandler.Writing;
import cluewright.studio.document.History;
import cluewright.studio.notice.Notice;
import cluewright.studio.notice.NoticeViewModel;
import cluewright.studio.work.Background;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class DigitsViewModelTest {
  private static final Background AT_ONCE = new Background(Runnable::run, Runnable::run);

  /** It has two solutions, which differ in six cells. */
  private static final Puzzle TWO =
      PuzzleText.read(
          "53..7....6..1......98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");

  private static final Puzzle SMALL = PuzzleText.read("1..4.........32.");

  private final History history = new History(empty());
  private final NoticeViewModel notices = new NoticeViewModel();
  private int turnedToClues;
  private final DigitsViewModel digits =
      new DigitsViewModel(history, notices, () -> turnedToClues++, AT_ONCE, AT_ONCE);

  private static Document empty() {
    return Document.untitled(Mask.empty(Boards.FOUR), StrategySet.parse("NH"));
  }

  private static Document draft(Puzzle some) {
    return empty().withMask(some.mask()).withFixed(some);
  }

  private Document document() {
    return history.document();
  }

  private Findings findings() {
    return digits.findings.get().orElseThrow();
  }

  private BoardPicture picture() {
    return digits.picture.get().orElseThrow();
  }

  private Playing playing() {
    return picture().playing().orElseThrow();
  }

  private void show(Document shown) {
    history.apply(Phrase.verbatim("show"), shown);
    digits.active.set(true);
  }

  private void write(int cell, int digit) {
    digits.select(cell, Extent.ALONE);
    digits.write(digit, Writing.AS_SET);
  }

  private void erase(int cell) {
    digits.select(cell, Extent.ALONE);
    digits.erase();
  }

  private String undoName() {
    return history.undoName.get().toString();
  }

  @Test
  void aDraftWithTwoSolutionsIsMendedByOneOfTheDigitsInWhichTheyDiffer() {
    history.open(Project.of(draft(TWO)));
    assertThat(digits.active.get()).isTrue();
    assertThat(findings().solutions()).isEqualTo(SolutionCount.exactly(2));
    List<Puzzle> both = BruteForce.solutions(TWO, 5);
    CellSet differing =
        CellSet.where(81, cell -> both.get(0).digit(cell) != both.get(1).digit(cell));
    assertThat(picture().marks().differing()).isEqualTo(differing);
    int cell = differing.toArray()[0];
    int digit = both.get(0).digit(cell);
    assertThat(Integer.bitCount(playing().sheet().candidates(cell))).isEqualTo(2);

    digits.select(cell, Extent.ALONE);
    assertThat(digits.trials.get())
        .filteredOn(trial -> trial.solutions().isOne())
        .extracting(Trial::choice)
        .containsExactlyInAnyOrder(digit, both.get(1).digit(cell));

    digits.write(digit, Writing.AS_SET);
    assertThat(findings().solutions().isOne()).isTrue();
    assertThat(document().puzzle()).contains(TWO.with(cell, digit));
    assertThat(document().fixed()).isEqualTo(TWO.with(cell, digit));
    assertThat(undoName()).contains("writing " + digit);

    history.undo();
    assertThat(document()).isEqualTo(draft(TWO));
    assertThat(findings().solutions()).isEqualTo(SolutionCount.exactly(2));
    history.redo();
    assertThat(document().puzzle()).contains(TWO.with(cell, digit));
  }

  @Test
  void aPuzzleWhoseDigitsAreChangedStaysInTheResultsAndOneUndoBringsItBack() {
    show(empty().withPuzzle(SMALL));
    erase(0);
    assertThat(document().puzzle()).isEmpty();
    assertThat(document().fixed()).isEqualTo(SMALL.with(0, 0));
    assertThat(document().mask()).isEqualTo(SMALL.with(0, 0).mask());
    assertThat(document().results()).extracting(Result::puzzle).containsExactly(SMALL);
    assertThat(notices.notice.get().map(Notice::sentence).orElseThrow())
        .hasToString("The puzzle as it was is kept in Results; Undo brings it back.");
    history.undo();
    assertThat(document().puzzle()).contains(SMALL);
  }

  @Test
  void puzzlesThatAreMadeByHandDoNotPileUpInTheResults() {
    show(draft(SMALL.with(0, 0)));
    write(0, 1);
    assertThat(document().puzzle()).contains(SMALL);
    notices.dismiss();
    write(1, 2);
    erase(1);
    write(2, 2);
    assertThat(document().results()).isEmpty();
    assertThat(notices.notice.get()).isEmpty();
    erase(2);
    digits.keep();
    assertThat(document().results())
        .containsExactly(new Result(SMALL, document().strategies(), true));
  }

  @Test
  void aDigitThatIsWrittenAgainGoesWithItsClueCell() {
    show(empty());
    write(5, 3);
    assertThat(document().digits().digit(5)).isEqualTo(3);
    assertThat(document().mask().clues()).isEqualTo(CellSet.of(5));
    digits.write(3, Writing.CORNER);
    assertThat(document().mask().clues().isEmpty()).isTrue();
  }

  @Test
  void severalCellsAreWrittenAndErasedAtOnce() {
    show(empty());
    digits.select(0, Extent.ALONE);
    digits.select(5, Extent.ALSO);
    digits.write(2, Writing.AS_SET);
    assertThat(document().digits().line()).isEqualTo("2....2..........");
    assertThat(undoName()).isEqualTo("writing 2 in 2 cells");
    assertThat(playing().conflicts()).isEqualTo(CellSet.of(0, 5));
    digits.selectAll();
    digits.erase();
    assertThat(document().mask().clues().isEmpty()).isTrue();
    assertThat(digits.cell.get()).isEmpty();
    assertThat(digits.trials.get()).isEmpty();
  }

  @Test
  void aDragTakesADigitAlongAndChangesPlacesWithTheOneThatIsThere() {
    show(draft(PuzzleText.read("12..............")));
    digits.begin();
    assertThat(digits.take(0)).isTrue();
    digits.carry(4);
    assertThat(picture().mask().clues()).isEqualTo(CellSet.of(1, 4));
    assertThat(document().digits().line()).startsWith("12");
    digits.carry(1);
    digits.put();
    assertThat(document().digits().line()).startsWith("21");
    assertThat(undoName()).isEqualTo("moving 1 to r1c2");
    assertThat(playing().selected()).isEqualTo(CellSet.of(1));
    assertThat(digits.take(9)).isFalse();
  }

  @Test
  void selectedDigitsMoveTogetherAndNoneIsLost() {
    show(draft(PuzzleText.read("1234............")));
    digits.select(0, Extent.ALONE);
    digits.select(1, Extent.ALSO);
    digits.take(1);
    digits.carry(3);
    digits.put();
    assertThat(document().digits().line()).startsWith("3412");
    assertThat(undoName()).isEqualTo("moving 2 digits");
    digits.take(2);
    digits.carry(15);
    digits.putBack();
    assertThat(document().digits().line()).startsWith("3412");
    assertThat(playing().selected()).isEqualTo(CellSet.of(2, 3));
  }

  @Test
  void keysPushDigitsAsFarAsThereIsRoomAndOneUndoTakesThemBack() {
    show(draft(PuzzleText.read("1...............")));
    digits.select(0, Extent.ALONE);
    assertThat(digits.push(0, -1)).isFalse();
    assertThat(digits.push(0, 1)).isTrue();
    assertThat(digits.push(1, 0)).isTrue();
    assertThat(document().digits().line()).isEqualTo(".....1..........");
    history.undo();
    assertThat(document().digits().line()).startsWith("1");
  }

  @Test
  void clueCellsWithoutADigitStayUntilTheyAreLeftOut() {
    show(draft(SMALL.with(0, 0)).withMask(SMALL.mask().with(CellSet.of(6))));
    write(0, 1);
    assertThat(findings().solutions().isOne()).isTrue();
    assertThat(document().puzzle()).isEmpty();
    assertThat(picture().mask().contains(6)).isTrue();
    digits.leaveBlanksOut();
    assertThat(document().puzzle()).contains(SMALL);
    history.undo();
    erase(6);
    assertThat(document().puzzle()).contains(SMALL);
  }

  @Test
  void redundantCluesAreMarked() {
    Puzzle full = BruteForce.solutions(SMALL, 1).get(0);
    show(empty().withPuzzle(SMALL.with(1, full.digit(1))));
    assertThat(picture().marks().spare().contains(1)).isTrue();
    erase(1);
    assertThat(picture().marks().spare().contains(1)).isFalse();
  }

  @Test
  void redundantSignsAreMarkedOnRequestUntilTheDigitsChange() {
    Puzzle full = BruteForce.solutions(SMALL, 1).get(0);
    Rule cage = new Rule(Kinds.CAGE, List.of(1, 2), full.digit(1) + full.digit(2));
    Board board = Boards.withRules(Boards.FOUR, List.of(cage));
    int[] clues = IntStream.range(0, 16).map(SMALL::digit).toArray();
    show(
        Document.untitled(Mask.empty(board), StrategySet.parse("NH"))
            .withPuzzle(new Puzzle(board, clues)));
    assertThat(digits.hasRedundantSigns().get()).isTrue();
    assertThat(picture().marks().signs()).isEmpty();
    digits.marking.set(true);
    assertThat(picture().marks().signs()).containsExactly(cage);
    write(1, full.digit(1));
    assertThat(picture().marks().signs()).isEmpty();
    assertThat(digits.marking.get()).isFalse();
  }

  /** The digits stay, and so does the puzzle; one undo brings the signs back. */
  @Test
  void redundantSignsAreRemovedUntilEachIsNeeded() {
    Puzzle full = BruteForce.solutions(SMALL, 1).get(0);
    Rule cage = new Rule(Kinds.CAGE, List.of(1, 2), full.digit(1) + full.digit(2));
    Rule other = new Rule(Kinds.CAGE, List.of(5, 6), full.digit(5) + full.digit(6));
    Board board = Boards.withRules(Boards.FOUR, List.of(cage, other));
    Document before =
        Document.untitled(Mask.empty(board), StrategySet.parse("NH")).withPuzzle(SMALL.on(board));
    show(before);

    digits.removeSigns();

    assertThat(document().puzzle()).contains(SMALL);
    assertThat(findings().signs().redundant()).isEmpty();
    assertThat(digits.hasRedundantSigns().get()).isFalse();
    assertThat(undoName()).contains("removing redundant signs");
    history.undo();
    assertThat(document()).isEqualTo(before);
  }

  /** Cells of the mask that have no digit yet stay in it. */
  @Test
  void removingSignsLeavesTheMaskAsItIs() {
    Puzzle full = BruteForce.solutions(SMALL, 1).get(0);
    Rule cage = new Rule(Kinds.CAGE, List.of(1, 2), full.digit(1) + full.digit(2));
    Board board = Boards.withRules(Boards.FOUR, List.of(cage));
    Mask wide = new Mask(board, SMALL.mask().clues().union(CellSet.of(1, 2)));
    show(Document.untitled(wide, StrategySet.parse("NH")).withDigits(SMALL.on(board)));

    digits.removeSigns();

    assertThat(document().mask().board().drawn()).isEmpty();
    assertThat(document().mask().clues()).isEqualTo(wide.clues());
  }

  @Test
  void aDraftThatIsTakenToTheDeskIsShownHereAndAMaskIsNot() {
    Document mask = empty().withMask(SMALL.mask());
    history.open(new Project(List.of(mask, draft(SMALL.with(0, 0))), 0));
    assertThat(digits.active.get()).isFalse();
    history.select(1);
    assertThat(digits.active.get()).isTrue();
    digits.active.set(false);
    history.apply(Phrase.verbatim("title"), document().withTitle("Kite"));
    assertThat(digits.active.get()).isFalse();
    assertThat(digits.picture.get()).isEmpty();
    assertThat(digits.findings.get()).isEmpty();
  }

  @Test
  void aDraftThatOnlyGetsAnotherPlaceIsNotShown() {
    Document draft = draft(SMALL.with(0, 0));
    Document mask = empty().withMask(SMALL.mask());
    history.open(new Project(List.of(draft, mask), 0));
    digits.active.set(false);
    history.apply(Phrase.verbatim("move"), history.project().withMoved(0, 1));
    history.apply(Phrase.verbatim("title"), document().withTitle("Kite"));
    assertThat(digits.active.get()).isFalse();
  }

  @Test
  void aDraftFromAFileThatTurnsOutToBeAPuzzleNeedsNoSaving() {
    history.open(Project.of(draft(SMALL)));
    assertThat(document().puzzle()).contains(SMALL);
    assertThat(history.unsaved.get()).isFalse();
  }

  @Test
  void whatErasingWouldTakeIsNamedBeforehand() {
    show(draft(SMALL).withMask(SMALL.mask().with(CellSet.of(6))));
    digits.select(0, Extent.ALONE);
    assertThat(digits.erasable.get()).hasToString("r1c1");
    digits.select(1, Extent.ALONE);
    assertThat(digits.erasable.get()).isEqualTo(Phrase.NOTHING);
    digits.select(6, Extent.ALSO);
    assertThat(digits.erasable.get()).hasToString("r2c3");
    digits.selectAll();
    assertThat(digits.erasable.get()).hasToString("4 cells");
    digits.eraseAll();
    assertThat(document().mask().clues()).isEqualTo(CellSet.of(6));
    assertThat(undoName()).isEqualTo("erasing all digits");
    assertThat(digits.erasable.get()).hasToString("r2c3");
    digits.active.set(false);
    assertThat(digits.erasable.get()).isEqualTo(Phrase.NOTHING);
  }

  @Test
  void whoeverTurnsToTheDigitsSeesTheClues() {
    show(empty().withPuzzle(SMALL));
    int before = turnedToClues;
    digits.select(3, Extent.ALONE);
    assertThat(turnedToClues).isGreaterThan(before);
  }

  @Test
  void aChangeEndsTheWorkOnTheDigitsBeforeAndNothingOfItIsShown() {
    Queue<Runnable> waiting = new ArrayDeque<>();
    Background queue = new Background(waiting::add, Runnable::run);
    DigitsViewModel slow = new DigitsViewModel(history, notices, () -> {}, queue, queue);
    history.apply(Phrase.verbatim("show"), draft(TWO));
    slow.active.set(true);
    slow.select(80, Extent.ALONE);
    slow.write(9, Writing.AS_SET);
    assertThat(slow.findings.get()).isEmpty();
    while (!waiting.isEmpty()) {
      waiting.remove().run();
      assertThat(slow.findings.get().map(Findings::digits))
          .isIn(Optional.empty(), Optional.of(document().digits()));
    }
    assertThat(slow.findings.get().orElseThrow().isComplete()).isTrue();
  }

  @Test
  void theCellThatWasSelectedOnALargerBoardIsForgottenWithIt() {
    history.open(Project.of(draft(TWO)));
    digits.select(80, Extent.ALONE);
    assertThat(digits.digitOfCell()).isEqualTo(9);
    digits.active.set(false);
    history.apply(Phrase.verbatim("another board"), empty());
    assertThat(digits.digitOfCell()).isZero();
  }
}
