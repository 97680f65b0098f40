package cluewright.search.walk;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Grids;
import cluewright.model.House;
import cluewright.model.Puzzle;
import cluewright.replay.SolutionCounter;
import java.util.Arrays;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class SolvedGridsTest {
  private static final int GRIDS = 20;

  private static Puzzle known(Board board) {
    return new SolutionCounter(board).solutionIfQuick(Puzzle.empty(board), 1).orElseThrow();
  }

  private static void holdsEveryDigitInEveryHouse(Board board, int[] grid) {
    for (House house : board.houses()) {
      assertThat(house.cells().stream().map(cell -> grid[cell]))
          .containsExactlyInAnyOrderElementsOf(board.digitRange().boxed().toList());
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"9x9", "10x10", "12x12-4x3", "9x9+x", "12x12+x", "4x4/1122112233443344", "25x25"})
  void everyGridHoldsEveryDigitInEveryHouse(String name) {
    Board board = Boards.named(name).orElseThrow();
    SolvedGrids grids = new SolvedGrids(known(board), Tries.random(51));
    for (int i = 0; i < GRIDS; i++) {
      holdsEveryDigitInEveryHouse(board, grids.shuffled());
      holdsEveryDigitInEveryHouse(board, grids.next());
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "9x9+knight",
        "8x8+consecutive=r1c1r1c2+less=r3c3r4c3",
        "6x6+thermometer=r1c1r2c2r3c3"
      })
  void everyGridObeysAllRules(String name) {
    Board board = Boards.named(name).orElseThrow();
    SolvedGrids grids = new SolvedGrids(known(board), Tries.random(55));
    for (int i = 0; i < GRIDS; i++) {
      obeysAllRules(board, grids.shuffled());
      obeysAllRules(board, grids.next());
    }
  }

  private static void obeysAllRules(Board board, int[] grid) {
    for (House house : board.houses()) {
      assertThat(house.cells().stream().map(cell -> grid[cell]).boxed()).doesNotHaveDuplicates();
    }
    for (Board.RulePair pair : board.pairs()) {
      assertThat(pair.allows(grid[pair.first()], grid[pair.second()])).isTrue();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"9x9", "12x12+x", "16x16"})
  void eachIsAnotherAndTheSameSeedGivesTheSame(String name) {
    Board board = Boards.named(name).orElseThrow();
    SolvedGrids first = new SolvedGrids(known(board), new Random(52));
    SolvedGrids second = new SolvedGrids(known(board), new Random(52));
    Set<String> seen =
        IntStream.range(0, GRIDS)
            .mapToObj(
                i -> {
                  int[] grid = first.next();
                  assertThat(second.next()).isEqualTo(grid);
                  return Arrays.toString(grid);
                })
            .collect(Collectors.toSet());
    assertThat(seen).hasSize(GRIDS);
  }

  @Test
  void fixedDigitsStayAndOthersChange() {
    Board board = Boards.TWELVE;
    Puzzle known = known(board);
    Puzzle fixed = known.restrictedTo(Grids.mask(board, 0.1, Tries.random(53)));
    SolvedGrids grids = new SolvedGrids(known, fixed, Tries.random(54));
    int[] before = IntStream.range(0, board.cells()).map(known::digit).toArray();
    boolean isChanged = false;
    for (int i = 0; i < GRIDS; i++) {
      int[] grid = grids.next();
      holdsEveryDigitInEveryHouse(board, grid);
      fixed.mask().clues().forEach(cell -> assertThat(grid[cell]).isEqualTo(fixed.digit(cell)));
      isChanged |= !Arrays.equals(grid, before);
    }
    assertThat(isChanged).isTrue();
  }
}
