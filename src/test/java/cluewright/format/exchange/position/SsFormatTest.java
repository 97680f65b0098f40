package cluewright.format.exchange.position;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.format.exchange.Formats;
import cluewright.format.exchange.Told;
import cluewright.format.exchange.core.Format;
import cluewright.format.exchange.core.Item;
import cluewright.model.GridState;
import cluewright.model.Puzzle;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SsFormatTest {
  private static final Format SS = new SsFormat();

  private static final String BORDERED =
      """
       *-----------*
       |38.|...|5.6|
       |...|9..|...|
       |...|.4.|89.|
       |---+---+---|
       |.4.|6..|.3.|
       |9..|7.1|..4|
       |.7.|..8|.1.|
       |---+---+---|
       |.13|.6.|...|
       |...|..4|...|
       |2.5|...|.83|
       *-----------*
      """;

  private static final String LINE =
      "38....5.6...9.........4.89..4.6...3.9..7.1..4.7...8.1..13.6.........4...2.5....83";

  private static Puzzle clues(String text) {
    return Told.puzzle(SS.read(text)).clues();
  }

  @Test
  void bothDialectsAreRead() {
    String bare =
        """
        385|61.|.72
        .7.|..2|8..
        .6.|..3|...
        -----------
        6.2|...|...
        ..8|...|5..
        ...|...|9.6
        -----------
        ...|9..|.8.
        ..9|1..|.5.
        12.|.85|639
        """;
    assertThat(clues(BORDERED).line()).isEqualTo(LINE);
    assertThat(clues(bare).line()).startsWith("38561..72.7...28..").endsWith("12..85639");
    assertThat(Formats.of(bare)).isInstanceOf(SsFormat.class);
    assertThat(Formats.of(BORDERED)).isInstanceOf(SsFormat.class);
  }

  @Test
  void movesAfterTheGridAreApplied() {
    List<Item> items = SS.read(BORDERED + "\nI388\nI074\nE78007\nE78009\n");

    assertThat(Told.position(items).placed(38)).isEqualTo(8);
    assertThat(Told.position(items).placed(7)).isEqualTo(4);
    assertThat(Told.position(items).hasCandidate(78, 7)).isFalse();
    assertThat(Told.position(items).hasCandidate(78, 9)).isFalse();
    assertThat(Told.puzzle(items).clues().digit(38)).isZero();
    assertThat(SS.write(items)).contains("*\n\nI074\nI388\nE78007\nE78009\n");
  }

  @Test
  void theLastDigitOfACellStays() {
    assertThat(Told.position(SS.read(BORDERED + "\nI388\nI382\n")).placed(38)).isEqualTo(2);
  }

  @Test
  void aPuzzleIsWrittenWithABorder() {
    assertThat(SS.write(SS.read(BORDERED))).isEqualTo(BORDERED);
  }

  @Test
  void whatSimpleSudokuAddsWhenItCopiesAGridSaysNothing() {
    assertThat(clues(BORDERED + " Simple Sudoku\n  Version 4.2n\n")).isEqualTo(clues(BORDERED));
  }

  @Test
  void aRowThatIsNoneIsNamedWithItsPlace() {
    Told.fault(
        SS,
        BORDERED.replace("|38.|...|", "|38.|..k|"),
        "line 2, column 9: \"k\" is not a digit of the 9x9 board");
    Told.fault(
        SS,
        BORDERED.replace("|5.6|", "|5.|"),
        "line 2, column 14: this row has 8 cells, but a row of the 9x9 board has 9");
  }

  @Test
  void missingRowsAreToldWhereTheyShouldStand() {
    Told.fault(SS, "2..|1.5|..3\n", "line 1, column 12: 1 rows found, but the 9x9 board has 9");
  }

  @ParameterizedTest
  @CsvSource({"I38", "I818", "I380", "E7800", "E78000", "E78010", "X388", "I3a8"})
  void whatIsNoMoveIsNamedWithItsPlace(String move) {
    Told.fault(
        SS, BORDERED + "\n " + move + "\n", "line 15, column 2: \"" + move + "\" is not a move");
  }

  @Test
  void aClueIsNotPlacedAgain() {
    Told.fault(SS, BORDERED + "\nI003\n", "line 15, column 1: r1c1 holds a clue");
  }

  @Test
  void aPositionThatContradictsItselfIsNotWritten() {
    Puzzle clues = clues(BORDERED);
    GridState lost = GridState.initial(Puzzle.empty(clues.board()));

    assertThat(SS.refusal(List.of(Item.of(clues, lost)))).isPresent();
    assertThat(SS.refusal(List.of(Item.of(clues, GridState.initial(clues))))).isEmpty();
  }
}
