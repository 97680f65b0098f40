package cluewright.format.exchange.link;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import blazing.chain.LZSEncoding;
import cluewright.format.BoardKinds;
import cluewright.format.FormatException;
import cluewright.format.exchange.Formats;
import cluewright.format.exchange.Losses;
import cluewright.format.exchange.Samples;
import cluewright.format.exchange.collection.ExchangeJson;
import cluewright.format.exchange.core.Format;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.Metadata;
import cluewright.format.exchange.core.Reading;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Decoration;
import cluewright.model.Puzzle;
import cluewright.model.rule.Kinds;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Links of boards with regions of any shape, and with other houses than rows, columns, boxes. */
final class LinkBoardsTest {
  private static final List<Format> LINKS = List.of(new FPuzzlesLink(), new SudokuPadLink());

  private static Board named(String name) {
    return Boards.named(name).orElseThrow();
  }

  private static Board board(String link) {
    List<Item> items = Formats.read(link);
    assertThat(items).hasSize(1);
    return items.get(0).content().board();
  }

  private static String fPuzzles(String json) {
    return "https://www.f-puzzles.com/?load=" + LZSEncoding.compressToBase64(json);
  }

  private static String sudokuPad(String json) {
    return "https://sudokupad.app/scl" + LZSEncoding.compressToBase64(json);
  }

  /** A grid of f-puzzles with a clue in r1c1 and with other fields. */
  private static String fPuzzles(int size, String fields) {
    String row = IntStream.range(0, size).mapToObj(i -> "{}").collect(Collectors.joining(","));
    String rows =
        IntStream.range(0, size)
            .mapToObj(i -> "[" + row + "]")
            .collect(Collectors.joining(","))
            .replaceFirst("\\{}", "{\"value\":1,\"given\":true}");
    return fPuzzles("{\"size\":%d,%s\"grid\":[%s]}".formatted(size, fields, rows));
  }

  /** A grid of SudokuPad with a clue in r1c1 and with other fields. */
  private static String sudokuPad(int size, String fields) {
    String row = "[" + ",".repeat(size - 1) + "]";
    String rows = IntStream.range(1, size).mapToObj(i -> row).collect(Collectors.joining(","));
    return sudokuPad(
        "{ce:[[{v:1}" + ",".repeat(size - 1) + "]," + rows + "]," + fields + ",cs:50}");
  }

  private static final List<String> BOARDS =
      List.of(
          "4x4+x",
          "4x4+windoku",
          "6x6-3x2",
          "6x6+x+disjoint-groups",
          "6x6/111222112223144333444533466555666655",
          "8x8+x",
          "9x9+x",
          "9x9+windoku",
          "9x9+x+windoku",
          "9x9+centre-dot",
          "9x9+knight",
          "6x6+king",
          "9x9+x+knight+king",
          "9x9+asterisk",
          "9x9+centre-dot+asterisk",
          "9x9+disjoint-groups+asterisk",
          "9x9/111222233111222233114452333144455633444555666774556669777856699778888999778888999",
          "5x5/1112211322433324435544555",
          "10x10+x",
          "12x12-2x6+x",
          "9x9+consecutive=r1c1r1c2+ratio=r1c1r1c2+ratio=r8c9r9c9+x=r3c3r4c3+v=r3c4r4c4",
          "9x9+less=r1c1r1c2+less=r1c4r1c3+less=r5c5r6c5+less=r9c9r8c9",
          "9x9+x+thermometer=r1c1r1c2r2c3r3c3+thermometer=r1c1r2c1+thermometer=r9c9r8c8r7c7r7c6r7c5",
          "9x9+windoku+cage10=r1c1r1c2+cage=r3c3r3c4r4c3+cage45=r9c1r9c2r9c3r8c1r8c2r8c3r7c4r7c5r7c6",
          "4x4+cage=r2c2r2c3r3c2r3c4",
          "6x6/111222112223144333444533466555666655+less=r1c1r2c1+cage11=r6c5r6c6",
          "12x12-2x6+x+thermometer=r12c12r11c11r10c10+ratio=r10c1r11c1+cage30=r12c10r12c11r12c12",
          "9x9+thermometer=r9c1r8c1+renban=r1c1r1c2r2c2+renban=r1c3r1c4+palindrome=r2c1r3c1r4c2+whispers4=r5c5r6c6+whispers4=r5c5r6c5r6c4",
          "14x14",
          "9x9+falling",
          "6x6+rising");

  static List<String> boards() {
    return BOARDS;
  }

  @ParameterizedTest
  @MethodSource("boards")
  void everyBoardOfAPuzzleGoesThroughEveryLink(String name) {
    Item item = Item.of(Puzzle.empty(named(name))).with(Metadata.of("Kite", "Ann"));
    for (Format format : LINKS) {
      assertThat(format.refusal(List.of(item))).isEmpty();
      String link = format.write(List.of(item));
      assertThat(Formats.read(link)).as(link).containsExactly(item);
    }
  }

  static List<String> fPuzzlesBoards() {
    return List.of(
        "9x9+arrow1=r1c1r1c2r2c3+arrow2=r5c5r5c6r6c6r7c6+between=r4c1r5c2r5c3+zipper=r7c1r8c1r9c1",
        "9x9+entropic=r1c1r2c2+modular3=r1c3r1c4+regionsum=r3c3r3c4+slow=r9c9r8c9",
        "9x9+doublearrow=r4c1r5c2r5c3+difference3=r1c1r1c2+multiple3=r2c1r2c2",
        "9x9+clones=r1c1r1c2r7c8r7c9+quadruple129=r4c4r4c5r5c4r5c5",
        "9x9+odd=r1c1r5c5+even=r2c2+minimum=r4c8+maximum=r7c3+rowindex=r3c3+columnindex=r9c1",
        "6x6+sandwich=r1c2r2c2r3c2r4c2r5c2r6c2+skyscraper2=r4c6r4c5r4c4r4c3r4c2r4c1",
        "6x6+xsum9=r6c1r5c1r4c1r3c1r2c1r1c1+littlekiller20=r6c3r5c4r4c5r3c6",
        "6x6+nonconsecutive+allxv+x=r1c1r1c2",
        "9x9+alldots+ratio=r1c1r1c2+consecutive=r2c1r2c2+rising",
        "9x9+alldots+allxv");
  }

  @ParameterizedTest
  @MethodSource("fPuzzlesBoards")
  void whatFPuzzlesAloneKnowsGoesThroughItsLinks(String name) {
    Item item = Item.of(Puzzle.empty(named(name))).with(Metadata.of("Kite", "Ann"));
    Format format = new FPuzzlesLink();
    assertThat(format.refusal(List.of(item))).isEmpty();
    assertThat(Formats.read(format.write(List.of(item)))).containsExactly(item);
    assertThat(Losses.of(format, List.of(item))).hasSizeLessThan(1);
  }

