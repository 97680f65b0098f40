package cluewright.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class PuzzleTest {

  @ParameterizedTest
  @CsvSource({
    "1.1.............,row 1,r1c1,r1c3",
    ".2...........2..,column 2,r1c2,r4c2",
    "3....3..........,box 1,r1c1,r2c2",
    "..........4....4,box 4,r3c3,r4c4"
  })
  void aDigitThatStandsTwiceInAHouseIsAConflict(
      String line, String house, String first, String second) {
    Puzzle.Conflict conflict = Grids.puzzle(Boards.FOUR, line).conflict().orElseThrow();

    assertThat(conflict.house().label()).isEqualTo(house);
    assertThat(conflict.cells().stream().mapToObj(Boards.FOUR::label))
        .containsExactly(first, second);
  }

  @Test
  void equalDigitsThatSeeEachOtherNowhereAreNoConflict() {
    assertThat(Grids.puzzle(Boards.FOUR, "1... ..1. .1.. ...1").conflict()).isEmpty();
  }

  @Test
  void theMaskOfAPuzzleIsWhereItsDigitsAre() {
    Puzzle puzzle = Grids.puzzle(Boards.FOUR, "1..2 .... .4.. ...3");

    assertThat(puzzle.mask().line()).isEqualTo("x..x.....x.....x");
    assertThat(puzzle.line()).isEqualTo("1..2.....4.....3");
    assertThat(puzzle.mask().open().size() + puzzle.mask().size()).isEqualTo(16);
  }

  @Test
  void aPuzzleRestrictedToItsMaskIsItself() {
    Puzzle puzzle = Grids.puzzle(Boards.FOUR, "1..2 .... .4.. ...3");
    Mask top = new Mask(Boards.FOUR, CellSet.of(0, 1, 2, 3));

    assertThat(puzzle.restrictedTo(puzzle.mask())).isEqualTo(puzzle).hasSameHashCodeAs(puzzle);
    assertThat(puzzle.restrictedTo(top).line()).isEqualTo("1..2............");
  }

  @Test
  void wrongDigitsAndWrongLengthsAreRefused() {
    assertThatThrownBy(() -> new Puzzle(Boards.FOUR, new int[15]))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("16 cells, not 15");
    int[] digits = new int[16];
    digits[6] = 5;
    assertThatThrownBy(() -> new Puzzle(Boards.FOUR, digits))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("r2c3 cannot hold 5");
    assertThatThrownBy(() -> new Mask(Boards.FOUR, CellSet.of(16)))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
