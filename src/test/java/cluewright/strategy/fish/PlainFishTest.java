package cluewright.strategy.fish;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.GridState;
import cluewright.model.Puzzle;
import cluewright.strategy.Applied;
import cluewright.strategy.Catalogue;
import cluewright.strategy.States;
import cluewright.strategy.core.Strategy;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class PlainFishTest {

  /**
   * A conclusion that stays to be drawn while digits are placed and candidates go can still be
   * found.
   */
  @ParameterizedTest
  @ValueSource(strings = {"x-wing", "swordfish", "jellyfish"})
  void whatAFishConcludesItConcludesInEveryLaterState(String id) {
    Strategy strategy = Catalogue.withId(id).orElseThrow();
    Board board = Boards.NINE;
    Random random = Tries.random(31);
    int kept = 0;
    for (States.Given given : States.weakened(board, 150, random)) {
      Set<String> before = new Applied(given.state()).conclusions(strategy);
      GridState later = later(given.state(), given.solution(), random);
      Set<String> open = new TreeSet<>(before);
      open.removeIf(conclusion -> !isOpen(later, conclusion));
      assertThat(strategy.isMonotone()).isTrue();
      assertThat(new Applied(later).conclusions(strategy)).containsAll(open);
      kept += open.size();
    }
    assertThat(kept).isGreaterThanOrEqualTo(Tries.showing(1));
  }

  /** With some digits of the solution placed, and some others eliminated. */
  private static GridState later(GridState state, Puzzle solution, Random random) {
    Board board = state.board();
    GridState later = state;
    for (int cell = 0; cell < board.cells(); cell++) {
      int digit = 1 + random.nextInt(board.digits());
      if (random.nextInt(6) == 0) {
        later = later.place(cell, solution.digit(cell));
      } else if (digit != solution.digit(cell)) {
        later = later.eliminate(board.candidate(cell, digit));
      }
    }
    return later;
  }

  /** Reads a conclusion such as {@code r1c2-3}. */
  private static boolean isOpen(GridState state, String conclusion) {
    int cell = state.board().cell(conclusion.charAt(1) - '1', conclusion.charAt(3) - '1');
    return state.placed(cell) == 0 && state.hasCandidate(cell, conclusion.charAt(5) - '0');
  }
}
