package cluewright.proof.check;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Grids;
import cluewright.model.Puzzle;
import cluewright.replay.Replay;
import cluewright.strategy.StrategySet;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The checker's strategies against those of the replay, which it does not read. */
final class PlainClosureTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "naked-single",
        "hidden-single",
        "locked-candidates",
        "naked-single,hidden-single",
        "naked-single,locked-candidates",
        "hidden-single,naked-pair",
        "naked-single,hidden-pair",
        "hidden-single,x-wing",
        "naked-single,hidden-single,locked-candidates,naked-pair,hidden-pair,x-wing"
      })
  void itCompletesWhatTheReplaySolves(String ids) throws TooLargeException {
    StrategySet strategies = StrategySet.parse(ids);
    Random random = Tries.random(52);
    for (Board board : new Board[] {Boards.FOUR, Boards.SIX}) {
      Replay replay = new Replay(board, strategies);
      String mask = ".".repeat(board.cells());
      PlainClosure plain = new PlainClosure(Records.statement(board.name(), mask, ids));
      for (int i = 0; i < Tries.of(200); i++) {
        Puzzle puzzle = Grids.clues(board, 0.2 + random.nextDouble() * 0.3, random);

        assertThat(plain.completes(digits(puzzle)))
            .as(puzzle.line())
            .isEqualTo(replay.parallel(puzzle).isSolved());
      }
    }
  }

  private static int[] digits(Puzzle puzzle) {
    return IntStream.range(0, puzzle.board().cells()).map(puzzle::digit).toArray();
  }

  @ParameterizedTest
  @ValueSource(strings = {"locked-candidates", "naked-pair", "hidden-pair", "x-wing"})
  void anEliminationMayBeWhatNakedSinglesLack(String id) throws TooLargeException {
    String puzzle = "26..54..5.624.....6.2....2...1.....3";
    int[] clues = puzzle.chars().map(symbol -> symbol == '.' ? 0 : symbol - '0').toArray();
    String mask = puzzle.replaceAll("[1-6]", "x");

    assertThat(completes(mask, "naked-single", clues)).isFalse();
    assertThat(completes(mask, "naked-single," + id, clues)).isTrue();
    assertThat(completes(mask, id, clues)).as("nothing is placed").isFalse();
  }

  private static boolean completes(String mask, String ids, int[] clues) throws TooLargeException {
    return new PlainClosure(Records.statement("6x6", mask, ids)).completes(clues);
  }

  @Test
  void cluesThatContradictEachOtherAreNotCompleted() throws TooLargeException {
    String ids = "naked-single,hidden-single";
    PlainClosure plain = new PlainClosure(Records.statement("4x4", "x".repeat(16), ids));
    int[] grid = {1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1};

    assertThat(plain.completes(grid)).isTrue();
    grid[15] = 2;
    assertThat(plain.completes(grid)).isFalse();
  }
}
