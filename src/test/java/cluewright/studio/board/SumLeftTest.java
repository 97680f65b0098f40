package cluewright.studio.board;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Spent;
import cluewright.Tries;
import cluewright.document.Sheet;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.CellSum;
import cluewright.model.Puzzle;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What is left of a cage's sum. */
final class SumLeftTest {
  private static Sheet sheet(Board board, int... first) {
    Puzzle puzzle = Puzzle.empty(board);
    for (int cell = 0; cell < first.length; cell++) {
      puzzle = puzzle.with(cell, first[cell]);
    }
    return Sheet.of(puzzle);
  }

  private static SumLeft left(Sheet sheet, int cells, int total) {
    return SumLeft.of(sheet, new CellSum(CellSet.of(IntStream.range(0, cells)), total));
  }

  @Test
  void itHasTheSetsOfDigitsThatMakeIt() {
    SumLeft left = left(sheet(Boards.NINE, 9), 3, 17);
    assertThat(left.sum()).isEqualTo(8);
    assertThat(left.cells()).isEqualTo(2);
    assertThat(left.ways()).containsExactly(List.of(1, 7), List.of(2, 6), List.of(3, 5));
    assertThat(left.digits()).isEqualTo(0b1110111);
    assertThat(left(sheet(Boards.NINE, 9, 2, 6), 3, 17).ways()).containsExactly(List.of());
    assertThat(left(sheet(Boards.NINE, 9, 8), 3, 17).isMissed()).isTrue();
    assertThat(left(sheet(Boards.NINE, 9, 9), 3, 17).isMissed()).isTrue();
  }

  /** Against each subset of the digits. */
  @Test
  void itsNumberAndItsDigitsAreThoseOfAllSets() {
    Random random = Tries.random(1);
    for (int i = 0; i < Tries.of(2_000); i++) {
      int cells = 1 + random.nextInt(8);
      int total = 1 + random.nextInt(45);
      int[] first = random.ints(1, 10).distinct().limit(random.nextInt(cells)).toArray();
      SumLeft left = left(sheet(Boards.NINE, first), cells, total);
      int used = IntStream.of(first).map(digit -> 1 << (digit - 1)).sum();
      int[] sets =
          IntStream.range(0, 1 << 9)
              .filter(set -> (set & used) == 0)
              .filter(set -> Integer.bitCount(set) == cells - first.length)
              .filter(set -> sum(set) == total - IntStream.of(first).sum())
              .toArray();
      assertThat(left.number()).isEqualTo(sets.length);
      assertThat(left.ways()).hasSize(sets.length).doesNotHaveDuplicates();
      assertThat(left.digits()).isEqualTo(IntStream.of(sets).reduce(0, (a, b) -> a | b));
      assertThat(left.isMissed()).isEqualTo(sets.length == 0);
    }
  }

  private static int sum(int set) {
    return IntStream.rangeClosed(1, 9).filter(digit -> (set >> (digit - 1) & 1) != 0).sum();
  }

  /** Half of the digits of a board of 25 make 160 in a hundred thousand ways. */
  @Test
  void aLargeCageCostsNoList() {
    Board board = Boards.named("25x25").orElseThrow();
    Sheet sheet = sheet(board);
    Spent spent = Spent.sinceNow();
    for (int total = 100; total < 200; total++) {
      assertThat(left(sheet, 12, total).isMissed()).isFalse();
    }
    assertThat(spent.time()).isLessThan(Duration.ofSeconds(1));
    assertThat(left(sheet, 12, 160).number()).isGreaterThan(100_000);
  }
}
