package cluewright.proof.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each short argument where it just holds, and where it just does not. */
final class ArgumentCheckTest {
  private static final String EMPTY = ".".repeat(16);
  private static final String CORNERS = "x.x.....x.x.....";
  private static final String OTHERS =
      "r1c2 r1c4 r2c1 r2c2 r2c3 r2c4 r3c2 r3c4 r4c1 r4c2 r4c3 r4c4";

  private static String verdict(String board, String mask, String strategies, String kind)
      throws IOException {
    return Records.verdict(Records.of(board, mask, strategies, kind, "method argument"));
  }

  @Test
  void withoutAStrategyThatPlacesNothingIsPlaced() throws IOException {
    String kind = "no-placement";
    String open = "x..x.x....x.x..x";

    assertThat(verdict("4x4", open, "locked-candidates,swordfish", kind))
        .isEqualTo("None of the strategies places a digit.");
    assertThat(verdict("4x4", open, "locked-candidates,templates", kind))
        .isEqualTo("line 8: one of the strategies places digits");
    assertThat(verdict("4x4", "x".repeat(16), "locked-candidates", kind))
        .isEqualTo("line 8: every cell holds a clue, so nothing needs to be placed");
  }

  @Test
  void twoDigitsMustBeInNoClue() throws IOException {
    String kind = "too-few-digits";

    assertThat(verdict("4x4", "xx..............", "hidden-single", kind)).startsWith("The board");
    assertThat(verdict("4x4", "xxx.............", "hidden-single", kind))
        .isEqualTo("line 8: the clues can contain all digits but one");
  }

  @Test
  void theTheoremIsAboutSixteenCluesOn9x9() throws IOException {
    String sixteen = "x".repeat(16) + ".".repeat(65);
    String seventeen = "x".repeat(17) + ".".repeat(64);

    assertThat(verdict("9x9", sixteen, "naked-single", "theorem")).startsWith("The theorem is");
    assertThat(verdict("9x9", seventeen, "naked-single", "theorem"))
        .isEqualTo("line 8: no theorem is known about 17 clues on this board");
    assertThat(verdict("4x4", CORNERS, "naked-single", "theorem"))
        .isEqualTo("line 8: no theorem is known about 4 clues on this board");
  }

  private static String exchange(String mask, String houses) throws IOException {
    return Records.verdict(
        Records.naked(mask, "swappable-lines", "method argument", "exchange " + houses));
  }

  @Test
  void twoLinesOfABandWithoutCluesAreExchanged() throws IOException {
    String mask = "........xx.xx.xx";

    assertThat(exchange(mask, "row 1 row 2"))
        .isEqualTo("Exchanging row 1 and row 2 maps every house to a house, and no clue.");
    assertThat(exchange(mask, "row 2 row 3")).isEqualTo("line 8: one of them holds a clue");
    assertThat(exchange(mask, "row 3 row 2")).isEqualTo("line 8: one of them holds a clue");
  }

  @ParameterizedTest
  @CsvSource({
    "row 2 row 3, the exchange maps box 1 to no house",
    "column 1 column 4, the exchange maps box 1 to no house",
    "row 1 row 1, these two cannot be exchanged",
    "row 1 column 2, these two cannot be exchanged",
    "box 1 box 4, these two cannot be exchanged",
    "row 1 row 5, there is no such house",
    "line 1 row 2, there is no such house",
    "row 1 and 2 3, 'two lines are expected, such as row 1 row 2'",
    "row 1 row, 'two lines are expected, such as row 1 row 2'",
  })
  void notEveryExchangeMapsHousesToHouses(String houses, String message) throws IOException {
    assertThat(exchange(EMPTY, houses)).isEqualTo("line 8: " + message);
  }

  private static String unreached(String cells) throws IOException {
    return Records.verdict(
        Records.naked(CORNERS, "counting-closure", "method argument", "unreached " + cells));
  }

  @Test
  void cellsThatSeeTooFewOthersAreNeverPlaced() throws IOException {
    String argument = "The first of the 12 cells to be placed would see fewer than 3 placed cells.";

    assertThat(unreached(OTHERS)).isEqualTo(argument);
    assertThat(unreached(OTHERS + " r4c4 r1c2")).as("cells named twice").isEqualTo(argument);
  }

  @Test
  void aCellThatSeesEnoughOthersMayBePlacedBeforeIt() throws IOException {
    assertThat(unreached(OTHERS.replace("r1c4 ", "")))
        .isEqualTo("line 8: r1c2 sees 3 cells that may be placed before it");
  }

  @Test
  void unreachedCellsAreOpenCellsOfTheBoard() throws IOException {
    String message = "line 8: one or more cells are expected, none of them a clue";

    assertThat(unreached(OTHERS + " r1c1")).isEqualTo(message);
    assertThat(Records.verdict(record("unreached"))).isEqualTo(message);
    assertThat(Records.verdict(record("reached r1c2")))
        .isEqualTo("line 8: \"unreached\" is expected here, not \"reached r1c2\"");
    assertThat(unreached("r1c2 r5c1")).isEqualTo("line 8: \"r5c1\" is not a cell of the 4x4 board");
    assertThat(unreached("the-cell-in-the-first-row"))
        .isEqualTo("line 8: \"the-cell-in-the-firs...\" is not a cell of the 4x4 board");
  }

  private static String record(String line) {
    return Records.naked(CORNERS, "counting-closure", "method argument", line);
  }

  @Test
  void countingIsOnlyAboutNakedSingles() throws IOException {
    for (String strategies : new String[] {"naked-single,hidden-single", "hidden-single"}) {
      assertThat(
              Records.verdict(
                  Records.of(
                      "4x4",
                      CORNERS,
                      strategies,
                      "counting-closure",
                      "method argument",
                      "unreached " + OTHERS)))
          .isEqualTo("line 8: this argument only covers naked singles");
    }
  }
}
