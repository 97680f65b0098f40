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
import cluewright.model.GridState;
import cluewright.model.Puzzle;
import java.util.List;
import java.util.Random;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Texts as people really have them. */
final class PeoplesTextsTest {
  private static final String ROWS =
      """
      53..7....
      6..195...
      .98....6.
      8...6...3
      4..8.3..1
      7...2...6
      .6....28.
      ...419..5
      ....8..79
      """;

  private static final String LINE = ROWS.replace("\n", "");
  private static final String SOLUTION =
      "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
  private static final Item ITEM = Formats.read(LINE).get(0);

  private static String told(String text) {
    return Formats.reading(text, "").remarks().toString();
  }

  private static String rows(
      Puzzle puzzle, String between, IntFunction<String> digit, int boxColumns) {
    Board board = puzzle.board();
    return IntStream.range(0, board.rows())
        .mapToObj(
            row ->
                IntStream.range(0, board.columns())
                    .mapToObj(
                        column ->
                            (boxColumns > 0 && column > 0 && column % boxColumns == 0 ? "| " : "")
                                + digit.apply(puzzle.digit(board.cell(row, column))))
                    .collect(Collectors.joining(between)))
        .collect(Collectors.joining("\n", "", "\n"));
  }

  @InTurn
  @ParameterizedTest
  @CsvSource({"10, 5", "12, 4", "15, 5", "16, 4", "20, 5", "25, 5"})
  void numbersStandBetweenBlanksAndBars(int size, int boxColumns) {
    Board board = Boards.named(size + "x" + size).orElseThrow();
    Random random = Tries.random(size);
    for (int i = 0; i < Tries.of(100); i++) {
      Puzzle puzzle = Samples.puzzle(board, random);
      List<IntFunction<String>> styles =
          List.of(
              digit -> String.valueOf(digit),
              digit -> digit == 0 ? "-" : String.valueOf(digit),
              digit -> digit == 0 ? " ." : String.format("%2d", digit),
              digit -> digit == 0 ? ".." : String.format("%02d", digit),
              digit -> String.format("%02d", digit));
      for (IntFunction<String> style : styles) {
        String plain = rows(puzzle, " ", style, 0);
        String barred = rows(puzzle, " ", style, boxColumns);
        String border = "-".repeat(3 * size) + "\n";
        assertThat(Formats.read(plain)).as(plain).containsExactly(Item.of(puzzle));
        assertThat(Formats.read(border + barred + border))
            .as(barred)
            .containsExactly(Item.of(puzzle));
        assertThat(told(plain)).isEqualTo("[]");
      }
    }
  }

  /** No cell has two candidates: these are numbers. */
  @Test
  void aSolutionInNumbersIsNoGridOfCandidates() {
    Puzzle solution =
        Formats.read(
                IntStream.range(0, 256)
                    .map(cell -> (cell % 16 + cell / 16 * 4 + cell / 64) % 16 + 1)
                    .mapToObj(String::valueOf)
                    .collect(Collectors.joining(",", "[", "]")))
            .stream()
            .map(Told::puzzleOf)
            .findFirst()
            .orElseThrow();
    assertThat(Formats.read(rows(solution, " ", String::valueOf, 0)))
        .containsExactly(Item.of(solution));
  }

  @Test
  void aRowOfTooFewNumbersIsNamedByItsNumbers() {
    String rows = ("1 2 3 4 5 6 7 8 9 10 11 12 0 0 0 0\n" + "0 ".repeat(16) + "\n").repeat(8);
    assertThatThrownBy(() -> Formats.read(rows.replaceFirst(" 12", "")))
        .hasMessageStartingWith("line 2, column ")
        .hasMessageContaining("this row has 16 cells, but a row of the 15x15 board has 15");
  }

