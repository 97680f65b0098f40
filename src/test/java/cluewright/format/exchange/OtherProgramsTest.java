package cluewright.format.exchange;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.format.FormatException;
import cluewright.format.PuzzleText;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.Reading;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Drawn;
import cluewright.model.Puzzle;
import cluewright.replay.SolutionCounter;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What programs, services and spreadsheets write, and is only read here. */
final class OtherProgramsTest {
  private static final String LINE =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  private static final String SOLUTION =
      "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
  private static final Puzzle PUZZLE = PuzzleText.read(LINE);
  private static final Item ITEM = Item.of(PUZZLE);

  private static String array(String cells) {
    return IntStream.range(0, 9)
        .mapToObj(
            row ->
                cells
                    .substring(9 * row, 9 * row + 9)
                    .replace('.', '0')
                    .chars()
                    .mapToObj(c -> String.valueOf((char) c))
                    .collect(Collectors.joining(", ", "[", "]")))
        .collect(Collectors.joining(",\n  ", "[", "]"));
  }

  private static String json(String text) {
    return text.replace("P", '"' + LINE.replace('.', '0') + '"')
        .replace("A", array(LINE))
        .replace("S", '"' + SOLUTION + '"')
        .replace("F", array(SOLUTION))
        .replace('\'', '"');
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'puzzle': A}",
        "{'board': A}",
        "{'puzzle': P, 'solution': S, 'difficulty': 2}",
        "{\n 'grid': A,\n 'solution': F}",
        "[{'puzzle': P, 'solution': S}]",
        "[\n {'id': 7, 'quiz': P}\n]",
        "{'newboard': {'grids': [{'value': A, 'solution': F, 'difficulty': 'Hard'}], 'results': 1}}",
        "{'response': true, 'size': '9', 'squares': A}",
        "{'data': {'1_9x9': {'problem': P, 'solution': S}}}",
        "{'mission': P, 'clues': 30}",
        "{'cells': ['53..7....','6..195...','.98....6.','8...6...3','4..8.3..1','7...2...6','.6....28.','...419..5','....8..79']}",
        "{'any': S, 'other': P}",
        "{'puzzle': P, 'draft': P}"
      })
  void objectsOfAnyShapeAreRead(String text) {
    assertThat(Formats.read(json(text)))
        .as(text)
        .extracting(Item::content)
        .containsExactly(ITEM.content());
  }

  @Test
  void listsOverSeveralLinesAreRead() {
    String one = "{\n  'puzzle': A,\n  'level': 3,\n 'title': 'Kite'\n}";
    for (String text : List.of("[" + one + ",\n" + one + "]", one + "\n" + one)) {
      List<Item> items = Formats.read(json(text));
      assertThat(items).hasSize(2);
      assertThat(items.get(1).content()).isEqualTo(ITEM.content());
      assertThat(items.get(1).about().level()).isEqualTo("3");
      assertThat(items.get(1).about().title()).isEqualTo("Kite");
    }
    assertThat(Formats.read(json("{'puzzles': [A, A]}"))).containsExactly(ITEM, ITEM);
    assertThat(Formats.read(json("{'puzzles': [P, P]}"))).containsExactly(ITEM, ITEM);
    assertThat(Formats.read(json("{'board':A}\n{'board':A}"))).hasSize(2);
  }

  @Test
  void aTextWithItsSizeAndDashesStandsInAField() {
    String rows =
        LINE.replaceAll("(.{9})", "$1\\\\n")
            .replace('.', '-')
            .replaceAll("(?<=[-0-9])(?=[-0-9])", " ");
    Reading reading = Formats.reading("{\"problem\": \"9 9\\n" + rows + "\"}", "");
    assertThat(reading.items()).containsExactly(ITEM);
    assertThat(reading.remarks().toString()).contains("the first line, which gives the size");
  }

  @Test
  void fieldsThatHaveNoPlaceAreTold() {
    assertThat(Formats.reading(json("[{'puzzle': P, 'solution': S, 'stars': 3}]"), "").remarks())
        .extracting(String::valueOf)
        .containsExactly("skipped, since there is no place for it here: “solution”, “stars”");
  }

  @Test
  void aChoiceThatNothingTellsIsRefused() {
    assertThatThrownBy(() -> Formats.read(json("{'one': P, 'two': P}")))
        .hasMessageStartingWith("line 1, column 1: this object has several boards")
        .hasMessageContaining("one, two");
    assertThatThrownBy(() -> Formats.read("{\"a\": 1}"))
        .hasMessageContaining("no field here holds a board");
    assertThatThrownBy(() -> Formats.read("{\"a\": 1}\n{\"puzzle\": [[1, 2], [3, 4]]}"))
        .hasMessageStartingWith("line 2, ");
    assertThatThrownBy(() -> Formats.read("{\"a\": ["))
        .hasMessageContaining("this is not JSON from here on");
  }

  /** As jigsaws with their regions below the rows are, which no solution may stand for. */
  @Test
  void aSolutionDoesNotTakeThePlaceOfAPuzzleThatCannotBeRead() {
    String rows = "2 1 - -\\n- - - -\\n- - - 3\\n- - - -";
    String solution = "2 1 4 3\\n3 4 2 1\\n1 2 3 4\\n4 3 1 2";
    String object = "{\"problem\": \"4 4\\n%s\", \"solution\": \"4 4\\n%s\"}";
    assertThat(Formats.read(object.formatted(rows, solution))).hasSize(1);
    String regions = "\\n1 1 1 3\\n1 3 3 3\\n2 2 4 4\\n2 2 4 4";
    assertThat(Formats.read(object.formatted(rows + regions, solution)))
        .extracting(item -> item.content().board().name())
        .containsExactly("4x4/1112122233443344");
    String uneven = regions.replaceFirst("4 4$", "4 2");
    assertThatThrownBy(() -> Formats.read(object.formatted(rows + uneven, solution)))
        .isInstanceOf(FormatException.class);
  }

  @Test
  void theJsonOfSudokuPadIsAFile() {
    String open = "{},{},{},{}";
    String cells = "[[{'value':1},{},{},{}],[" + open + "],[" + open + "],[{},{'value':2},{},{}]]";
    String regions =
        "[[[0,0],[0,1],[0,2],[1,0]],[[0,3],[1,1],[1,2],[1,3]],"
            + "[[2,0],[2,1],[2,2],[3,0]],[[2,3],[3,1],[3,2],[3,3]]]";
    String file = "{'id':'x','cellSize':50,'metadata':{'title':'Kite'},'cells':%s,'regions':%s%s}";
    String text = file.formatted(cells, regions, "").replace('\'', '"');
    for (String written : List.of(text, text.replace(":", ": ").replace("[[", "[\n  ["))) {
      Item item = Formats.read(written).get(0);
      assertThat(item.content().board().name()).isEqualTo("4x4/1112122233343444");
      assertThat(Told.puzzleOf(item).line()).isEqualTo("1............2..");
      assertThat(item.about().title()).isEqualTo("Kite");
    }
    String arrows = ",'arrows':[{'wayPoints':[[0,0],[1,1]],'color':'#000000'}]";
    String drawn = file.formatted(cells, regions, arrows).replace('\'', '"');
    assertThat(Formats.read(drawn).get(0).content().board().decoration().strokes()).hasSize(1);
    assertThatThrownBy(() -> Formats.read(text.substring(0, text.length() - 3)))
        .hasMessageContaining("this is not JSON from here on");
  }

  @Test
  void theJsonOfFpuzzlesIsAFile() {
    String cells =
        IntStream.range(0, 4)
            .mapToObj(
                row ->
                    "[{\"value\": %d, \"given\": true, \"region\": %d}, {}, {}, {}]"
                        .formatted(row + 1, row / 2 * 2))
            .collect(Collectors.joining(", ", "[", "]"));
    Reading reading =
        Formats.reading("{\"size\": 4, \"title\": \"Kite\", \"grid\": " + cells + "}\n", "");
    assertThat(Told.puzzleOf(reading.items().get(0)).line()).isEqualTo("1...2...3...4...");
    assertThat(reading.items().get(0).about().title()).isEqualTo("Kite");
    assertThatThrownBy(
            () -> Formats.read("{\"size\": 4, \"arrow\": [{}], \"grid\": " + cells + "}\n"))
        .hasMessageContaining("arrow");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "puzzle\n'%s\n",
        "puzzle\n=\"%s\"\n",
        "puzzle,level\n\"=\"\"%s\"\"\",easy\n",
        "'puzzle;'level\n'%s;'easy\n",
        "=\"1\",=\"%s\"\n",
        "1;'%s\n"
      })
  void whatSpreadsheetsTakeForTextIsRead(String table) {
    assertThat(Formats.read(table.formatted(LINE)))
        .extracting(Item::content)
        .containsExactly(ITEM.content());
  }

  @Test
  void cellsOfSpreadsheetsAreRead() {
    String rows =
        LINE.replaceAll("(.)", "=\"$1\",")
            .replaceAll("((?:[^,]*,){9})", "$1\n")
            .replace("=\".\"", "");
    assertThat(Formats.read(rows)).containsExactly(ITEM);
  }

  @ParameterizedTest
  @ValueSource(strings = {"puzzle\n%s\n", "id,puzzle\n1,%s\n", "%s\n", "puzzle;x\n\"%s\";1\n"})
  void aPuzzleThatASpreadsheetRoundedIsNamedSo(String table) {
    for (String number : List.of("1.9E+78", "5.30070000600195E+80", "4E+79")) {
      assertThatThrownBy(() -> Formats.read(table.formatted(number)))
          .as(table)
          .hasMessageContaining("\"" + number + "\" is a puzzle that a spreadsheet has rounded");
    }
    assertThatThrownBy(() -> Formats.read("puzzle;x\n5,3E+80;1\n"))
        .hasMessageContaining("\"5,3E+80\" is a puzzle that a spreadsheet has rounded");
  }

  @Test
  void aJigsawOfSumoCueIsRead() {
    Board board = Boards.named("4x4/1112122233434434").orElseThrow();
    String text = "SumoCueV1=1J0=0J0=0J0=0J1=0J0=0J1=0J1=2J1=0J2=0J2=0J3=0J2=0J3=0J3=0J2=4J3";
    String regions = "AAABABBBCCDCDDCD";
    Board meant = Boards.jigsaw(regions, java.util.Set.of());
    assertThat(Formats.read(text))
        .containsExactly(Item.of(PuzzleText.read("1......2.......4", meant)));
    assertThat(board.cells()).isEqualTo(16);
    assertThatThrownBy(() -> Formats.read(text.replace("4J3", "4J0")))
        .hasMessageContaining("these 16 cells are not in as many regions of one size");
    assertThatThrownBy(() -> Formats.read(text.replace("4J3", "7J3")))
        .hasMessageContaining("\"7J3\" is not a cell of SumoCue");
    assertThatThrownBy(() -> Formats.read("SumoCueV2=0J0"))
        .hasMessageContaining("SumoCue’s first version");
    assertThatThrownBy(() -> Formats.read("SumoCue"))
        .hasMessageContaining("this is not a jigsaw of SumoCue");
  }

  @Test
  void aKillerInSignsIsRead() {
    Board board = Formats.read("H<v00" + "5".repeat(76)).get(0).content().board();
    assertThat(Drawn.cages(board))
        .contains(
            Drawn.cage(CellSet.of(0, 1), 17),
            Drawn.cage(CellSet.of(2, 11), 5),
            Drawn.cage(CellSet.of(3), 0));
    assertThatThrownBy(() -> Formats.read("^" + "0".repeat(80)))
        .hasMessageContaining("not a 9x9 killer in signs");
    assertThatThrownBy(() -> Formats.read("v^" + "0".repeat(79)))
        .hasMessageContaining("not a 9x9 killer in signs");
  }

  @Test
  void aJigsawWithoutASpaceBeforeItsRegionsIsRead() {
    Item item = Formats.read("1" + ".".repeat(35) + "AAAABBAABBBBCCCDDDCCCDDDEEEFFFEEEFFF").get(0);
    assertThat(item.content().board().name()).startsWith("6x6/1111221122");
  }

  @Test
  void aKillerInNumbersIsRead() {
    int[] numbers = IntStream.range(0, 81).toArray();
    numbers[0] = numbers[1] = 256 * 17 + 3;
    numbers[40] = 256 * 5 + 4;
    String cells = IntStream.of(numbers).mapToObj(n -> n + ":").collect(Collectors.joining());

    Board board = Formats.read("3x3::k:" + cells).get(0).content().board();
    assertThat(Drawn.cages(board))
        .containsExactlyInAnyOrder(Drawn.cage(CellSet.of(0, 1), 17), Drawn.cage(CellSet.of(40), 5));
    assertThat(
            Formats.read("3x3:d:k:" + cells.substring(0, cells.length() - 1))
                .get(0)
                .content()
                .board()
                .toString())
        .contains("+x");
    assertThatThrownBy(() -> Formats.read("3x3::k:1:2:3:"))
        .hasMessageContaining("3 cells are told, but the 9x9 board has 81");
    assertThatThrownBy(() -> Formats.read("2x3::k:1:2:3:"))
        .hasMessageContaining("this is not a 9x9 killer in numbers");
  }

  @ParameterizedTest
  @CsvSource({
    "2x2:1_2b3c4g, 4x4",
    "2x2x:1_2b3c4g, 4x4+x",
    "2x3:6zi, 6x6",
    "3x2:6zi, 6x6-3x2",
    "2x2dt:1_2b3c4g, 4x4",
    "2x2r4de:1_2b3c4g, 4x4"
  })
  void aGameIdOfSoloIsRead(String id, String board) {
    Item item = Formats.read(id).get(0);
    assertThat(item.content().board()).isEqualTo(Boards.named(board).orElseThrow());
    assertThat(Told.puzzleOf(item).line()).startsWith(board.startsWith("4") ? "12..3...4" : "6.");
  }

  @Test
  void aLargeGameIdOfSoloHasNumbers() {
    Item item = Formats.read("4x4:16_10_1" + "z".repeat(9) + "s").get(0);
    assertThat(Told.puzzleOf(item).line()).startsWith("GA1.");
    assertThatThrownBy(() -> Formats.read("3x3k:zzzc,ab"))
        .hasMessageContaining("has cages (k), which are not read");
    assertThatThrownBy(() -> Formats.read("9j:zzzc,ab"))
        .hasMessageContaining("has regions of its own (j)");
    assertThatThrownBy(() -> Formats.read("3x3:5_3b7"))
        .hasMessageContaining("5 cells are told, but the 9x9 board has 81");
    assertThatThrownBy(() -> Formats.read("2x2:5_3b7")).isInstanceOf(FormatException.class);
    assertThatThrownBy(() -> Formats.read("9x9:5_3b7"))
        .hasMessageContaining("no such board is known");
  }

  /** The forms that SudokuExchange's own tests have. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ' ',
      value = {
        "KDTRBQsV3CQ3p0q08RJ5avLJSRFc 000309007001060040000010003206003100000020000008700905600070000010090800700508000",
        "o1D2dXFNQs49mHm78qLTFaa7C2t0 000000130290003000503006004000004980000708000078200000100900506000600072025000000"
      })
  void aShortLinkOfSudokuExchangeIsRead(String shortForm, String digits) {
    Item item = Formats.read(digits).get(0);
    String start = "https://sudokuexchange.com/play/?s=";
    assertThat(Formats.read(start + shortForm)).containsExactly(item);
    assertThat(Formats.read(start + digits.replace('0', '.'))).containsExactly(item);
    assertThat(Formats.read(start + digits.replaceAll("(?<=.)(?=.)", ","))).containsExactly(item);
    assertThatThrownBy(() -> Formats.read(start + shortForm.substring(2)))
        .isInstanceOf(FormatException.class);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"3x3::q:1", "5o3..7", "53..7... @", "{[(", "Sudoku: 5 3 . . 7 (hard!)", "x1y2z3"})
  void aTextOfNoKnownFormatIsNotOneOfTheLargestBoard(String text) {
    assertThatThrownBy(() -> Formats.read(text))
        .as(text)
        .isInstanceOf(FormatException.class)
        .message()
        .doesNotContain("digit of the 25x25");
  }

  @Test
  void asManyCellsAsABoardInOtherRowsAreNamedSo() {
    for (int width : List.of(33, 25, 5)) {
      String text = ("1" + ".".repeat(99)).replaceAll("(.{" + width + "})", "$1\n");
      assertThatThrownBy(() -> Formats.read(text))
          .hasMessageContaining("this row has " + width + " cells; in all there are 100 cells, as")
          .hasMessageContaining("as many as on the 10x10 board, whose rows have 10");
    }
  }

  /** With the steps and the statistics that QQwing prints below a grid, or behind it in a table. */
  @Test
  void whatQqwingPrintsIsRead() {
    String border = "-------|-------|-------\n";
    List<String> rows = List.of(LINE.replaceAll("(.)(.)(.)", " $1 $2 $3 |").split("(?<=\\G.{24})"));
    String grid =
        IntStream.range(0, 9)
            .mapToObj(
                row ->
                    (row > 0 && row % 3 == 0 ? border : "") + rows.get(row).substring(0, 23) + "\n")
            .collect(Collectors.joining());
    String steps =
        """

        1. Mark only possibility for cell - Row: 5 - Column: 5 - Value: 5
        12. Remove possibilities for naked pair in row - Row: 1 - Column: 2 - Value: 4

        Number of Givens: 30
        Number of Singles: 17
        Difficulty: Easy
        """;
    Reading reading = Formats.reading(grid + steps, "");
    assertThat(reading.items()).containsExactly(ITEM);
    assertThat(reading.remarks().toString())
        .isEqualTo("[skipped: comments and words beside the cells]");
    String row = LINE + "," + SOLUTION + ",1. Mark only possibility for cell - Row: 5 -- ,Easy,\n";
    Item read = Formats.read("Puzzle,Solution,Solve Instructions,Difficulty,\n" + row).get(0);
    assertThat(read.content()).isEqualTo(ITEM.content());
    assertThat(read.about().level()).isEqualTo("Easy");
  }

  @Test
  void whatIsReadSoHasOneSolutionWhereItShould() {
    Item solo =
        Formats.read("3x3:5_3b7d6b1_9_5d9_8d6a8c6c3_4b8a3b1_7c2c6a6d2_8d4_1_9b5d8b7_9").get(0);
    assertThat(solo).isEqualTo(ITEM);
    assertThat(new SolutionCounter(Boards.NINE).solutions(PUZZLE, 2)).hasSize(1);
  }
}
