package cluewright.cli.publish;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import cluewright.InTurn;
import cluewright.Thorough;
import cluewright.cli.Run;
import cluewright.document.Document;
import cluewright.document.Project;
import cluewright.format.MaskText;
import cluewright.format.ProjectFile;
import cluewright.format.PuzzleText;
import cluewright.format.exchange.Formats;
import cluewright.format.exchange.core.Format;
import cluewright.format.exchange.core.Item;
import cluewright.mask.ShapeLibrary;
import cluewright.model.Puzzle;
import cluewright.strategy.StrategySet;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

final class ConvertCommandTest {
  private static final String PUZZLE =
      "2..1.5..3.54...71..1.2.3.8.6.28.73.4.........1.53.98.6.2.7.1.6..81...24.7..4.2..1";
  private static final String OTHER =
      ".23456789456789123789123456214365897365897214897214365531642978642978531978531642";

  @TempDir Path folder;

  private static void isOneSentence(Run run, String words) {
    assertThat(run.err()).startsWith("cluewright: ").hasLineCount(1).contains(words);
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
  }

  static Stream<String> formatsOfPuzzles() {
    return Formats.offering(List.of(Item.of(PuzzleText.read(PUZZLE)))).stream().map(Format::id);
  }

  /** The puzzle on standard output, whatever the format. */
  private static String written(String id) {
    Run run = Run.of("convert", PUZZLE, "--to", id);
    assertThat(run.err()).isEmpty();
    assertThat(run.code()).isZero();
    return run.out();
  }

  @ParameterizedTest
  @MethodSource("formatsOfPuzzles")
  void thereAndBackIsThePuzzleAgain(String id) {

    assertThat(Run.reading(written(id), "convert", "-", "--to", "line").out())
        .isEqualTo(PUZZLE + "\n");
    assertThat(Run.reading(written(id), "convert", "-", "-", "--from", id, "--to", "line").out())
        .isEqualTo(PUZZLE + "\n");
  }

  @InTurn
  @ParameterizedTest
  @MethodSource("formatsOfPuzzles")
  void everyCommandReadsEveryFormat(String id) throws IOException {
    String file = Files.writeString(folder.resolve("puzzle.any"), written(id)).toString();

    assertThat(Run.of("check", file).out()).startsWith("Read as a puzzle on the 9x9 board, 36 clu");
    assertThat(Run.of("hint", file).code()).isZero();
    assertThat(Run.of("rate", file).out()).contains(" 1: HoDoKu ");
    assertThat(Run.of("solve", file).out()).startsWith("Solved with NHL");
    assertThat(Run.of("repair", "--mask", file).out()).isNotEmpty();
  }

  @Test
  void theEndingsChooseWhatIsWritten() throws IOException {
    Path in = Files.writeString(folder.resolve("in.txt"), PUZZLE + "\r\n" + OTHER + "\r\n");
    Path out = folder.resolve("OUT.TXT");

    Run run = Run.of("convert", in.toString(), out.toString());

    assertThat(run.err()).isEmpty();
    assertThat(run.code()).isZero();
    assertThat(out).hasContent(PUZZLE + "\n" + OTHER + "\n");
  }

  @Test
  void aMaskGoesIntoAFileOfItsEnding() {
    Path out = folder.resolve("mask.txt");

    assertThat(Run.of("convert", "xx..............", out.toString()).code()).isZero();

    assertThat(MaskText.read(read(out))).isEqualTo(MaskText.read("xx.............."));
  }

