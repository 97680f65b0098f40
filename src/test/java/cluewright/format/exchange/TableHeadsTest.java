package cluewright.format.exchange;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.InTurn;
import cluewright.Tries;
import cluewright.format.FormatException;
import cluewright.format.PuzzleText;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.Reading;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Puzzle;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tables with heads of rows and columns are the grids within, and never a larger board. */
final class TableHeadsTest {
  private static final int ROUNDS = Tries.of(40);

  private static final String GRID =
      """
      530070000
      600195000
      098000060
      800060003
      400803001
      700020006
      060000280
      000419005
      000080079
      """;

  private static final Item NINE = Formats.read(GRID).get(0);

  private static final List<IntFunction<String>> HEADS =
      List.of(
          i -> String.valueOf(i),
          i -> String.valueOf(i + 1),
          i -> String.valueOf((char) ('A' + i)),
          i -> "r" + (i + 1),
          i -> "Column " + (i + 1),
          i -> "x_" + i);

  static List<Board> boards() {
    return Boards.ALL;
  }

  @InTurn
  @ParameterizedTest
  @MethodSource("boards")
  void aGridUnderHeadsIsReadOrRefusedAndNeverAnother(Board board) {
    Random random = Tries.random(board.rows());
    int read = 0;
    for (int i = 0; i < ROUNDS; i++) {
      Puzzle puzzle = Samples.puzzle(board, random);
      for (String between : List.of(",", ";", "\t", " ")) {
        String open = between.equals(" ") ? "." : List.of("", "0", ".").get(random.nextInt(3));
        for (Sides sides : Sides.values()) {
          String text = table(puzzle, sides, between, open, random);
          try {
            assertThat(Formats.read(text)).as(text).containsExactly(Item.of(puzzle));
            read++;
          } catch (FormatException doubt) {
            assertThat(doubt.getMessage()).as(text).containsAnyOf("could be", "in several ways");
          }
        }
      }
    }
    assertThat(read).isGreaterThan(4 * ROUNDS * Sides.values().length * 9 / 10);
  }

  /** Where heads stand. */
  private enum Sides {
    TOP,
    LEFT,
    TOP_AND_LEFT,
    ALL
  }

  private static String table(
      Puzzle puzzle, Sides sides, String between, String open, Random random) {
    Board board = puzzle.board();
    IntFunction<String> columnHeads = heads(between, random);
    IntFunction<String> rowHeads = heads(between, random);
    boolean hasLeft = sides != Sides.TOP;
    boolean isAround = sides == Sides.ALL;
    String corner = between.equals(" ") ? "." : "";
    String head =
        (hasLeft ? corner + between : "")
            + IntStream.range(0, board.columns())
                .mapToObj(columnHeads)
                .collect(Collectors.joining(between))
            + (isAround ? between + corner : "");
    List<String> lines = new ArrayList<>();
    if (sides != Sides.LEFT) {
      lines.add(head);
    }
    for (int row = 0; row < board.rows(); row++) {
      int at = row;
      String cells =
          IntStream.range(0, board.columns())
              .map(column -> puzzle.digit(board.cell(at, column)))
              .mapToObj(digit -> digit == 0 ? open : String.valueOf(digit))
              .collect(Collectors.joining(between));
      lines.add(
          (hasLeft ? rowHeads.apply(row) + between : "")
              + cells
              + (isAround ? between + rowHeads.apply(row) : ""));
    }
    if (isAround) {
      lines.add(head);
    }
    return String.join("\n", lines) + "\n";
  }

  private static IntFunction<String> heads(String between, Random random) {
    List<IntFunction<String>> fit = between.equals(" ") ? HEADS.subList(0, 4) : HEADS;
    return fit.get(random.nextInt(fit.size()));
  }

  @ParameterizedTest
  @MethodSource("boards")
  void aGridWithoutHeadsKeepsItsRowsAndColumns(Board board) {
    Random random = Tries.random(board.rows() + 100);
    for (int i = 0; i < ROUNDS; i++) {
      Puzzle puzzle = Samples.puzzle(board, random);
      for (String between : List.of(",", ";", "\t")) {
        String text =
            IntStream.range(0, board.rows())
                    .mapToObj(
                        row ->
                            IntStream.range(0, board.columns())
                                .map(column -> puzzle.digit(board.cell(row, column)))
                                .mapToObj(digit -> digit == 0 ? "" : String.valueOf(digit))
                                .collect(Collectors.joining(between)))
                    .collect(Collectors.joining("\n"))
                + "\n";
        assertThat(Formats.read(text)).as(text).containsExactly(Item.of(puzzle));
        assertThat(Formats.reading(text, "").remarks()).isEmpty();
      }
    }
  }

  /** Between tabs, a row with a clue or two is not the size of the board. */
  @Test
  void aFirstRowOfOneClueBetweenTabsIsARow() {
    String rest = "9..4.1..2.1....34...7.5....3.......86..2.......9.7....2..6.3...8..";
    for (String first : List.of("....9....", "..9...3..", "9........")) {
      Puzzle puzzle = PuzzleText.read(first + (rest + ".".repeat(72)).substring(0, 72));
      String text =
          puzzle
              .line()
              .replaceAll("(.{9})", "$1\n")
              .replaceAll("(?<=[0-9.])(?=[0-9.])", "\t")
              .replace(".", "");
      assertThat(Formats.read(text)).as(first).containsExactly(Item.of(puzzle));
    }
  }

