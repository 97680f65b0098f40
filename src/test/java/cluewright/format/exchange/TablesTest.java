package cluewright.format.exchange;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.format.FormatException;
import cluewright.format.PuzzleText;
import cluewright.format.exchange.collection.ExchangeJson;
import cluewright.format.exchange.collection.OpenSudokuXml;
import cluewright.format.exchange.core.Content.Clues;
import cluewright.format.exchange.core.Format;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.Metadata;
import cluewright.format.exchange.core.Reading;
import cluewright.format.exchange.table.CsvTable;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.GridState;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Files with several puzzles: OpenSudoku, tables, and JSON for exchange. */
final class TablesTest {
  private static final String LINE =
      "2..1.5..3.54...71..1.2.3.8.6.28.73.4.........1.53.98.6.2.7.1.6..81...24.7..4.2..1";
  private static final String DIGITS = LINE.replace('.', '0');
  private static final Puzzle PUZZLE = PuzzleText.read(LINE);
  private static final Puzzle FOUR = PuzzleText.read("1...............");

  private static final Format OPEN_SUDOKU = new OpenSudokuXml();
  private static final Format CSV = new CsvTable();
  private static final Format JSON = new ExchangeJson();

  private static Clues puzzle(Item item) {
    return (Clues) item.content();
  }

