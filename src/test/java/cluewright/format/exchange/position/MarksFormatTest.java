package cluewright.format.exchange.position;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.format.exchange.Formats;
import cluewright.format.exchange.Told;
import cluewright.format.exchange.core.Format;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.Positions;
import cluewright.model.Boards;
import cluewright.model.GridState;
import cluewright.model.Puzzle;
import java.util.List;
import org.junit.jupiter.api.Test;

final class MarksFormatTest {
  private static final Format MARKS = new MarksFormat();

  private static final String GRID =
      """
      *--------------------------------------------------------------------*
      | 1567   3      1567   | 4      12579  179    | 689    5678   579    |
      | 9      45     2      | 8      57     6      | 3      457    1      |
      | 1567   1458   14567  | 1357   13579  1379   | 4689   2      4579   |
      |----------------------+----------------------+----------------------|
      | 8      12459  1459   | 13     6      139    | 7      145    2345   |
      | 17     6      147    | 2      1378   5      | 14     9      34     |
      | 1257   1259   3      | 17     4      179    | 126    156    8      |
      |----------------------+----------------------+----------------------|
      | 12356  7      1569   | 1356   135    134    | 12489  148    249    |
      | 4      1      8      | 9      137    2      | 5      17     6      |
      | 1256   1259   1569   | 1567   157    8      | 1249   3      2479   |
      *--------------------------------------------------------------------*
                                 Simple Sudoku
                                  Version 4.2n
      """;

  @Test
  void aGridOfAnotherProgramIsRead() {
    List<Item> items = MARKS.read(GRID);

    assertThat(Told.puzzle(items).clues().line())
        .isEqualTo(
            ".3.4.....9.28.63.1.......2.8...6.7...6.2.5.9...3.4...8.7.......4.89.25.6.....8.3.");
    assertThat(Formats.of(GRID)).isInstanceOf(MarksFormat.class);
  }

  @Test
  void aLoneDigitThatAPeerStillHasIsNotPlaced() {
    GridState state = Positions.of(Told.puzzle(MARKS.read(GRID)));
    int cell = Boards.NINE.cell(7, 1);

    assertThat(state.placed(cell)).isZero();
    assertThat(state.candidates(cell)).isEqualTo(1);
  }

  @Test
  void theGridIsDrawnWithTheBordersOfItsBoxes() {
    Puzzle clues =
        new Puzzle(Boards.FOUR, new int[] {1, 2, 3, 4, 3, 4, 1, 2, 2, 0, 0, 0, 0, 0, 0, 0});

    assertThat(MARKS.write(List.of(Item.of(clues))))
        .isEqualTo(
            """
            +-------+-------+
            | 1  2  | 3  4  |
            | 3  4  | 1  2  |
            +-------+-------+
            | 2  13 | 4  13 |
            | 4  13 | 24 13 |
            +-------+-------+
            """);
  }

  @Test
  void aGridWithoutBordersIsRead() {
    String bare =
        GRID.replaceAll("(?m)^.*---.*\n", "").replace("|", "").replaceAll("(?s) +Simple.*", "");

    assertThat(MARKS.read(bare)).isEqualTo(MARKS.read(GRID));
    assertThat(Formats.of(bare)).isInstanceOf(MarksFormat.class);
  }

  @Test
  void aFaultIsNamedWithItsPlace() {
    Told.fault(
        MARKS, "| 12 3 |\n", "line 1, column 7: 2 groups of candidates found, expected 16 on");
    Told.fault(
        MARKS,
        GRID.replace("14567", "14k67"),
        "line 4, column 19: \"k\" is not a digit of the 9x9");
  }

  @Test
  void aSolvedGridIsALineOfDigits() {
    Puzzle clues =
        new Puzzle(Boards.FOUR, new int[] {1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1});

    assertThat(MARKS.refusal(List.of(Item.of(clues)))).isPresent();
  }

  @Test
  void aCellWithoutCandidatesCannotBeShown() {
    GridState state = GridState.blank(Boards.FOUR).eliminate(0, 1, 2, 3);

    assertThat(MARKS.refusal(List.of(Item.of(Puzzle.empty(Boards.FOUR), state))).orElseThrow())
        .hasToString("this format describes cells by their candidates, and r1c1 has none left");
  }
}
