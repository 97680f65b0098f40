package cluewright.format.exchange;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.InTurn;
import cluewright.Tries;
import cluewright.format.FormatException;
import cluewright.format.PuzzleText;
import cluewright.format.TextSource;
import cluewright.format.exchange.cells.ArrayFormat;
import cluewright.format.exchange.cells.GridsFormat;
import cluewright.format.exchange.cells.LineFormat;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.Reading;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Puzzle;
import cluewright.replay.SolutionCounter;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Layouts in which people have puzzles, though no program names them. */
final class LayoutsTest {
  private static final int ROUNDS = Tries.of(12);

  private static final Map<String, Function<Puzzle, String>> LAYOUTS =
      Map.ofEntries(
          Map.entry("rows with commas", puzzle -> rows(puzzle, ",", "", "\n")),
          Map.entry("rows with commas and zeros", puzzle -> rows(puzzle, ", ", "0", "\n")),
          Map.entry("rows with semicolons", puzzle -> rows(puzzle, ";", "", "\r\n")),
          Map.entry("rows with tabs", puzzle -> rows(puzzle, "\t", "", "\n")),
          Map.entry("rows with quotes", LayoutsTest::quoted),
          Map.entry("a line with commas", puzzle -> rows(puzzle, ",", "", ",") + "\n"),
          Map.entry("a line with tabs", puzzle -> rows(puzzle, "\t", "", "\t") + "\n"),
          Map.entry("an array of arrays", puzzle -> nested(puzzle, "[", "]", "0")),
          Map.entry("Python", puzzle -> "grid = " + nested(puzzle, "[", "]", "None")),
          Map.entry("Java", puzzle -> "int[][] grid = " + nested(puzzle, "{", "}", "0") + ";\n"),
          Map.entry("an array", puzzle -> "[" + rows(puzzle, ", ", "0", ", ") + "]"),
          Map.entry("numbers and blanks", puzzle -> "[[" + rows(puzzle, " ", "0", "]\n [") + "]]"),
          Map.entry("a headline", puzzle -> "Grid 01\n" + new LineFormat().write(items(puzzle))),
          Map.entry("a comment", puzzle -> "// top 50\n" + new LineFormat().write(items(puzzle))),
          Map.entry("a grid and its solution", LayoutsTest::colons));

  static List<String> layouts() {
    return LAYOUTS.keySet().stream().sorted().toList();
  }

  private static List<Item> items(Puzzle puzzle) {
    return List.of(Item.of(puzzle));
  }

  private static String digit(Puzzle puzzle, int cell, String open) {
    return puzzle.digit(cell) == 0 ? open : String.valueOf(puzzle.digit(cell));
  }

  private static String rows(Puzzle puzzle, String between, String open, String end) {
    Board board = puzzle.board();
    return IntStream.range(0, board.rows())
        .mapToObj(
            row ->
                IntStream.range(0, board.columns())
                    .mapToObj(column -> digit(puzzle, board.cell(row, column), open))
                    .collect(Collectors.joining(between)))
        .collect(Collectors.joining(end));
  }

  private static String quoted(Puzzle puzzle) {
    return "\"" + rows(puzzle, "\",\"", "", "\"\n\"") + "\"\n";
  }

  private static String nested(Puzzle puzzle, String open, String close, String empty) {
    return open + open + rows(puzzle, ", ", empty, close + ",\n " + open) + close + close;
  }

  private static String colons(Puzzle puzzle) {
    return puzzle.line() + ":1:" + "1".repeat(puzzle.board().cells()) + "\n";
  }

  private static List<Puzzle> samples(Random random) {
    return Boards.ALL.stream()
        .flatMap(board -> IntStream.range(0, ROUNDS).mapToObj(i -> Samples.puzzle(board, random)))
        .filter(puzzle -> puzzle.line().chars().distinct().count() > 2)
        .filter(puzzle -> !puzzle.isComplete())
        .toList();
  }

