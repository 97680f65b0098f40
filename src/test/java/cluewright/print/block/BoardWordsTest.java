package cluewright.print.block;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.format.PuzzleText;
import cluewright.model.Boards;
import cluewright.model.DigitSet;
import cluewright.model.Puzzle;
import java.util.Locale;
import org.junit.jupiter.api.Test;

final class BoardWordsTest {

  private static String said(String board, String digits, Locale language) {
    Puzzle puzzle = PuzzleText.read(digits, Boards.named(board).orElseThrow());
    return new BoardWords(puzzle.board(), puzzle::digit, DigitSet.USUAL).said().in(language);
  }

  @Test
  void aPuzzleIsToldRowByRow() {
    assertThat(said("4x4", "1.3....24...2..1", Locale.ENGLISH))
        .isEqualTo(
            "Sudoku grid, 4 rows, 4 columns. Row 1: 1, empty, 3, empty. Row 2: empty, empty, empty,"
                + " 2. Row 3: 4, empty, empty, empty. Row 4: 2, empty, empty, 1.");
    assertThat(said("4x4", "1.3....24...2..1", Locale.GERMAN))
        .contains("Zeile 1: 1, leer, 3, leer.");
    assertThat(said("4x4", "1.3....24...2..1", Locale.JAPANESE)).contains("1行目：1、空き、3、空き。");
  }

  @Test
  void aSolutionIsCalledOne() {
    assertThat(said("4x4", "1234341221434321", Locale.ENGLISH))
        .startsWith("Solution, 4 rows, 4 columns. Row 1: 1, 2, 3, 4.");
  }

  @Test
  void rulesWithNumbersAreToldWithThese() {
    String board = "4x4+odd=r1c1r2c2+quadruple12=r2c2r2c3r3c2r3c3+sandwich5=r1c1r1c2r1c3r1c4";
    assertThat(said(board, ".".repeat(16), Locale.ENGLISH))
        .endsWith(
            "Odd cells: r1c1 r2c2. Quadruples, 12: r2c2 r2c3 r3c2 r3c3. Sandwich sums, 5: r1c1"
                + " r1c2 r1c3 r1c4.");
  }

  @Test
  void signsAndCagesAreToldAfterTheRows() {
    assertThat(said("4x4+less=r1c1r1c2+cage5=r3c1r3c2", ".".repeat(16), Locale.ENGLISH))
        .endsWith("Inequality signs: r1c1 r1c2. Cage with sum 5: r3c1 r3c2.");
  }
}
