package cluewright.format.exchange.link;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import blazing.chain.LZSEncoding;
import cluewright.Tries;
import cluewright.format.FormatException;
import cluewright.format.exchange.Formats;
import cluewright.format.exchange.Told;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.Metadata;
import cluewright.format.exchange.core.Reading;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.GridState;
import cluewright.model.Puzzle;
import cluewright.replay.SolutionCounter;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Links of Sudoku Maker: those that it made, those that are written, and what is refused. */
final class SudokuMakerLinkTest {
  private static final SudokuMakerLink LINK = new SudokuMakerLink();
  private static final String START = "https://sudokumaker.app/?puzzle=";
  private static final Map<String, String> MADE = made();
  private static final String BOXES =
      "{\"type\":0},{\"type\":1,\"regions\":[0,0,1,1,0,0,1,1,2,2,3,3,2,2,3,3]}";

  private static Map<String, String> made() {
    try (InputStream in =
        Told.class.getResourceAsStream("/cluewright/format/exchange/sudokumaker-links.txt")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#"))
          .map(line -> line.split(" ", 2))
          .collect(Collectors.toMap(parts -> parts[0], parts -> parts[1]));
    } catch (IOException unreadable) {
      throw new IllegalStateException(unreadable);
    }
  }

  private static Board named(String name) {
    return Boards.named(name).orElseThrow();
  }

  private static String json(String link) {
    String packed =
        URLDecoder.decode(
            link.substring(START.length()).replace("+", "%2B"), StandardCharsets.UTF_8);
    return LZSEncoding.decompressFromEncodedURIComponent(packed);
  }

  private static String link(String json) {
    return START + LZSEncoding.compressToEncodedURIComponent(json).replace("+", "%2B");
  }

  /** A 4x4 puzzle with these constraints, and with other fields. */
  private static String four(String constraints, String fields) {
    return link(
        "{\"formatVersion\":\"1.5.0\",\"puzzle\":{%s\"size\":4,\"cells\":[%s],\"constraints\":[%s]}}"
            .formatted(fields, "{},".repeat(15) + "{}", constraints));
  }

  private static Board board(String link) {
    List<Item> items = Formats.read(link);
    assertThat(items).hasSize(1);
    return items.get(0).content().board();
  }

  private static void refused(String link, String why) {
    assertThatThrownBy(() -> Formats.read(link))
        .isInstanceOf(FormatException.class)
        .hasMessageStartingWith("line 1, column 33: ")
        .hasMessageContaining(why);
  }

  @ParameterizedTest
  @CsvSource({
    "classic, 9x9",
    "jigsaw, 6x6/112222111122345555345566344446333666",
    "dot, 4x4+consecutive=r1c1r1c2",
    "letter, 4x4+v=r1c1r1c2",
    "cage, 4x4+cage5=r1c2r1c3",
    "thermometer, 4x4+thermometer=r1c1r2c1r3c1r4c1",
    "diagonals, 4x4+x",
    "region, 4x4+windoku",
    "disjoint, 4x4+disjoint-groups",
    "king, 6x6+king",
    "knight, 4x4+knight",
    "signs, 9x9+consecutive=r5c3r5c4+consecutive=r8c6r8c7+x=r4c8r5c8+v=r6c5r7c5"
        + "+cage25=r1c5r2c1r2c2r2c3r2c4r2c5+cage=r3c1r3c2+cage3=r4c1r5c1"
  })
  void whatWasMadeIsRead(String name, String board) {
    assertThat(board(MADE.get(name))).isEqualTo(named(board));
  }

  @Test
  void cluesDigitsAndCandidatesAreKeptApart() {
    GridState position = Told.position(Formats.read(MADE.get("classic")));
    Puzzle clues = Told.puzzle(Formats.read(MADE.get("classic"))).clues();
    assertThat(clues.toString()).hasSize(81);
    assertThat(clues.digit(19)).isEqualTo(3);
    assertThat(clues.digit(40)).isZero();
    assertThat(position.placed(40)).isEqualTo(8);
    assertThat(position.hasCandidate(60, 1)).isTrue();
    assertThat(position.hasCandidate(60, 4)).isFalse();
  }

