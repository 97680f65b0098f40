package cluewright.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.model.Boards;
import cluewright.model.Puzzle;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class HexadokuTest {
  private static String rest(String start, String open) {
    return start + open.repeat(256 - start.length());
  }

  @Test
  void zeroIsADigitWhereAnotherMarkIsOpen() {
    Puzzle puzzle = PuzzleText.read(rest("0123456789ABCDEF", "."));

    assertThat(puzzle.line()).startsWith("G123456789ABCDEF.");
  }

  @Test
  void zeroIsAnOpenCellWhereNothingElseIsOrGIsADigit() {
    assertThat(PuzzleText.read(rest("123", "0")).line()).startsWith("123.");
    assertThat(PuzzleText.read(rest("0123G", ".")).line()).startsWith(".123G");
  }

  @Test
  void boardsOfNineDigitsAndLessHaveNoSuchDialect() {
    assertThat(PuzzleText.read("0" + ".".repeat(79) + "1").mask().size()).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource({"10, 2, 5, A", "12, 3, 4, C", "15, 3, 5, F", "20, 4, 5, K", "25, 5, 5, P"})
  void zeroIsTheLastDigitOfEachLargeBoard(int size, int rows, int columns, char last) {
    String digits = "0123456789ABCDEFGHIJKLMNO".substring(0, size);
    StringBuilder all = new StringBuilder();
    for (int row = 0; row < size; row++) {
      int by = columns * (row % rows) + row / rows;
      all.append(digits, by, size).append(digits, 0, by);
    }
    String some = all.substring(0, 2 * size) + ".".repeat(size * (size - 2));

    assertThat(PuzzleText.read(all.toString()).line()).isEqualTo(all.toString().replace('0', last));
    assertThat(PuzzleText.read(some).line()).isEqualTo(some.replace('0', last));
    assertThat(PuzzleText.read(some.replace('1', '0')).line())
        .as("two zeros in a row")
        .isEqualTo(some.replace('1', '.').replace('0', '.'));
  }

  @Test
  void aSolutionHasZeroAsOftenAsAnyDigit() {
    String row = "0123456789ABCDEF";
    StringBuilder grid = new StringBuilder();
    for (int i = 0; i < 16; i++) {
      grid.append(row, i, 16).append(row, 0, i);
    }

    assertThat(PuzzleText.read(grid.toString()).isComplete()).isTrue();
  }

  @Test
  void sixteenRowsOfSixteenAreOneBoardUnlessTheyAreSixteenSmallOnes() {
    String rows = "1...............\n".repeat(15);
    String large = "1...............\nG...............\n".repeat(8);
    assertThat(PuzzleText.readAll(large, Boards.ALL)).hasSize(1);
    assertThatThrownBy(() -> PuzzleText.readAll(rows + "G...............\n", Boards.ALL))
        .as("a list with one fault")
        .hasMessageStartingWith("line 16, column 1");
    assertThat(PuzzleText.readAll(rows + "2...............\n", List.of(Boards.FOUR))).hasSize(16);
  }
}
