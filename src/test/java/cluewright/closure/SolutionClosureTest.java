package cluewright.closure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.Tries;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Grids;
import cluewright.model.Puzzle;
import cluewright.strategy.StrategySet;
import java.util.Arrays;
import java.util.Random;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The closure under any strategies completes what has one solution, and nothing else. */
final class SolutionClosureTest {

  /** In the simplest way: digit after digit, cell after cell. */
  private static int solutions(int[] digits, int[][] peers, int from, int most) {
    int cell = from;
    while (cell < digits.length && digits[cell] != 0) {
      cell++;
    }
    if (cell == digits.length) {
      return 1;
    }
    int met = 0;
    for (int digit = 1; digit * digit <= digits.length && met < most; digit++) {
      if (fits(digit, digits, peers[cell])) {
        digits[cell] = digit;
        met += solutions(digits, peers, cell + 1, most - met);
      }
    }
    digits[cell] = 0;
    return met;
  }

  private static boolean fits(int digit, int[] digits, int[] peers) {
    for (int peer : peers) {
      if (digits[peer] == digit) {
        return false;
      }
    }
    return true;
  }

  private static boolean close(Closure closure, Puzzle puzzle) {
    closure.reset();
    puzzle.mask().clues().forEach(cell -> closure.place(cell, puzzle.digit(cell)));
    return closure.close();
  }

  private static Puzzle puzzle(Board board, int[] digits) {
    return new Puzzle(board, digits.clone());
  }

  @ParameterizedTest
  @CsvSource({"4x4, 0.75, 4000", "6x6, 0.72, 1000", "9x9, 0.64, 300"})
  void itIsCompleteWhereOneSolutionIsLeftAndContradictoryWhereNone(
      String name, double open, int tries) {
    Board board = Boards.named(name).orElseThrow();
    Closure closure = Closures.of(board, StrategySet.any());
    Closure easy = Closures.of(board, StrategySet.parse("NHL"));
    int[][] peers = new int[board.cells()][];
    Arrays.setAll(peers, cell -> board.peers(cell).toArray());
    Random random = Tries.random(193);
    int[] met = new int[3];
    for (int i = 0; i < Tries.of(tries); i++) {
      Puzzle solution = Grids.solution(board, random);
      int[] digits = new int[board.cells()];
      for (int cell = 0; cell < digits.length; cell++) {
        digits[cell] = random.nextDouble() < open ? 0 : solution.digit(cell);
      }
      if (i % 3 == 0) {
        digits[random.nextInt(digits.length)] = 1 + random.nextInt(board.digits());
      }
      Puzzle puzzle = puzzle(board, digits);
      boolean clashes = puzzle.conflict().isPresent();
      int count = clashes ? 0 : solutions(digits, peers, 0, 2);
      met[count]++;

      assertThat(close(closure, puzzle)).as(puzzle.line()).isEqualTo(count > 0);
      assertThat(count > 0 && closure.isComplete()).as(puzzle.line()).isEqualTo(count == 1);
      if (count == 2) {
        close(easy, puzzle);
        for (int cell = 0; cell < digits.length; cell++) {
          assertThat(closure.candidates(cell)).isEqualTo(easy.candidates(cell));
        }
      }
    }
    for (int count : met) {
      assertThat(count).isGreaterThanOrEqualTo(Tries.showing(tries / 50));
    }
  }

  @Test
  void aLongSearchCanBeStopped() {
    Closure closure = Closures.of(Boards.NINE, StrategySet.any(), () -> true);

    assertThatThrownBy(closure::close).isInstanceOf(CancellationException.class);
  }
}