  @Test
  void theJigsawHasWordsOfItsSetter() {
    Item item = Formats.read(MADE.get("jigsaw")).get(0);
    assertThat(item.about().title()).isEqualTo("2 Same 2 Differences");
    assertThat(item.about().author()).isEqualTo("ChinStrap");
    assertThat(item.about().notes()).startsWith("Irregular 6x6 Sudoku rules apply.");
  }

  /** The elements that it made are written with the fields that it gave them. */
  @Test
  void whatIsWrittenHasItsFields() throws IOException {
    ObjectMapper mapper = new ObjectMapper();
    for (String name : List.of("classic", "jigsaw", "signs")) {
      JsonNode before = mapper.readTree(json(MADE.get(name))).path("puzzle");
      JsonNode after =
          mapper.readTree(json(LINK.write(Formats.read(MADE.get(name))))).path("puzzle");
      assertThat(after.path("size")).as(name).isEqualTo(before.path("size"));
      assertThat(after.path("constraints")).as(name).hasSameSizeAs(before.path("constraints"));
      for (JsonNode made : before.path("constraints")) {
        int type = made.path("type").asInt();
        JsonNode written =
            after.path("constraints").findValues("type").stream()
                    .anyMatch(each -> each.asInt() == type)
                ? element(after, type)
                : null;
        assertThat(written).as(name + " " + type).isNotNull();
        assertThat(written.fieldNames())
            .toIterable()
            .as(name + " " + type)
            .containsExactlyInAnyOrderElementsOf(() -> made.fieldNames());
        assertThat(written.path("style")).isEqualTo(made.path("style"));
      }
    }
  }

  private static JsonNode element(JsonNode puzzle, int type) {
    for (JsonNode each : puzzle.path("constraints")) {
      if (each.path("type").asInt() == type) {
        return each;
      }
    }
    throw new AssertionError(type);
  }

