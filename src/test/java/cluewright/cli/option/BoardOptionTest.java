package cluewright.cli.option;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.cli.Run;
import cluewright.document.Document;
import cluewright.document.Project;
import cluewright.format.ProjectFile;
import cluewright.format.PuzzleText;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Puzzle;
import cluewright.strategy.StrategySet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code --board} and {@code --regions}, wherever a puzzle or a mask is read. */
final class BoardOptionTest {
  /** Unique with both diagonals, and not without. */
  private static final String WITH_DIAGONALS =
      "1.5..6...3...8..1......1.6893.6..7...1....38.....1...94..1.5...8.1...6.3..943....";

  /** Unique on the second layout. */
  private static final String JIGSAW =
      "2.7.3.8..6...7..433..4...1..6..179...9....1.5..19.8...9....2.3..43.....1...2.65..";

  private static final String BOXES =
      "111222333111222333111222333444555666444555666444555666777888999777888999777888999";
  private static final String LAYOUT =
      "111222233111222233114452333144455633444555666774556669777856699778888999778888999";

  @TempDir Path folder;
  private String layouts;

  @BeforeEach
  void writeLayouts() throws IOException {
    layouts =
        Files.writeString(folder.resolve("layouts.txt"), BOXES + "\n\n" + LAYOUT + " # a comment\n")
            .toString();
  }

  private static void isOneSentence(Run run, String words) {
    assertThat(run.err()).startsWith("cluewright: ").hasLineCount(1).contains(words);
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
  }

  @Test
  void everyReaderTakesItsCellsAsThoseOfTheBoard() {
    assertThat(Run.of("solve", WITH_DIAGONALS, "--board", "9x9+x").out())
        .startsWith("Solved with NHL");
    assertThat(Run.of("solve", WITH_DIAGONALS).out()).startsWith("Stuck");
    assertThat(Run.of("rate", WITH_DIAGONALS, "-b", "9x9+x").out()).contains("HoDoKu Easy");
    assertThat(Run.of("check", WITH_DIAGONALS, "--board", "9x9+x").out())
        .startsWith("Read as a puzzle on the 9x9+x board")
        .contains("exactly one solution");
    assertThat(Run.of("hint", WITH_DIAGONALS, "--board", "9x9+x").code()).isZero();
    assertThat(Run.of("convert", WITH_DIAGONALS, "--board", "9x9+x", "--to", "json").out())
        .contains("{\"board\":\"9x9+x\",\"clues\":\"1.5..6");
  }

  @Test
  void aLayoutIsTheFirstOrThatOfALine() {
    assertThat(Run.of("check", JIGSAW, "--regions", layouts).out())
        .startsWith("Read as a puzzle on the 9x9 board");
    assertThat(Run.of("solve", JIGSAW, "--regions", layouts + ":3").out())
        .startsWith("Solved with NHL");
    assertThat(
            Run.of("check", JIGSAW, "--regions", layouts + ":3", "--board", "9x9+asterisk").out())
        .startsWith("Read as a puzzle on the 9x9 jigsaw+asterisk board");
  }