  /** What has a field, but no meaning there that is the same. */
  @ParameterizedTest
  @CsvSource({
    "9x9+sandwich3=r1c1r1c2r1c3",
    "9x9+littlekiller3=r1c1r1c2r1c3r1c4r1c5r1c6r1c7r1c8r1c9",
    "9x9+modular4=r1c1r1c2",
    "4x4+entropic=r1c1r1c2",
    "9x9+arrow2=r1c2r1c1r2c1",
    "9x9+quadruple5=r1c1r1c2r2c3r2c2",
    "9x9+clones=r1c1r1c2r1c3",
    "9x9+difference1=r1c1r1c2",
    "9x9+alldots+difference3=r1c1r1c2",
    "9x9+nonconsecutive+ratio=r1c1r1c2",
    "9x9+nonconsecutive+alldots"
  })
  void whatFPuzzlesCannotSayIsRefusedByItsName(String name) {
    Board board = named(name);
    assertThat(new FPuzzlesLink().refusal(List.of(Item.of(Puzzle.empty(board)))))
        .hasValueSatisfying(
            why ->
                assertThat(board.rules().stream().map(rule -> BoardKinds.name(rule.kind())))
                    .anyMatch(kind -> why.in(Locale.ENGLISH).contains(kind.in(Locale.ENGLISH))));
  }

  @Test
  void cellsOfAKindMayBeSeveralRules() {
    Item item = Item.of(Puzzle.empty(named("9x9+odd=r1c1+odd=r5c5")));
    Format format = new FPuzzlesLink();
    assertThat(format.read(format.write(List.of(item))))
        .isEqualTo(format.kept(List.of(item)))
        .containsExactly(Item.of(Puzzle.empty(named("9x9+odd=r1c1r5c5"))));
    assertThat(Losses.of(format, List.of(item))).isEmpty();
  }

  /** A cage whose sum is asked for forbids equal digits, and its question mark is drawn. */
  @Test
  void aSumThatIsAskedForIsDrawn() {
    String cage = "\"killercage\":[{\"cells\":[\"R1C3\",\"R1C4\"],\"value\":\"?\"}],";
    Item item = Formats.read(fPuzzles(4, cage)).get(0);
    Board board = item.content().board();
    assertThat(board.name()).isEqualTo("4x4+cage=r1c3r1c4");
    assertThat(board.decoration().figures())
        .singleElement()
        .satisfies(figure -> assertThat(figure.text()).isEqualTo("?"))
        .satisfies(figure -> assertThat(figure.middle().x()).isBetween(2.0, 2.3));
    for (Format format : List.of(new SudokuPadLink(), new ExchangeJson())) {
      Item back = format.read(format.write(List.of(item))).get(0);
      assertThat(back.content().board().decoration()).isEqualTo(board.decoration());
    }
  }

  /** Fog is drawn by cells or by lamps, which light all around. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          "foglight":["R1C1","R2C2"],                                | r1c1 r2c2
          "fogofwar":["R1C1"],                                       | r1c1 r1c2 r2c1 r2c2
          "cage":[{"cells":["R4C4"],"value":"FOGLIGHT"}],            | r4c4
          "cage":[{"cells":["R4C4"],"value":"FOW"}],                 | r3c3 r3c4 r4c3 r4c4
          """)
  void fogOfFPuzzlesIsKeptAndTold(String fields, String lights) {
    Reading reading = Formats.reading(fPuzzles(4, fields), "");
    Item item = reading.items().get(0);
    Board board = item.content().board();
    assertThat(String.join(" ", board.decoration().lights().stream().map(board::label).toList()))
        .isEqualTo(lights);
    assertThat(board.drawn()).isEmpty();
    assertThat(reading.remarks().toString()).contains("solved under fog");
    Item back = new ExchangeJson().read(new ExchangeJson().write(List.of(item))).get(0);
    assertThat(back).isEqualTo(item);
  }

  /** Words that only say what an arrow means are not about cages. */
  @ParameterizedTest
  @CsvSource({
    "Digits may repeat along an arrow., true",
    "Digits may repeat on arrows and in cages., true",
    "Digits may repeat., false"
  })
  void wordsAboutArrowsAreUnderstood(String words, boolean isRead) {
    String fields =
        "\"arrow\":[{\"lines\":[[\"R1C1\",\"R1C2\"]],\"cells\":[\"R1C1\"]}],\"ruleset\":\"%s\","
            .formatted(words);
    if (isRead) {
      Reading reading = Formats.reading(fPuzzles(4, fields), "");
      assertThat(reading.items().get(0).about().notes()).isEqualTo(words);
    } else {
      assertThatThrownBy(() -> Formats.read(fPuzzles(4, fields)))
          .isInstanceOf(FormatException.class);
    }
  }

