package cluewright.proof.check;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What no grid holds is told just where looking at every cell tells it. */
final class CandidateCountsTest {
  private static final int STEPS = 80;

  @ParameterizedTest
  @CsvSource({"4x4, 1000, 500", "6x6, 500, 250", "9x9, 200, 100"})
  void aContradictionIsSeenWhereThereIsOne(String name, int tries, int each) {
    PlainBoard board = PlainBoard.named(name).orElseThrow();
    Random random = Tries.random(142);
    int with = 0;
    for (int trial = 0; trial < Tries.of(tries); trial++) {
      ChosenCells chosen = new ChosenCells(board);
      Deque<Integer> filled = new ArrayDeque<>();
      for (int step = 0; step < STEPS; step++) {
        int cell = random.nextInt(board.cells);
        int free = chosen.digit(cell) > 0 ? 0 : chosen.free(cell);
        if (free == 0 || random.nextInt(6) == 0) {
          for (int back = random.nextInt(4); back > 0 && !filled.isEmpty(); back--) {
            chosen.leave(filled.pop());
          }
        } else {
          chosen.choose(cell, anyOf(free, random));
          filled.push(cell);
        }
        boolean truth = isContradicted(board, chosen);
        assertThat(chosen.fitNoGrid()).as("trial %d, step %d", trial, step).isEqualTo(truth);
        with += truth ? 1 : 0;
      }
    }
    assertThat(with).isGreaterThanOrEqualTo(Tries.showing(each));
  }

  private static boolean isContradicted(PlainBoard board, ChosenCells chosen) {
    return IntStream.range(0, board.cells).anyMatch(cell -> possible(chosen, cell) == 0)
        || Arrays.stream(board.houses)
            .anyMatch(
                house ->
                    Arrays.stream(house)
                            .map(cell -> possible(chosen, cell))
                            .reduce(0, (a, b) -> a | b)
                        != board.allDigits());
  }

  private static int possible(ChosenCells chosen, int cell) {
    return chosen.digit(cell) > 0 ? 1 << (chosen.digit(cell) - 1) : chosen.free(cell);
  }

  private static int anyOf(int digits, Random random) {
    int[] choices =
        IntStream.rangeClosed(1, 9).filter(digit -> (digits >> (digit - 1) & 1) != 0).toArray();
    return choices[random.nextInt(choices.length)];
  }
}