  @ParameterizedTest
  @ValueSource(strings = {"9 9", "9", "3 3", "3", "9x9", "9,9", " 9\t9 ", "1", "1\n9 9", "1\n\n9"})
  void aSizeOrACountAboveIsLeftOut(String header) {
    for (String grid : List.of(ROWS, ROWS.replace('.', '0').replaceAll("(?<=.)(?=.)", " "))) {
      Reading reading = Formats.reading(header + "\n" + grid, "");
      assertThat(reading.items()).as(header).containsExactly(ITEM);
      assertThat(reading.remarks().toString())
          .isEqualTo("[skipped: the first line, which gives the size or the number of puzzles]");
    }
  }

  @Test
  void aCountOfPuzzlesAboveIsLeftOutIfItIsTrue() {
    assertThat(Formats.read("2\r\n" + LINE + "\r\n" + LINE + "\r\n")).containsExactly(ITEM, ITEM);
    assertThatThrownBy(() -> Formats.read("3\n" + LINE + "\n" + LINE + "\n"))
        .isInstanceOf(FormatException.class);
    assertThatThrownBy(() -> Formats.read("8\n" + ROWS)).isInstanceOf(FormatException.class);
    assertThatThrownBy(() -> Formats.read("1\n".repeat(50_000)))
        .isInstanceOf(FormatException.class);
  }

  @Test
  void aSizeThatMayBeARowIsRefused() {
    String spaced = ROWS.replace('.', ' ');
    String few = "  1 2 3  \n" + "         \n".repeat(7) + " 4  3   5\n";
    assertThat(Formats.read("9 9\n" + spaced)).containsExactly(ITEM);
    assertThatThrownBy(() -> Formats.read("9\n" + few))
        .hasMessageStartingWith("line 1, column 1: this line could be the size of the board");
  }

  @ParameterizedTest
  @CsvSource({"2 3, 6", "3 2, 6", "2x3, 6", "2 4, 8", "5 2, 10", "3 4, 12", "4 5, 20"})
  void boxesOfUnequalSidesAreASize(String header, int size) {
    Board board = Boards.named(size + "x" + size).orElseThrow();
    String rows =
        "1"
            + ".".repeat(size - 1)
            + "\n"
            + (".".repeat(size) + "\n").repeat(size - 2)
            + "."
            + "2"
            + ".".repeat(size - 2)
            + "\n";
    List<Item> items = Formats.read(header + "\n" + rows);
    assertThat(items).isEqualTo(Formats.read(rows));
    assertThat(items.get(0).content().board()).isEqualTo(board);
    assertThat(told(header + "\n" + rows)).contains("the first line, which gives the size");
  }

  /** In the boxes of 2 rows and 3 columns, which are the usual ones, 1 stands twice. */
  @Test
  void boxesThatTheCluesContradictAreNoSize() {
    String rows = "1.....\n..1...\n" + "......\n".repeat(4);
    assertThatThrownBy(() -> Formats.read("3 2\n" + rows)).isInstanceOf(FormatException.class);
  }

  /** As a larger board, one more row at its top, it would be another puzzle. */
  @ParameterizedTest
  @ValueSource(strings = {"9", "9 9", "9x9", "3 3"})
  void rowsOfOneClueBelowASizeAreNoLargerBoard(String header) {
    String few =
        "1        \n"
            + "         \n".repeat(3)
            + "    5    \n"
            + "         \n".repeat(3)
            + "        9\n";
    try {
      assertThat(Formats.read(header + "\n" + few)).isEqualTo(Formats.read(few));
    } catch (FormatException doubt) {
      assertThat(doubt).hasMessageContaining("this line could be the size of the board");
    }
    String zeros = few.replace(' ', '0').replaceAll("(?<=.)(?=.)", " ");
    assertThat(Formats.read(header + "\n" + zeros)).isEqualTo(Formats.read(few));
  }

