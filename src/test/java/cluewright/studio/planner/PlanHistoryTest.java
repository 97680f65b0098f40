package cluewright.studio.planner;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.model.Boards;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.plan.BookPlan;
import cluewright.plan.ClueRange;
import cluewright.plan.PlanRow;
import cluewright.plan.PlannedPuzzle;
import cluewright.strategy.core.Level;
import cluewright.studio.work.Background;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Undo and redo of what is done to a plan. */
final class PlanHistoryTest {
  private static final Phrase ACT = Phrase.verbatim("one");
  private static final Phrase OTHER = Phrase.verbatim("two");

  private final PlanHistory history = new PlanHistory();
  private Background background = new Background(Runnable::run, Runnable::run);

  /** Another puzzle for each number of clues. */
  private static PlannedPuzzle puzzle(int clues) {
    return puzzle(clues, 1);
  }

  private static PlannedPuzzle puzzle(int clues, int first) {
    int[] digits = new int[Boards.FOUR.cells()];
    for (int cell = 0; cell < clues; cell++) {
      digits[cell] = first + cell;
    }
    return PlannedPuzzle.of(new Puzzle(Boards.FOUR, digits));
  }

  private void find(int row, PlannedPuzzle... found) {
    PlanRow now = history.plan().rows().get(row);
    List<PlannedPuzzle> puzzles = new ArrayList<>(now.puzzles());
    puzzles.addAll(List.of(found));
    history.learn(history.plan().with(row, now.withPuzzles(puzzles)));
  }

  private void undo() {
    history.undo(background, () -> {});
  }

  private void redo() {
    history.redo(background, () -> {});
  }

  private PlanRow row(int index) {
    return history.plan().rows().get(index);
  }

  @Test
  void eachActIsUndoneByName() {
    history.apply(ACT, history.plan().withTitle("A"));
    history.apply(OTHER, history.plan().withTitle("B"));
    assertThat(history.undoName.get()).isEqualTo(OTHER);
    undo();
    assertThat(history.plan().title()).isEqualTo("A");
    undo();
    assertThat(history.plan()).isEqualTo(BookPlan.USUAL);
    assertThat(history.unsaved.get()).isFalse();
    redo();
    redo();
    assertThat(history.plan().title()).isEqualTo("B");
  }

  @Test
  void whatIsTypedIsOneAct() {
    history.amend(ACT, history.plan().withTitle("K"));
    history.amend(ACT, history.plan().withTitle("Ki"));
    history.amend(OTHER, history.plan().withAuthor("M"));
    undo();
    assertThat(history.plan().title()).isEqualTo("Ki");
    undo();
    assertThat(history.plan().title()).isEmpty();
    assertThat(history.undoName.get().isNothing()).isTrue();
  }

  @Test
  void whatWasFoundStaysWhereTheRowStillAsksForIt() {
    history.apply(ACT, history.plan().with(0, row(0).withName("Warm-up")));
    find(0, puzzle(1));
    find(1, puzzle(2));
    undo();
    assertThat(row(0).name()).isEmpty();
    assertThat(row(0).puzzles()).containsExactly(puzzle(1));
    assertThat(row(1).puzzles()).containsExactly(puzzle(2));
    redo();
    assertThat(row(0).name()).isEqualTo("Warm-up");
    assertThat(row(0).puzzles()).containsExactly(puzzle(1));
  }

  @Test
  void puzzlesThatAnActDroppedComeBackWithIt() {
    find(0, puzzle(1), puzzle(2));
    PlanRow full = row(0);
    history.apply(ACT, history.plan().with(0, full.withLevel(Optional.empty())));
    assertThat(row(0).puzzles()).isEmpty();
    find(0, puzzle(3));
    undo();
    assertThat(row(0)).isEqualTo(full);
    redo();
    assertThat(row(0).puzzles()).containsExactly(puzzle(3));
  }

  @Test
  void aRemovedPuzzleIsRemovedAgain() {
    find(0, puzzle(1), puzzle(2));
    history.apply(ACT, history.plan().with(0, row(0).withPuzzles(List.of(puzzle(1)))));
    undo();
    assertThat(row(0).puzzles()).containsExactly(puzzle(1), puzzle(2));
    redo();
    assertThat(row(0).puzzles()).containsExactly(puzzle(1));
  }

