package cluewright.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Grids;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Sixteen rows of sixteen cells: one board, or sixteen small ones. */
final class SquareBlockTest {
  private static final String MARKS =
      IntStream.range(0, 16)
          .mapToObj(row -> ".".repeat(row) + "x" + ".".repeat(15 - row) + "\n")
          .collect(Collectors.joining());

  private static List<Board> boards(List<? extends Numbered<?>> read) {
    return read.stream()
        .map(Numbered::value)
        .map(found -> found instanceof Mask mask ? mask.board() : ((Puzzle) found).board())
        .toList();
  }

  private static List<Board> masks(String text) {
    return boards(MaskText.readAll(text, Boards.ALL));
  }

  private static List<Board> puzzles(String text) {
    return boards(PuzzleText.readAll(text, Boards.ALL));
  }

  private static String remark(String text) {
    return PuzzleText.remark(text, Boards.ALL).map(String::valueOf).orElse("");
  }

  @ParameterizedTest
  @CsvSource({"x,.", "1,0", "#,.", "*,.", "x,' '"})
  void rowsOfMarksAreOneMask(char clue, char open) {
    String text = MARKS.replace('x', clue).replace('.', open);

    assertThat(MaskText.readAll(text, Boards.ALL))
        .extracting(Numbered::value)
        .containsExactly(MaskText.read(MARKS.replace("\n", "")));
    assertThat(MaskText.remark(text, Boards.ALL).orElseThrow())
        .hasToString(
            "the 16 rows were read as one 16x16 board: for 16 of 4x4, leave a blank line between"
                + " them");
  }

  @Test
  void aBlankLineMakesThemAList() {
    String parted = MARKS.replaceFirst("\n", "\n\n");

    assertThat(masks(parted)).hasSize(16).containsOnly(Boards.FOUR);
    assertThat(MaskText.remark(parted, Boards.ALL)).isEmpty();
    assertThat(masks("\n" + MARKS + "\n\n")).containsExactly(Boards.SIXTEEN);
  }

  @Test
  void barsAndBordersMakeThemADrawing() {
    String four = "1..4............\n".repeat(16);

    assertThat(puzzles("----\n" + four)).containsExactly(Boards.SIXTEEN);
    assertThat(masks(MaskText.grid(MaskText.read(MARKS)))).containsExactly(Boards.SIXTEEN);
    String barred = MARKS.replaceAll("(....)(....)(....)(....)", "|$1|$2|$3|$4|");
    assertThat(masks(barred)).containsExactly(Boards.SIXTEEN);
    assertThat(MaskText.remark(barred, Boards.ALL)).isEmpty();
  }

  @Test
  void moreOrFewerRowsAreAList() {
    assertThat(masks(MARKS + MARKS)).hasSize(32).containsOnly(Boards.FOUR);
    assertThat(masks(MARKS.substring(17))).hasSize(15).containsOnly(Boards.FOUR);
    assertThat(boards(MaskText.readAll(MARKS, List.of(Boards.FOUR)))).hasSize(16);
  }

  @Test
  void severalBlocksOfMarksAreRefused() {
    assertThatThrownBy(() -> masks(MARKS + "\n" + MARKS))
        .isInstanceOf(FormatException.class)
        .hasMessage(
            "line 18, column 1: the 16 rows before this one could be a board of their own: write"
                + " each 16x16 board on one line, or leave out the blank lines if each row is a"
                + " small board");
  }

  @Test
  void aDigitBeyondFourMakesThemOneBoardThatNeedsNoRemark() {
    String text = MARKS.replaceFirst("x", "7").replace('x', '.');

    assertThat(puzzles(text)).containsExactly(Boards.SIXTEEN);
    assertThat(remark(text)).isEmpty();
  }

  @Test
  void fewSmallDigitsAreAnAlmostEmptyLargeBoard() {
    String text = MARKS.replaceFirst("x", "3").replace('x', '.');

    assertThat(puzzles(text)).containsExactly(Boards.SIXTEEN);
    assertThat(remark(text)).startsWith("the 16 rows were read as one 16x16 board: for 16 of 4x4,");
    assertThat(puzzles(MARKS.replace('x', '.'))).containsExactly(Boards.SIXTEEN);
  }

  @Test
  void puzzlesThatCannotBeOneBoardAreAList() {
    String text = "12..3...........\n".repeat(8) + "1..4..........2.\n".repeat(8);

    assertThat(puzzles(text)).hasSize(16).containsOnly(Boards.FOUR);
    assertThat(masks(text)).hasSize(16).containsOnly(Boards.FOUR);
    assertThat(remark(text))
        .isEqualTo(
            "the 16 rows were read as 16 boards of 4x4: for one 16x16 board, write a border line"
                + " --- before the first row");
  }

  /** The first four digits of a 16x16 solution: no small board in it contradicts itself. */
  private static String doubtful() {
    Puzzle solution = Grids.solution(Boards.SIXTEEN, new Random(5));
    int[] digits =
        IntStream.range(0, 256)
            .map(cell -> solution.digit(cell) <= 4 ? solution.digit(cell) : 0)
            .toArray();
    return new Puzzle(Boards.SIXTEEN, digits).line().replaceAll("(.{16})", "$1\n");
  }

  @Test
  void whatMayBeEitherIsRefusedWithBothWaysOut() {
    String text = doubtful();
    assertThatThrownBy(() -> puzzles(text))
        .isInstanceOf(FormatException.class)
        .hasMessage(
            "line 1, column 1: these 16 rows could be one 16x16 board or 16 of 4x4: write a border"
                + " line --- before the first row for one board, or a blank line between the rows"
                + " for a list");
    assertThat(puzzles("---\n" + text)).containsExactly(Boards.SIXTEEN);
    assertThat(puzzles(text.replace("\n", "\n\n"))).hasSize(16);
    assertThat(PuzzleText.readLines(text, Boards.ALL)).hasSize(16);
  }

  @Test
  void aListHasTheLineOfEach() {
    assertThat(PuzzleText.readLines("\n1..4..........2.\n# a\n\n..4...........2.", Boards.ALL))
        .extracting(Numbered::line)
        .containsExactly(2, 5);
  }
}