  @Test
  void aLayoutInRowsIsOne() throws IOException {
    Path rows = Files.writeString(folder.resolve("five.txt"), "11122\n11322\n43332\n44355\n44555");
    String puzzle = "1....\n.....\n...2.\n.....\n....3\n";

    Run run = Run.reading(puzzle, "convert", "-", "--regions", rows.toString(), "--to", "json");

    assertThat(run.out())
        .contains("\"5x5/1112211322433324435544555\"", "1............2..........3");
    isOneSentence(
        Run.reading(puzzle, "convert", "-", "--regions", rows.toString(), "--to", "line"),
        "this format has no 5x5 jigsaw board");
    assertThat(
            Run.reading(
                    puzzle, "repair", "--mask", "-", "--regions", rows.toString(), "--time", "2s")
                .err())
        .isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          :2            | has no layout in line 2: choose one of lines 1 to 3
          :4            | has no layout in line 4
          .no           | is not a file: give one with the region of each cell
          """)
  void aLineThatHoldsNoLayoutIsNamed(String suffix, String words) {
    isOneSentence(Run.of("solve", JIGSAW, "--regions", layouts + suffix), words);
  }

  @Test
  void aLayoutThatIsNoneIsNamedWithItsLineAndAWayOut() throws IOException {
    String bad =
        Files.writeString(folder.resolve("bad.txt"), LAYOUT + "\n" + "1" + LAYOUT.substring(1, 80))
            .toString();
    isOneSentence(
        Run.of("solve", JIGSAW, "--regions", bad + ":2"),
        "bad.txt, line 2: regions are of a square board: one character for each cell, but there are"
            + " 80; mend the line, or choose another as in "
            + bad
            + ":1");
    isOneSentence(
        Run.of("solve", JIGSAW, "--regions", layouts + ":3", "--board", "6x6+x"),
        "--regions has 9 rows, but --board names 6x6+x");
    isOneSentence(
        Run.of("solve", JIGSAW, "--regions", layouts + ":3", "--board", "9x9+windoku"),
        "do not fit the regions");
  }

  @Test
  void aTextThatSaysAnotherBoardIsRefused() {
    String link = Run.of("convert", WITH_DIAGONALS, "-b", "9x9+x", "--to", "fpuzzles").out();

    isOneSentence(Run.of("solve", link.strip(), "--board", "9x9"), "this is a 9x9+x board");
    assertThat(Run.of("solve", link.strip()).out()).startsWith("Solved with NHL");
    assertThat(Run.of("convert", link.strip(), "--to", "line").err())
        .contains("left out, since the format has no place for it: the board");
  }

  @Test
  void aFormatThatCannotSayItsBoardIsReadOnIt() {
    String sdk = Run.of("convert", WITH_DIAGONALS, "--to", "sdk").out();

    assertThat(Run.reading(sdk, "solve", "-", "--board", "9x9+x").out()).startsWith("Solved");
  }

  @Test
  void aMaskIsOneOfTheBoard() {
    assertThat(Run.of("convert", "ring-4x4", "--board", "4x4+x", "--to", "json").out())
        .contains("\"board\":\"4x4+x\"");
    assertThat(Run.of("check", "ring-4x4", "--board", "4x4+x").out())
        .startsWith("Read as a mask on the 4x4+x board");
    assertThat(Run.of("generate", "--mask", "ring-4x4", "--board", "4x4+x", "-f", "json").out())
        .contains("\"board\":\"4x4+x\"");
  }

  @Test
  void aProjectAndOutcomesInJsonKeepTheirBoard() throws IOException {
    Board board = Boards.named("9x9+x").orElseThrow();
    Puzzle puzzle = PuzzleText.read(WITH_DIAGONALS, board);
    Path project = folder.resolve("x.cluewright");
    Document document =
        Document.untitled(puzzle.mask(), StrategySet.parse("NHL")).withPuzzle(puzzle);
    ProjectFile.write(project, new Project(List.of(document), 0), unrated -> Optional.empty());

    assertThat(Run.of("solve", project.toString()).out()).startsWith("Solved with NHL");
    String outcomes = folder.resolve("x.jsonl").toString();
    String[] generate = {
      "generate", "--mask", project.toString(), "--out", outcomes, "--count", "1"
    };
    assertThat(Run.of(generate).code()).isZero();
    assertThat(Run.of("solve", outcomes).out()).startsWith("Solved with NHL");
  }

  @Test
  void aRunOnSuchABoardIsCarriedOn() {
    String file = folder.resolve("x.txt").toString();
    String[] first = {
      "generate", "--mask", "ring-4x4", "--board", "4x4+x", "-s", "NHL", "--out", file
    };

    assertThat(Run.of(first).code()).isZero();
    Run resumed =
        Run.of(
            "generate",
            "--mask",
            "ring-4x4",
            "--board",
            "4x4+x",
            "-s",
            "NHL",
            "--out",
            file,
            "--resume");

    assertThat(resumed.err()).contains("1 puzzle is already there");
    assertThat(resumed.code()).isZero();
  }

  @ParameterizedTest
  @CsvSource({"8x8", "10x10", "15x15", "20x20"})
  void cellsOfEverySizeChooseTheirBoard(String name) {
    Board board = Boards.named(name).orElseThrow();
    int[] digits = new int[board.cells()];
    for (int column = 0; column < board.columns(); column++) {
      digits[column] = column + 1;
    }
    Puzzle puzzle = new Puzzle(board, digits);

    for (String format :
        List.of("line", "grids", "csv", "array", "json", "fpuzzles", "sudokupad")) {
      Run written = Run.of("convert", puzzle.line(), "--to", format);
      assertThat(written.err()).as(format).isEmpty();
      assertThat(Run.reading(written.out(), "convert", "-", "--to", "json").out())
          .as(format)
          .contains("\"board\":\"" + name + "\"", puzzle.line());
    }
    assertThat(Run.reading(PuzzleText.grid(puzzle), "convert", "-", "--to", "line").out())
        .isEqualTo(puzzle.line() + "\n");
  }

  /** By other names than ours, however they are spelt. */
  @ParameterizedTest
  @CsvSource({
    "9x9+anti-knight, 9x9+knight",
    "9x9+antiknight, 9x9+knight",
    "9x9+Anti Knight, 9x9+knight",
    "9x9+knight's-move, 9x9+knight",
    "anti-king, 9x9+king",
    "9x9+non-touching, 9x9+king",
    "16x16+diagonals, 16x16+x",
    "9×9 + hyper-sudoku, 9x9+windoku",
    "9x9+center-dot, 9x9+centre-dot",
    "9x9+disjoint-sets+anti_knight, 9x9+disjoint-groups+knight",
    "9x9+killer15=r3c3r3c4, 9x9+cage15=r3c3r3c4",
    "6x6-3x2+thermo=r1c1r1c2, 6x6-3x2+thermometer=r1c1r1c2",
    "9x9+black-dot=r1c1r1c2+white-dot=r5c5r5c6, 9x9+consecutive=r5c5r5c6+ratio=r1c1r1c2"
  })
  void boardsAreKnownByTheNamesThatPeopleGiveThem(String given, String ours) throws Exception {
    assertThat(BoardNames.read(given)).isEqualTo(Boards.named(ours).orElseThrow());
  }

  /** What is missing or unknown is named, and what is there. */
  @ParameterizedTest
  @CsvSource({
    "9x9+killer, '\"killer\" needs its cells: write them as in 9x9+cage15=r3c3r3c4'",
    "killer, '\"killer\" needs its cells: write them as in 9x9+cage15=r3c3r3c4'",
    "6x6+kropki, 'write them as in 6x6+consecutive=r1c1r1c2+ratio=r2c1r2c2'",
    "9x9+xv, 'write them as in 9x9+x=r1c1r1c2+v=r2c1r2c2'",
    "9x9+greater-than, write them as in 9x9+less=r1c1r1c2",
    "9x9+whispers, '\"whispers\" needs its cells: write them as in 9x9+whispers5=r1c1r1c2'",
    "9x9+non-consecutive, 'there is no rule \"non-consecutive\"; did you mean nonconsecutive?'",
    "9x9+windouku, 'there is no rule \"windouku\"; did you mean windoku?'",
    "9x9+bow, 'and with cells consecutive, ratio, x, v, less, thermometer, '",
    "9x9+thermometer=r1c1r9c12, r9c12 is not on the board",
    "30x30, 'there is no board \"30x30\"; the boards are 4x4,'",
    "30x30+knight, 'there is no board \"30x30+knight\"; the boards are 4x4,'"
  })
  void aNameThatIsNoneIsAnsweredWithTheRightOne(String name, String words) {
    isOneSentence(Run.of("generate", "--mask", "heart", "--board", name), words);
  }
}
