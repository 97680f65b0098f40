package cluewright.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.format.LibraryCase.Expectation;
import cluewright.model.Board;
import cluewright.model.Boards;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class LibraryTextTest {
  private static final Board BOARD = Boards.NINE;
  private static final String GRID = "12+3456..." + ".".repeat(72);

  private static LibraryCase read(String line) {
    return LibraryText.readAll(line.replace("GRID", GRID)).get(0);
  }

  private static int candidate(int digit, int row, int column) {
    return BOARD.candidate(BOARD.cell(row - 1, column - 1), digit);
  }

  @Test
  void aCaseIsAStateAndWhatIsEliminated() {
    LibraryCase given = read(":0300-1:78:GRID:718 999:  819   829::");

    assertThat(given.code()).isEqualTo("0300");
    assertThat(given.digits()).isEqualTo(1 << 6 | 1 << 7);
    assertThat(given.expectation()).isEqualTo(Expectation.ELIMINATES);
    assertThat(given.conclusions())
        .containsExactlyInAnyOrder(candidate(8, 1, 9), candidate(8, 2, 9));
    assertThat(given.state().placed(2)).isEqualTo(3);
    assertThat(given.clues().line()).startsWith("12.456.");
    assertThat(given.state().hasCandidate(7, 7)).isFalse();
    assertThat(given.state().hasCandidate(6, 7)).isTrue();
    assertThat(given.state().hasCandidate(80, 9)).isFalse();
  }

  @Test
  void placementsComeAfterTheEliminationsAndAnExtraFieldMayFollow() {
    LibraryCase given = read(":0002:9:GRID:::719:5");

    assertThat(given.expectation()).isEqualTo(Expectation.PLACES);
    assertThat(given.conclusions()).containsExactly(candidate(7, 1, 9));
  }

  @Test
  void theVariantXSaysThatNothingMustBeFound() {
    LibraryCase given = read(":0610-x::GRID:::");

    assertThat(given.expectation()).isEqualTo(Expectation.NOT_FOUND);
    assertThat(given.digits()).isZero();
    assertThat(given.conclusions()).isEmpty();
  }

  @Test
  void commentsAndBlankLinesAreCountedButHoldNoCase() {
    assertThat(
            LibraryText.readAll(
                "\uFEFF# a library\r\n\r\n:0002:7:" + GRID + ":::719: # the only one\r\n#:0002:"))
        .extracting(LibraryCase::line)
        .containsExactly(3);
  }

  @Test
  void aDeletedCandidateOfAPlacedCellDoesNoHarm() {
    assertThat(read(":0002:9:GRID:111:::".replace(":::", "::719:")).state().candidates(0))
        .isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          0300:7:GRID::718::       | line 1, column 1: a case starts with a colon
          :0300:7:GRID::718        | column 93: 5 colons found, expected 6 or 7
          :0300:7:GRID::718:::1    | 8 colons found, expected 6 or 7
          :30:7:GRID::718::        | line 1, column 2: this is not the number of a strategy: write four digits
          :0300:x:GRID::718::      | line 1, column 7: "x" is not a digit of the 9x9 board: write 1 to 9
          :0300:7:GRID.::718::     | column 91: more than 81 cells
          :0300:7:GRI::718::       | column 9: "G" is not a digit of the 9x9 board
          :0300:7:123::718::       | column 12: 3 cells found, expected 81
          :0300:7:GRID:7:718::     | column 92: "7" is not a candidate: write digit, row and column
          :0300:7:GRID:: 71 718::  | column 94: "71" is not a candidate: write digit, row and column
          :0300:7:GRID::708::      | column 94: "0" is not a digit of the 9x9 board
          :0300:7:GRID::::         | a case has either eliminations or placements
          :0300:7:GRID::718:719:   | a case has either eliminations or placements
          :0300:7:1GRID::718::     | column 91: more than 81 cells
          """)
  void aLineThatIsNoCaseIsNamedByLineAndColumn(String line, String message) {
    assertThatThrownBy(() -> read(line))
        .isInstanceOf(FormatException.class)
        .hasMessageStartingWith("line 1, column ")
        .hasMessageContaining(message);
  }

  @Test
  void twoEqualDigitsInAHouseAreNamed() {
    String clash = "11" + ".".repeat(79);

    assertThatThrownBy(() -> LibraryText.readAll("# x\n:0300:7:" + clash + "::718::"))
        .isInstanceOf(FormatException.class)
        .hasMessageContaining("line 2, column 9: row 1 holds 1 twice, in r1c1 and r1c2");
  }

  @Test
  void aLibraryWithoutACaseIsAMistake() {
    assertThatThrownBy(() -> LibraryText.readAll("# nothing\n"))
        .isInstanceOf(FormatException.class)
        .hasMessageContaining("there is no case");
  }
}