  @Test
  void aFaultBelowASizeKeepsItsLine() {
    assertThatThrownBy(() -> Formats.read("[code]\n" + ROWS.replace('7', '?') + "[/code]"))
        .hasMessageStartingWith("line 2, column 5: ");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[code]\n%s[/code]\n",
        "Look at this:\n[CODE]%s[/CODE]\nhard!\n",
        "[quote=Ann][code]\n%s[/code][/quote]",
        "[b][font=monospace]\n%s[/font][/b]",
        "```\n%s```\n",
        "~~~text\n%s~~~\n",
        "<pre>\n%s</pre>\n",
        "<pre class=\"x\"><code>%s</code></pre>"
      })
  void tagsOfForumsAreLeftOut(String tags) {
    Reading reading = Formats.reading(tags.formatted(ROWS), "");
    assertThat(reading.items()).containsExactly(ITEM);
    assertThat(reading.remarks().toString()).contains("tags and marks of a forum");
  }

  @Test
  void aQuotedMailIsRead() {
    assertThat(Formats.read("> " + ROWS.strip().replace("\n", "\n> ") + "\n"))
        .containsExactly(ITEM);
  }

  @ParameterizedTest
  @ValueSource(strings = {" ", "\t", "   "})
  void aPuzzleAndItsSolutionStandOnALine(String between) {
    for (String line :
        List.of(
            LINE + between + SOLUTION,
            SOLUTION + between + LINE,
            LINE + between + SOLUTION + between + "easy",
            "17" + between + LINE.replace('.', '0') + between + SOLUTION + between + "2.5")) {
      assertThat(Formats.read(line)).as(line).containsExactly(ITEM);
      assertThat(Formats.read(line + "\n" + line)).containsExactly(ITEM, ITEM);
      assertThat(told(line)).contains("skipped: comments and words beside the cells");
    }
  }

  /** In which zeros are digits, also in the solution. */
  @Test
  void aHexadokuAndItsSolutionStandOnALine() {
    String solution =
        IntStream.range(0, 256)
            .map(cell -> (cell % 16 + cell / 16 * 4 + cell / 64) % 16)
            .mapToObj(digit -> Integer.toHexString(digit).toUpperCase(java.util.Locale.ROOT))
            .collect(Collectors.joining());
    String puzzle = "." + solution.substring(1, 128) + ".".repeat(128);
    String line = "Easy1\t" + puzzle + "\t" + solution;
    assertThat(Formats.read(line)).isEqualTo(Formats.read(puzzle));
    assertThat(Formats.read(line + "\n" + line)).hasSize(2);
  }

  @Test
  void twoPuzzlesOnALineAreNotGuessed() {
    String other = LINE.replace('5', '.');
    assertThatThrownBy(() -> Formats.read(LINE + " " + other)).isInstanceOf(FormatException.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {" ", "\t", ",", ";", "|"})
  void twoPuzzlesOnALineAreNamed(String between) {
    String other = LINE.replace('5', '.');
    for (String line :
        List.of(LINE + between + other, "17" + between + LINE + between + other + between + "x")) {
      assertThatThrownBy(() -> Formats.read(line))
          .as(line)
          .hasMessageContaining("this line has two puzzles with empty cells");
    }
    assertThatThrownBy(() -> Formats.read("start,now\n" + LINE + "," + other))
        .hasMessageStartingWith("line 2, column 83: this line has two puzzles");
    assertThat(Formats.read("now,puzzle\n" + other + "," + LINE)).containsExactly(ITEM);
  }

  @Test
  void aColumnWithoutANameIsToldByItsNumberIfItHasSomething() {
    assertThat(told("puzzle,title,\n" + LINE + ",Kite,\n")).isEqualTo("[]");
    assertThat(told(LINE + ",\n" + LINE + ",\n")).isEqualTo("[]");
    for (String table : List.of(",puzzle\n0," + LINE + "\n", "puzzle,\n" + LINE + ",,x\n")) {
      assertThat(told(table)).matches(".*skipped, since there is no place for it here: “[13]”.*");
    }
  }

  @Test
  void anEliminationThatIsNoneIsNamed() {
    String placed = LINE.replaceFirst("53[.]", "53+4");
    for (String text : List.of(placed + ":24", LINE + ":249 31", placed + ":2471")) {
      assertThatThrownBy(() -> Formats.read(text))
          .as(text)
          .hasMessageContaining("is not a candidate: write digit, row and column");
    }
    assertThatThrownBy(() -> Formats.read(placed + ":204"))
        .hasMessageContaining("\"0\" is not a digit of the 9x9 board");
    for (String number : List.of(":24", ":247", ":2025 11 28")) {
      assertThat(Formats.read(LINE + number)).containsExactly(ITEM);
      assertThat(told(LINE + number)).contains("skipped: what follows the colon");
    }
  }

  @Test
  void whatStandsAroundACellsWordIsTold() {
    assertThat(told("0000183b305c " + LINE.replace('.', '0') + "  1.2"))
        .isEqualTo("[skipped: comments and words beside the cells]");
  }

  @Test
  void aGridWithPlacedDigitsIsAPosition() {
    String grid = LINE.replaceFirst("53[.]", "53+4");
    for (String text : List.of(grid, grid + ":", grid + ":214 241", "# mine\n" + grid + ":214\n")) {
      List<Item> items = Formats.read(text);
      GridState position = Told.position(items);
      assertThat(Told.puzzle(items).clues()).isEqualTo(PuzzleText.read(LINE));
      assertThat(position.placed(2)).isEqualTo(4);
      assertThat(position.hasCandidate(3, 2)).isEqualTo(!text.contains("214"));
    }
    assertThat(Told.position(Formats.read(LINE + ":214 614")).hasCandidate(3, 2)).isFalse();
  }

  @Test
  void lettersAreDigitsWhereNothingElseCanBeMeant() {
    for (Board board : Boards.ALL) {
      Random random = Tries.random(board.rows());
      for (int i = 0; i < Tries.of(100); i++) {
        Puzzle puzzle = Samples.puzzle(board, random);
        String letters =
            rows(puzzle, "", digit -> digit == 0 ? "." : String.valueOf((char) ('@' + digit)), 0);
        int last = letters.chars().max().orElseThrow() - '@';
        boolean isSure =
            last > board.digits() - 9
                && letters.chars().filter(c -> c >= 'A').distinct().count() > 1;
        String line = letters.replace("\n", "");
        if (isSure) {
          assertThat(Formats.read(line)).as(line).containsExactly(Item.of(puzzle));
          assertThat(told(line)).contains("were read as the digits from 1 on");
          assertThat(Formats.read(line.toLowerCase(java.util.Locale.ROOT)))
              .containsExactly(Item.of(puzzle));
        }
      }
    }
  }

  @Test
  void lettersBesideDigitsAreOurs() {
    String ours = "1A" + ".".repeat(254);
    assertThat(Told.puzzle(Formats.read(ours)).clues().digit(1)).isEqualTo(10);
    assertThatThrownBy(() -> Formats.read("1P" + ".".repeat(254)))
        .hasMessageContaining("\"P\" is not a digit of the 16x16 board");
  }

  @Test
  void zeroToEightAreDigitsBesidePoints() {
    String zeros = LINE.chars().mapToObj(PeoplesTextsTest::less).collect(Collectors.joining());
    assertThat(Formats.read(zeros)).containsExactly(ITEM);
    assertThat(told(zeros)).isEqualTo("[the digits 0 to 8 were read as 1 to 9]");
    assertThat(Formats.read(zeros.replaceAll("(.{9})", "$1\n"))).containsExactly(ITEM);
    String table = zeros.replaceAll("(.)(?=.)", "$1,").replaceAll("(.{17}),?", "$1\n");
    assertThat(Formats.read(table)).containsExactly(ITEM);
    assertThat(Formats.read(table.replace(".", ""))).containsExactly(ITEM);
  }

  @Test
  void smallerBoardsHaveDigitsFromZeroToo() {
    assertThat(Formats.read("0.23..01....1.3.")).isEqualTo(Formats.read("1.34..12....2.4."));
    assertThat(told("0.23..01....1.3.")).isEqualTo("[the digits 0 to 3 were read as 1 to 4]");
  }

  @Test
  void aColumnOfASpreadsheetHasItsMarks() {
    assertThat(Formats.read("'" + LINE)).containsExactly(ITEM);
    assertThat(Formats.read("=\"" + LINE + "\"\n'" + LINE)).containsExactly(ITEM, ITEM);
    assertThat(Formats.read(LINE.replaceAll("(.{9})", "'$1\n"))).containsExactly(ITEM);
    assertThat(told("'" + LINE)).contains("that spreadsheets put around texts");
  }

  @Test
  void rowsOfNineAreNotMeasuredAgainstAnotherBoard() {
    String rows = LINE.replaceAll("(.{9})", "$1\n");
    assertThatThrownBy(() -> Formats.read(rows + rows.substring(0, 9)))
        .hasMessageContaining("10 rows found, but the 9x9 board has 9");
    assertThatThrownBy(() -> Formats.read(rows.substring(0, 79)))
        .hasMessageContaining("8 rows found, but the 9x9 board has 9");
  }

  @Test
  void aFieldThatIsNoCellIsNamed() {
    String table = LINE.replaceAll("(.)(?=.)", "$1,").replaceAll("(.{17}),?", "$1\n");
    assertThatThrownBy(() -> Formats.read(table.replace(".", "-1")))
        .hasMessageContaining("\"-1\" is not a digit of the 9x9 board");
  }

  private static String less(int cell) {
    return String.valueOf((char) (Character.isDigit(cell) ? cell - 1 : cell));
  }

  @Test
  void zerosThatCannotBeDigitsAreEmptyCells() {
    String mixed = LINE.replace('9', '8').replaceFirst("[.][.]", "00");
    assertThat(Told.puzzle(Formats.read(mixed)).clues().digit(2)).isZero();
    assertThatThrownBy(() -> Formats.read(LINE.replace('9', '.').replaceFirst("[.]", "0")))
        .hasMessageContaining("0 could be an empty cell or a digit here");
  }

  @Test
  void decimalsAndNamesOfNothingAreCells() {
    String table =
        ROWS.replaceAll("(?<=.)(?=.)", ",").replaceAll("[1-9]", "$0.0").replace('.', ' ');
    String decimals = table.replace(" 0", ".0").replace(" ", "");
    String names = decimals.replaceAll("(?m)(?<=,)(?=,|$)|^(?=,)", "NaN");
    assertThat(names).contains("5.0,3.0,NaN,NaN,7.0");
    assertThat(Formats.read(decimals)).containsExactly(ITEM);
    assertThat(Formats.read(names)).containsExactly(ITEM);
    for (String nothing : List.of("NA", "nan", "N/A", "null", "None", "<NA>")) {
      assertThat(Formats.read(names.replace("NaN", nothing))).containsExactly(ITEM);
    }
    assertThat(Formats.read("[[" + names.strip().replace("\n", "],\n[") + "]]"))
        .containsExactly(ITEM);
  }

  @ParameterizedTest
  @ValueSource(strings = {".%s.%s.%s.", ":%s+%s+%s:", "'%s'%s'%s'", "`%s`%s`%s`", "+%s+%s+%s+"})
  void bordersHaveCornersOfAnyKind(String border) {
    String line = border.formatted("---------", "---------", "---------") + "\n";
    String rows = ROWS.replaceAll("(.)(.)(.)", "| $1  $2  $3 ").replace(" \n", " |\n");
    List<String> lines = rows.lines().toList();
    String drawn =
        line
            + IntStream.range(0, 9)
                .mapToObj(row -> lines.get(row) + "\n" + (row % 3 == 2 ? line : ""))
                .collect(Collectors.joining());
    assertThat(Formats.read(drawn)).as(drawn).containsExactly(ITEM);
    assertThat(Formats.read(drawn.replace(" .", " 0"))).containsExactly(ITEM);
    assertThat(told(drawn)).isEqualTo("[]");
  }
}
