package cluewright.format.exchange.link;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import blazing.chain.LZSEncoding;
import cluewright.Thorough;
import cluewright.format.FormatException;
import cluewright.format.PuzzleText;
import cluewright.format.exchange.Formats;
import cluewright.format.exchange.Samples;
import cluewright.format.exchange.core.Content.Clues;
import cluewright.format.exchange.core.Format;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.Metadata;
import cluewright.format.exchange.core.Reading;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.GridState;
import cluewright.model.Grids;
import cluewright.model.Puzzle;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Links to f-puzzles, SudokuPad and SudokuWiki. */
final class LinksTest {
  private static final String LINE =
      "2..1.5..3.54...71..1.2.3.8.6.28.73.4.........1.53.98.6.2.7.1.6..81...24.7..4.2..1";
  private static final Puzzle PUZZLE = PuzzleText.read(LINE);
  private static final Item TITLED = Item.of(PUZZLE).with(Metadata.of("T", "A"));

  private static final Format F_PUZZLES = new FPuzzlesLink();
  private static final Format SUDOKU_PAD = new SudokuPadLink();
  private static final Format SUDOKU_WIKI = new SudokuWikiLink();

  private static Map<String, String> vectors() throws IOException {
    Path file =
        Path.of(System.getProperty("cluewright.data", "../shared/data"), "format-vectors.txt");
    assumeTrue(Files.exists(file), "the vectors are absent");
    return Files.readAllLines(file).stream()
        .map(line -> line.replace("lz(\"hello\")=", "lz-hello=").replace("lz(\"\")=", "lz-empty="))
        .collect(
            Collectors.toMap(
                line -> line.substring(0, line.indexOf('=')),
                line -> line.substring(line.indexOf('=') + 1)));
  }

  private static String fPuzzles(String json) {
    return "https://www.f-puzzles.com/?load=" + LZSEncoding.compressToBase64(json);
  }

  private static String sudokuPad(String json) {
    return "https://sudokupad.app/scl" + LZSEncoding.compressToBase64(json);
  }

  /** A 4x4 grid of f-puzzles with a clue in r1c1 and what else is given for r1c2. */
  private static String four(String more, String second) {
    return "{\"size\":4,"
        + more
        + "\"grid\":[[{\"value\":1,\"given\":true},{"
        + second
        + "},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]]}";
  }

  private static Clues only(List<Item> items) {
    assertThat(items).hasSize(1);
    return (Clues) items.get(0).content();
  }

  @Test
  void linksAreThoseOfTheVectors() throws IOException {
    Map<String, String> vectors = vectors();
    assertThat(LzText.pack("")).isEqualTo(vectors.get("lz-empty"));
    assertThat(LzText.pack("hello")).isEqualTo(vectors.get("lz-hello"));
    String fPuzzles = FPuzzlesJson.write(TITLED);
    assertThat(fPuzzles.replaceFirst("\"ruleset\":\"[^\"]*\",\"solution\":\\[[0-9,]*],", ""))
        .isEqualTo(vectors.get("fpuzzles_json"))
        .isNotEqualTo(fPuzzles);
    assertThat(F_PUZZLES.write(List.of(TITLED)))
        .isEqualTo("https://www.f-puzzles.com/?load=" + LZSEncoding.compressToBase64(fPuzzles));
    String scl = SclJson.write(TITLED);
    assertThat(scl.replaceFirst("rules:'[^']*',solution:'[0-9]*',", ""))
        .isEqualTo(vectors.get("scl_zipped"))
        .isNotEqualTo(scl);
    assertThat(SUDOKU_PAD.write(List.of(TITLED))).isEqualTo(sudokuPad(scl));
  }

  @Test
  void everyLinkOfTheVectorsIsTheSamePuzzle() throws IOException {
    Map<String, String> vectors = vectors();
    for (String link :
        List.of(
            "https://www.f-puzzles.com/?load=" + vectors.get("fpuzzles_data"),
            "f-puzzles.com/?load=" + vectors.get("fpuzzles_data"),
            "https://sudokupad.app/" + vectors.get("scl"),
            "https://sudokupad.app/" + vectors.get("scf"),
            "https://sudokupad.app/fpuzzles" + vectors.get("fpuzzles_data"),
            vectors.get("scl"),
            vectors.get("scf"),
            "https://sudokupad.app/scf?puzzleid=" + vectors.get("scl"),
            "https://app.crackingthecryptic.com/sudoku/?puzzleid=" + vectors.get("scl"),
            "https://app.crackingthecryptic.com/sudoku/" + vectors.get("scl"),
            sudokuPad(vectors.get("scl_json")),
            "https://www.sudokuwiki.org/sudoku.htm?bd=" + vectors.get("line81"))) {
      assertThat(only(Formats.read(link)).clues()).as(link).isEqualTo(PUZZLE);
    }
  }