  @Test
  void whatWasFoundFollowsARowThatMoved() {
    history.arrange(ACT, List.of(1, 0, 2));
    find(0, puzzle(1));
    undo();
    assertThat(row(1).level()).isEqualTo(PlanRow.of(Level.MEDIUM, 1).level());
    assertThat(row(1).puzzles()).containsExactly(puzzle(1));
  }

  /** Two rows that ask for the same are told apart. */
  @Test
  void whatWasFoundStaysInItsRowBesideAnotherThatAsksForTheSame() {
    PlanRow row = row(0);
    history.open(
        history.plan().withRows(List.of(row.withName("A"), row.withName("B"), row.withName("C"))));
    history.arrange(ACT, List.of(1, 2));
    find(0, puzzle(1));
    undo();
    assertThat(row(0).puzzles()).isEmpty();
    assertThat(row(1).puzzles()).containsExactly(puzzle(1));
    find(2, puzzle(2));
    redo();
    assertThat(row(0).puzzles()).containsExactly(puzzle(1));
    assertThat(row(1).puzzles()).containsExactly(puzzle(2));
  }

  @Test
  void whatWasFoundForOtherWishesGoesIntoNoOtherRow() {
    PlanRow easy = row(0);
    history.open(history.plan().withRows(List.of(easy, row(1).withLevel(easy.level()))));
    history.apply(ACT, history.plan().with(0, easy.withClues(Optional.of(new ClueRange(30, 32)))));
    find(0, puzzle(1));
    undo();
    assertThat(history.plan().puzzles()).isEmpty();
    redo();
    assertThat(row(0).puzzles()).containsExactly(puzzle(1));
  }

  @Test
  void noPuzzleAndNoMaskComesBackTwice() {
    PlanRow row = row(0);
    history.open(history.plan().withRows(List.of(row.withPuzzles(List.of(puzzle(1))), row)));
    history.apply(ACT, history.plan().withRows(List.of(row, row.withRepeats(true))));
    find(1, puzzle(1), puzzle(2), puzzle(2, 3), puzzle(3));
    undo();
    assertThat(row(0).puzzles()).containsExactly(puzzle(1));
    assertThat(row(1).puzzles()).containsExactly(puzzle(2), puzzle(3));
  }

  /** There is null in the place of a puzzle, with which nothing can be compared. */
  @Test
  void nothingIsComparedWhereNothingWasFound() {
    find(0, PlannedPuzzle.of(null));
    history.apply(ACT, history.plan().withTitle("A"));
    history.apply(OTHER, history.plan().with(1, row(1).withLevel(Optional.empty())));
    find(1, puzzle(2));
    undo();
    undo();
    redo();
    assertThat(history.plan().title()).isEqualTo("A");
    assertThat(row(1).puzzles()).isEmpty();
  }

  /** Only acts beside found puzzles are computed elsewhere, one after the other. */
  @Test
  void puzzlesAreComparedElsewhereInTheOrderOfTheKeys() {
    Deque<Runnable> work = new ArrayDeque<>();
    background = new Background(work::add, Runnable::run);
    history.apply(ACT, history.plan().withTitle("A"));
    history.apply(OTHER, history.plan().withTitle("B"));
    undo();
    assertThat(history.plan().title()).isEqualTo("A");
    redo();
    find(0, puzzle(1));
    undo();
    undo();
    assertThat(history.plan().title()).isEqualTo("B");
    while (!work.isEmpty()) {
      work.remove().run();
    }
    assertThat(history.plan().title()).isEmpty();
    assertThat(row(0).puzzles()).containsExactly(puzzle(1));
  }

  @Test
  void aPlanThatChangesMeanwhileStays() {
    Deque<Runnable> work = new ArrayDeque<>();
    background = new Background(work::add, Runnable::run);
    history.apply(ACT, history.plan().withTitle("A"));
    find(0, puzzle(1));
    undo();
    history.apply(OTHER, history.plan().withTitle("B"));
    work.remove().run();
    assertThat(history.plan().title()).isEqualTo("B");
    assertThat(history.undoName.get()).isEqualTo(OTHER);
  }
}
