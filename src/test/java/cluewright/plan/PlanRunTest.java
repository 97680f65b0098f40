package cluewright.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.InTurn;
import cluewright.Tries;
import cluewright.batch.BatchException;
import cluewright.mask.Symmetry;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.model.PuzzleForms;
import cluewright.model.rule.Kinds;
import cluewright.model.rule.Rule;
import cluewright.plan.shape.Shape;
import cluewright.plan.shape.Shapes;
import cluewright.replay.SolutionCounter;
import cluewright.replay.rating.Rater;
import cluewright.replay.rating.Rating;
import cluewright.search.Watch;
import cluewright.search.engine.Generator;
import cluewright.strategy.core.Level;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class PlanRunTest implements PlanRun.Listener {
  private static final Duration TIME = Duration.ofSeconds(30);

  private final List<String> shortages = new ArrayList<>();
  private final PuzzleForms forms = new PuzzleForms();

  @Override
  public void begins(int row) {}

  @Override
  public void found(int row, Puzzle puzzle) {}

  @Override
  public void shortage(int row, String reason) {
    shortages.add(row + ": " + reason);
  }

  @Test
  void noTwoPuzzlesOrMasksOfABookAreEqual() {
    Random random = Tries.random(44);
    for (int i = 0; i < Tries.of(10); i++) {
      BookPlan filled = run(random.nextLong()).fill(plan(small(6), small(5)), Watch.idle());
      assertThat(filled.missing()).isZero();
      assertThat(filled.puzzles().stream().map(forms::form)).doesNotHaveDuplicates().hasSize(11);
      assertThat(filled.puzzles().stream().map(Puzzle::mask)).doesNotHaveDuplicates();
    }
  }

  @Test
  void rowsOfSeveralLevelsHaveMasksOfTheirOwnAndTheirLevels() {
    BookPlan filled =
        run(1).fill(plan(PlanRow.of(Level.EASY, 1), PlanRow.of(Level.MEDIUM, 1)), Watch.idle());
    Rater rater = new Rater(Boards.NINE);
    assertThat(filled.puzzles())
        .extracting(puzzle -> ((Rating.Rated) rater.rateByHodoku(puzzle)).level())
        .containsExactly(Level.EASY, Level.MEDIUM);
    assertThat(filled.puzzles().get(0).mask()).isNotEqualTo(filled.puzzles().get(1).mask());
    assertThat(filled.puzzles()).allMatch(puzzle -> Symmetry.HALF_TURN.holds(puzzle.mask()));
  }

  @Test
  void aRowThatIsCutShortIsCarriedOn() {
    BookPlan first = run(2).fill(plan(small(3)), Watch.idle());
    BookPlan more = first.with(0, first.rows().get(0).withCount(6));
    BookPlan all = run(2).fill(more, Watch.idle());
    assertThat(all.puzzles()).startsWith(first.puzzles().toArray(Puzzle[]::new)).hasSize(6);
    assertThat(all.puzzles().stream().map(forms::form)).doesNotHaveDuplicates();
  }

  @Test
  void aSwappedPuzzleIsAnotherInTheSamePlace() {
    BookPlan first = run(3).fill(plan(small(3)), Watch.idle());
    BookPlan next = run(3).swap(first, 0, 1, Watch.idle()).orElseThrow();
    assertThat(next.puzzles().get(0)).isEqualTo(first.puzzles().get(0));
    assertThat(next.puzzles().get(2)).isEqualTo(first.puzzles().get(2));
    assertThat(first.puzzles().stream().map(forms::form))
        .doesNotContain(forms.form(next.puzzles().get(1)));
  }

  @Test
  void othersTakeThePlacesOfThoseThatAreNotLocked() {
    BookPlan first = run(9).fill(plan(small(4), small(2)), Watch.idle());
    List<PlannedPuzzle> puzzles = new ArrayList<>(first.rows().get(0).puzzles());
    puzzles.set(2, new PlannedPuzzle(puzzles.get(2).puzzle(), true));
    BookPlan locked = first.with(0, first.rows().get(0).withPuzzles(puzzles));
    BookPlan next = run(10).others(locked, 0, Watch.idle());
    assertThat(next.rows().get(0).puzzles().get(2)).isEqualTo(puzzles.get(2));
    assertThat(next.rows().get(1)).isEqualTo(locked.rows().get(1));
    List<Puzzle> all = new ArrayList<>(next.puzzles());
    first.puzzles().stream().filter(puzzle -> !all.contains(puzzle)).forEach(all::add);
    assertThat(all.stream().map(forms::form)).doesNotHaveDuplicates().hasSize(9);
  }

  @InTurn
  @Test
  void killersNeedNoClues() {
    PlanRow killers = shapes(Shape.CAGES, 2).withLevel(Optional.empty());
    BookPlan filled = run(Tries.random(46).nextLong()).fill(plan(killers), Watch.idle());
    assertThat(filled.puzzles()).hasSize(2).extracting(Puzzle::board).doesNotHaveDuplicates();
    assertThat(filled.puzzles())
        .allSatisfy(
            killer -> {
              assertThat(killer.mask().clues().isEmpty()).isTrue();
              assertThat(new SolutionCounter(killer.board()).count(killer, 2)).isOne();
              assertThat(killer.board().rules(Kinds.CAGE))
                  .allMatch(Rule::hasValue)
                  .allMatch(cage -> cage.cells().size() <= 5)
                  .hasSizeBetween(12, 15);
            });
  }

  @Test
  void shapesAreOtherOnesOnEachMask() {
    PlanRow thermometers =
        shapes(Shape.THERMOMETERS, 3).withClues(Optional.of(new ClueRange(6, 10)));
    BookPlan filled = run(Tries.random(48).nextLong()).fill(plan(thermometers), Watch.idle());
    assertThat(filled.puzzles()).hasSize(3).extracting(Puzzle::board).doesNotHaveDuplicates();
    assertThat(filled.puzzles().stream().map(Puzzle::mask)).doesNotHaveDuplicates();
    assertThat(filled.puzzles())
        .allSatisfy(
            puzzle -> {
              assertThat(puzzle.board().rules(Kinds.THERMOMETER)).isNotEmpty();
              assertThat(Symmetry.HALF_TURN.holds(puzzle.mask())).isTrue();
              assertThat(new SolutionCounter(puzzle.board()).count(puzzle, 2)).isOne();
              assertThat(((Rating.Rated) new Rater(puzzle.board()).rateByHodoku(puzzle)).level())
                  .isEqualTo(Level.EASY);
            });
  }

  @Test
  void openValuesAreOtherOnesForEachPuzzleOfAMask() {
    Board open = Boards.drawn("4x4+cage?=r1c1r1c2r2c1+cage?=r4c4r4c3r3c4").orElseThrow();
    PlanRow row =
        PlanRow.of(Level.EASY, 3)
            .withLevel(Optional.empty())
            .withBoard(Optional.of(open), Optional.empty())
            .withMasks(new MaskSource.Listed(List.of(mask(open, "1.....1..1..1..1"))))
            .withRepeats(true);
    BookPlan filled = run(Tries.random(49).nextLong()).fill(plan(row), Watch.idle());
    assertThat(filled.puzzles().stream().map(forms::form)).doesNotHaveDuplicates().hasSize(3);
    assertThat(filled.puzzles())
        .allMatch(puzzle -> open.isFilledBy(puzzle.board()))
        .allMatch(puzzle -> new SolutionCounter(puzzle.board()).count(puzzle, 2) == 1);
    assertThat(run(1).fill(filled, Watch.idle())).isEqualTo(filled);
  }

  private static PlanRow shapes(Shape shape, int count) {
    return PlanRow.of(Level.EASY, count)
        .withBoard(
            Optional.of(Boards.SIX), Optional.of(new Lot.Some(Shapes.usual(shape, Boards.SIX))));
  }

  private static Mask mask(Board board, String cells) {
    return new Mask(board, CellSet.where(cells.length(), cell -> cells.charAt(cell) != '.'));
  }

  @Test
  void puzzlesStayWhereNoOthersAreFound() {
    BookPlan first = run(11).fill(plan(small(3)), Watch.idle());
    Watch stopped = Watch.idle();
    stopped.stop();
    assertThat(run(12).others(first, 0, stopped)).isEqualTo(first);
  }

  @Test
  void avoidedPuzzlesDoNotComeAgainButTheirMasksMay() {
    PlanRow full = small(1).withClues(Optional.of(new ClueRange(16, 16)));
    List<Puzzle> seen = new ArrayList<>();
    for (int i = 0; i < 2; i++) {
      BookPlan next = run(8).avoiding(seen).fill(plan(full), Watch.idle());
      assertThat(next.puzzles()).hasSize(1);
      seen.addAll(next.puzzles());
    }
    assertThat(seen.stream().map(forms::form)).doesNotHaveDuplicates();
    assertThat(run(8).fill(plan(full), Watch.idle()).puzzles()).containsExactly(seen.get(0));
  }

  @Test
  void masksThatRunOutAreSaid() {
    BookPlan plan = plan(small(2).withClues(Optional.of(new ClueRange(16, 16))));
    BookPlan filled = run(4).fill(plan, Watch.idle());
    assertThat(filled.puzzles()).hasSize(1);
    assertThat(shortages).singleElement().asString().startsWith("0: 1 of 2 found");
  }

  @Test
  void aMaskMayComeAgainIfItsRowSaysSo() {
    PlanRow full = small(2).withClues(Optional.of(new ClueRange(16, 16))).withRepeats(true);
    BookPlan filled = run(5).fill(plan(full), Watch.idle());
    assertThat(filled.puzzles().stream().map(forms::form)).doesNotHaveDuplicates().hasSize(2);
  }

  @Test
  void puzzlesThatAreNotWhatTheirRowAsksAreRefused() {
    BookPlan first = run(6).fill(plan(small(1)), Watch.idle());
    List<PlannedPuzzle> twice = new ArrayList<>(first.rows().get(0).puzzles());
    twice.add(twice.get(0));
    BookPlan same = first.with(0, first.rows().get(0).withCount(3).withPuzzles(twice));
    assertThatThrownBy(() -> run(6).fill(same, Watch.idle()))
        .isInstanceOf(BatchException.class)
        .hasMessageStartingWith("row 1: puzzle 2 equals one before it");
    List<PlannedPuzzle> open = List.of(PlannedPuzzle.of(Puzzle.empty(Boards.FOUR)));
    BookPlan wrong = first.with(0, first.rows().get(0).withCount(3).withPuzzles(open));
    assertThatThrownBy(() -> run(6).fill(wrong, Watch.idle()))
        .isInstanceOf(BatchException.class)
        .hasMessageStartingWith("row 1: puzzle 1 is not what the row asks for");
  }

  @Test
  void fewerPuzzlesLeaveThoseThatAreLocked() {
    BookPlan first = run(7).fill(plan(small(3)), Watch.idle());
    List<PlannedPuzzle> puzzles = new ArrayList<>(first.rows().get(0).puzzles());
    puzzles.set(2, new PlannedPuzzle(puzzles.get(2).puzzle(), true));
    PlanRow row = first.rows().get(0).withPuzzles(puzzles).withCount(1);
    assertThat(row.puzzles()).containsExactly(puzzles.get(2));
  }

  private PlanRun run(long seed) {
    return new PlanRun(new Generator(), seed, TIME, 1, this);
  }

  private static PlanRow small(int count) {
    return PlanRow.of(Level.EASY, count)
        .withBoard(Optional.of(Boards.FOUR), Optional.empty())
        .withLevel(Optional.empty())
        .withClues(Optional.of(new ClueRange(6, 8)));
  }

  private static BookPlan plan(PlanRow... rows) {
    return BookPlan.USUAL.withRows(List.of(rows));
  }
}