  @ParameterizedTest
  @MethodSource("layouts")
  void aPuzzleIsReadAsItWasWritten(String layout) {
    for (Puzzle puzzle : samples(Tries.random(layout.hashCode()))) {
      String text = LAYOUTS.get(layout).apply(puzzle);
      assertThat(Formats.read(text)).as(text).isEqualTo(items(puzzle));
    }
  }

  @Test
  void anArrayWhoseLinesAreAsLongAsMasksIsAnArray() {
    Puzzle puzzle = PuzzleText.read("14322.1..24.4.2.");
    String text = LAYOUTS.get("Python").apply(puzzle);
    assertThat(text.lines().map(line -> line.replace(" ", "").length()).limit(3))
        .containsExactly(16, 16, 16);
    assertThat(Formats.read(text)).isEqualTo(items(puzzle));
  }

  /** Nine rows of nine with separators at their ends are a 9x9 board. */
  private static boolean hasEmptyColumnAtASide(String table) {
    return table.lines().allMatch(line -> line.matches(".*[,;\\t]"))
        || table.lines().allMatch(line -> line.matches("[,;\\t].*"));
  }

  @ParameterizedTest
  @MethodSource("layouts")
  void aRowTooFewIsRefusedAndNoNeighbourTakesItsPlace(String layout) {
    for (Puzzle puzzle : samples(Tries.random(layout.hashCode()))) {
      String text = LAYOUTS.get(layout).apply(puzzle);
      List<String> lines = text.lines().toList();
      if (lines.size() >= puzzle.board().rows()) {
        String torn =
            IntStream.range(0, lines.size())
                .filter(line -> line != 1)
                .mapToObj(lines::get)
                .collect(Collectors.joining("\n"));
        if (!hasEmptyColumnAtASide(torn)) {
          assertThatThrownBy(() -> Formats.read(torn), "%s", torn)
              .isInstanceOf(FormatException.class);
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("layouts")
  void aLostSeparatorShiftsNoCell(String layout) {
    Random random = Tries.random(layout.hashCode());
    for (Puzzle puzzle : samples(random)) {
      String text = LAYOUTS.get(layout).apply(puzzle);
      int comma = text.indexOf(',', random.nextInt(text.length()));
      String after = text.substring(comma + 1);
      if (comma > 0 && !after.isEmpty() && !after.startsWith(" ") && !after.startsWith("\n")) {
        String torn = text.substring(0, comma) + after;
        assertThatThrownBy(() -> Formats.read(torn), "%s", torn)
            .isInstanceOf(FormatException.class);
      }
    }
  }

  @Test
  void aLineThatLostASeparatorIsNoLineOfEmptyCells() {
    assertThatThrownBy(() -> Formats.read("4,,,,1,,,,,,,,,,"))
        .isInstanceOf(FormatException.class)
        .hasMessageContaining("\",\"");
    assertThatThrownBy(() -> Formats.read("4;;;;1;;;;;;;;;;"))
        .isInstanceOf(FormatException.class)
        .hasMessageContaining("\";\"");
  }

  @InTurn
  @ParameterizedTest
  @ValueSource(ints = {16, 36, 81, 144, 256, 625, 729})
  void aCommentMayBeAsLongAsABoard(int length) {
    for (Puzzle puzzle : samples(Tries.random(length))) {
      for (String words : List.of("top 50 puzzles ", "0301: Swordfish", "1", "-", "#", "12 ")) {
        String comment = ("# " + words.repeat(length)).substring(0, length) + "\n";
        String line = puzzle.line() + "\n";
        assertThat(Formats.read(comment + line + comment + line + comment))
            .as(comment)
            .containsExactly(Item.of(puzzle), Item.of(puzzle));
      }
    }
  }

  /** As long as the candidates of a 9x9 board, which some programs write one after the other. */
  @Test
  void aLineWithCommasOf729CharactersIsNoListOfCandidates() {
    Board board = Boards.withCells(400).orElseThrow();
    Puzzle grid = new SolutionCounter(board).solutions(Puzzle.empty(board), 1).get(0);
    Puzzle puzzle = Puzzle.empty(board);
    int left = 729 - 399;
    for (int cell = 0; cell < board.cells(); cell++) {
      int length = String.valueOf(grid.digit(cell)).length();
      if (length <= left) {
        puzzle = puzzle.with(cell, grid.digit(cell));
        left -= length;
      }
    }
    String text = rows(puzzle, ",", "", ",");
    assertThat(text).hasSize(729);
    assertThat(Formats.read(text)).isEqualTo(items(puzzle));
  }

  @Test
  void ofTwoReadingsTheOneThatDoesNotContradictItselfIsTaken() {
    String above = "123...4.." + ".".repeat(18) + "341...2.." + ".".repeat(18) + "21.43....";
    Puzzle grid = PuzzleText.read(above + "43.21...." + ".".repeat(9));
    Puzzle none = PuzzleText.read(above + "43.12...." + ".".repeat(9));
    String tabs = rows(none, "\t", "", "\t");
    assertThat(tabs.replace("\t", "")).isEqualTo("1234341221434312");
    assertThat(Formats.read(tabs)).isEqualTo(items(none));
    assertThatThrownBy(() -> Formats.read(rows(grid, "\t", "", "\t")))
        .isInstanceOf(FormatException.class)
        .hasMessageContaining("reads differently with and without blanks");
  }

  @Test
  void aNumberSignMayStillMarkOpenCells() {
    assertThat(Told.puzzle(Formats.read("12##3#4########1")).clues().line())
        .isEqualTo("12..3.4........1");
    assertThat(Told.puzzle(Formats.read("#14############1")).clues().line())
        .isEqualTo(".14............1");
  }

  @Test
  void severalGridsStandUnderHeadlinesOrApart() {
    List<Puzzle> puzzles = samples(Tries.random(3));
    for (int i = 1; i < puzzles.size(); i++) {
      List<Item> two = List.of(Item.of(puzzles.get(i - 1)), Item.of(puzzles.get(i)));
      String rows = rows(puzzles.get(i - 1), "", ".", "\n");
      boolean isLarge = two.stream().anyMatch(item -> item.content().board().digits() > 9);
      if (!isLarge) {
        String other = rows(puzzles.get(i), "", ".", "\n");
        assertThat(Formats.read("Grid 01\n" + rows + "\nGrid 02\n" + other))
            .as(rows + other)
            .isEqualTo(two);
        String parted = rows + "\n\n" + other + "\n";
        assertThat(Formats.read(parted)).as(parted).isEqualTo(two);
        assertThatThrownBy(() -> Formats.read("Grid 01\n" + rows + "\n" + other))
            .isInstanceOf(FormatException.class);
      }
    }
  }

  @Test
  void whatIsSkippedIsTold() {
    String line = "1..4..........2.";

    assertThat(told("My puzzles\n" + line)).contains("comments and words");
    assertThat(told("; easy ones\n" + line)).contains("comments and words");
    assertThat(told("unsolved,solved\n" + line + ",1234341221434321")).contains("“solved”");
    assertThat(told("My puzzles\n" + line + ",1234341221434321"))
        .contains("comments and words", "“2”");
    assertThat(told("1234341221434321," + line)).contains("“1”");
  }

  private static String told(String text) {
    Reading reading = Formats.reading(text, "");
    assertThat(Told.puzzle(reading.items()).clues().line()).isEqualTo("1..4..........2.");
    return reading.remarks().toString();
  }

  @Test
  void digitsOfOtherWidthsAndScriptsAreRead() {
    String line = "2001050030540007100102030806028073040000000001053098060207010600810002407004020";
    String puzzle = line + "01";
    for (char zero : new char[] {'\uFF10', '\u0660', '\u06F0', '\u0966'}) {
      String other =
          puzzle
              .chars()
              .mapToObj(c -> String.valueOf((char) (c - '0' + zero)))
              .collect(Collectors.joining());
      assertThat(Formats.read(other)).isEqualTo(Formats.read(puzzle));
      assertThat(Formats.read("puzzle\n" + other)).isEqualTo(Formats.read(puzzle));
    }
  }

  @Test
  void sixteenRowsOfSixteenThatMayBeAListAreRefused() {
    String row = "1,2,3,4,3,4,1,2,2,1,4,3,4,3,2,1";
    String square = (row + "\n").repeat(16);

    Told.fault(new GridsFormat(), square, "line 1, column 1: these 16 rows could be one 16x16");
    Told.fault(
        new ArrayFormat(),
        "[[" + String.join("],[", Collections.nCopies(16, row)) + "]]",
        "line 1, column 1: these 16 rows could be one 16x16");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://opt-pan.github.io/penpa-edit/#m=solve&p=7VZR",
        "http://example.org/play?s=1",
        "www.example.org/play",
        "example.com/play/?s=abc",
        "ftp://example.org",
        "<https://example.org/a>"
      })
  void aLinkToAnotherSiteIsNamed(String link) {
    assertThatThrownBy(() -> Formats.read(link))
        .hasMessageContaining("links to this site are not supported; f-puzzles, SudokuPad");
    assertThat(Formats.of(link).isBare()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<!DOCTYPE html><html><body>1</body></html>",
        "<?xml version='1.0'?>\n<svg/>",
        "{\\rtf1\\ansi 53..7}",
        "%PDF-1.4"
      })
  void anUnknownFormatIsNamedWithThoseThatAreKnown(String text) {
    assertThatThrownBy(() -> Formats.read(text))
        .hasMessageStartingWith(
            "line 1, column 1: this text is in an unknown format; the known ones are")
        .hasMessageContaining("hodoku");
  }

  /** HoDoKu packs its objects; what the first bytes are, its source and that of ZIP say. */
  @Test
  void aFileOfHodokuIsNamedWithTheWayOut() throws IOException {
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(file)) {
      zip.putNextEntry(new ZipEntry("SudokuData"));
      zip.write(
          "<?xml version=\"1.0\"?><java class=\"java.beans.XMLDecoder\"/>".getBytes(US_ASCII));
    }
    String text = TextSource.read(new ByteArrayInputStream(file.toByteArray()), "x.hsol").text();

    assertThatThrownBy(() -> Formats.read(text))
        .isInstanceOf(FormatException.class)
        .hasMessageStartingWith("line 1, column 1: this is a file of HoDoKu with its solution")
        .hasMessageContaining("save it as a text file");
    assertThatThrownBy(() -> Formats.read(text.replace("SudokuData", "mimetype")))
        .hasMessageStartingWith("line 1, column 1: this text is in an unknown format");
  }

  /** As newspapers' puzzles are typed, and tables of Markdown without heads. */
  @Test
  void cellsBetweenBarsMayBeBlank() {
    String line =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    String narrow = line.replace('.', ' ').replaceAll("(.)", "$1|").replaceAll("(.{18})", "|$1\n");
    assertThat(Formats.read(narrow)).isEqualTo(Formats.read(line));
    assertThat(Formats.read(narrow.replace("|", " | "))).isEqualTo(Formats.read(line));
    assertThat(Formats.read(narrow.replaceFirst("\n", "\n" + "|---".repeat(9) + "|\n")))
        .isEqualTo(Formats.read(line));
  }

  @Test
  void separatorsAloneAreAnEmptyBoardAndNoMask() {
    String empty = ",".repeat(8) + "\n";
    assertThat(Formats.read(empty.repeat(9))).isEqualTo(Formats.read(".".repeat(81)));
    assertThat(Formats.read(";;;\n".repeat(4))).isEqualTo(Formats.read(".".repeat(16)));
  }

  @Test
  void theRegionsOfAJigsawBelowItsCluesAreNoPuzzle() {
    String clues = "1.3.\n....\n..2.\n....\n";
    String regions = "1112\n1322\n3324\n3444\n";
    assertThat(Formats.read(clues + "\n" + regions))
        .extracting(item -> item.content().board().name())
        .containsExactly("4x4/1112132233243444");
    assertThatThrownBy(() -> Formats.read(regions)).hasMessageContaining("4x4/1112132233243444");
    String wrong = "1234\n3412\n2143\n4312\n";
    assertThat(Formats.read(clues + "\n" + wrong)).as("a wrong solution is one").hasSize(2);
  }
}
