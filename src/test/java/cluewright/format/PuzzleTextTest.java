package cluewright.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Puzzle;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class PuzzleTextTest {
  private static final String LINE = "1..4..........2.";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1..4..........2.",
        "1004000000000020",
        "1__4__________2_",
        "1**4**********2*",
        "1--4----------2-",
        "1xx4xxxxxxxxxx2x",
        "1  4          2 ",
        "\uFEFF1..4..........2.\r\n",
        "# a comment\n1..4\n....\n\n....\n..2. # the last row\n",
        "1..4\r....\r....\r..2.\r",
        "1 . . 4\r\n. . . .\r\n. . . .\r\n. . 2 .",
        "1..4 .... .... ..2.",
        "e4f90a 1..4..........2. 2.6",
        """
        +-----+-----+
        | 1 . | . 4 |
        | . . | . . |
        +-----+-----+
        | . . | . . |
        | . . | 2 . |
        +-----+-----+
        """,
        """
         *-----*
         |1.|.4|
         |..|..|
         |--+--|
         |..|..|
         |..|2.|
         *-----*
        """,
      })
  void onePuzzleHasManySpellings(String text) {
    assertThat(PuzzleText.read(text).line()).isEqualTo(LINE);
  }

  @Test
  void theLengthChoosesTheBoard() {
    assertThat(PuzzleText.read(".".repeat(16)).board()).isEqualTo(Boards.FOUR);
    assertThat(PuzzleText.read(".".repeat(36)).board()).isEqualTo(Boards.SIX);
    assertThat(PuzzleText.read(".".repeat(81)).board()).isEqualTo(Boards.NINE);
  }

  @Test
  void zeroIsADigitWhereTheBoardHasIt() {
    Board board = Boards.named("4x4~0").orElseThrow();
    assertThat(PuzzleText.read("0..3............", board).line()).isEqualTo("0..3............");
    assertThat(PuzzleText.read("0..3............").line()).isEqualTo("...3............");
  }

  @ParameterizedTest
  @ValueSource(ints = {16, 36, 81})
  void aDrawnGridIsReadBack(int cells) {
    Puzzle puzzle = PuzzleText.read("1" + ".".repeat(cells - 2) + "4");

    assertThat(PuzzleText.read(PuzzleText.grid(puzzle))).isEqualTo(puzzle);
  }

  @Test
  void aGridHasBordersAroundItsBoxes() {
    Puzzle puzzle = PuzzleText.read("123456..............................");

    assertThat(PuzzleText.grid(puzzle))
        .isEqualTo(
            """
            +-------+-------+
            | 1 2 3 | 4 5 6 |
            | . . . | . . . |
            +-------+-------+
            | . . . | . . . |
            | . . . | . . . |
            +-------+-------+
            | . . . | . . . |
            | . . . | . . . |
            +-------+-------+
            """);
  }

  @Test
  void aStrangeCharacterIsNamedWithItsPlace() {
    assertThatThrownBy(() -> PuzzleText.read("1..4\n..k.\n....\n..2."))
        .isInstanceOf(FormatException.class)
        .hasMessageStartingWith("line 2, column 3: \"k\" is not a digit of the 4x4 board");
  }

  @Test
  void aDigitThatTheBoardLacksIsNamedWithItsPlace() {
    assertThatThrownBy(() -> PuzzleText.read("1..5..........2."))
        .hasMessage(
            "line 1, column 4: \"5\" is not a digit of the 4x4 board: write 1 to 4, and . or 0 for"
                + " an empty cell");
  }

  @Test
  void aSecondKindOfOpenCellIsAnError() {
    assertThatThrownBy(() -> PuzzleText.read("1..4_.........2."))
        .hasMessageStartingWith("line 1, column 5: \"_\" is not a digit");
  }

  @Test
  void aWrongLengthIsToldWithTheRightOnes() {
    assertThatThrownBy(() -> PuzzleText.read(".".repeat(80)))
        .hasMessageStartingWith("line 1, column 81: 80 cells found, expected 81 on the 9x9 board");
  }

  @Test
  void aBoardThatWasAskedForIsHeldAgainstTheLength() {
    assertThatThrownBy(() -> PuzzleText.read(LINE, Boards.NINE))
        .hasMessageContaining("16 cells found, expected 81 on the 9x9 board");
  }

  @Test
  void aShortRowIsNamedByItsLine() {
    assertThatThrownBy(() -> PuzzleText.read("1..4\n...\n.....\n..2."))
        .hasMessageStartingWith(
            "line 2, column 4: this row has 3 cells, but a row of the 4x4 board has 4");
  }

  @Test
  void aFileHoldsOnePuzzleALineWithTheirNumbers() {
    List<Numbered<Puzzle>> all =
        PuzzleText.readAll(
            "# two\r\n1..4..........2.\r\n\r\n" + ".".repeat(35) + "6 # six\r\n", Boards.ALL);

    assertThat(all).extracting(Numbered::line).containsExactly(2, 4);
    assertThat(all)
        .extracting(numbered -> numbered.value().board())
        .containsExactly(Boards.FOUR, Boards.SIX);
  }

  @Test
  void aBadLineAmongGoodOnesIsNamedByItsNumber() {
    assertThatThrownBy(() -> PuzzleText.readAll(LINE + "\n" + LINE + "\n1..4\n", Boards.ALL))
        .hasMessageStartingWith("line 3, column 5: 4 cells found");
  }

  @Test
  void aFileMayHoldOneGrid() {
    assertThat(PuzzleText.readAll("\n1..4\n....\n....\n..2.\n", Boards.ALL))
        .extracting(numbered -> numbered.value().line())
        .containsExactly(LINE);
  }

  @Test
  void aShortFirstLineOfManyIsNamed() {
    assertThatThrownBy(() -> PuzzleText.readAll("1..............\n1..4..........2.\n", Boards.ALL))
        .isInstanceOf(FormatException.class)
        .hasMessageStartingWith("line 1, column 16: 15 cells found");
  }

  @Test
  void blanksThatWereCutOffAtTheEndAreNamed() {
    String line = "53  7    6  195    98    6 8   6   34  8 3  17   2   6 6    28    419  5    8";

    assertThat(PuzzleText.read(line + "  79").mask().size()).isEqualTo(30);
    assertThatThrownBy(() -> PuzzleText.read(line))
        .hasMessage(
            "line 1, column 78: the line ends after 77 characters, but the 9x9 board has 81 cells:"
                + " write . for an empty cell, since trailing blanks get lost");
  }

  @Test
  void aRowThatLostACharacterIsNotFilledUpWithABlankWhereAnotherMarkIsAnOpenCell() {
    for (char open : ".0．０".toCharArray()) {
      String rows =
          "53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n"
              .replace('.', open);
      assertThat(PuzzleText.read(rows + "...419..5\n....8..79\n".replace('.', open)).mask().size())
          .isEqualTo(30);
      assertThatThrownBy(() -> PuzzleText.read(rows + "..419..5\n....8..79\n".replace('.', open)))
          .hasMessageStartingWith("line 8, column 9: this row has 8 cells");
    }
  }

  @Test
  void aRowMayEndEarlyWhereBlanksAloneAreOpenCells() {
    assertThat(PuzzleText.read("1\n   4\n\n 2").line()).isEqualTo("1......4.....2..");
  }

  @Test
  void smallGridsOneBelowTheOtherAreNoHalfOfALargeOne() {
    String two = ".5....\n......\n.....3\n34....\n.3....\n......\n".repeat(2);
    for (String rows : List.of(two, two.replace('.', ' '), "4132\n\n3  4\n\n".repeat(4))) {
      assertThatThrownBy(() -> PuzzleText.readAll(rows, Boards.ALL))
          .isInstanceOf(FormatException.class);
    }
  }

  @Test
  void regionsThatWereFoundHaveBorders() {
    Board board = Boards.named("4x4-latin-regions+foundregions").orElseThrow();
    int[] digits = new int[48];
    int[] known = {1, 2, 3, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 2, 3, 1, 2, 2, 3};
    System.arraycopy(known, 0, digits, 0, known.length);
    assertThat(PuzzleText.grid(new Puzzle(board, digits)))
        .isEqualTo(
            """
            +---+---+---+---+
            | 1   2   3 | 4 |
            +---+   +---+   +
            | . | . | .   . |
            | .   .   .   . |
            | .   .   .   . |
            +---+---+---+---+
            """);
  }
}