  @Test
  void cluesStayOnAJigsaw() {
    Board board = named("6x6/111222112223144333444533466555666655");
    Puzzle puzzle = Samples.puzzle(board, new Random(4));
    for (Format format : LINKS) {
      assertThat(format.read(format.write(List.of(Item.of(puzzle)))))
          .containsExactly(Item.of(puzzle));
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          4 | "diagonal+":true,"diagonal-":true,                          | 4x4+x
          4 | "extraregion":[{"cells":["R2C2","R2C3","R3C2","R3C3"]}],    | 4x4+windoku
          4 | "killercage":[{"cells":["R2C2","R2C3","R3C2","R3C3"]}],     | 4x4+windoku
          4 | "killercage":[{"cells":["R2C2","R2C3"],"value":"5"},{"cells":["R3C2","R3C3"]}], | 4x4+cage5=r2c2r2c3+cage=r3c2r3c3
          4 | "extraregion":[{"cells":["R2C2","R2C3","R3C2","R4C4"]}],    | 4x4+region=r2c2r2c3r3c2r4c4
          4 | "extraregion":[{"cells":["R3C3","R3C4","R2C4"]}],"killercage":[{"cells":["R1C4","R2C4"],"value":"7"}], | 4x4+cage7=r1c4r2c4+region=r2c4r3c3r3c4
          4 | "difference":[{"cells":["R1C1","R2C1"]},{"cells":["R1C2","R1C3"],"value":"1"}], | 4x4+consecutive=r1c1r2c1+consecutive=r1c2r1c3
          4 | "ratio":[{"cells":["R2C1","R1C1"],"value":"2"}],            | 4x4+ratio=r1c1r2c1
          4 | "xv":[{"cells":["R1C1","R2C1"],"value":"V"},{"cells":["R1C3","R1C2"],"value":"x"}], | 4x4+x=r1c2r1c3+v=r1c1r2c1
          4 | "thermometer":[{"lines":[["R1C1","R2C2"],["R1C1","R1C2"]]}], | 4x4+thermometer=r1c1r1c2+thermometer=r1c1r2c2
          4 | "renban":[{"lines":[["R1C1","R2C2"],["R1C3","R1C2"]]}],     | 4x4+renban=r1c1r2c2+renban=r1c2r1c3
          4 | "palindrome":[{"lines":[["R1C1","R2C2","R2C3"]]}],          | 4x4+palindrome=r1c1r2c2r2c3
          4 | "whispers":[{"lines":[["R1C1","R2C2"]]},{"lines":[["R2C1","R2C2"]],"value":"3"}], | 4x4+whispers2=r1c1r2c2+whispers3=r2c1r2c2
          9 | "whispers":[{"lines":[["R1C1","R2C2"]]}],                   | 9x9+whispers5=r1c1r2c2
          4 | "renban":[{"lines":[["R2C2","R1C1"]]}],"line":[{"lines":[["R2C2","R1C1"]],"outlineC":"#F067F0","width":0.25,"fromConstraint":"Renban"}], | 4x4+renban=r1c1r2c2
          4 | "text":[{"cells":["R1C2","R1C1"],"value":"<"},{"cells":["R2C1","R1C1"],"value":"<","angle":90}], | 4x4+less=r1c1r1c2+less=r1c1r2c1
          4 | "extraregion":[{"cells":["R1C1","R1C2","R1C3","R1C4"]}],    | 4x4
          4 | "extraregion":[{"cells":["R1C1","R2C2","R3C3","R4C4"]}],"diagonal+":true, | 4x4+x
          6 | "disjointgroups":true,                                      | 6x6+disjoint-groups
          9 | "antiknight":true,"antiking":true,                          | 9x9+knight+king
          9 | "disjointgroups":false,"antiknight":false,                  | 9x9
          4 | "diagonal-":true,                                           | 4x4+falling
          4 | "difference":[{"cells":["R1C1","R1C2"],"value":"2"}],       | 4x4+difference2=r1c1r1c2
          4 | "ratio":[{"cells":["R1C1","R1C2"],"value":"3"}],            | 4x4+multiple3=r1c1r1c2
          4 | "arrow":[{"lines":[["R1C1","R1C2","R2C2"]],"cells":["R1C1"]}], | 4x4+arrow1=r1c1r1c2r2c2
          9 | "arrow":[{"lines":[["R1C1","R2C1","R3C1"]],"cells":["R1C2","R1C1"]}], | 9x9+arrow2=r1c1r1c2r2c1r3c1
          6 | "entropicline":[{"lines":[["R1C1","R1C2"]]}],"line":[{"lines":[["R1C1","R1C2"]],"fromConstraint":"Entropic Line"}], | 6x6+entropic=r1c1r1c2
          4 | "sandwichsum":[{"cell":"R0C2","value":"0"},{"cell":"R3C5","value":"5"}], | 4x4+sandwich=r1c2r2c2r3c2r4c2+sandwich5=r3c4r3c3r3c2r3c1
          4 | "littlekillersum":[{"cell":"R0C1","cells":["R1C2"],"direction":"DR","value":"7"}], | 4x4+littlekiller7=r1c2r2c3r3c4
          4 | "skyscraper":[{"cell":"R5C1","value":"2"}],"xsum":[{"cell":"R1C0","value":3}], | 4x4+skyscraper2=r4c1r3c1r2c1r1c1+xsum3=r1c1r1c2r1c3r1c4
          4 | "quadruple":[{"cells":["R1C1","R1C2","R2C1","R2C2"],"values":[1,4]}], | 4x4+quadruple14=r1c1r1c2r2c1r2c2
          4 | "odd":[{"cell":"R1C1"},{"cell":"R3C3"}],"minimum":[{"cell":"R2C2"}], | 4x4+odd=r1c1r3c3+minimum=r2c2
          4 | "clone":[{"cells":["R1C1","R1C2"],"cloneCells":["R3C2","R3C3"]}], | 4x4+clones=r1c1r1c2r3c2r3c3
          6 | "nonconsecutive":true,"negative":["xv"],                    | 6x6+nonconsecutive+allxv
          4 | "negative":["ratio","difference"],"ratio":[{"cells":["R1C1","R1C2"]}], | 4x4+ratio=r1c1r1c2+alldots
          4 | "nonconsecutive":true,"negative":["ratio"],"ratio":[],"difference":[{"cells":["R1C1","R1C2"]}], | 4x4+consecutive=r1c1r1c2+alldots
          4 | "nonconsecutive":true,"negative":["xv","ratio"],            | 4x4+alldots+allxv
          4 | "activeConstraints":["Renban","Anti-Knight","Killer Cage"],  | 4x4
          """)
  void housesOfFPuzzlesMakeTheBoard(int size, String fields, String name) {
    assertThat(board(fPuzzles(size, fields))).isEqualTo(named(name));
  }

  /** Rules that boards have, in a form that no board has. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          4 | "extraregion":[{"cells":["R2C2","R2C3","R3C2","R5C5"]}],    | “extraregion” in this link names “R5C5”, which is no cell of its 4x4 board
          4 | "extraregion":[{"cells":["R1C1","R1C2","R1C3","R2C1","R2C2"]}], | “extraregion” in this link has 5 cells from r1c1 on, and with 4 digits they cannot all be different
          4 | "extraregion":[{}],                                         | “extraregion” in this link has an entry without cells on the board
          4 | "killercage":[{"cells":["R2C2","R2C3"],"value":"8"}],       | the cage at r2c2 in this link has the sum 8, but the sum of 2 cells with different digits from 1 to 4 is at least 3 and at most 7
          4 | "killercage":[{"cells":["R2C2","R2C3"],"value":"<8"}],      | the cage at r2c2 in this link has “<8” in place of a sum
          4 | "killercage":[{"cells":["R1C3","R1C4"],"value":"??"}],       | the cage at r1c3 in this link has “??” in place of a sum
          4 | "killercage":[{"cells":["R1C3","R1C4"],"value":"0"}],       | the cage at r1c3 in this link has “0” in place of a sum
          4 | "killercage":[{"cells":["R2C2","R2C3"]},{"cells":["R2C3","R2C4"]}], | r2c3 belongs to two cages in this link, “killercage” at r2c2 and “killercage” at r2c3
          4 | "difference":[{"cells":["R1C1","R1C2"],"value":"5"}],       | “difference” between r1c1 and r1c2 in this link has the value “5”; only 1–4 can be read
          4 | "difference":[{"cells":["R1C1","R2C2"]}],                   | “difference” in this link must lie between two cells with a border in common, and not at r1c1 r2c2
          4 | "difference":[{"cells":["R1C1"]}],                          | “difference” in this link must lie between two cells with a border in common, and not at r1c1
          4 | "ratio":[{"cells":["R1C1","R1C2"],"value":"5"}],            | “ratio” between r1c1 and r1c2 in this link has the value “5”; only 1–4 can be read
          4 | "xv":[{"cells":["R1C1","R1C2"],"value":"XV"}],              | “xv” between r1c1 and r1c2 in this link has the value “XV”; only X, V can be read
          4 | "thermometer":[{"lines":[["R1C1"]]}],                       | “thermometer” in this link has r1c1 and no second cell
          4 | "whispers":[{"lines":[["R1C1","R1C2","R1C3"]],"value":"4"}], | “whispers” between r1c1 and r1c3 in this link has the value “4”; only 1–3 can be read
          4 | "whispers":[{"lines":[["R1C1","R1C2"]],"value":"few"}],     | “whispers” between r1c1 and r1c2 in this link has the value “few”; only 1–3 can be read
          4 | "renban":[{"lines":[["R1C1","R1C2","R1C3","R1C4","R2C4"]]}], | “renban” in this link has 5 cells from r1c1 on
          4 | "thermometer":[{"lines":[[]]}],                             | “thermometer” in this link has an entry without cells on the board
          4 | "thermometer":[{"lines":[["R1C1","R1C2","R1C1"]]}],         | “thermometer” in this link is a loop: it comes back to r1c1
          5 | "ratio":[{"cells":["R1C3","R1C4"]}],                        | this link gives a region to 0 of 25 cells, and 5x5 boards have no usual boxes
          7 | "title":"T",                                                | this link gives a region to 0 of 49 cells, and 7x7 boards have no usual boxes
          3 | "title":"T",                                                | the puzzle in this link has 3 rows; boards have 4 to 25
          """)
  void whatIsWrongWithARuleIsSaidInFPuzzles(int size, String fields, String why) {
    assertThatThrownBy(() -> Formats.read(fPuzzles(size, fields)))
        .isInstanceOf(FormatException.class)
        .hasMessageContaining(why);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          4 | "arrow":[{"lines":[["R1C1","R1C2"]],"cells":["R2C1"]}],     | arrow
          4 | "littlekillersum":[{"cell":"R0C1","direction":"DR","value":"?"}], | littlekillersum
          4 | "sandwichsum":[{"cell":"R0C0","value":"5"}],                | sandwichsum
          4 | "quadruple":[{"cells":["R1C1","R1C2","R2C1","R2C3"],"values":[1]}], | quadruple
          4 | "negative":["ratio","difference"],"difference":[{"cells":["R1C1","R1C2"],"value":"3"}], | negative
          4 | "negative":["ratio"],                                       | negative
          4 | "nonconsecutive":true,"difference":[{"cells":["R1C1","R1C2"]}], | nonconsecutive
          4 | "nonconsecutive":true,"negative":["xv"],"ratio":[{"cells":["R1C1","R1C2"]}], | nonconsecutive
          4 | "activeConstraints":"Renban",                               | activeConstraints
          4 | "activeConstraints":["Entropic Line"],"entropicline":[{"lines":[["R1C1","R1C2"]]}], | entropicline
          4 | "renban":[{"lines":[["R1C1","R1C2"]],"value":"2"}],         | renban: 2
          4 | "difference":"R1C1R1C2",                                    | difference
          4 | "killercage":{"a":{"cells":["R2C2","R2C3"],"value":"5"}},   | killercage
          4 | "thermometer":7,                                            | thermometer
          """)
  void whatNoBoardHasIsRefusedByItsNameInFPuzzles(int size, String fields, String name) {
    assertThatThrownBy(() -> Formats.read(fPuzzles(size, fields)))
        .isInstanceOf(FormatException.class)
        .hasMessageContaining("a variant with “" + name + "”, which is not supported");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          "text":[{"cells":["R1C1","R1C2"],"value":"hello"}],           | 1
          "text":[{"cells":["R1C1","R1C2"],"value":"∧"},{"cells":["R0C1"],"value":"<"}], | 2
          "line":[{"lines":[["R1C1","R1C2"]],"outlineC":"#FF0000","width":0.2}], | 1
          "circle":[{"cells":["R1C1"],"width":0.8}],"rectangle":[{"cells":["R1C1"]}], | 2
          "cage":[{"cells":["R1C1","R1C2"],"value":"a"}],               | 1
          """)
  void whatFPuzzlesDrawsIsKeptAsDecoration(String fields, int count) {
    Reading reading = Formats.reading(fPuzzles(4, fields), "");

    assertThat(reading.items().get(0).content().board()).isEqualTo(Boards.FOUR);
    assertThat(reading.items().get(0).content().board().decoration().size()).isEqualTo(count);
    assertThat(reading.remarks().toString()).contains("kept as decoration");
    assertThat(Losses.of(new FPuzzlesLink(), reading.items()).toString()).contains("decoration");
    assertThat(Losses.of(new SudokuPadLink(), reading.items())).isEmpty();
  }

  @Test
  void theColoursOfCellsInFPuzzlesAreKeptBehindTheLinesOfTheBoard() {
    String others = ",[{},{},{},{}]".repeat(3);
    String grid = "[[{\"value\":1,\"given\":true},{},{\"c\":\"#D0D0FF\"},{}]" + others + "]";
    Reading reading = Formats.reading(fPuzzles("{\"size\":4,\"grid\":" + grid + "}"), "");

    assertThat(reading.items().get(0).content().board().decoration().figures())
        .singleElement()
        .satisfies(
            figure -> {
              assertThat(figure.middle()).isEqualTo(new Decoration.Place(2.5, 0.5));
              assertThat(figure.fill()).isEqualTo("#D0D0FF");
              assertThat(figure.isOver()).isFalse();
            });
    assertThat(reading.remarks().toString()).doesNotContain("skipped");
  }

  /** What a script drew for a rule of its own may be read by nobody else. */
  @Test
  void aLineOfAnotherToolIsRefusedByItsName() {
    String line = "\"line\":[{\"lines\":[[\"R1C1\",\"R1C2\"]],\"fromConstraint\":\"Nabner\"}],";
    assertThatThrownBy(() -> Formats.read(fPuzzles(4, line))).hasMessageContaining("“Nabner”");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          l:[{c:34BBE6,th:2,wp:[[0,4],[4,0]]},{c:34BBE6,th:2,wp:[[0,0],[4,4]]}] | 4x4+x
          ca:[{ce:[[0,0],[1,1],[2,2],[3,3]],unique:t,hidden:t},{ce:[[0,3],[1,2],[2,1],[3,0]]}] | 4x4+x
          ca:[{ce:[[1,1],[1,2],[2,1],[2,2]],style:'extraregion',unique:t,sum:10}] | 4x4+windoku
          ca:[{ce:[[1,1],[1,2],[2,1],[2,2]]}],u:[{ct:[1.5,1.5],w:1,h:1,c2:CFCFCF}] | 4x4+windoku
          global:['disjoint']                                           | 4x4+disjoint-groups
          global:['antiknight','antiking']                              | 4x4+knight+king
          global:['nonconsecutive']                                     | 4x4+nonconsecutive
          ca:[{ce:[[0,0],[0,1],[0,2],[0,3]],unique:t}]                  | 4x4
          ca:[{ce:[[1,1],[1,2],[2,1]],unique:t}]                        | 4x4+cage=r2c2r2c3r3c2
          ca:[{ce:[[1,1],[1,2],[2,1]],style:'extraregion',unique:t,sum:6}] | 4x4+region=r2c2r2c3r3c2
          ca:[{ce:[[1,1],[1,2],[2,1]],unique:f,v:8}]                    | 4x4+opencage8=r2c2r2c3r3c2
          ca:[{ce:[[1,1],[1,2]],v:7},{ce:[[2,2],[2,3]],v:'5',sum:5}]    | 4x4+cage7=r2c2r2c3+cage5=r3c3r3c4
          u:[{ct:[0.5,0.5],w:0.85,h:0.85,r:t,c2:CFCFCF}],l:[{c:CFCFCF,th:21,wp:[[0.5,0.5],[0.5,2.5],[1.5,3.5]]}] | 4x4+thermometer=r1c1r1c2r1c3r2c4
          u:[{ct:[0.5,0.5],w:0.85,h:0.85,r:t,c2:CFCFCF}],l:[{c:CFCFCF,wp:[[1.5,1.5],[0.5,0.5]]},{c:CFCFCF,wp:[[0.5,0.5],[1.5,0.5]]}] | 4x4+thermometer=r1c1r2c2+thermometer=r1c1r2c1
          o:[{ct:[1,0.5],w:0.3,h:0.3,r:t,c1:#0,c2:#F}]                  | 4x4+consecutive=r1c1r2c1
          o:[{ct:[0.5,3],w:0.3,h:0.3,r:t,c1:#0,c2:#0}]                  | 4x4+ratio=r1c3r1c4
          o:[{ct:[0.5,1],w:0.25,h:0.25,te:'X'},{ct:[3.5,1],w:0.25,h:0.25,te:'V'}] | 4x4+x=r1c1r1c2+v=r4c1r4c2
          o:[{ct:[0.5,1],w:0.25,h:0.25,te:'>'},{ct:[3,0.5],w:0.25,h:0.25,te:'∨'}] | 4x4+less=r1c2r1c1+less=r4c1r3c1
          """)
  void housesOfSudokuPadMakeTheBoard(String fields, String name) {
    assertThat(board(sudokuPad(4, fields))).isEqualTo(named(name));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          ca:[{ce:[[1,1],[1,2],[2,1],[2,2]],sum:9}]                     | the cage at r2c2 in this link has the sum 9, but the sum of 4 cells with different digits from 1 to 4 is at least 10 and at most 10
          ca:[{ce:[[1,1],[1,2]],v:5,sum:6}]                             | the cage at r2c2 in this link shows “5”, and its sum is “6”
          ca:[{ce:[[1,1],[1,2]],v:'a'}]                                 | the cage at r2c2 in this link has “a” in place of a sum
          ca:[{ce:[[1,1],[1,2]],style:'fpRowIndexer'}]                  | the cage at r2c2 in this link is drawn in the style “fpRowIndexer”
          ca:[{ce:[[0,0],[0,1]],v:3},{ce:[[0,1],[1,1]],v:4}]            | r1c2 belongs to two cages in this link, “cages” at r1c1 and “cages” at r1c2
          ca:[{ce:[[0,0],[0,1]],v:'??'}]                                 | the cage at r1c1 in this link has “??” in place of a sum
          ca:[{ce:[[0,0],[9,9]],v:5}]                                   | “cages” in this link has an entry without cells on the board
          global:['disjoint'],re:[[[0,0],[0,1],[0,2],[1,0]],[[0,3],[1,3],[1,2],[2,3]],[[1,1],[2,0],[2,1],[2,2]],[[3,0],[3,1],[3,2],[3,3]]] | “disjoint” in this link does not fit its 4x4 board
          """)
  void whatIsWrongWithARuleIsSaidInSudokuPad(String fields, String why) {
    assertThatThrownBy(() -> Formats.read(sudokuPad(4, fields)))
        .isInstanceOf(FormatException.class)
        .hasMessageContaining(why);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          global:['disjoint','antibishop']                              | antibishop
          ca:'x'                                                        | cages
          l:7                                                           | lines
          o:{a:{ct:[0.5,1],w:0.25,h:0.25,te:'X'}}                       | overlays
          """)
  void whatNoBoardHasIsRefusedByItsNameInSudokuPad(String fields, String name) {
    assertThatThrownBy(() -> Formats.read(sudokuPad(4, fields)))
        .isInstanceOf(FormatException.class)
        .hasMessageContaining("a variant with “" + name + "”, which is not supported");
  }

  /** What may be anything is kept as decoration, and a note says how much. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          l:[{wp:[[0.5,0.5],[3.5,3.5]]},{wp:[[0.5,3.5],[3.5,0.5]]}]     | 2
          l:[{wp:[[0,0],[4,4],[4,0]]}]                                  | 1
          u:[{ct:[0.5,0.5],w:0.85,h:0.85,r:t,c2:CFCFCF}]                | 1
          u:[{ct:[0.5,0.5],w:0.7,h:0.7,r:t,c2:CFCFCF}]                  | 1
          u:[{ct:[0.5,0.5],w:0.85,h:0.85,r:t,c2:CFCFCF}],l:[{c:CFCFCF,wp:[[0.5,0.5],[1.5,3.5]]}] | 2
          u:[{ct:[0.5,0.5],w:0.85,h:0.85,r:t,c2:CFCFCF}],l:[{c:FF0000,wp:[[0.5,0.5],[0.5,1.5]]}] | 2
          u:[{ct:[0.5,0.5],w:0.9,h:0.9,r:t,c2:C0C0C0},{ct:[0.5,1.5],w:0.9,h:0.9,r:t,c2:C0C0C0}],l:[{c:C0C0C0,wp:[[0.5,0.5],[0.5,1.5]]}] | 3
          o:[{ct:[0.5,0.5],w:0.3,h:0.3,r:t,c2:#F}]                      | 1
          o:[{ct:[1,1],w:0.7,h:0.7,r:t,c2:#F}]                          | 1
          o:[{ct:[1,0.5],w:0.3,h:0.3,r:t,c2:#F,te:'3'}]                 | 1
          o:[{ct:[4,0.5],w:0.3,h:0.3,r:t,c2:#F}]                        | 1
          o:[{ct:[1,0.5],w:0.25,h:0.25,te:'<'}]                         | 1
          a:[{wp:[[0.5,0.5],[0.5,1.5]]}]                                | 1
          u:[{ct:[1.5,1.5],w:1,h:1}]                                    | 1
          ca:[{ce:[[1,1],[1,2]],unique:f,v:'a'}]                        | 1
          """)
  void whatSaysNothingForCertainIsKeptAsDecoration(String fields, int count) {
    Reading reading = Formats.reading(sudokuPad(4, fields), "");
    Item item = reading.items().get(0);

    assertThat(item.content().board()).isEqualTo(Boards.FOUR);
    assertThat(item.content().board().decoration().size()).isEqualTo(count);
    assertThat(reading.remarks().toString())
        .contains(count + " of the lines and shapes in this link are kept as decoration");
    Item back = Formats.read(new SudokuPadLink().write(List.of(item))).get(0);
    assertThat(back.content().board().decoration()).isEqualTo(item.content().board().decoration());
  }

  /** What a line without a bulb means is known by Cluewright's own words alone. */
  @Test
  void aLineOfSudokuPadIsReadIfTheWordsSayIt() {
    String boxes =
        ",re:[[[0,0],[0,1],[1,0],[1,1]],[[0,2],[0,3],[1,2],[1,3]],"
            + "[[2,0],[2,1],[3,0],[3,1]],[[2,2],[2,3],[3,2],[3,3]]]";
    String line = "metadata:{rules:'%s'}" + boxes + ",l:[{c:%s,th:10,wp:[[0.5,0.5],[0.5,2.5]]}]";
    for (String name : List.of("renban", "palindrome", "whispers3")) {
      Board board = named("4x4+" + name + "=r1c1r1c2r1c3");
      String own = SclRules.all(board);
      String color = SclSigns.color(board.drawn().get(0).kind());
      Reading reading = Formats.reading(sudokuPad(4, line.formatted(own, color)), "");
      assertThat(reading.items().get(0).content().board()).isEqualTo(board);
      assertThat(reading.remarks()).isEmpty();
      for (String other :
          List.of(
              line.formatted(own, "#123456"),
              line.formatted("Lines are special.", color),
              line.formatted("", color))) {
        Board read = board(sudokuPad(4, other));
        assertThat(read).isEqualTo(Boards.FOUR);
        assertThat(read.decoration().strokes()).hasSize(1);
      }
    }
  }

  @Test
  void aCageWhoseDigitsMayBeEqualShowsItsSum() {
    assertThat(SclJson.drawing(named("4x4+opencage7=r1c1r1c2"))).contains("v:'7',unique:f");
  }

  /** What a drawing does not tell for certain is known by the name of the board in the link. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "4x4+whispers2=r1c1r1c2+whispers3=r2c1r2c2",
        "4x4+falling+rising",
        "9x9+arrow1=r1c1r1c2r2c3+arrow2=r5c1r5c2r6c3+arrow3=r7c1r8c1r8c2r8c3",
        "9x9+odd=r1c1+odd=r1c2+even=r5c5+low=r2c2+high=r3c3+minimum=r4c4r4c5+maximum=r9c9",
        "9x9+slow=r1c1r1c2r2c3+lockout4=r3c1r3c2r3c3+alldots+consecutive=r1c1r1c2",
        "9x9+quadruple1234=r1c1r1c2r2c1r2c2+opencage20=r3c3r3c4r3c5+region=r5c5r6c6r7c7",
        "4x4+sandwich5=r1c1r1c2r1c3r1c4+littlekiller9=r2c1r3c2r4c3+candidates5=r1c1",
        "9x9+columnindex=r1c5+rowindex=r5c1+counting=r7c7r8c8+sum9=r1c1r1c2+multiple3=r2c1r2c2"
      })
  void everyKindComesBackFromSudokuPad(String name) {
    SudokuPadLink format = new SudokuPadLink();
    Item item = Item.of(Puzzle.empty(named(name)));
    assertThat(format.refusal(List.of(item))).isEmpty();
    Reading reading = Formats.reading(format.write(List.of(item)), "");
    assertThat(reading.items()).containsExactly(item);
    assertThat(reading.remarks()).isEmpty();
  }

  @Test
  void whatSudokuPadWritesAnewIsStillTheSameDrawing() {
    String json = SclJson.write(Item.of(Puzzle.empty(named("4x4+odd=r1c1+x=r1c1r2c1"))));
    String anew = json.replace("0.5,0.5", "0.50,0.50").replace("[1.0,0.5]", "[1,0.5]");
    assertThat(anew).isNotEqualTo(json);
    assertThat(board("scl" + LZSEncoding.compressToBase64(anew)))
        .isEqualTo(named("4x4+odd=r1c1+x=r1c1r2c1"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "w:0.7 | w:0.8 | what is drawn in this link is not what Cluewright wrote there",
        "odd=r1c1 | odd=r1c2 | what is drawn in this link is not what Cluewright wrote there",
        "4x4+odd | 4x4+rod | this link is of the board “4x4+rod=r1c1”"
      })
  void whoDrawsOnHasOtherRulesThanTheNameOfTheBoard(String before, String after, String why) {
    String json = SclJson.write(Item.of(Puzzle.empty(named("4x4+odd=r1c1"))));
    assertThat(json).contains(before);
    String changed = json.replace(before, after);
    assertThatThrownBy(() -> Formats.read("scl" + LZSEncoding.compressToBase64(changed)))
        .isInstanceOf(FormatException.class)
        .hasMessageContaining(why);
  }

  @Test
  void aRuleOfTheWholeBoardThatALinkDoesNotKnowIsRefusedByItsName() {
    Item item = Item.of(Puzzle.empty(named("4x4+x+knight")));
    assertThat(LinkBoard.refusal(item, kind -> kind == Kinds.KNIGHT).orElseThrow().toString())
        .isEqualTo("this format has no place for Diagonals (X)");
  }

  /** Links of earlier versions are known by these, letter by letter. */
  @Test
  void theSentencesOfLinksStayAsTheyAre() {
    String all =
        "9x9+x+windoku+disjoint-groups+asterisk+knight+king+consecutive=r1c1r1c2+ratio=r1c2r1c3"
            + "+x=r1c4r1c5+v=r1c5r1c6+less=r2c1r2c2+thermometer=r3c1r3c2+cage=r4c1r4c2";
    assertThat(SclRules.all(named(all)))
        .isEqualTo(
            "Each row, column and box contains every digit once."
                + " Each diagonal contains every digit once."
                + " Each shaded window contains every digit once."
                + " Cells at the same place in their boxes contain every digit once."
                + " The shaded cells around the middle contain every digit once."
                + " Cells a knight's move apart cannot contain the same digit."
                + " Cells a king's move apart cannot contain the same digit."
                + " Digits on both sides of a white dot differ by 1."
                + " On both sides of a black dot, one digit is twice the other."
                + " Digits on both sides of an X add up to 10."
                + " Digits on both sides of a V add up to 5."
                + " Signs between cells open towards the larger digit."
                + " Along each thermometer, digits grow from the bulb on."
                + " Not all possible dots and letters are given."
                + " Digits in a cage are all different and add up to the number in its corner,"
                + " if there is one.");
    assertThat(SclRules.all(named("9x9+centre-dot")))
        .endsWith(" The shaded cells in the middle of boxes contain every digit once.");
    assertThat(
            SclRules.all(
                named(
                    "9x9+renban=r1c1r1c2+palindrome=r1c1r1c2+whispers4=r1c1r1c2+whispers5=r2c1r2c2")))
        .endsWith(
            " The digits on a renban line are consecutive and all different, in any order."
                + " The digits on a palindrome read the same from both ends."
                + " Digits beside each other on a whispers line differ by at least 4."
                + " Digits beside each other on a whispers line differ by at least 5.");
  }

  /** What is drawn means what it usually means, unless the setter says otherwise. */
  @Test
  void wordsAreComparedWithWhatIsDrawn() {
    String boxes =
        ",re:[[[0,0],[0,1],[1,0],[1,1]],[[0,2],[0,3],[1,2],[1,3]],"
            + "[[2,0],[2,1],[3,0],[3,1]],[[2,2],[2,3],[3,2],[3,3]]]";
    String dot = boxes + ",o:[{ct:[1,0.5],w:0.3,h:0.3,r:t,c1:#0,c2:#F}]";
    String said = "metadata:{rules:'%s'}" + dot;
    String own = SclRules.all(named("4x4+consecutive=r1c1r2c1"));
    assertThat(Formats.reading(sudokuPad(4, said.formatted(own)), "").remarks()).isEmpty();
    assertThat(
            Formats.reading(sudokuPad(4, said.formatted("Not all dots are given.")), "").remarks())
        .hasSize(1);
    for (String other :
        List.of(
            "All dots are given.", "Every possible dot is shown.", "Negative constraint: yes.")) {
      assertThatThrownBy(() -> Formats.read(sudokuPad(4, said.formatted(other))))
          .hasMessageContaining("gives what is drawn another meaning");
    }
  }

  @Test
  void wordsOfFPuzzlesAreComparedToo() {
    String said = "\"difference\":[{\"cells\":[\"R1C1\",\"R2C1\"]}],\"ruleset\":\"%s\",";
    String own = SclRules.all(named("4x4+consecutive=r1c1r2c1"));
    assertThat(Formats.reading(fPuzzles(4, said.formatted(own)), "").remarks()).isEmpty();
    assertThat(
            Formats.reading(fPuzzles(4, said.formatted("Not all dots are given.")), "").remarks())
        .hasSize(1);
    for (String other :
        List.of(
            "All dots are given.",
            "Digits may repeat.",
            "Neighbours without a dot are not consecutive.")) {
      assertThatThrownBy(() -> Formats.read(fPuzzles(4, said.formatted(other))))
          .hasMessageContaining("gives what is drawn another meaning");
    }
  }

  @Test
  void wordsThatForbidWhatACageForbidsAreRead() {
    String said =
        "\"killercage\":[{\"cells\":[\"R1C1\",\"R2C1\"],\"value\":\"5\"}],\"ruleset\":\"%s\",";
    for (String usual :
        List.of(
            "No number may repeat within a cage, even if the row allows it.",
            "No digits can repeat in the same cage.",
            "Digits may not repeat inside cages.")) {
      Reading reading = Formats.reading(fPuzzles(4, said.formatted(usual)), "");
      assertThat(reading.items().get(0).content().board().name()).isEqualTo("4x4+cage5=r1c1r2c1");
      assertThat(reading.remarks()).hasSize(1);
    }
    for (String other :
        List.of(
            "No sum is missing, and digits may repeat within a cage.",
            "No number may repeat along a line.",
            "Numbers can repeat in a cage.")) {
      assertThatThrownBy(() -> Formats.read(fPuzzles(4, said.formatted(other))))
          .hasMessageContaining("gives what is drawn another meaning");
    }
  }

  @Test
  void wordsThatSayWhatARenbanLineIsAreRead() {
    String said = "\"renban\":[{\"lines\":[[\"R1C1\",\"R2C2\"]]}],\"ruleset\":\"%s\",";
    for (String usual :
        List.of(
            "Purple lines are a set of consecutive digits that do not repeat, in any order.",
            "Renban lines contain consecutive digits with no repeats, in any order.",
            "Purple: no digit may repeat on a line, and its digits are consecutive.",
            "Digits don't repeat along a renban and are consecutive.")) {
      Reading reading = Formats.reading(fPuzzles(4, said.formatted(usual)), "");
      assertThat(reading.items().get(0).content().board().name()).isEqualTo("4x4+renban=r1c1r2c2");
      assertThat(reading.remarks()).hasSize(1);
    }
    for (String other :
        List.of(
            "Purple lines are not consecutive.",
            "Renban digits don't repeat. Neighbours are not consecutive.",
            "No digit may repeat in a window.",
            "Digits may repeat on purple lines.")) {
      assertThatThrownBy(() -> Formats.read(fPuzzles(4, said.formatted(other))))
          .hasMessageContaining("gives what is drawn another meaning");
    }
  }

  /** What is no rule of the board is in the notes alone, and a remark says so. */
  @Test
  void wordsOfRulesOnPlainBoardsBringARemark() {
    String boxes =
        "re:[[[0,0],[0,1],[1,0],[1,1]],[[0,2],[0,3],[1,2],[1,3]],"
            + "[[2,0],[2,1],[3,0],[3,1]],[[2,2],[2,3],[3,2],[3,3]]]";
    for (String rules :
        List.of(
            "Odd digits in the top row.",
            "Anti-king: cells differ.",
            "Disjoint sets apply.",
            "Felder im Springerzug enthalten verschiedene Ziffern.",
            "Les cases à un saut de cavalier sont différentes.",
            "ナイトの動きの位置に同じ数字は入りません。",
            "X-Wing galore",
            "For Ann")) {
      for (String link :
          List.of(
              fPuzzles(4, "\"ruleset\":\"%s\",".formatted(rules)),
              sudokuPad(4, "metadata:{rules:'%s'},".formatted(rules) + boxes))) {
        Reading reading = Formats.reading(link, "");
        assertThat(reading.items().get(0).about().notes()).isEqualTo(rules);
        assertThat(reading.remarks())
            .extracting(String::valueOf)
            .containsExactly(
                "the setter’s words are in the notes, and are not read as rules: see there whether"
                    + " they ask for more than the board here");
      }
    }
    String own = "Each row, column and box contains every digit once.";
    for (String usual :
        List.of("Normal Sudoku rules apply.", "Sudoku", own, own + "\\n\\nFor Ann", "")) {
      String link = fPuzzles(4, "\"ruleset\":\"%s\",".formatted(usual));
      assertThat(Formats.reading(link, "").remarks()).isEmpty();
    }
  }

  /** Two steps for any two cells that touch, or a bit more; also where all are the same. */
  @Test
  void moreRelationsThanABoardHasRoomForAreRefused() {
    String fPuzzles = "\"thermometer\":[{\"lines\":[%s[\"R1C1\",\"R1C2\"]]}],";
    String line = "[\"R1C1\",\"R1C2\",\"R1C3\"],";
    String sudokuPad = "o:[%s{ct:[0.5,1],w:0.3,h:0.3,r:t,c1:#0,c2:#F}]";
    String dot = "{ct:[1,0.5],w:0.3,h:0.3,r:t,c1:#0,c2:#F},";
    assertThat(board(fPuzzles(4, fPuzzles.formatted(line.repeat(63)))).drawn()).hasSize(2);
    assertThat(board(sudokuPad(4, sudokuPad.formatted(dot.repeat(127)))).drawn()).hasSize(2);
    for (String link :
        List.of(
            fPuzzles(4, fPuzzles.formatted(line.repeat(64))),
            sudokuPad(4, sudokuPad.formatted(dot.repeat(128))))) {
      assertThatThrownBy(() -> Formats.read(link))
          .isInstanceOf(FormatException.class)
          .hasMessageContaining("from cell to cell more than 128 times");
    }
  }

  /** What a reader would refuse is not written. */
  @Test
  void moreRelationsThanLinksHoldAreNotWritten() {
    String all = "4x4";
    for (String cells : List.of("r1c1r1c2r2c1r2c2", "r1c3r1c4r2c3r2c4", "r3c1r3c2r4c1r4c2")) {
      all += paths(cells).map("+thermometer="::concat).collect(Collectors.joining());
    }
    List<Item> items = List.of(Item.of(Puzzle.empty(named(all))));
    for (Format format : List.of(new FPuzzlesLink(), new SudokuPadLink(), new PenpaLink())) {
      assertThat(format.refusal(items).orElseThrow().toString())
          .contains("from cell to cell more than 128 times");
    }
  }

  /** All ways through four cells, which are 24. */
  private static Stream<String> paths(String cells) {
    return cells.length() == 4
        ? Stream.of(cells)
        : IntStream.range(0, cells.length() / 4)
            .boxed()
            .flatMap(
                first -> {
                  String cell = cells.substring(4 * first, 4 * first + 4);
                  return paths(cells.replace(cell, "")).map(cell::concat);
                });
  }

  @Test
  void fPuzzlesIsToldWhatSignsMean() {
    Item plain = Item.of(Puzzle.empty(named("4x4+less=r1c1r1c2")));
    assertThat(FPuzzlesJson.write(plain))
        .contains("\"ruleset\":\"Each row")
        .contains("Signs between cells open towards the larger digit.");
    Item noted = plain.with(new Metadata("", "", "Mine", "", "", "", ""));
    assertThat(FPuzzlesJson.write(noted))
        .contains("\"ruleset\":\"Each row")
        .contains("larger digit.\\n\\nMine\"");
    assertThat(Formats.read(new FPuzzlesLink().write(List.of(noted)))).containsExactly(noted);
    Reading reading = Formats.reading(new FPuzzlesLink().write(List.of(plain)), "");
    assertThat(reading.remarks()).isEmpty();
    assertThat(reading.items()).containsExactly(plain);
  }

  /** Links whose notes their own reader would refuse. */
  @Test
  void notesThatGiveSignsAnotherMeaningAreRefused() {
    Metadata notes = new Metadata("", "", "All dots are given.", "", "", "", "");
    for (Format format : LINKS) {
      Item dots = Item.of(Puzzle.empty(named("4x4+consecutive=r1c1r1c2"))).with(notes);
      assertThat(format.refusal(List.of(dots)).orElseThrow().toString())
          .contains("the notes say “All dots are given”");
      Item plain = Item.of(Puzzle.empty(named("4x4"))).with(notes);
      assertThat(format.refusal(List.of(plain))).isEmpty();
    }
  }

  @Test
  void signsBetweenCellsThatAreNoNeighboursHaveNoLink() {
    for (String far : List.of("4x4+x=r1c1r2c2", "4x4+less=r1c1r1c3", "4x4+thermometer=r1c1r1c3")) {
      List<Item> items = List.of(Item.of(Puzzle.empty(named(far))));
      for (Format format : LINKS) {
        assertThat(format.refusal(items).orElseThrow().toString()).contains("no neighbours");
      }
    }
  }

  /** Where a size has no boxes, f-puzzles begins with a region a row and gives what differs. */
  @Test
  void cellsWithoutARegionAreInThatOfTheirRow() {
    String cell = "{\"region\":%d}";
    String rows =
        "[{},{},{},{},{}],[{},{},{},{},{}],[{},{},{},{},"
            + cell.formatted(3)
            + "],["
            + cell.formatted(2)
            + ",{},{},{},{}],[{},{},{},{},{}]";
    assertThat(board(fPuzzles("{\"size\":5,\"grid\":[" + rows + "]}")).name())
        .isEqualTo("5x5/1111122222333343444455555");
    assertThatThrownBy(() -> Formats.read(fPuzzles(5, "")))
        .hasMessageContaining("gives a region to 0 of 25 cells");
  }

  @Test
  void regionsMustFillTheBoard() {
    String three = "re:[[[0,0],[0,1],[1,0]],[[0,2],[0,3],[1,2],[1,3],[1,1]]]";
    assertThatThrownBy(() -> Formats.read(sudokuPad(4, three)))
        .hasMessageContaining("do not cover the board, and differ from the boxes");
    assertThatThrownBy(() -> Formats.read(fPuzzles(7, "")))
        .hasMessageContaining("gives a region to 0 of 49 cells, and 7x7 boards have no usual");
  }

  @Test
  void aBoardWithoutRulesOfItsOwnTellsThoseOfItsHouses() {
    Item plain = Item.of(Puzzle.empty(named("4x4+x")));
    assertThat(SclJson.write(plain))
        .contains("rules:'Each row, column and box contains every digit once. Each diagonal");
    Item noted = plain.with(new Metadata("", "", "Mine", "", "", "", ""));
    assertThat(SclJson.write(noted))
        .contains("rules:'Each row, column and box contains every digit once. Each diagonal")
        .contains("every digit once.\\n\\nMine'");
    assertThat(Formats.read(new SudokuPadLink().write(List.of(noted)))).containsExactly(noted);
    Reading reading = Formats.reading(new SudokuPadLink().write(List.of(plain)), "");
    assertThat(reading.remarks()).isEmpty();
    assertThat(reading.items()).containsExactly(plain);
  }
}