  @Test
  void whatIsLeftOutIsTold() {
    Reading reading = Formats.reading(headed(",", 0), "");

    assertThat(reading.items()).containsExactly(NINE);
    assertThat(reading.remarks().toString())
        .isEqualTo("[skipped: the heads of rows or columns around the 9x9 grid]");
  }

  private static String headed(String between, int from) {
    StringBuilder text = new StringBuilder();
    for (int column = 0; column < 9; column++) {
      text.append(between).append(column + from);
    }
    text.append('\n');
    List<String> rows = GRID.lines().toList();
    for (int row = 0; row < 9; row++) {
      text.append(row + from);
      rows.get(row).chars().forEach(cell -> text.append(between).append((char) cell));
      text.append('\n');
    }
    return text.toString();
  }

  /** Both a 10x10 puzzle without a conflict and a 9x9 one. */
  @Test
  void whatMayBeALargerBoardIsRefusedWithBoth() {
    String few = ",0,1,2,3,4,5,6,7,8\n0,,,,,,,,,9\n";
    String rest =
        IntStream.rangeClosed(1, 8)
            .mapToObj(row -> row + ",,,,,,,,,\n")
            .collect(Collectors.joining());
    assertThatThrownBy(() -> Formats.read(few + rest))
        .hasMessageStartingWith("line 1, column 1: this could be one 10x10 board, or a 9x9 board");
  }

  @Test
  void aLargerBoardThatBeginsLikeHeadsIsItself() {
    String few = ",1,2,3,4,5,6,7,8,9\n1,,,,,,,,,10\n";
    String rest =
        IntStream.rangeClosed(2, 9)
            .mapToObj(row -> row + ",,,,,,,,,\n")
            .collect(Collectors.joining());
    assertThat(Formats.read(few + rest).get(0).content().board().toString()).isEqualTo("10x10");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "   1 2 3   4 5 6   7 8 9\n  +-------+-------+-------+\n%s  +-------+-------+-------+\n",
        "   A B C   D E F   G H I\n%s",
        "%s   a b c   d e f   g h i\n"
      })
  void consolesDrawHeadsAroundBorders(String frame) {
    List<String> rows = GRID.replace('0', '.').lines().toList();
    String drawn =
        IntStream.range(0, 9)
            .mapToObj(
                row ->
                    (row % 3 == 0 && row > 0 ? "  |-------+-------+-------|\n" : "")
                        + (row + 1)
                        + " | "
                        + rows.get(row).replaceAll("(.)(.)(.)", "$1 $2 $3 | ").strip()
                        + "\n")
            .collect(Collectors.joining());
    assertThat(Formats.read(frame.formatted(drawn))).containsExactly(NINE);
  }

  @Test
  void aTableOfMarkdownHasEmptyFieldsBetweenBars() {
    StringBuilder text = new StringBuilder("| |a|b|c|d|e|f|g|h|i|\n" + "|---".repeat(10) + "|\n");
    List<String> rows = GRID.replace('0', ' ').lines().toList();
    for (int row = 0; row < 9; row++) {
      text.append('|').append(row + 1).append('|');
      rows.get(row).chars().forEach(cell -> text.append((char) cell).append('|'));
      text.append('\n');
    }
    assertThat(Formats.read(text.toString())).containsExactly(NINE);
  }

  @Test
  void aSeparatorAtTheEndOfEachRowIsNoColumn() {
    String text = GRID.replaceAll("(.)", "$1,");
    Reading reading = Formats.reading(text, "");

    assertThat(reading.items()).containsExactly(NINE);
    assertThat(reading.remarks().toString()).contains("an empty row or column beside the 9x9 grid");
    assertThat(Formats.read(text.replace("0", ""))).containsExactly(NINE);
  }

  /** A row of a 5x5 table is no 4x4 one with a head, though its last four figures count up. */
  @Test
  void fourEqualRowsOfFiveFiguresAreNoSmallBoardWithHeads() {
    assertThatThrownBy(() -> Formats.read("12345\n".repeat(4))).isInstanceOf(FormatException.class);
    assertThatThrownBy(() -> Formats.read("1 2 3 4 5\n".repeat(4)))
        .isInstanceOf(FormatException.class);
    assertThatThrownBy(() -> Formats.read("12345\n".repeat(5))).isInstanceOf(FormatException.class);
  }

  @Test
  void severalTablesStandBelowEachOther() {
    String one = headed(";", 1);
    assertThat(Formats.read(one + "\nSecond\n" + one)).containsExactly(NINE, NINE);
  }

  @Test
  void tablesUnderHeadlinesNeedNoBlankLineBetweenThem() {
    String one = headed(",", 1);
    assertThat(Formats.read("Puzzle 1\n" + one + "Puzzle 2\n" + one)).containsExactly(NINE, NINE);
  }

  @Test
  void aGridWithoutHeadsMayStandBelowOneWithThem() {
    String plain = GRID.replaceAll("(?<=.)(?=.)", ",");
    assertThat(Formats.read(headed(",", 1) + "\n" + plain)).containsExactly(NINE, NINE);
    assertThat(Formats.read("One\n" + plain + "Two\n" + headed(",", 0)))
        .containsExactly(NINE, NINE);
  }
}
