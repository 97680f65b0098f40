package cluewright.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.format.exchange.Formats;
import cluewright.format.exchange.core.Format;
import cluewright.format.exchange.core.Item;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Puzzle;
import cluewright.model.SamuraiPuzzles;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Boards with places that have no cell, as text. */
final class OverlappingTextTest {
  private static final Board SMALL = Boards.named("twodoku-4x4").orElseThrow();
  private static final Puzzle PUZZLE = PuzzleText.read(SamuraiPuzzles.ALL.get(0).clues());

  private static Format format(String id) {
    return Formats.named(id).orElseThrow();
  }

  @Test
  void aGridHasBlanksWhereThereIsNoCell() {
    Puzzle puzzle = PuzzleText.read("12..34....1.....2....3....4.", SMALL);

    assertThat(PuzzleText.grid(puzzle))
        .isEqualTo(
            """
            +-----+-----+
            | 1 2 | . . |
            | 3 4 | . . |
            +-----+-----+-----+
            | . . | 1 . | . . |
            | . . | 2 . | . . |
            +-----+-----+-----+
                  | . 3 | . . |
                  | . . | 4 . |
                  +-----+-----+
            """);
    assertThat(PuzzleText.read(PuzzleText.grid(puzzle), SMALL)).isEqualTo(puzzle);
  }

  @Test
  void aSamuraiIsReadFromItsRowsFromALineAndFromAGrid() {
    assertThat(PUZZLE.board().name()).isEqualTo("samurai");
    assertThat(PuzzleText.read(PUZZLE.line())).isEqualTo(PUZZLE);
    assertThat(PuzzleText.read(PuzzleText.grid(PUZZLE))).isEqualTo(PUZZLE);
    assertThat(MaskText.read(MaskText.grid(PUZZLE.mask()))).isEqualTo(PUZZLE.mask());
    assertThat(MaskText.read(PUZZLE.mask().line())).isEqualTo(PUZZLE.mask());
  }

  /** Other programs fill the places without a cell with some mark. */
  @Test
  void aMarkMayStandWhereThereIsNoCell() {
    Puzzle solved = PuzzleText.read(SamuraiPuzzles.SOLVED_SHEET);

    assertThat(solved.board()).isEqualTo(PUZZLE.board());
    assertThat(solved.conflict()).isEmpty();
    assertThat(solved.isComplete()).isTrue();
    assertThat(PuzzleText.read(SamuraiPuzzles.SOLVED_SHEET.replace('.', 'X'))).isEqualTo(solved);
    String oneLine = SamuraiPuzzles.SOLVED_SHEET.replace("\n", "");
    assertThat(PuzzleText.read(oneLine)).isEqualTo(solved);
  }

  @Test
  void aDigitMayNot() {
    String sheet = SamuraiPuzzles.SOLVED_SHEET.replaceFirst("\\.\\.\\.", "..1");

    assertThatThrownBy(() -> PuzzleText.read(sheet, PUZZLE.board()))
        .isInstanceOf(FormatException.class);
  }

  /** A clue of a larger board, or of a mask, is not dropped. */
  @Test
  void aMarkOfAClueMayNot() {
    Board samurai = PUZZLE.board();
    String letter = SamuraiPuzzles.SOLVED_SHEET.replaceFirst("\\.\\.\\.", "..A");
    String mask = nines(SamuraiPuzzles.SOLVED_SHEET);

    assertThat(MaskText.read(mask, samurai).size()).isEqualTo(41);
    assertThatThrownBy(() -> PuzzleText.read(letter, samurai)).isInstanceOf(FormatException.class);
    for (String wrong :
        List.of(
            mask.replaceFirst("(.{9})\\.\\.\\.", "$1..x"),
            nines(SamuraiPuzzles.SOLVED_SHEET.replace('.', 'x')))) {
      assertThatThrownBy(() -> MaskText.read(wrong, samurai))
          .isInstanceOf(FormatException.class)
          .hasMessageContaining("21 cells")
          .hasMessageContaining("row 1 of the samurai board has 18");
    }
    assertThatThrownBy(
            () -> MaskText.read("xx..xx\nxx..xx\n......\n......\nxx....\nxx....\n", SMALL))
        .isInstanceOf(FormatException.class);
  }

  /** The mask of the nines. */
  private static String nines(String solved) {
    return solved.replaceAll("[1-8]", ".").replace('9', 'x');
  }

  @Test
  void aRowWithACellTooFewIsNamed() {
    String rows = "12..\n....\n12..1\n12..12\n  ....\n  ....\n";

    assertThatThrownBy(() -> PuzzleText.read(rows, SMALL))
        .isInstanceOf(FormatException.class)
        .hasMessageContaining("line 3")
        .hasMessageContaining("5 cells")
        .hasMessageContaining("row 3 of the twodoku-4x4 board has 6")
        .hasMessageNotContaining("every row");
  }

  @ParameterizedTest
  @ValueSource(strings = {"line", "json"})
  void theseFormatsKeepTheBoard(String id) {
    List<Item> items = List.of(Item.of(PUZZLE));

    assertThat(format(id).refusal(items)).isEmpty();
    assertThat(format(id).read(format(id).write(items))).isEqualTo(items);
  }

  @ParameterizedTest
  @ValueSource(strings = {"fpuzzles", "sudokupad", "sudokuwiki", "csv", "sdk", "sdm", "grids"})
  void theseFormatsSayThatTheyCannot(String id) {
    assertThat(format(id).refusal(List.of(Item.of(PUZZLE))).orElseThrow().toString())
        .contains("samurai");
  }
}