  @Test
  void whatPostAndBrowsersDoToLinksIsUndone() {
    Item noted = TITLED.with(new Metadata("Kite", "A", "a+b, c/d: 100 %", "", "", "", ""));
    String link = F_PUZZLES.write(List.of(noted));
    String data = link.substring(link.indexOf('=') + 1);
    assertThat(data).contains("+", "/");
    String start = "  https://www.f-puzzles.com/?load=";
    for (String damaged :
        List.of(
            data.replace("+", " "),
            data.replace("+", "%2B").replace("/", "%2f").replace("=", "%3D"),
            data.replace("=", ""),
            data + "&theme=dark")) {
      assertThat(F_PUZZLES.read(start + damaged + "  \r\n")).containsExactly(noted);
    }
  }

  @Test
  void severalLinksStandOneALine() {
    String link = SUDOKU_WIKI.write(List.of(Item.of(PUZZLE)));
    assertThat(SUDOKU_WIKI.read(link + "\n\n" + link + "\n")).hasSize(2);
  }

  @Test
  void quotesInTextsSurviveSudokuPad() {
    Metadata about =
        new Metadata("the \"best\" of ’20", "O'Neill", "one\ntwo: {}, [t]", "", "", "", "");
    String text = SclJson.write(Item.of(PUZZLE).with(about));
    assertThat(text).doesNotContain("\"", "’").contains("O\\u0027Neill");
    Item item = Item.of(PUZZLE).with(about);
    assertThat(SUDOKU_PAD.read(SUDOKU_PAD.write(List.of(item)))).containsExactly(item);
  }

  @Test
  void shortenedPuzzlesOfSudokuPadAreReadWithAllThatItLeavesOut() {
    String cells = "ce:[[{v:1,c2:00ff00},,{v:'2',h:t},],[,,,],[,,,],[,,,]]";
    String row = "[[0,0],[0,1],[0,2],[0,3]]";
    String cages = "ca:[{v:'title: Kite'},{ce:" + row + ",hidden:t},{v:'author: it\\'s A'}]";
    List<Item> items =
        SUDOKU_PAD.read(sudokuPad("{cs:50," + cells + "," + cages + ",c1:#F,metadata:{t:17,d:f}}"));
    assertThat(only(items).clues().line()).isEqualTo("1.2.............");
    assertThat(items.get(0).about()).isEqualTo(Metadata.of("17", "it's A"));
  }

  /** Links that stand on the pages of SudokuWiki and of those who write about it. */
  @Test
  void positionsOfSudokuWikiAreRead() {
    String row = "015y2e685w68050609" + "040i022e0e0f0a2e08";
    String open = "ef".repeat(63);
    Clues read = only(SUDOKU_WIKI.read("http://www.sudokuwiki.org/Sudoku.htm?bd=S9B" + row + open));
    assertThat(read.clues().line()).startsWith("1.....5694.2.....8");
    GridState position = read.position().orElseThrow();
    assertThat(position.placements().line()).startsWith("1.....569492.561.8");
    assertThat(position.candidates(1)).isEqualTo(0b011000100 & position.candidates(1));
    assertThat(position.candidates(2)).isEqualTo(0b001000100);
  }

  @Test
  void aPositionIsWrittenWithItsCandidates() {
    GridState position = GridState.initial(PUZZLE).place(1, 7).eliminate(8, 9 * 2 + 4);
    Item item = Item.of(PUZZLE, position);
    for (Format format : List.of(F_PUZZLES, SUDOKU_WIKI)) {
      assertThat(format.read(format.write(List.of(item)))).containsExactly(item);
    }
  }

  @Test
  void aCellWithoutCandidatesIsRefused() {
    Item stuck =
        Item.of(PUZZLE, GridState.initial(PUZZLE).eliminate(9, 10, 11, 12, 13, 14, 15, 16, 17));
    assertThat(F_PUZZLES.refusal(List.of(stuck)).orElseThrow())
        .hasToString("r1c2 has no candidate left, which this format cannot express");
    assertThat(SUDOKU_WIKI.refusal(List.of(stuck))).isPresent();
  }

  @Test
  void theLargestBoardWithAllCandidatesFitsALink() {
    Random random = new Random(3);
    Board board = Boards.TWENTY_FIVE;
    Puzzle solution = Grids.solution(board, random);
    for (int round = 0; round < 5; round++) {
      Puzzle clues = solution.restrictedTo(Samples.mask(board, random));
      Item item = Item.of(clues, Samples.position(clues, solution, random));
      assertThat(LzText.pack(FPuzzlesJson.write(item)).length()).isLessThan(LzText.MOST_PACKED);
      assertThat(F_PUZZLES.refusal(List.of(item))).isEmpty();
    }
  }

