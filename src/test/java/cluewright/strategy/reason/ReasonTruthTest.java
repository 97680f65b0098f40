package cluewright.strategy.reason;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.Tries;
import cluewright.lab.making.SignedPuzzles;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Puzzle;
import cluewright.model.Stop;
import cluewright.replay.SolutionCounter;
import cluewright.strategy.core.SolvingState;
import cluewright.strategy.reason.ReasonSearch.Found;
import cluewright.strategy.reason.ReasonTruth.Verdict;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Steps of few reasons on boards of up to 36 cells, against every way to satisfy the reasons. */
final class ReasonTruthTest {
  private static final int SOLUTIONS = 50;
  private static final double PATIENCE = 0.05;

  @Test
  void whatReasonsSayIsTrueAndNoFewerSayIt() {
    Random random = Tries.random(0);
    SignedPuzzles puzzles = new SignedPuzzles(random);
    Map<Verdict, Integer> counts = new EnumMap<>(Verdict.class);
    for (int i = 0; i < Tries.of(15); i++) {
      SignedPuzzles.Made made = puzzles.next();
      Board board = made.solution().board();
      List<Puzzle> grids = new ArrayList<>(List.of(made.solution()));
      grids.addAll(new SolutionCounter(board).solutionsIfQuick(made.puzzle(), SOLUTIONS, PATIENCE));
      new ReasonTruth(board)
          .solve(
              made.puzzle(),
              grids,
              random,
              Stop.NEVER,
              checked -> {
                counts.merge(checked.verdict(), 1, Integer::sum);
                assertThat(checked.verdict())
                    .as("%s in %s on %s", checked.step().sentence(), made.puzzle(), board.name())
                    .isIn(Verdict.RIGHT, Verdict.UNCHECKED);
              });
    }
    assertThat(counts.getOrDefault(Verdict.RIGHT, 0)).isGreaterThanOrEqualTo(Tries.showing(100));
  }

  /** Beside 5 in r1c1 and r2c1, 6 in r4c1 falls as well, but needs fewer of the four reasons. */
  @Test
  void whereASearchEndsEarlyNothingFallsByMoreReasonsThanItNeeds() {
    Board board = Boards.named("6x6+multiple3=r2c3r3c3+rowindex=r3c6+nonconsecutive").orElseThrow();
    SolvingState state = new SolvingState(board);
    state.load(Puzzle.empty(board).with(board.cell(5, 1), 6));
    assertThat(new ReasonTruth(board).check(state, List.of()))
        .isNotEmpty()
        .allMatch(checked -> checked.verdict() == Verdict.RIGHT);
  }

  @Test
  void itLeavesWhereItIsStopped() {
    Puzzle puzzle = Puzzle.empty(Boards.SIX).with(0, 1);
    ReasonTruth truth = new ReasonTruth(Boards.SIX);
    assertThatThrownBy(
            () -> truth.solve(puzzle, List.of(), Tries.random(4), () -> true, checked -> {}))
        .isInstanceOf(CancellationException.class);
  }

  @Test
  void everyReasonHoldsInAGrid() {
    SignedPuzzles puzzles = new SignedPuzzles(Tries.random(1));
    for (int i = 0; i < Tries.of(150); i++) {
      Puzzle grid = puzzles.next().solution();
      Board board = grid.board();
      int[] digits = IntStream.range(0, board.cells()).map(grid::digit).toArray();
      Reasons reasons = new Reasons(board);
      for (int number = 0; number < reasons.size(); number++) {
        Reason reason = reasons.get(number);
        boolean holds =
            reason instanceof Reason.OfRule rule
                ? rule.holds(digits)
                : Arrays.stream(reason.alternatives(board))
                    .anyMatch(each -> digits[board.cellOf(each)] == board.digitOf(each));
        assertThat(holds).as("%s on %s", reason, board.name()).isTrue();
      }
    }
  }

  /** Within the work that is allowed, which these boards seldom need. */
  @Test
  void whatTwoReasonsExcludeIsFound() {
    SignedPuzzles puzzles = new SignedPuzzles(Tries.random(2));
    for (int i = 0; i < Tries.of(150); i++) {
      Puzzle puzzle = puzzles.next().puzzle();
      Board board = puzzle.board();
      SolvingState state = new SolvingState(board);
      state.load(puzzle);
      List<Integer> found = found(state, 2).stream().flatMap(f -> f.candidates().stream()).toList();
      Reasons reasons = new Reasons(board);
      EveryWay every = every(reasons, state);
      assertThat(
              IntStream.range(0, board.candidates())
                  .filter(each -> state.isOpen(board.cellOf(each), board.digitOf(each)))
                  .filter(each -> !found.contains(each))
                  .filter(each -> every.isExcludedByAny(2, each)))
          .as("%s on %s", puzzle, board.name())
          .isEmpty();
    }
  }

  /** Any check has to notice what is wrong. */
  @Test
  void spoiledStepsAreNoticed() {
    SignedPuzzles puzzles = new SignedPuzzles(Tries.random(3));
    int spoiled = 0;
    while (spoiled < Tries.of(200)) {
      SignedPuzzles.Made made = puzzles.next();
      Board board = made.puzzle().board();
      SolvingState state = new SolvingState(board);
      state.load(made.puzzle());
      ReasonTruth truth = new ReasonTruth(board);
      truth.check(state, List.of());
      for (Found found : found(state, FewReasons.MOST)) {
        List<Integer> set = found.reasons();
        List<Integer> fallen = found.candidates();
        if (truth.verdict(set, fallen, List.of()) == Verdict.RIGHT) {
          spoiled++;
          assertThat(truth.verdict(set.subList(1, set.size()), fallen, List.of()))
              .isEqualTo(Verdict.WRONG);
          assertThat(truth.verdict(set, fallen, List.of(against(made, fallen.get(0)))))
              .isEqualTo(Verdict.WRONG);
          IntStream.range(0, board.cells())
              .filter(cell -> !set.contains(cell))
              .limit(1)
              .forEach(
                  cell ->
                      assertThat(truth.verdict(with(set, cell), fallen, List.of()))
                          .isEqualTo(Verdict.NOT_LEAST));
        }
      }
    }
  }

  private static Puzzle against(SignedPuzzles.Made made, int candidate) {
    Board board = made.puzzle().board();
    return Puzzle.empty(board).with(board.cellOf(candidate), board.digitOf(candidate));
  }

  private static List<Integer> with(List<Integer> set, int more) {
    return Stream.concat(set.stream(), Stream.of(more)).toList();
  }

  private static List<Found> found(SolvingState state, int largest) {
    ReasonSearch search = new ReasonSearch(new Reasons(state.board()));
    search.load(state);
    return Stream.iterate(0, number -> number + 1)
        .map(number -> search.get(number, largest))
        .takeWhile(Optional::isPresent)
        .flatMap(Optional::stream)
        .toList();
  }

  private static EveryWay every(Reasons reasons, SolvingState state) {
    EveryWay every =
        new EveryWay(
            state.board(), IntStream.range(0, reasons.size()).mapToObj(reasons::get).toList());
    every.load(state);
    return every;
  }
}