  @Test
  void openSudokuIsWrittenInItsFirstVersion() {
    Item item = Item.of(PUZZLE).with(Metadata.of("A <Kite> & \"more\"", "Ann"));
    assertThat(OPEN_SUDOKU.write(List.of(item, item)))
        .isEqualTo(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <opensudoku>
              <name>A &lt;Kite&gt; &amp; "more"</name>
              <author>Ann</author>
              <game data="%1$s"/>
              <game data="%1$s"/>
            </opensudoku>
            """
                .formatted(DIGITS));
    assertThat(OPEN_SUDOKU.read(OPEN_SUDOKU.write(List.of(item)))).containsExactly(item);
  }

  @Test
  void openSudokuOfTheFirstVersionIsReadWithWhatItSays() {
    List<Item> items =
        OPEN_SUDOKU.read(
            """
            <?xml version="1.0" encoding="UTF-8" standalone="yes" ?>
            <opensudoku>
              <name>Easy</name><author>roman</author><description>One
            and two</description><comment/><created>2009-03-12</created>
              <source>book</source><level>easy</level><sourceURL>http://a.b</sourceURL>
              <game data="%1$s" />
            </opensudoku>
            """
                .formatted(DIGITS));
    assertThat(items)
        .containsExactly(
            Item.of(PUZZLE)
                .with(
                    new Metadata(
                        "Easy",
                        "roman",
                        "One\nand two",
                        "easy",
                        "book",
                        "http://a.b",
                        "2009-03-12")));
  }

  @Test
  void openSudokuOfTheSecondVersionIsReadWithFoldersAndHowFarAGameIsSolved() {
    StringBuilder cells = new StringBuilder("version: 1&#10;");
    for (int cell = 0; cell < 81; cell++) {
      int digit = PUZZLE.digit(cell);
      String open = cell == 1 ? "7|-|1|" : cell == 2 ? "0|6,8,|1|" : "0|-|1|";
      cells.append(digit == 0 ? open : digit + "|-|0|");
    }
    List<Item> items =
        OPEN_SUDOKU.read(
            """
            <?xml version='1.0' encoding='UTF-8' standalone='yes'?>
            <opensudoku version="2">
              <folder name="Easy" created="1778054847256">
                <game created="0" state="0" time="12" last_played="0" data="%s" note="nice" />
              </folder>
              <folder name="Hard" created="1778054847256"><game data="%s"/></folder>
            </opensudoku>
            """
                .formatted(cells, DIGITS));
    assertThat(items).extracting(item -> item.about().title()).containsExactly("Easy", "Hard");
    assertThat(items.get(0).about().notes()).isEqualTo("nice");
    GridState position = puzzle(items.get(0)).position().orElseThrow();
    assertThat(puzzle(items.get(0)).clues()).isEqualTo(PUZZLE);
    assertThat(position.placed(1)).isEqualTo(7);
    assertThat(position.candidates(2)).isEqualTo(1 << 5 | 1 << 7);
    assertThat(items.get(1).content()).isEqualTo(Item.of(PUZZLE).content());
  }

  /** From version 2 on a note is a number, and versions 4 and 5 have more fields. */
  @ParameterizedTest
  @CsvSource({
    "2,160||,",
    "2,160|,",
    "3,160|,",
    "4,160|0|,",
    "4,160|5|,second notes",
    "5,160|3|2|,both"
  })
  void openSudokuOfLaterVersionsIsRead(int version, String note, String left) {
    String none = note.replaceAll("[0-9]+", "0").replace("||", "|");
    StringBuilder cells = new StringBuilder("version: " + version + "&#10;");
    for (int cell = 0; cell < 81; cell++) {
      int digit = PUZZLE.digit(cell);
      String open = cell == 1 ? "7|" + none + "1|" : "0|" + (cell == 2 ? note : none) + "1|";
      cells.append(digit == 0 ? open : digit + "|" + none + "0|");
    }
    Reading reading =
        OPEN_SUDOKU.reading(
            "<opensudoku version=\"3\"><game data=\"" + cells + "\"/></opensudoku>");
    GridState position = puzzle(reading.items().get(0)).position().orElseThrow();

    assertThat(puzzle(reading.items().get(0)).clues()).isEqualTo(PUZZLE);
    assertThat(position.placed(1)).isEqualTo(7);
    assertThat(position.candidates(2)).isEqualTo(1 << 5 | 1 << 7);
    List<String> remarks = reading.remarks().stream().map(Phrase::toString).toList();
    String second = "skipped: second notes of cells";
    assertThat(remarks)
        .isEqualTo(
            left == null
                ? List.of()
                : left.equals("both")
                    ? List.of(second, "skipped: colours of cells")
                    : List.of(second));
  }

  /** OpenSudoku 2 has another root, and longer names of the same attributes. */
  @ParameterizedTest
  @ValueSource(strings = {"name", "folder_name"})
  void filesOfOpenSudoku2AreRead(String name) {
    Reading reading =
        OPEN_SUDOKU.reading(
            """
            <?xml version='1.0' encoding='UTF-8' standalone='yes' ?><opensudoku2 version="3">\
            <folder %s="Easy" created="1700000000000"><game created="0" state="0" \
            mistake_counter="0" hint_usage="0" time="0" last_played="0" cells_data="%s" \
            user_note="nice" command_stack="" rating_level="0" rating_value="0" /></folder>\
            </opensudoku2>"""
                .formatted(name, DIGITS));

    assertThat(reading.items())
        .containsExactly(Item.of(PUZZLE).with(new Metadata("Easy", "", "nice", "", "", "", "")));
    assertThat(reading.remarks()).isEmpty();
    assertFault(
        OPEN_SUDOKU,
        "<opensudoku2>\n<game cells_data=\"12\"/></opensudoku2>",
        "line 2, column 21: ",
        "2 cells");
  }

  @Test
  void openSudokuFollowsNoEntityAndHasNoDocumentType() {
    String attack =
        """
        <!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/hostname">]>
        <opensudoku><name>&b;</name><game data="%s"/></opensudoku>
        """
            .formatted(DIGITS);
    assertFault(OPEN_SUDOKU, attack, "line 1, column ", "no document type and no entities");
    assertThatThrownBy(() -> OPEN_SUDOKU.read(attack.substring(attack.indexOf('\n') + 1)))
        .isInstanceOf(FormatException.class);
  }

  @Test
  void faultsOfOpenSudokuHaveTheirPlace() {
    assertFault(
        OPEN_SUDOKU,
        "<opensudoku>\n  <game data=\"12x" + DIGITS.substring(3) + "\"/>\n</opensudoku>",
        "line 2, column 17: ",
        "\"x\" is not a digit of the 9x9 board");
    assertFault(
        OPEN_SUDOKU, "<opensudoku>\n  <game data=\"12\"/>", "line 2, column 17: ", "2 cells");
    assertFault(OPEN_SUDOKU, "<opensudoku>\n<game/>", "line 2, column 8: ", "no data");
    assertFault(OPEN_SUDOKU, "<opensudoku>\n</opensudoku>", "line 2, column 14: ", "no game");
    assertFault(
        OPEN_SUDOKU, "<opensudoku>" + "<a>".repeat(1_000_000), "line 1, column 73: ", "too deeply");
    assertFault(OPEN_SUDOKU, "<a>", "line 1, column 4: ", "starts with “a”");
    assertFault(
        OPEN_SUDOKU, "<opensudoku>\n <b></c>", "line 2, column ", "this is not XML from here on");
    assertFault(
        OPEN_SUDOKU,
        "<opensudoku><game data=\"version: 1&#10;0|-|1|\"/>",
        "line 1, column ",
        "have 3 fields, but 243 are needed");
    assertFault(
        OPEN_SUDOKU, "<opensudoku><game data=\"version: 9 0\"/>", "line 1, column 25: ", "unknown");
    assertFault(
        OPEN_SUDOKU,
        "<opensudoku><game data=\"version: 3&#10;" + "0|512|1|".repeat(81) + "\"/>",
        "line 1, column ",
        "“512” is not a note");
  }

  @Test
  void aTableHasARowForItsColumnsAndOneForEachPuzzle() {
    Item item = Item.of(FOUR).with(new Metadata("a, b", "\"c\"", "1\n2", "easy", "", "", "today"));
    String table =
        """
        puzzle,title,author,level,notes,source,url,date
        1...............,"a, b",\"""c\""",easy,"1
        2",,,today
        """;
    assertThat(CSV.write(List.of(item))).isEqualTo(table);
    assertThat(CSV.read(table)).containsExactly(item);
  }

  @Test
  void columnsOfOtherOrdersAndNamesAreUnderstood() {
    for (String table :
        List.of(
            "quizzes,solutions\n" + DIGITS + "," + "1".repeat(81) + "\n",
            "\uFEFFTitle;Puzzle\n;" + LINE + "\n\n",
            "id\tpuzzle\n1\t" + LINE + "\n2\t" + LINE,
            "\"id\",\"puzzle\",\"solution\"\r\n\"1\",\"" + LINE + "\",\"\"\r\n")) {
      assertThat(Formats.of(table).id()).isEqualTo("csv");
      assertThat(puzzle(CSV.read(table).get(0)).clues()).as(table).isEqualTo(PUZZLE);
    }
    assertThat(CSV.read("puzzle,difficulty\n" + LINE + ",2.5").get(0).about().level())
        .isEqualTo("2.5");
  }

  @Test
  void aFirstLineForSpreadsheetsAndATableWithoutNamesAreUnderstood() {
    for (String table :
        List.of(
            "sep=;\nTitle;Puzzle\nKite;" + LINE,
            "SEP=,\r\n\r\nid,puzzle\r\n1," + LINE,
            DIGITS + "," + "1".repeat(81),
            "easy;" + LINE + "\nhard;" + LINE)) {
      assertThat(Formats.of(table).id()).as(table).isEqualTo("csv");
      assertThat(puzzle(CSV.read(table).get(0)).clues()).as(table).isEqualTo(PUZZLE);
    }
    assertThat(CSV.read("easy;" + LINE + "\nhard;" + LINE)).hasSize(2);
    assertFault(CSV, "sep=;\na;b\n", "line 2, column 1: ", "must name the columns");
    assertFault(CSV, "x;" + LINE + "\ny;12", "line 2, column 5: ", "2 cells found");
  }

  @Test
  void aMaskBesideCluesSaysTheSameOrIsRefused() {
    String text =
        "{\"cluewright-puzzles\":1,\"puzzles\":[{\"clues\":\"1...............\",\"mask\":\"%s\"}]}";
    assertThat(JSON.read(text.formatted("x..............."))).containsExactly(Item.of(FOUR));
    assertFault(
        JSON,
        text.formatted("xx.............."),
        "line 1, column 73: ",
        "mask and clues differ in r1c2: leave out the mask");
  }

  @Test
  void aListOfCandidatesIsOneEvenIfItIsEmptyAndNeedsClues() {
    String start = "{\"cluewright-puzzles\":1,\"puzzles\":[{";
    assertFault(
        JSON,
        start + "\"clues\":\"1...............\",\"candidates\":[]}]}",
        "line 1, column 77: ",
        "candidates for 0 cells, but the 4x4 board has 16");
    assertFault(
        JSON,
        start + "\"mask\":\"x...............\",\"candidates\":[]}]}",
        "line 1, column 76: ",
        "a mask has no digits to place");
    assertFault(
        JSON,
        start + "\"mask\":\"x...............\",\"placed\":\"1...............\"}]}",
        "line 1, column 73: ",
        "a mask has no digits to place");
  }

  @Test
  void zeroIsTheSameDigitInTablesJsonAndPlainLines() {
    String line = "0123456789ABCDEF" + ".".repeat(240);
    Item plain = Formats.read(line).get(0);
    assertThat(puzzle(plain).clues().line()).startsWith("G123456789ABCDEF.");
    assertThat(CSV.read("puzzle\n" + line)).containsExactly(plain);
    assertThat(JSON.read("{\"cluewright-puzzles\":1,\"puzzles\":[{\"clues\":\"" + line + "\"}]}"))
        .containsExactly(plain);
    String open = "123" + "0".repeat(253);
    assertThat(CSV.read("puzzle\n" + open)).isEqualTo(Formats.read(open));
  }

  @Test
  void faultsOfTablesHaveTheirPlace() {
    assertFault(
        CSV, "puzzle,title\n1..............?,a", "line 2, column 16: ", "\"?\" is not a digit");
    assertFault(
        CSV,
        "title,puzzle\nok,1...............\n\"a\n\"\"b, c\",\"1..?............\"",
        "line 4, column 13: ",
        "\"?\" is not a digit");
    assertFault(CSV, "title,puzzle\na", "line 2, column 2: ", "no cells found");
    assertFault(CSV, "puzzle,notes\n1...,\"a\n1...,b", "line 2, column 1: ", "never closed");
    assertFault(CSV, "a,b\nc,d", "line 1, column 1: ", "one of them must be called puzzle");
    assertFault(CSV, "\npuzzle\n\n", "line 5, column 1: ", "no puzzle follows");
  }

  @Test
  void jsonForExchangeKeepsEverything() {
    GridState position = GridState.initial(FOUR).place(5, 3).eliminate(4 * 15 + 1);
    Item onItsWay =
        Item.of(FOUR, position).with(new Metadata("t", "a", "n\n", "l", "s", "http://u", "d"));
    Item drawing = Item.of(new Mask(Boards.FOUR, CellSet.of(0, 3)));
    List<Item> items = List.of(onItsWay, drawing, Item.of(PUZZLE));
    assertThat(JSON.read(JSON.write(items))).isEqualTo(items);
    assertThat(JSON.write(List.of(drawing, Item.of(FOUR).with(Metadata.of("Kite", "")))))
        .isEqualTo(
            """
            {"cluewright-puzzles":1,"puzzles":[
            {"board":"4x4","mask":"x..x............"},
            {"board":"4x4","clues":"1...............","title":"Kite"}
            ]}
            """);
  }

  @Test
  void unknownFieldsOfJsonArePassedOver() {
    String json =
        """
        {"made": {"by": ["me"]}, "cluewright-puzzles": 1, "puzzles":
          [{"rank": 3, "clues": "%s", "more": [{}], "title": null}]}
        """
            .formatted(LINE);
    assertThat(JSON.read(json)).containsExactly(Item.of(PUZZLE));
  }

  @Test
  void faultsOfJsonHaveTheirPlace() {
    String start = "{\"cluewright-puzzles\": 1, \"puzzles\": [\n";
    assertFault(JSON, "[]", "line 1, column 1: ", "opening brace");
    assertFault(JSON, "{}", "line 1, column 1: ", "“cluewright-puzzles” is missing");
    assertFault(JSON, "{\"cluewright-puzzles\": 2}", "line 1, column 24: ", "must be 1");
    assertFault(JSON, start + "]}", "line 1, column 1: ", "no puzzle");
    assertFault(JSON, start + "{}]}", "line 2, column 1: ", "neither clues nor a mask");
    assertFault(JSON, start + "{\"clues\": 5}]}", "line 2, column 11: ", "“clues”");
    assertFault(
        JSON, start + "{\"clues\": \"12?............." + "\"}]}", "line 2, column 14: ", "\"?\"");
    assertFault(
        JSON, start + "{\"board\":\"1x5\",\"clues\":\"\"}]}", "line 2, column 11: ", "“1x5”");
    assertFault(JSON, start + "{\"mask\":\"x.9\"}]}", "line 2, column 12: ", "x for a clue cell");
    assertFault(
        JSON,
        start + "{\"clues\":\"1...............\",\"placed\":\"2...............\"}]}",
        "line 2, column 39: ",
        "the digit in r1c1 differs from the clue there");
    assertFault(
        JSON,
        start + "{\"clues\":\"1...............\",\"candidates\":[\"\"]}]}",
        "line 2, column 44: ",
        "for 1 cells");
    assertFault(JSON, start + "{]}", "line 2, column ", "this is not JSON from here on");
    assertFault(
        JSON, "{\"a\":" + "[".repeat(60), "line 1, column ", "this is not JSON from here on");
  }

  private static void assertFault(Format format, String text, String place, String what) {
    assertThatThrownBy(() -> format.read(text))
        .as(text)
        .isInstanceOf(FormatException.class)
        .hasMessageStartingWith(place)
        .hasMessageContaining(what);
    assertThatThrownBy(() -> format.read(text))
        .extracting(fault -> ((FormatException) fault).phrase().in(Locale.GERMAN))
        .asString()
        .isNotEmpty();
  }
}