  @Test
  void rulesBeyondThePlainOnesAreRefused() {
    assertFault(
        F_PUZZLES,
        fPuzzles(four("\"arrow\":[{}],", "")),
        33,
        "a variant with “arrow”, which is not supported, or not in this form: supported are rows,");
    assertFault(F_PUZZLES, fPuzzles(four("\"thermometer\":[{}],", "")), 33, "“thermometer”");
    assertFault(F_PUZZLES, fPuzzles(four("", "\"region\":2")), 33, "region 0 of the puzzle");
    assertFault(
        SUDOKU_PAD,
        sudokuPad("{ce:[[,,,],[,,,],[,,,],[,,,]],ca:[{ce:[[0,0]],v:10}]}"),
        26,
        "the cage at r1c1 in this link has the sum 10, but the sum of 1 cell with different digits from 1 to 4");
    assertFault(SUDOKU_PAD, sudokuPad("{ce:[[,,,],[,,,],[,,,],[,,,]],l:7}"), 26, "“lines”");
    assertThat(
            only(F_PUZZLES.read(fPuzzles(four("\"diagonal+\":false,\"arrow\":[],", ""))))
                .clues()
                .line())
        .startsWith("1...");
  }

  private static final String OPEN_FOUR = "ce:[[,,,],[,,,],[,,,],[,,,]]";

  /** Fields of SudokuPad that are rules, or may be. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          ca:[{v:'foglight: r1c1'}]                   | foglight
          ca:[{v:'no digit repeats'}]                 | no digit repeats
          global:['antibishop']                       | antibishop
          antiking:t                                  | antiking
          metadata:{norowcol:'yes'}                   | norowcol
          something:'new'                             | something
          """)
  void whatMayBeARuleOfSudokuPadIsRefusedByItsName(String field, String name) {
    assertFault(
        SUDOKU_PAD,
        sudokuPad("{" + OPEN_FOUR + "," + field + "}"),
        26,
        "is a variant with “" + name + "”");
  }

  /** Fog is a way of showing. */
  @Test
  void fogOfSudokuPadIsKeptAndTold() {
    String fog = ",foglight:[[0,0],[1,2]],triggereffect:[{type:'x'}]";
    Reading reading = Formats.reading(sudokuPad("{" + OPEN_FOUR + fog + "}"), "");

    assertThat(reading.items().get(0).content().board().decoration().lights())
        .containsExactly(0, 6);
    assertThat(reading.remarks().toString()).contains("solved under fog").contains("triggereffect");
    assertThat(
            Formats.read(SUDOKU_PAD.write(reading.items())).get(0).content().board().decoration())
        .isEqualTo(reading.items().get(0).content().board().decoration());
  }

  @Test
  void aFieldOfACellThatMayBeARuleIsRefusedByItsName() {
    String cells = "{ce:[[{te:'5'},,,],[,,,],[,,,],[,,,]]}";
    assertFault(SUDOKU_PAD, sudokuPad(cells), 26, "a variant with “text”");
    assertThat(
            F_PUZZLES
                .read(fPuzzles(four("", "\"givenPencilMarks\":[1,3]")))
                .get(0)
                .content()
                .board())
        .isEqualTo(Boards.named("4x4+candidates5=r1c2").orElseThrow());
    assertFault(F_PUZZLES, fPuzzles(four("\"foo\":\"bar\",", "")), 33, "a variant with “foo”");
  }

  @Test
  void aValueOfSudokuPadThatIsNotGivenIsPlacedAndItsMarksAreCandidates() {
    Reading reading =
        SUDOKU_PAD.reading(
            sudokuPad(
                "{ce:[[{v:1},{v:2,given:f},{centremarks:[3,4]},{cm:['3'],cornermarks:[4]}],"
                    + "[,,,],[,,,],[,,,]]}"));
    Clues puzzle = only(reading.items());
    assertThat(puzzle.clues().line()).isEqualTo("1...............");
    GridState position = puzzle.position().orElseThrow();
    assertThat(position.placed(1)).isEqualTo(2);
    assertThat(position.candidates(2)).isEqualTo(0b1100);
    assertThat(position.candidates(3)).isEqualTo(0b0100);
    assertThat(reading.remarks())
        .extracting(String::valueOf)
        .containsExactly(
            "the puzzle defines no boxes, or not all of them: the usual ones are used",
            "skipped, since there is no place for it here: “cornermarks”");
  }

