package cluewright.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.model.Boards;
import cluewright.model.Mask;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class MaskTextTest {
  private static final String LINE = ".xx.x..xx..x.xx.";

  @ParameterizedTest
  @ValueSource(
      strings = {
        ".xx.x..xx..x.xx.",
        "0110100110010110",
        "0**0*00**00*0**0",
        ".12.3..41..2.34.",
        "._-.x..*+..|.=?.",
        ".xx.\r\nx..x\r\nx..x\r\n.xx.\r\n",
        "# ring\n. x x .\nx . . x\nx . . x\n. x x .",
        ".##.\n#..#\n#..#\n.##.",
        " xx\nx  x\nx  x\n xx\n",
        """
        +-----+-----+
        | . x | x . |
        | x . | . x |
        +-----+-----+
        | x . | . x |
        | . x | x . |
        +-----+-----+
        """,
      })
  void everyCharacterButPointAndZeroMarksAClueCell(String text) {
    assertThat(MaskText.read(text).line()).isEqualTo(LINE);
  }

  @Test
  void aDrawnMaskIsReadBack() {
    Mask mask = MaskText.read(LINE);

    assertThat(MaskText.read(MaskText.grid(mask))).isEqualTo(mask);
  }

  @Test
  void aWrongLengthIsToldWithTheRightOnes() {
    assertThatThrownBy(() -> MaskText.read("xx"))
        .isInstanceOf(FormatException.class)
        .hasMessage(
            "line 1, column 3: 2 cells found, expected 16 on the 4x4 board, 36 on the 6x6 board, 64"
                + " on the 8x8 board, 81 on the 9x9 board, 100 on the 10x10 board, 144 on the 12x12"
                + " board, 153 on the twodoku board, 225 on the 15x15 board, 256 on the 16x16 board,"
                + " 369 on the samurai board, 400 on the 20x20 board, 625 on the 25x25 board: write"
                + " one character per cell, row by row, and . for an empty cell");
  }

  @Test
  void aBoardThatWasAskedForIsHeldAgainstTheLength() {
    assertThatThrownBy(() -> MaskText.read(LINE, Boards.SIX))
        .hasMessageContaining("16 cells found, expected 36 on the 6x6 board");
  }

  @Test
  void bytesThatAreNoTextAreSeenAtOnce() {
    assertThatThrownBy(() -> MaskText.read("PK\u0003\u0004"))
        .hasMessageStartingWith("line 1, column 3: the character U+0003 is not a text character");
  }

  @Test
  void proseIsNoDrawing() {
    assertThatThrownBy(() -> MaskText.read("hello big world!")).isInstanceOf(FormatException.class);
  }

  @Test
  void oneKindOfMarkMakesAMaskAndDigitsMakeAPuzzle() {
    assertThat(TextKind.of(LINE)).isEqualTo(TextKind.MASK);
    assertThat(TextKind.of("0110100110010110")).isEqualTo(TextKind.MASK);
    assertThat(TextKind.of("1..4..........2.")).isEqualTo(TextKind.PUZZLE);
    assertThat(TextKind.of("1...............")).isEqualTo(TextKind.PUZZLE);
    assertThat(TextKind.of("hello")).isEqualTo(TextKind.PUZZLE);
  }

  @Test
  void listsOfMasksMayHaveTheMarkOfCommentsFirst() {
    String list = "#...............\n# two more\n.#..............\n....#..........#\n";

    assertThat(MaskText.readAll(list, Boards.ALL))
        .extracting(Numbered::line)
        .containsExactly(1, 3, 4);
    assertThat(TextKind.of("#..#.##..##.#..#")).isEqualTo(TextKind.MASK);
    assertThat(TextKind.of("................ # open")).isEqualTo(TextKind.PUZZLE);
  }

  @Test
  void theZeroOfAHexadokuIsAClue() {
    String line = "0123456789ABCDEF" + ".".repeat(240);

    assertThat(MaskText.read(line).contains(0)).isTrue();
    assertThat(MaskText.read("0101" + "x".repeat(252)).contains(0)).isFalse();
    assertThat(MaskText.read("0".repeat(16) + "1".repeat(240)).size()).isEqualTo(240);
  }

  @Test
  void aRowThatLostACharacterIsNotFilledUpWithABlankBesidePoints() {
    assertThatThrownBy(() -> MaskText.read("x..x\n....\n...\n..x.\n"))
        .hasMessageStartingWith("line 3, column 4: this row has 3 cells");
  }
}