  @Test
  void aShapeIsAMask() {
    Run run = Run.of("convert", "heart", "--to", "mask");

    assertThat(MaskText.read(run.out()))
        .isEqualTo(ShapeLibrary.named("heart").orElseThrow().mask());
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void oneOfSeveralCanBeChosen() {
    Run run = Run.reading(PUZZLE + "\n" + OTHER, "convert", "-", "--only", "2", "--to", "line");

    assertThat(run.out()).isEqualTo(OTHER + "\n");
    isOneSentence(
        Run.reading(PUZZLE + "\n" + OTHER, "convert", "-", "--only", "3", "--to", "line"),
        "--only is 3, but there are 2 puzzles");
  }

  @Test
  void aProjectGivesEveryPuzzleAndSaysWhatIsLeftOut() throws IOException {
    Path file = folder.resolve("my.cluewright");
    ProjectFile.write(
        file,
        new Project(List.of(document("One", PUZZLE), document("Two", OTHER)), 1),
        p -> Optional.empty());

    Run run = Run.of("convert", file.toString(), "--to", "line");

    assertThat(run.code()).isZero();
    assertThat(run.out()).isEqualTo(PUZZLE + "\n" + OTHER + "\n");
    assertThat(run.err())
        .isEqualTo(
            "cluewright: line: left out, since the format has no place for it: title, author and"
                + " notes\n");
  }

  private static Document document(String title, String line) {
    Puzzle puzzle = PuzzleText.read(line);
    return Document.untitled(puzzle.mask(), StrategySet.parse("NHL"))
        .withTitle(title)
        .withAuthor("Me")
        .withNotes("for\nthe club")
        .withPuzzle(puzzle);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          convert                                  | Missing required parameter: 'IN'
          convert missing.txt                      | "missing.txt" is neither a file nor a puzzle
          convert 1..4..........2.                 | the output format is not given: give --to with
          convert 1..4..........2. puzzle.doc      | the extension of "puzzle.doc" belongs to no format: give --to with
          convert 1..4..........2. line            | the extension of "line" belongs to no format: give --to with
          convert 1..4..........2. --to lime       | there is no format "lime", did you mean line?
          convert 1..4..........2. --to papyrus    | there is no format "papyrus"; the formats are
          convert 1..4..........2. --from papyrus  | there is no format "papyrus"; the formats are
          convert 1..4..........2. --to line --only 0 | --only is 0, but there is 1 puzzle
          convert xx.............. --to line       | line cannot be written: this format holds puzzles, and a mask has no digits; give --to with
          convert 1..4..........2. nowhere/x.txt   | nowhere/x.txt cannot be written: give a file in an existing
          convert 1..4......k...2. --to line       | "1..4......k...2.": line 1, column 11: "k" is not a digit of the 4x4 board
          """)
  void aMistakeGetsOneSentence(String arguments, String words) {
    isOneSentence(Run.of(arguments.split(" ")), words);
  }

  @Test
  void whatCannotBeWrittenLeavesTheFileAsItWas() throws IOException {
    Path out = Files.writeString(folder.resolve("old.txt"), "old");

    isOneSentence(
        Run.reading("xx..............", "convert", "-", out.toString(), "--to", "line"),
        "line cannot be written");
    isOneSentence(Run.reading("1..", "convert", "-", out.toString()), "standard input: line 1");

    assertThat(out).hasContent("old");
    assertThat(folder.toFile().list()).containsExactly("old.txt");
  }

  @Test
  void theListNamesEveryFormat() {
    Run run = Run.of("formats");

    assertThat(run.code()).isZero();
    assertThat(
            run.out()
                .lines()
                .filter(line -> line.matches("  [a-z0-9].*"))
                .map(line -> line.strip().replaceAll(" .*", "")))
        .containsExactlyElementsOf(Formats.READ.stream().map(Format::id).toList());
    assertThat(run.out())
        .contains("line ", ".txt; keeps only the cells", "sumocue ", "no files; only read");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      value = {
        "solo!2x2:1o",
        "killer!3x3::k:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0"
            + ":0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:",
        "other-json!{\"puzzle\":\"1...............\"}"
      })
  void whatIsOnlyReadHasANameAsWell(String id, String text) {
    Run read = Run.reading(text, "convert", "-", "--from", id, "--to", "json");
    assertThat(read.code()).as(read.err()).isZero();
    assertThat(read.out()).contains("cluewright-puzzles");

    isOneSentence(
        Run.of("convert", PUZZLE, "--to", id), id + " cannot be written: this format is only read");
    isOneSentence(Run.of("convert", "<html>", "--to", "line"), id);
  }

  @Test
  void aListOfSmallBoardsWithOneFaultIsNoLargeBoard() {
    String list = "1.....2.........\n".repeat(15) + "1.....5.........\n";
    Run run = Run.reading(list, "convert", "-", "--to", "line");
    isOneSentence(run, "line 16");
  }

  @Test
  void zerosAreOpenCellsWhereTheyAreTooManyForADigit() {
    String line = "1." + "0".repeat(254) + "\n";
    assertThat(Run.reading(line, "convert", "-", "--to", "line").out())
        .isEqualTo("1" + ".".repeat(255) + "\n");
  }

  @Test
  void whatAStateLeavesOpenStaysAClue() {
    String rows = PUZZLE.replaceAll("(.{9})", "$1\n");
    String empty = (".".repeat(9) + "\n").repeat(9);
    String sdk = "[Puzzle]\n" + rows + "[State]\n" + empty;
    assertThat(Run.reading(sdk, "convert", "-", "--to", "line").out()).isEqualTo(PUZZLE + "\n");
  }

  @Test
  void thatPlacedDigitsBecomeCluesIsSaid() {
    String hodoku = ":0000:x:" + PUZZLE.replaceFirst("2\\.\\.1", "2+7.1") + "::::\n";
    assertThat(Run.reading(hodoku, "convert", "-", "--to", "marks").err())
        .contains("cluewright: marks: this format cannot tell clues from other digits");
    assertThat(Run.reading(PUZZLE, "convert", "-", "--to", "marks").err()).isEmpty();
  }

  @Test
  void whatIsPassedOverIsSaid() {
    assertThat(Run.reading(PUZZLE + " # mine", "convert", "-", "--to", "sdk").err())
        .isEqualTo("cluewright: -: skipped: comments and words beside the cells\n");
  }

  @Test
  void aFileOfAnotherAgeIsReadAndThatIsSaid() throws IOException {
    String sdk = "#D R\u00e4tsel\n[Puzzle]\n" + PUZZLE.replaceAll("(.{9})", "$1\n");
    Path file = folder.resolve("old.sdk");
    Files.writeString(file, sdk, StandardCharsets.ISO_8859_1);

    Run run = Run.of("convert", file.toString(), "--to", "json");

    assertThat(run.out()).contains("\"title\":\"R\u00e4tsel\"");
    assertThat(run.err()).contains("the text is not UTF-8, so it was read as windows-1252");
  }

  @Test
  void theEndingOfAListMakesItOne() throws IOException {
    String rows = "1..4............\n................\n".repeat(8);
    Path list = Files.writeString(folder.resolve("list.sdm"), rows);
    Path board = Files.writeString(folder.resolve("board.txt"), rows.replaceFirst("1", "2"));

    assertThat(Run.of("convert", list.toString(), "--to", "line").out()).hasLineCount(16);
    assertThat(Run.of("rate", list.toString()).out()).contains("16");
    Run plain =
        Run.reading(
            "1...............\n" + rows.substring(17, 17 * 2).repeat(15),
            "convert",
            "-",
            "--to",
            "line");
    assertThat(plain.out()).hasLineCount(1);
    assertThat(plain.err()).contains("the 16 rows were read as one 16x16 board");
    assertThat(Run.of("convert", board.toString(), "--from", "sdm", "--to", "line").out())
        .hasLineCount(16);
  }

  @Test
  void aProjectIsReadFromStandardInput() throws IOException {
    Path file = folder.resolve("my.cluewright");
    ProjectFile.write(
        file,
        new Project(List.of(document("One", PUZZLE), document("Two", OTHER)), 1),
        p -> Optional.empty());
    String text = Files.readString(file);

    assertThat(Run.reading(text, "convert", "-", "--to", "line").out())
        .isEqualTo(PUZZLE + "\n" + OTHER + "\n");
    assertThat(Run.reading(text, "check", "-").out()).startsWith("Read as a puzzle on the 9x9");
    isOneSentence(
        Run.reading(text.substring(0, 80), "convert", "-", "--to", "line"),
        "standard input: it stops being valid JSON at line ");
  }

  @Test
  void aDeviceIsATarget() {
    Path nothing = Path.of("/dev/null");
    assumeTrue(Files.exists(nothing), "no such device here");
    Run run = Run.of("convert", PUZZLE, nothing.toString(), "--to", "line");
    assertThat(run.err()).isEmpty();
    assertThat(run.code()).isZero();
  }

  @Thorough
  @Test
  void whatIsTooLongToBeReadAgainIsSaid() {
    String puzzle = "1" + ".".repeat(624) + "\n";
    Run large = Run.reading(puzzle.repeat(26_000), "convert", "-", "--to", "json");
    assertThat(large.err())
        .contains("the output has 16 MB, but at most 16 MB can be read back: split it into parts");
  }

  /** A table of more than 16 MB, with long notes of two lines. */
  private String longTable(int faulty) throws IOException {
    String notes = ",\"a note, " + "which goes on ".repeat(80) + "\nand ends here\"\n";
    StringBuilder table = new StringBuilder("puzzle,remarks\n");
    for (int row = 0; row < 15_500; row++) {
      table
          .append(row == faulty ? PUZZLE.replace('2', 'z') : row % 2 == 0 ? PUZZLE : OTHER)
          .append(notes);
    }
    return Files.writeString(folder.resolve("long.csv"), table).toString();
  }

  @InTurn
  @Test
  void aListTooLongToBeReadAtOnceIsConvertedInParts() throws IOException {
    Path out = folder.resolve("out.txt");
    Run run = Run.of("convert", longTable(-1), out.toString());

    assertThat(run.code()).as(run.err()).isZero();
    List<String> lines = Files.readAllLines(out);
    assertThat(lines).hasSize(15_500);
    for (int row = 0; row < lines.size(); row++) {
      assertThat(lines.get(row)).isEqualTo(row % 2 == 0 ? PUZZLE : OTHER);
    }
    assertThat(run.err()).hasLineCount(1).contains("remarks");
  }

  @Thorough
  @Test
  void aFaultInALongListIsToldWithItsLine() throws IOException {
    Path out = folder.resolve("out.csv");
    Run run = Run.of("convert", longTable(12_000), out.toString(), "--strict");

    isOneSentence(run, "line " + (2 + 2 * 12_000) + ",");
    assertThat(out).doesNotExist();
  }

  @InTurn
  @Test
  void aLongListInAnotherEncodingIsToldWithItsLine() throws IOException {
    Path list = folder.resolve("long.sdm");
    byte[] puzzles = (PUZZLE + "\n").repeat(210_000).getBytes(StandardCharsets.ISO_8859_1);
    puzzles[150_000 * (PUZZLE.length() + 1)] = (byte) 0xE9;
    Files.write(list, puzzles);
    Path out = folder.resolve("out.jsonl");

    Run run = Run.of("convert", list.toString(), out.toString());
    isOneSentence(run, "is not in UTF-8");
    assertThat(run.err()).containsPattern("long.sdm: line 149[89]\\d\\d,");
    assertThat(out).doesNotExist();
  }

  @InTurn
  @Test
  void aLongListHasOneHeadingAndGoesOnlyWhereAPuzzleIsALine() throws IOException {
    String table = longTable(-1);
    Run json = Run.of("convert", table, folder.resolve("out.json").toString());
    isOneSentence(json, "lists that long are written to formats with a puzzle a line");
    isOneSentence(Run.of("convert", table, "--to", "csv", "--only", "3"), "--only");

    Run csv = Run.of("convert", table, "--to", "csv");
    assertThat(csv.out().lines().filter(line -> line.startsWith("puzzle,"))).hasSize(1);
    assertThat(csv.out().lines()).hasSize(15_501);
  }

  @Thorough
  @Test
  void aLongListMayComeThroughAPipe() throws IOException {
    String table = Files.readString(Path.of(longTable(-1)));

    Run piped = Run.reading(table, "convert", "-", "--to", "jsonl");
    assertThat(piped.code()).as(piped.err()).isZero();
    assertThat(piped.out().lines()).hasSize(15_500);
    assertThat(piped.out()).startsWith("{\"board\":\"").contains(PUZZLE, OTHER);

    String fault = Files.readString(Path.of(longTable(12_000)));
    Run faulty = Run.reading(fault, "convert", "-", folder.resolve("p.txt").toString(), "--strict");
    isOneSentence(faulty, "standard input: line " + (2 + 2 * 12_000) + ",");
    String spacious = piped.out().replace("\n", " ".repeat(1100) + "\n");
    assertThat(spacious.length()).as("beyond what is read at once").isGreaterThan(16 << 20);
    Run back = Run.reading(spacious, "convert", "-", folder.resolve("p.sdm").toString());
    assertThat(back.code()).as(back.err()).isZero();
    assertThat(Files.readAllLines(folder.resolve("p.sdm"))).hasSize(15_500);
  }
}