  @Test
  void theDiagonalsThatTheOtherProgramFoundBrokenHaveNoSolution() {
    Puzzle clues = Told.puzzle(Formats.read(MADE.get("diagonals"))).clues();
    assertThat(new SolutionCounter(clues.board()).solutions(clues, 2)).isEmpty();
    Puzzle plain = Told.puzzle(Formats.read(MADE.get("knight"))).clues();
    assertThat(new SolutionCounter(plain.board()).solutions(plain, 2)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "{\"type\":16,\"groups\":[14]}; “Global entropy”",
        "{\"type\":408,\"bulbsWithArrows\":[{}]}; “Arrows, bulbCells”",
        "{\"type\":1000}; “Custom constraint”",
        "{\"type\":700,\"cells\":[]}; “type 700”",
        "{\"type\":2000,\"lines\":[{}]}; “Cosmetic lines”",
        "{\"type\":2003}; “Rows and columns” as an element",
        "{\"type\":2003,\"areas\":[]}; “Rows and columns” as an element",
        "{\"type\":2003,\"disabled\":true}; “Rows and columns” as an element",
        "{\"type\":10,\"disabled\":\"yes\"}; “Negative diagonal, disabled”",
        "{\"type\":200}; “Difference Kropki dots, clues”",
        "{\"type\":202,\"clues\":\"x\"}; “XV, clues”",
        "{\"type\":202,\"clues\":{\"a\":{\"value\":5,\"edge\":1}}}; “XV, clues”",
        "{\"type\":202,\"clues\":[],\"negative\":true}; “XV, negative”",
        "{\"type\":300,\"thermometers\":{\"a\":5}}; “Thermometers, thermometers”",
        "{\"type\":300,\"thermometers\":[{\"a\":1,\"b\":2}]}; “Thermometers”",
        "{\"type\":300,\"thermometers\":[],\"fast\":true}; “fast”",
        "{\"type\":301,\"cages\":7}; “Killer cages, cages”",
        "{\"type\":305,\"cells\":\"1\"}; “Extra region, cells”",
        "{\"type\":501,\"clues\":[],\"x\":true}; “x”",
        "{\"type\":7777}; “type 7777”",
        "{\"type\":\"x\"}; “type x”",
        "{}; “type",
        "{\"type\":0,\"areas\":[1]}; “areas”",
        "{\"type\":12,\"cells\":[],\"only\":3}; “only”",
        "{\"type\":1,\"regions\":[1]}; “Regions”",
        "{\"type\":202,\"clues\":[{\"value\":7,\"edge\":1}]}; “XV” between r1c1 and r1c2 in this link has the value “7”",
        "{\"type\":202,\"clues\":[{\"value\":5,\"edge\":0}]}; “XV”",
        "{\"type\":202,\"clues\":[{\"value\":5,\"edge\":28}]}; “XV”",
        "{\"type\":202,\"clues\":[{\"value\":5,\"edge\":33}]}; “XV”",
        "{\"type\":202,\"clues\":[{\"value\":5,\"edge\":-3}]}; “XV”",
        "{\"type\":202,\"clues\":[{\"value\":5,\"edge\":1.5}]}; “XV”",
        "{\"type\":200,\"clues\":[],\"negative\":[1]}; “Difference Kropki dots, negative”",
        "{\"type\":300,\"slow\":1,\"thermometers\":[[1,2]]}; “Thermometers”",
        "{\"type\":300,\"thermometers\":[[1]]}; “Thermometers”",
        "{\"type\":300,\"thermometers\":[[1,2,1]]}; “Thermometers”",
        "{\"type\":300,\"thermometers\":[[1,16]]}; “Thermometers”",
        "{\"type\":301,\"cages\":[{\"cells\":[1,2],\"value\":-1}]}; has “-1” in place of a sum",
        "{\"type\":301,\"cages\":[{\"cells\":[0,1,2,3,4],\"value\":0}]}; “Killer cages”",
        "{\"type\":301,\"cages\":[{\"cells\":[1,2],\"value\":3},{\"cells\":[2,3],\"value\":3}]};"
            + " “Killer cages”",
        "{\"type\":305,\"cells\":[1,\"2\"]}; “Extra region”"
      })
  void otherElementsAreRefusedByTheirName(String constraint, String name) {
    refused(four(BOXES + "," + constraint, ""), name);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"type\":15,\"disabled\":true}",
        "{\"type\":400,\"lines\":[],\"style\":{\"color\":\"#f067f0\"}}",
        "{\"type\":300,\"slow\":true,\"thermometers\":[]}",
        "{\"type\":2000,\"lines\":[]}",
        "{\"type\":1,\"disabled\":true,\"regions\":[0,1]}"
      })
  void elementsThatAreOffOrEmptyAreSkippedWithANote(String constraint) {
    Reading reading = Formats.reading(four(BOXES + "," + constraint, ""), "");
    assertThat(reading.items().get(0).content().board()).isEqualTo(Boards.FOUR);
    assertThat(reading.remarks()).hasSize(1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "\"minDigit\":0,; “minDigit”",
        "\"maxDigit\":5,; “maxDigit”",
        "\"type\":\"custom\",; “type: custom”",
        "\"width\":5,; 16 cells, and a 5x5 board has 25",
        "\"height\":5,; 16 cells",
        "\"width\":-4,; rows",
        "\"width\":\"4\",; “width”",
        "\"fogLights\":[1],; “fogLights”",
        "\"comment\":\"All dots are given.\",; dots"
      })
  void otherPuzzlesAreRefused(String fields, String why) {
    refused(four(BOXES + ",{\"type\":200,\"clues\":[{\"value\":1,\"edge\":1}]}", fields), why);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "[1,2]; truncated or damaged",
        "{}; format version “”, and only 1.5.0 is known",
        "{\"formatVersion\":\"2.0.0\",\"puzzle\":{}}; format version “2.0.0”",
        "{\"formatVersion\":\"1.5.0\",\"puzzle\":{}}; no grid",
        "{\"formatVersion\":\"1.5.0\",\"puzzle\":{\"cells\":[{}]}}; 1 cells, and a 9x9 board has 81",
        "{\"formatVersion\":\"1.5.0\",\"puzzle\":{},\"rules\":[1]}; “rules”"
      })
  void otherTextsAreRefused(String json, String why) {
    refused(link(json), why);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "{\"value\":5}; “5” in r1c1",
        "{\"value\":1.5}; “1.5” in r1c1",
        "{\"candidates\":1}; “0” in r1c1",
        "{\"candidates\":32}; “5” in r1c1",
        "{\"candidates\":-2}; in r1c1",
        "{\"candidates\":\"2\"}; “candidates”",
        "{\"circle\":true}; “circle”",
        "3; no grid"
      })
  void otherCellsAreRefused(String cell, String why) {
    refused(link(json(four(BOXES, "")).replaceFirst("\\{},", cell + ",")), why);
  }

  /** What holds between cells is a list of elements, whatever else there is. */
  @Test
  void elementsThatAreNoListAreRefused() {
    for (String other : List.of("\"x\"", "7", "{\"a\":{\"type\":0}}")) {
      refused(
          link(
              json(four(BOXES, ""))
                  .replaceFirst("\"constraints\":.*", "\"constraints\":" + other + "}}")),
          "“constraints”");
    }
  }

  /** Clues are in the cells, and hold if there is an element for them. */
  @Test
  void cluesThatAreSwitchedOffAreRefused() {
    String regions = BOXES.substring(BOXES.indexOf(',') + 1);
    String off = "{\"type\":0,\"disabled\":true}," + regions;
    for (String constraints : List.of(regions, off)) {
      String empty = four(constraints, "");
      assertThat(board(empty)).isEqualTo(Boards.FOUR);
      String clue = json(empty).replaceFirst("\\{},", "{\"given\":true,\"value\":3},");
      refused(link(clue), "has clues, but “Given digits” is switched off or missing");
      String placed = json(empty).replaceFirst("\\{},", "{\"value\":3},");
      assertThat(board(link(placed))).isEqualTo(Boards.FOUR);
    }
    assertThat(Formats.reading(four(off, ""), "").remarks().toString()).contains("Given digits");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Anti-king: cells a king's move apart differ.",
        "Neighbours may not be consecutive.",
        "Normal sudoku rules apply. Windoku!"
      })
  void commentsOfRulesThatAreNoElementsAreRefused(String comment) {
    refused(four(BOXES, "\"comment\":\"" + comment + "\","), "no such element: switch it on");
  }

  @Test
  void commentsAreComparedWithTheBoard() {
    String comment = "\"comment\":\"%s\",";
    String king = BOXES + ",{\"type\":12}";
    Reading asked = Formats.reading(four(king, comment.formatted("Anti-king.")), "");
    assertThat(asked.items().get(0).content().board()).isEqualTo(named("4x4+king"));
    assertThat(asked.remarks().toString()).contains("not read as rules");
    Reading other = Formats.reading(four(BOXES, comment.formatted("Odd along the top.")), "");
    assertThat(other.remarks().toString()).contains("not read as rules");
    for (String usual : List.of("", "Normal sudoku rules apply.", "Sudoku")) {
      assertThat(Formats.reading(four(BOXES, comment.formatted(usual)), "").remarks()).isEmpty();
    }
  }

  /** Notes follow Cluewright's own rules, which say all of the board, and may name anything. */
  @ParameterizedTest
  @ValueSource(strings = {"9x9", "9x9+king", "4x4+x=r1c1r1c2"})
  void notesMayNameRules(String name) {
    for (String notes : List.of("Fit for a king.", "\n\nno chess", "Kite")) {
      Item item =
          Item.of(Puzzle.empty(named(name))).with(new Metadata("", "", notes, "", "", "", ""));
      assertThat(LINK.refusal(List.of(item))).isEmpty();
      assertThat(Formats.reading(LINK.write(List.of(item)), ""))
          .isEqualTo(Reading.of(List.of(item)));
    }
  }

  @Test
  void linesAreRead() {
    String style = ",\"style\":{\"color\":\"#f067f0\",\"thickness\":0.15}}";
    String lines =
        ",{\"type\":400,\"lines\":[[0,1,2],[5,4]]"
            + style
            + ",{\"type\":401,\"minDifference\":2,\"lines\":[[8,9]]"
            + style
            + ",{\"type\":401,\"minDifference\":1,\"lines\":[[12,13]]"
            + style
            + ",{\"type\":402,\"lines\":[[3,6,9]]"
            + style;
    assertThat(board(four(BOXES + lines, "")))
        .isEqualTo(
            named(
                "4x4+renban=r1c1r1c2r1c3+renban=r2c1r2c2+palindrome=r1c4r2c3r3c2"
                    + "+whispers2=r3c1r3c2+whispers1=r4c1r4c2"));
    String whispers = BOXES + ",{\"type\":401,%s\"lines\":[[8,9]]}";
    refused(four(whispers.formatted(""), ""), "“Whisper lines, minDifference”");
    refused(
        four(whispers.formatted("\"minDifference\":4,"), ""),
        "“Whisper lines” between r3c1 and r3c2 in this link has the value “4”; only 1–3");
    refused(
        four(whispers.formatted("\"minDifference\":2,").replace("401", "402"), ""),
        "“Palindromes, minDifference”");
  }

  @Test
  void moreDotsThanABoardHasRoomForAreRefused() {
    String dot = "{\"value\":1,\"edge\":1}";
    String dots = BOXES + ",{\"type\":200,\"clues\":[%s]}";
    assertThat(board(four(dots.formatted((dot + ",").repeat(127) + dot), "")).drawn()).hasSize(1);
    refused(
        four(dots.formatted((dot + ",").repeat(128) + dot), ""),
        "from cell to cell more than 128 times, and links of a 4x4 board have no more");
  }

  /** Elements in the form that public readers of these links know. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "{\"type\":15}; nonconsecutive",
        "{\"type\":101,\"cells\":[3,0]}; odd=r1c1r1c4",
        "{\"type\":200,\"clues\":[{\"value\":2,\"edge\":1}]}; difference2=r1c1r1c2",
        "{\"type\":201,\"clues\":[{\"value\":3,\"edge\":4}]}; multiple3=r1c1r2c1",
        "{\"type\":300,\"slow\":true,\"thermometers\":[[1,2]]}; slow=r1c2r1c3",
        "{\"type\":303,\"clues\":[{\"corner\":6,\"digits\":[1,3]}]}; quadruple13=r1c1r1c2r2c1r2c2",
        "{\"type\":403,\"lines\":[[0,1,2]]}; between=r1c1r1c2r1c3",
        "{\"type\":404,\"lines\":[[0,1,2]],\"singleRegionTotals\":false}; regionsum=r1c1r1c2r1c3",
        "{\"type\":406,\"groups\":[10,20],\"lines\":[[0,1]]}; parity=r1c1r1c2",
        "{\"type\":406,\"groups\":[8,18,4],\"lines\":[[0,1]]}; modular3=r1c1r1c2",
        "{\"type\":408,\"bulbsWithArrows\":[{\"bulbCells\":[1,0],\"arrows\":[[5,6]]}]}; arrow2=r1c1r1c2r2c2r2c3",
        "{\"type\":409,\"lines\":[[0,1,2]]}; doublearrow=r1c1r1c2r1c3",
        "{\"type\":500,\"clues\":[{\"value\":5,\"outerCell\":1,\"diagonal\":-1}]}; littlekiller5=r1c2r2c3r3c4",
        "{\"type\":500,\"clues\":[{\"value\":5,\"outerCell\":24,\"diagonal\":1}]}; littlekiller5=r3c1r2c2r1c3",
        "{\"type\":501,\"clues\":[{\"value\":5,\"outerCell\":1}]}; sandwich5=r1c1r2c1r3c1r4c1",
        "{\"type\":504,\"clues\":[{\"value\":3,\"outerCell\":11}]}; room3=r1c4r1c3r1c2r1c1",
        "{\"type\":600,\"cells\":[5]}; rowindex=r2c2"
      })
  void elementsBeyondTheFirstAreReadAndWrittenBack(String element, String rule) {
    Item item = Formats.read(four(BOXES + "," + element, "")).get(0);
    assertThat(item.content().board()).isEqualTo(Boards.named("4x4+" + rule).orElseThrow());
    assertThat(Formats.read(LINK.write(List.of(item)))).containsExactly(item);
  }

  @Test
  void aGridWithoutRegionsIsRefused() {
    refused(four("{\"type\":0}", ""), "no regions");
    refused(four(BOXES.replace("3,3]", "3,-1]"), ""), "“regions”");
    refused(four(BOXES.replace("3,3]", "3,null]"), ""), "“regions”");
    refused(four(BOXES.replace("3,3]", "3]"), ""), "“regions”");
    refused(four(BOXES.replace("3,3]", "3,2]"), ""), "region 2");
    refused(MADE.get("negative"), "“XV, negative”");
  }

  static List<String> boards() {
    return LinkBoardsTest.boards();
  }

  @ParameterizedTest
  @MethodSource("boards")
  void everyBoardWithoutInequalitySignsGoesThroughIt(String name) {
    Item item = Item.of(Puzzle.empty(named(name))).with(Metadata.of("Kite ＋ / -", "Ann"));
    if (name.contains("less=")) {
      assertThat(LINK.refusal(List.of(item)).map(String::valueOf))
          .hasValueSatisfying(why -> assertThat(why).contains("no place for Inequality signs"));
    } else {
      assertThat(LINK.refusal(List.of(item))).isEmpty();
      assertThat(Formats.reading(LINK.write(List.of(item)), ""))
          .isEqualTo(Reading.of(List.of(item)));
    }
  }

  @Test
  void randomBoardsComeBack() {
    Random random = Tries.random(33);
    int written = 0;
    for (int i = 0; i < Tries.of(1000); i++) {
      Item item = RandomBoards.item(random);
      Board board = item.content().board();
      if (LINK.refusal(List.of(item)).isEmpty()) {
        String link = LINK.write(List.of(item));
        assertThat(link).matches("https://sudokumaker.app/\\?puzzle=[A-Za-z0-9%-]+");
        assertThat(Formats.reading(link, "")).isEqualTo(Reading.of(List.of(item)));
        written++;
      } else {
        assertThat(board.drawn())
            .anyMatch(
                rule ->
                    !SudokuMakerRules.KINDS.knows(rule.kind())
                        || !SudokuMakerRules.canSay(board, rule));
      }
    }
    assertThat(written).isPositive();
  }

  /** Whatever stands in a link, it is read or refused with a place. */
  @Test
  void mutatedTextsAreReadOrRefusedWithAPlace() {
    Random random = Tries.random(34);
    List<String> texts = MADE.values().stream().sorted().map(SudokuMakerLinkTest::json).toList();
    String pieces = "[]{},:\"0123456789-.ezEnull\n%";
    int read = 0;
    for (int i = 0; i < Tries.of(20_000); i++) {
      StringBuilder text = new StringBuilder(texts.get(random.nextInt(texts.size())));
      for (int strokes = 1 + random.nextInt(3); strokes > 0; strokes--) {
        int at = random.nextInt(text.length());
        char piece = pieces.charAt(random.nextInt(pieces.length()));
        switch (random.nextInt(3)) {
          case 0 -> text.setCharAt(at, piece);
          case 1 -> text.insert(at, piece);
          default -> text.deleteCharAt(at);
        }
      }
      try {
        assertThat(LINK.read(link(text.toString()))).hasSize(1);
        read++;
      } catch (FormatException refused) {
        assertThat(refused).hasMessageStartingWith("line 1, column ");
      }
    }
    assertThat(read).isPositive();
  }

  @Test
  void aLinkThatIsCutOffIsRefused() {
    for (String name : List.of("jigsaw", "signs", "thermometer")) {
      String link = MADE.get(name);
      for (int length = START.length(); length < link.length() - 4; length += 5) {
        String cut = link.substring(0, length);
        assertThatThrownBy(() -> Formats.read(cut))
            .as(cut)
            .isInstanceOf(FormatException.class)
            .hasMessageStartingWith("line 1, column ");
      }
    }
  }

  @Test
  void otherFormsOfALinkAreRead() {
    String link = MADE.get("classic");
    Item item = Formats.read(link).get(0);
    assertThat(link).contains("%2B");
    for (String other :
        List.of(
            link.replace("%2B", "+"),
            link.replace("%2B", " "),
            "<" + link + ">",
            link.replace("https://", ""),
            link.replace("?", "?lang=en&") + "&solve=1#top",
            link + "$")) {
      assertThat(Formats.read(other)).as(other).containsExactly(item);
    }
    assertThatThrownBy(() -> Formats.read("https://sudokumaker.app/help"))
        .hasMessageContaining("it starts with " + START);
  }
}
