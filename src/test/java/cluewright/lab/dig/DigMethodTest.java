package cluewright.lab.dig;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Puzzle;
import cluewright.model.Stop;
import cluewright.replay.SolutionCounter;
import cluewright.strategy.StrategySet;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Grids that are made and dug. */
final class DigMethodTest {
  private static final StrategySet NHL = StrategySet.parse("NHL");

  private static Puzzle grid(Board board, long seed) {
    return new LasVegasGrids(board, new Random(seed)).next(Stop.NEVER).orElseThrow();
  }

  @Test
  void lasVegasMakesGridsOfAllSizesOfBoxes() {
    for (Board board : List.of(Boards.FOUR, Boards.SIX, Boards.NINE)) {
      Puzzle grid = grid(board, 7);
      assertThat(grid.mask().size()).isEqualTo(board.cells());
      assertThat(grid.conflict()).isEmpty();
      assertThat(grid(board, 7)).isEqualTo(grid);
      assertThat(grid(board, 8)).isNotEqualTo(grid);
    }
    assertThat(new LasVegasGrids(Boards.NINE, new Random(1)).next(() -> true)).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void whatIsLeftHasOneSolutionAndIsPartOfTheGrid(DigMethod method) {
    for (long seed : Tries.few(List.of(1L, 2L, 3L, 4L, 5L, 6L), 1)) {
      Puzzle grid = grid(Boards.SIX, seed);
      Puzzle puzzle = method.on(Boards.SIX, NHL, seed).dig(grid, Stop.NEVER);

      assertThat(grid.restrictedTo(puzzle.mask())).isEqualTo(puzzle);
      assertThat(puzzle.mask().size()).isLessThan(grid.mask().size() / 2 + 1);
      assertThat(new SolutionCounter(Boards.SIX).count(puzzle, 2)).isEqualTo(1);
    }
  }

  /** No further clue can go: while there is one solution, or while the strategies complete it. */
  @Test
  void diggingInAnOrderEndsWhereNoClueCanGo() {
    SolutionCounter counter = new SolutionCounter(Boards.SIX);
    Completion completion = new Completion(Boards.SIX, NHL);
    Puzzle grid = grid(Boards.SIX, 3);
    Puzzle proper = DigMethod.JUMPING.on(Boards.SIX, NHL, 3).dig(grid, Stop.NEVER);
    Puzzle solved = DigMethod.STRATEGIES.on(Boards.SIX, NHL, 3).dig(grid, Stop.NEVER);

    assertThat(counter.isMinimal(proper)).isTrue();
    assertThat(completion.test(solved)).isTrue();
    solved
        .mask()
        .clues()
        .forEach(cell -> assertThat(completion.test(solved.with(cell, 0))).isFalse());
  }

  /** Under each set, since each strategy has an inverse of its own. */
  @Test
  void theStrategiesSolveWhatTheirInversesLeft() {
    for (String set : List.of("N", "H", "NH", "NL", "NHL")) {
      StrategySet strategies = StrategySet.parse(set);
      Puzzle grid = grid(Boards.SIX, 5);
      Puzzle puzzle = DigMethod.INVERSE.on(Boards.SIX, strategies, 5).dig(grid, Stop.NEVER);

      assertThat(new Completion(Boards.SIX, strategies).test(puzzle)).as(set).isTrue();
      assertThat(puzzle.mask().size()).as(set).isLessThan(19);
    }
  }

  @Test
  void ordersVisitEachCellOnce() {
    for (DigOrder order : DigOrder.values()) {
      assertThat(order.cells(Boards.FOUR, new Random(1)))
          .containsExactlyInAnyOrderElementsOf(IntStream.range(0, 16).boxed().toList());
    }
    assertThat(DigOrder.WANDERING.cells(Boards.FOUR, new Random(1)))
        .startsWith(0, 1, 2, 3, 7, 6, 5, 4, 8);
    assertThat(DigOrder.JUMPING.cells(Boards.FOUR, new Random(1)))
        .startsWith(0, 2, 7, 5, 8, 10, 15, 13, 1, 3);
  }

  @Test
  void aStoppedDiggerLeavesWhatItHas() {
    Puzzle grid = grid(Boards.SIX, 3);
    for (DigMethod method : DigMethod.values()) {
      assertThat(method.on(Boards.SIX, NHL, 3).dig(grid, () -> true)).isEqualTo(grid);
    }
  }
}