  @Test
  void whatIsDamagedIsNamedWithItsPlace() {
    assertFault(F_PUZZLES, fPuzzles(four("", "\"value\":5")), 33, "has “5” in r1c2");
    assertFault(F_PUZZLES, fPuzzles("{\"grid\":[[{}]]}"), 33, "has 1 rows; boards have 4 to 25");
    assertFault(F_PUZZLES, fPuzzles("{\"grid\":[[],[],[],[]]}"), 33, "row 1 of the puzzle");
    assertFault(F_PUZZLES, fPuzzles("[]"), 33, "truncated or damaged");
    assertFault(F_PUZZLES, fPuzzles("{}").substring(0, 34), 33, "truncated or damaged");
    assertFault(F_PUZZLES, "https://f-puzzles.com/?load=AB(CD", 31, "\"(\" is not a character");
    assertFault(F_PUZZLES, "https://f-puzzles.com/?id=x", 1, "starts with https://www.f-puzzles");
    assertFault(SUDOKU_PAD, "https://sudokupad.app/scfxyx", 27, "\"y\" is not a character");
    assertFault(SUDOKU_PAD, "https://sudokupad.app/scfxx", 28, "ends after 12 of 81 cells");
    assertFault(SUDOKU_PAD, "https://sudokupad.app/scf" + "x".repeat(14), 39, "exceeds 81 cells");
    assertFault(SUDOKU_PAD, "https://sudokupad.app/mqdqnhm8dv", 23, "only SudokuPad’s server");
    assertFault(
        SUDOKU_WIKI,
        "https://www.sudokuwiki.org/sudoku.htm?bd=12?" + "0".repeat(78),
        44,
        "\"?\" is not a digit of the 9x9 board");
    assertFault(SUDOKU_WIKI, "sudokuwiki.org/sudoku.htm?bd=12", 32, "2 cells found");
    assertFault(SUDOKU_WIKI, "sudokuwiki.org/sudoku.htm?bd=S9B0", 34, "has 1 characters");
    assertFault(
        SUDOKU_WIKI,
        "sudokuwiki.org/sudoku.htm?bd=S9B" + "zz".repeat(81),
        33,
        "“zz” encodes neither");
  }

  @Test
  void aLinkOnALaterLineIsNamedByIt() {
    assertThatThrownBy(() -> SUDOKU_PAD.read("\r\n\n  https://sudokupad.app/scfxx"))
        .hasMessageStartingWith("line 3, column 30: ");
  }

  @Thorough
  @Test
  void textThatUnpacksBeyondMeasureIsRefused() {
    String bomb = LZSEncoding.compressToBase64("a".repeat(LzText.MOST_UNPACKED + 1));
    assertFault(F_PUZZLES, "f-puzzles.com/?load=" + bomb, 21, "unpacks to 1,048,577 characters");
    String endless = "A".repeat(LzText.MOST_PACKED + 1);
    assertFault(SUDOKU_PAD, "scl" + endless, 10_004, "this link contains 10,001 packed characters");
  }

  private static void assertFault(Format format, String link, int column, String what) {
    assertThatThrownBy(() -> format.read(link))
        .as(link)
        .isInstanceOf(FormatException.class)
        .hasMessageStartingWith("line 1, column " + column + ": ")
        .hasMessageContaining(what);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://sudokupad.app/fpuzzles%s",
        "https://sudokupad.app/fpuz%s",
        "fpuz%s",
        "fpuzzles%s",
        "http://www.sudokupad.app/fpuz%s",
        "sudokupad.app/fpuz%s",
        "https://beta.sudokupad.app/fpuz%s",
        "https://sudokupad.svencodes.com/puzzle/fpuzzles%s",
        "https://sudokupad.svencodes.com/puzzle/fpuz%s?setting=1",
        "https://app.crackingthecryptic.com/sudoku/fpuzzles%s",
        "https://app.crackingthecryptic.com/sudoku/?puzzleid=fpuzzles%s",
        "https://app.crackingthecryptic.com/sudoku/fpuz%s#start",
        "https://f-puzzles.com/?load=%s&author=a",
        "http://www.f-puzzles.com/?a=b&load=%s#top",
        "\"https://f-puzzles.com/?load=%s\"",
        "'sudokupad.app/fpuz%s'",
        "<https://sudokupad.app/fpuzzles%s>",
        "(https://sudokupad.app/fpuzzles%s).",
        "https%%3A%%2F%%2Fsudokupad.app%%2Ffpuz%s",
        "HTTPS%%3a%%2f%%2fwww.f-puzzles.com%%2F%%3Fload%%3D%s"
      })
  void aLinkIsReadInWhateverFormItWasCopied(String form) {
    String packed = F_PUZZLES.write(List.of(TITLED)).replaceFirst(".*load=", "");
    for (String payload :
        List.of(packed, packed.replace("+", "%2B").replace("/", "%2F").replace("=", "%3D"))) {
      String link = form.formatted(payload);

      assertThat(Formats.read(link)).as(link).containsExactly(TITLED);
    }
  }
}
