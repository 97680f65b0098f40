package cluewright.strategy.uniqueness;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.GridState;
import cluewright.model.Grids;
import cluewright.model.House;
import cluewright.model.Puzzle;
import cluewright.strategy.Applied;
import cluewright.strategy.core.Strategy;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

final class BugPlusOneTest {
  private final Strategy strategy = BugPlusOne.STRATEGY;

  /**
   *
   *
   * <pre>
   * 24  1   24  3
   * 24  3  124 12
   *  1  2    3  4
   *  3  4   12 12
   * </pre>
   */
  private final Applied grave =
      Applied.on(Boards.FOUR)
          .with("1", "r1c2", "r3c1")
          .with("2", "r3c2")
          .with("3", "r1c4", "r2c2", "r3c3", "r4c1")
          .with("4", "r3c4", "r4c2")
          .only("24", "r1c1", "r1c3", "r2c1")
          .only("12", "r2c4", "r4c3", "r4c4");

  @Test
  void theOneCellWithThreeCandidatesTakesTheOneThatOccursThreeTimes() {
    assertThat(grave.only("124", "r2c3").conclusions(strategy)).containsExactly("r2c3=2");
  }

  @Test
  void aSecondCellWithThreeCandidatesMakesItNoGrave() {
    Applied loose =
        Applied.on(Boards.FOUR)
            .with("1", "r1c2", "r3c1")
            .with("2", "r3c2")
            .with("3", "r1c4", "r2c2", "r3c3", "r4c1")
            .with("4", "r4c2")
            .only("24", "r1c1", "r1c3", "r2c1")
            .only("12", "r4c3", "r4c4");

    assertThat(loose.conclusions(strategy)).isEmpty();
  }

  @Test
  void aDigitWithOnePlaceMakesItNoGrave() {
    assertThat(grave.only("24", "r2c3").conclusions(strategy)).isEmpty();
    assertThat(grave.only("14", "r2c3").conclusions(strategy)).isEmpty();
  }

  /** Two grids laid over each other, with one more candidate, are often a grave plus one. */
  @Test
  void itFindsWhatTheDefinitionSays() {
    Random random = Tries.random(41);
    int shown = 0;
    for (int round = 0; round < Tries.of(1500); round++) {
      GridState state = twoGridsAndMore(Boards.FOUR, random);
      Set<String> expected = read(state);
      shown += expected.isEmpty() ? 0 : 1;
      assertThat(new Applied(state).conclusions(strategy)).isEqualTo(expected);
    }
    assertThat(shown).isGreaterThanOrEqualTo(Tries.showing(11));
  }

  private static GridState twoGridsAndMore(Board board, Random random) {
    Puzzle one = Grids.solution(board, random);
    Puzzle other = Grids.solution(board, random);
    int extra = random.nextInt(board.candidates());
    int[] placed = new int[board.cells()];
    int[] candidates = new int[board.cells()];
    for (int cell = 0; cell < placed.length; cell++) {
      placed[cell] = one.digit(cell) == other.digit(cell) ? one.digit(cell) : 0;
      candidates[cell] = 1 << (one.digit(cell) - 1) | 1 << (other.digit(cell) - 1);
    }
    int cell = board.cellOf(extra);
    int digit = board.digitOf(extra);
    boolean keepsS2 =
        placed[cell] == 0 && board.peers(cell).stream().noneMatch(p -> placed[p] == digit);
    candidates[cell] |= keepsS2 ? 1 << (digit - 1) : 0;
    return GridState.of(board, placed, candidates);
  }

  private static Set<String> read(GridState state) {
    Board board = state.board();
    Set<String> conclusions = new TreeSet<>();
    List<Integer> three = new ArrayList<>();
    for (int cell = 0; cell < board.cells(); cell++) {
      int count = Integer.bitCount(state.candidates(cell));
      if (state.placed(cell) == 0 && count == 3) {
        three.add(cell);
      } else if (state.placed(cell) == 0 && count != 2) {
        return conclusions;
      }
    }
    for (int digit = 1; three.size() == 1 && digit <= board.digits(); digit++) {
      int cell = three.get(0);
      if (state.hasCandidate(cell, digit) && isGraveBut(state, cell, digit)) {
        conclusions.add(board.label(cell) + "=" + board.symbol(digit));
      }
    }
    return conclusions;
  }

  /** Each digit 0 or 2 times in a house, except one 3 times in the houses of a cell. */
  private static boolean isGraveBut(GridState state, int cell, int digit) {
    for (House house : state.board().houses()) {
      for (int d = 1; d <= state.board().digits(); d++) {
        int number = d;
        long count =
            house.cells().stream()
                .filter(c -> state.placed(c) == 0 && state.hasCandidate(c, number))
                .count();
        long expected = house.cells().contains(cell) && d == digit ? 3 : 2;
        boolean isPlaced = house.cells().stream().anyMatch(c -> state.placed(c) == number);
        if (isPlaced ? count != 0 : count != expected) {
          return false;
        }
      }
    }
    return true;
  }
}
