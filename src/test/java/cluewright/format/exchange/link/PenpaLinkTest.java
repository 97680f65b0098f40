package cluewright.format.exchange.link;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.InTurn;
import cluewright.Tries;
import cluewright.format.FormatException;
import cluewright.format.PuzzleText;
import cluewright.format.exchange.Formats;
import cluewright.format.exchange.Told;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.Metadata;
import cluewright.format.exchange.core.Reading;
import cluewright.format.exchange.core.TextSpan;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Puzzle;
import cluewright.model.rule.Kinds;
import cluewright.replay.SolutionCounter;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Links of Penpa-Edit: those that it made, those that are written, and what is refused. */
final class PenpaLinkTest {
  private static final PenpaLink LINK = new PenpaLink();
  private static final String START = "https://swaroopg92.github.io/penpa-edit/#m=edit&p=";
  private static final Map<String, String> MADE = made();

  private static final String DRAWN =
      "lines, dots, letters and cages are read in their usual meaning: see in the notes whether the"
          + " setter gives them another, or more rules";

  private static Map<String, String> made() {
    try {
      return Told.lines("penpa-links.txt").stream()
          .map(line -> line.split(" ", 2))
          .collect(Collectors.toMap(parts -> parts[0], parts -> parts[1]));
    } catch (IOException unreadable) {
      throw new IllegalStateException(unreadable);
    }
  }

  private static Board named(String name) {
    return Boards.named(name).orElseThrow();
  }

  private static Reading reading(String link) {
    return Formats.reading(link, "");
  }

  private static List<String> remarks(String link) {
    return reading(link).remarks().stream().map(String::valueOf).toList();
  }

  private static Item item(String link) {
    List<Item> items = reading(link).items();
    assertThat(items).hasSize(1);
    return items.get(0);
  }

  private static Puzzle clues(String link) {
    return Told.puzzle(reading(link).items()).clues();
  }

  private static String text(String link) {
    return PenpaText.unpack(new TextSpan(link.split("[&]p=", -1)[1].split("&", -1)[0], 1, 1));
  }

  /** A link with another text. */
  private static String edited(String link, UnaryOperator<String> change) {
    String before = text(link);
    String after = change.apply(before);
    assertThat(after).isNotEqualTo(before);
    return START + PenpaText.pack(after);
  }

  private static String written(Board board) {
    return LINK.write(List.of(Item.of(Puzzle.empty(board))));
  }

  /** With something in a layer of the puzzle, which is the first place where it is named. */
  private static String with(String link, String layer, String json) {
    return edited(
        link, text -> text.replaceFirst("\"" + layer + "\":(\\{[^}]*}|\\[])", layer(layer, json)));
  }

  private static String layer(String layer, String json) {
    return java.util.regex.Matcher.quoteReplacement("\"" + layer + "\":" + json);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          classic          | 9x9 | 4572.1869.3..54...129....536........5924..3....35..6..2413795..3..8.69219.8....34
          answered         | 9x9 | 4572.1869.3..54...129....536........5924..3....35..6..2413795..3..8.69219.8....34
          noqx             | 9x9 | .....13.......27..476..39..825.....................841..29..538..18.......96.....
          studio           | 9x9 | .1.2...3.9....58.4.45..19...32.....8.........5.....64...78..25.4.65....9.5...7.8.
          outside          | 4x4 | ................
          six              | 6x6 | 5...6..4.1.31.3.4...2.1..146.5.6.4..
          contest-diagonal | 9x9+x | .3..6.9..4.7...2...9.....43..........648.532..........51.....9...2...6.8..9.2..1.
          jigsaw           | 5x5/1112211322433324435544555 | ..1...1.2.......5.1...3..
          killer           | 6x6+cage17=r1c3r1c4r2c3r3c3+cage12=r2c1r3c1r3c2+cage7=r4c4r5c4r6c4+cage14=r5c1r5c2r5c3 | .........4..............6......3....
          """)
  void whatItMadeIsRead(String name, String board, String line) {
    assertThat(clues(MADE.get(name)).line()).isEqualTo(line);
    if (!name.equals("jigsaw") && !name.equals("killer")) {
      assertThat(clues(MADE.get(name)).board()).isEqualTo(named(board));
    }
  }

  /** What no link says: the rules that stand beside it. */
  @ParameterizedTest
  @CsvSource({"noqx,9x9", "diagonal,9x9+x", "untouched,9x9+knight+king"})
  void withTheRulesBesideItALinkHasOneSolution(String name, String rules) {
    Board board = named(rules);
    Puzzle clues = PuzzleText.read(clues(MADE.get(name)).line(), board);

    assertThat(new SolutionCounter(board).solutions(clues, 2)).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "classic",
        "noqx",
        "studio",
        "contest-diagonal",
        "jigsaw",
        "killer",
        "thermometers"
      })
  void whatItMadeHasOneSolution(String name) {
    Puzzle puzzle = clues(MADE.get(name));
    assertThat(new SolutionCounter(puzzle.board()).solutions(puzzle, 2)).hasSize(1);
  }

  /** The layers that Penpa-Edit itself wrote for the same puzzle. */
  @ParameterizedTest
  @ValueSource(strings = {"classic", "studio", "six", "jigsaw", "killer", "thermometers", "noqx"})
  void whatIsWrittenIsDrawnAsPenpaEditDraws(String name) throws IOException {
    String made = text(MADE.get(name));
    Item item = item(MADE.get(name)).with(Metadata.NONE);
    String written = text(LINK.write(List.of(item)));
    ObjectMapper mapper = new ObjectMapper();
    JsonNode theirs = mapper.readTree(made.split("\n", -1)[3]);
    JsonNode ours = mapper.readTree(written.split("\n", -1)[3]);
    for (String layer : List.of("lineE", "cage", "numberS", "thermo")) {
      assertThat(sorted(ours.path(layer))).as(layer).isEqualTo(sorted(theirs.path(layer)));
    }
    assertThat(texts(ours.path("number"))).isEqualTo(texts(theirs.path("number")));
    assertThat(sorted(ours.path("killercages"))).isEqualTo(sorted(theirs.path("killercages")));
    assertThat(written.split("\n", -1)[5]).isEqualTo(made.split("\n", -1)[5]);
    assertThat(written.split("\n", -1).length).isEqualTo(made.split("\n", -1).length);
    if (made.startsWith("sudoku") && !name.equals("thermometers")) {
      assertThat(written.split(",Title", -1)[0]).isEqualTo(made.split(",Title", -1)[0]);
    }
  }

  private static List<String> sorted(JsonNode layer) {
    List<String> all = new ArrayList<>();
    if (layer.isObject()) {
      layer.properties().forEach(entry -> all.add(entry.toString()));
    } else {
      layer.forEach(each -> all.add(each.toString()));
    }
    return all.stream().sorted().toList();
  }

  private static Map<String, String> texts(JsonNode layer) {
    return layer.properties().stream()
        .collect(Collectors.toMap(Map.Entry::getKey, entry -> entry.getValue().path(0).asText()));
  }

  @Test
  void itsDiagonalsAreThoseOfAContest() throws IOException {
    ObjectMapper mapper = new ObjectMapper();
    JsonNode theirs =
        mapper.readTree(text(MADE.get("contest-diagonal")).split("\n", -1)[3]).path("lineE");
    JsonNode ours = mapper.readTree(text(written(named("9x9+x"))).split("\n", -1)[3]).path("lineE");
    assertThat(ours).hasSameSizeAs(theirs);
    assertThat(sorted(ours).stream().filter(each -> each.endsWith("=12"))).hasSize(18);
  }

  @Test
  void wordsAreRead() {
    Metadata about = item(MADE.get("contest-diagonal")).about();
    assertThat(about.title()).isEqualTo("8 - Diagonal Sudoku 9x9");
    assertThat(about.author()).isEqualTo("R. Kumaresan");
    assertThat(about.url()).isEqualTo("https://logicmastersindia.com/live/?contest=SM202401");
    assertThat(about.notes())
        .startsWith("Place a digit from 1 to 9")
        .contains("each row, column and 3x3 outlined box.\n\nEach main diagonal");
    assertThat(remarks(MADE.get("contest-diagonal")))
        .containsExactly(DRAWN, "skipped, since there is no place for it here: “B”, “A”");
    assertThat(remarks(MADE.get("classic"))).isEmpty();
    assertThat(remarks(MADE.get("answered")))
        .containsExactly("skipped, since there is no place for it here: “pu_a”");
    assertThat(remarks(MADE.get("thermometers"))).containsExactly(DRAWN);
  }

  @Test
  void linksOfEarlierVersionsSayKnightsAndKingsInOtherWords() throws IOException {
    Board board = named("9x9+knight+king");
    String earlier =
        edited(
            written(board),
            text ->
                text.replace(
                        "Cells a knight's move apart cannot contain the same digit.",
                        "Cells a knight's move of chess apart contain different digits.")
                    .replace(
                        "Cells a king's move apart cannot contain the same digit.",
                        "Cells that touch at a corner contain different digits."));
    assertThat(text(earlier)).contains("of chess", "touch at a corner");
    assertThat(clues(earlier).board()).isEqualTo(board);
    assertThat(remarks(earlier)).isEmpty();
  }

  @Test
  void dotsOfAContestAreReadWhereItDoesNotSayThatAllAreGiven() {
    String link = MADE.get("contest-kropki");
    assertThatThrownBy(() -> reading(link))
        .isInstanceOf(FormatException.class)
        .hasMessageContaining("say “All possible circles are marked”, which gives what is drawn");
    String unsaid = edited(link, text -> text.replace(" All possible circles are marked.", ""));
    Board board = clues(unsaid).board();
    assertThat(board.drawn()).hasSize(23);
    assertThat(
            board.drawn().stream()
                .filter(relation -> relation.kind() == Kinds.WHITE_DOT)
                .map(
                    relation ->
                        board.label(relation.cells().get(0))
                            + board.label(relation.cells().get(1))))
        .containsExactlyInAnyOrder("r3c7r4c7", "r6c3r7c3", "r3c3r3c4", "r7c6r7c7");
  }

  @Test
  void whatItDoesNotUseForSudokuIsRefused() {
    assertThatThrownBy(() -> reading(MADE.get("arrows")))
        .hasMessageContaining("a variant with “arrows”, which is not supported");
    assertThatThrownBy(() -> reading(MADE.get("bare")))
        .hasMessageStartingWith("line 1, column ")
        .hasMessageContaining("this link draws no regions: draw the borders");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          surface      | {"18":1}                    | surface
          number       | {"18":["1",6,"1"]}          | number
          number       | {"18":["1",4,"1"]}          | number
          number       | {"18":["1",1,"5"]}          | number
          number       | {"18":["1_2",1,"2"]}        | number
          number       | {"18":[[1,1,0,0],2,"7"]}    | number
          number       | {"18":["sum",1,"8"]}        | number
          number       | {"17":["A",1,"1"]}          | number
          number       | {"17":["12",1,"1"]}         | number
          number       | {"146":["Y",6,"5"]}         | number
          number       | {"146":["<",6,"5"]}         | number
          number       | {"146":["X",4,"5"]}         | number
          number       | {"82":["5",6,"5"]}          | number
          number       | {"a":["1",1,"1"]}           | number
          numberS      | {"328":["3",1]}             | numberS
          symbol       | {"18":[3,"circle_L",2]}     | circle_L
          symbol       | {"18":[1,"circle_SS",2]}    | circle_SS
          symbol       | {"146":[3,"circle_SS",2]}   | circle_SS
          symbol       | {"82":[1,"circle_SS",2]}    | circle_SS
          symbol       | {"146":[5,"inequality",2]}  | inequality
          symbol       | {"210":[6,"inequality",2]}  | inequality
          symbol       | {"17":[5,"arrow_Short",1]}  | arrow_Short
          freeline     | {"18,29":3}                 | freeline
          freelineE    | {"90,99":3}                 | freelineE
          thermo       | [[18,20]]                   | thermo
          thermo       | [[18,17]]                   | thermo
          thermo       | [["18",19]]                 | thermo
          arrows       | [[18,19]]                   | arrows
          direction    | [[18,19]]                   | direction
          squareframe  | [[18,19]]                   | squareframe
          polygon      | [[82,83,91]]                | polygon
          line         | {"18,19":5}                 | line
          wall         | {"146,154":3}               | wall
          cage         | {"328,329":10}              | cage
          deletelineE  | {"90,91":1}                 | deletelineE
          killercages  | [[18,19]]                   | cage
          killercages  | [[17,18]]                   | killercages
          nobulbthermo | [[18,19]]                   | nobulbthermo
          surface      | ["1"]                       | surface
          number       | 7                           | number
          number       | {"18":7}                    | number
          numberS      | [["3",1]]                   | numberS
          symbol       | ["a"]                       | symbol
          thermo       | {"a":5}                     | thermo
          thermo       | [5]                         | thermo
          lineE        | true                        | lineE
          cage         | ["328,329"]                 | cage
          killercages  | "x"                         | killercages
          killercages  | {"a":[18]}                  | killercages
          killercages  | ["18"]                      | killercages
          """)
  void otherLayersAreRefusedByTheirName(String layer, String json, String name) {
    assertThatThrownBy(() -> reading(with(written(Boards.FOUR), layer, json)))
        .isInstanceOf(FormatException.class)
        .hasMessageStartingWith("line 1, column ")
        .hasMessageContaining("a variant with “" + name + "”, which is not supported");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          thermo       | [[],[18,19,27]]             | 4x4+thermometer=r1c1r1c2r2c2
          symbol       | {"146":[8,"circle_SS",2]}   | 4x4+consecutive=r1c1r2c1
          symbol       | {"210E":[2,"circle_S",1]}   | 4x4+ratio=r1c1r1c2
          symbol       | {"146":[2,"inequality",2]}  | 4x4+less=r1c1r2c1
          symbol       | {"146":[8,"inequality",2]}  | 4x4+less=r2c1r1c1
          symbol       | {"210":[7,"inequality",2]}  | 4x4+less=r1c2r1c1
          symbol       | {"210":[5,"inequality",2]}  | 4x4+less=r1c1r1c2
          number       | {"210":["X",6,"5"]}         | 4x4+x=r1c1r1c2
          number       | {"18":["3",1,"1"],"018":[" 3 ",1,"1"],"18E":["3",2,"1"]} | 4x4
          thermo       | {}                          | 4x4
          number       | {"146":["V",1,"6"]}         | 4x4+v=r1c1r2c1
          number       | {"210":[">",1,"6"]}         | 4x4+less=r1c2r1c1
          number       | {"146":["^",1,"6"]}         | 4x4+less=r1c1r2c1
          arrows       | [[],[]]                     | 4x4
          squareframe  | {}                          | 4x4
          """)
  void whatIsDrawnHasItsUsualMeaning(String layer, String json, String name) {
    String link =
        json.equals("{}")
            ? edited(
                written(Boards.FOUR),
                text -> text.replaceFirst("\"" + layer + "\":\\[]", layer(layer, json)))
            : with(written(Boards.FOUR), layer, json);
    assertThat(item(link).content().board()).isEqualTo(named(name));
  }

  /** A small v is a V or a sign of inequality, as is a V where other signs are typed. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {"146":["v",1,"1"],"147":["^",1,"1"]} | “v” between r1c1 and r2c1, which may be a letter
          {"210":["v",1,"1"]}                   | “v” between r1c1 and r1c2, which may be a letter
          {"210":["x",1,"1"]}                   | “x” between r1c1 and r1c2, which may be a letter
          {"146":["V",1,"1"],"147":["^",1,"1"]} | “V” between r1c1 and r2c1, and typed
          {"210":["<",1,"1"],"147":["V",1,"1"]} | “V” between r1c2 and r2c2, and typed
          {"211":[">",1,"1"],"147":["V",1,"1"]} | “V” between r1c2 and r2c2, and typed
          """)
  void lettersThatMayBeSignsAreRefused(String numbers, String why) {
    assertThatThrownBy(() -> reading(with(written(Boards.FOUR), "number", numbers)))
        .isInstanceOf(FormatException.class)
        .hasMessageStartingWith("line 1, column ")
        .hasMessageContaining(why)
        .hasMessageContaining("share the puzzle again");
  }

  @Test
  void twoDigitsInOneCellAreRefused() {
    for (String two :
        List.of(
            "{\"19\":[\"3\",1,\"1\"],\"19E\":[\"4\",1,\"1\"]}",
            "{\"19E\":[\"3\",1,\"1\"],\"19\":[\"4\",1,\"1\"]}")) {
      assertThatThrownBy(() -> reading(with(written(Boards.FOUR), "number", two)))
          .isInstanceOf(FormatException.class)
          .hasMessageContaining("two digits in r1c2, “3” and “4”: delete one of them");
    }
  }

  /** The text of a square of so many rows with boxes, as Penpa-Edit numbers its points. */
  private static String square(int size, int rows, int columns) {
    int width = size + 4;
    int area = width * width;
    List<String> lines = new ArrayList<>();
    List<String> cells = new ArrayList<>();
    for (int row = 0; row < size; row++) {
      for (int column = 0; column < size; column++) {
        cells.add(cells.isEmpty() ? "" + (2 * width + 2) : column == 0 ? "5" : "1");
        int corner = area + (row + 2) * width + column + 2;
        if (row < size - 1 && (row + 1) % rows == 0) {
          lines.add("\"%d,%d\":2".formatted(corner - 1, corner));
        }
        if (column < size - 1 && (column + 1) % columns == 0) {
          lines.add("\"%d,%d\":2".formatted(corner - width, corner));
        }
      }
    }
    return "sudoku,%1$d,%1$d,38,0,1,1,0,0,1,1,0,0,0,0,Title: ,Author: ,,,OFF,false,".formatted(size)
        + "\n\n\n{\"lineE\":{"
        + String.join(",", lines)
        + "}}\n\n["
        + String.join(",", cells)
        + "]\n";
  }

  @ParameterizedTest
  @CsvSource({"2, 1, 2", "3, 1, 3", "30, 5, 6", "36, 6, 6"})
  void squaresThatAreNoBoardAreRefused(int size, int rows, int columns) {
    String link = START + PenpaText.pack(square(size, rows, columns));
    assertThatThrownBy(() -> reading(link))
        .isInstanceOf(FormatException.class)
        .hasMessageContaining("has %d rows; boards have 4 to 25".formatted(size));
    assertThat(clues(START + PenpaText.pack(square(9, 3, 3))).board()).isEqualTo(Boards.NINE);
  }

  @Test
  void moreThermometersThanABoardHasRoomForAreRefused() {
    String once = "[18,19],[26,27],[34,35],[42,43],";
    assertThat(
            item(with(written(Boards.FOUR), "thermo", "[" + once.repeat(32) + "[]]"))
                .content()
                .board()
                .drawn())
        .hasSize(4);
    for (int times : List.of(33, 30_000)) {
      String link = with(written(Boards.FOUR), "thermo", "[" + once.repeat(times) + "[]]");
      assertThatThrownBy(() -> reading(link))
          .isInstanceOf(FormatException.class)
          .hasMessageContaining("from cell to cell more than 128 times")
          .hasMessageContaining("leave out what says the same twice");
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Digits in orthogonally adjacent cells may not be consecutive.",
        "Neighbours can't be consecutive.",
        "No two neighbours are consecutive.",
        "Consecutive digits are never neighbours."
      })
  void wordsThatForbidNeighboursAreRefused(String rules) {
    assertThatThrownBy(() -> reading(saying(written(Boards.FOUR), rules)))
        .isInstanceOf(FormatException.class)
        .hasMessageContaining("which Penpa-Edit does not draw: delete the words there");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Along thermometers digits never decrease.             | never decrease
          Digits do not decrease from the bulb.                 | not decrease
          From the bulb digits grow (they can stay so).         | can stay
          From the bulb digits grow or stay the same.           | stay the same
          From the bulb digits grow. Digits can be repeated.    | can be repeated
          x marks cells whose product is 6.                     | product
          """)
  void wordsThatGiveThermometersAnotherMeaningAreRefused(String rules, String named) {
    String link = with(written(Boards.FOUR), "thermo", "[[18,19]]");
    assertThatThrownBy(() -> reading(saying(link, rules)))
        .isInstanceOf(FormatException.class)
        .hasMessageMatching(".*say “[^”]*" + named + "[^”]*”, which gives what is drawn.*");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Digits with a white dot between them are consecutive; not all dots are given.",
        "Not all white dots are given, which stand between consecutive digits.",
        "Digits without a dot are not necessarily consecutive.",
        "Digits without a dot may or may not be consecutive.",
        "Digits on a thermometer grow and cannot stay the same."
      })
  void wordsThatLeaveTheUsualMeaningAreRead(String rules) {
    String link =
        with(
            with(written(Boards.FOUR), "thermo", "[[18,19]]"),
            "symbol",
            "{\"146\":[1,\"circle_SS\",2]}");
    Reading reading = reading(saying(link, rules));
    assertThat(reading.items().get(0).content().board())
        .isEqualTo(named("4x4+consecutive=r1c1r2c1+thermometer=r1c1r1c2"));
    assertThat(reading.remarks()).hasSize(1);
  }

  private static String saying(String link, String rules) {
    return edited(
        link,
        text ->
            text.replaceFirst(
                ",Each row%2C[^,]*,OFF",
                java.util.regex.Matcher.quoteReplacement(
                    "," + rules.replace(",", "%2C") + ",OFF")));
  }

  /** Its middles of the first column would be those of corners in the row before. */
  @Test
  void aGridWithoutAMarginIsRefused() {
    for (String first : List.of("[16,1,1,1,5", "[2,1,1,1,5")) {
      assertThatThrownBy(
              () ->
                  reading(edited(written(Boards.FOUR), text -> text.replace("[18,1,1,1,5", first))))
          .isInstanceOf(FormatException.class)
          .hasMessageContaining("truncated or damaged");
    }
  }

  @Test
  void aTextThatIsTooLongIsRefusedByItsLength() {
    String link =
        START + PenpaText.pack(text(written(Boards.FOUR)) + " ".repeat(LzText.MOST_UNPACKED));
    assertThatThrownBy(() -> reading(link))
        .isInstanceOf(FormatException.class)
        .hasMessageContaining("but a puzzle has at most 1,048,576: send the puzzle as a file");
  }

  /** The text of pictures stands in memory, as that of puzzles does. */
  @InTurn
  @Test
  void picturesOfManyLinksShareOneBudget() {
    String picture = PenpaText.pack("{\"url\":\"\",\"x\":\"" + " ".repeat(1_000_000) + "\"}");
    String link =
        edited(
            written(Boards.FOUR), text -> text.replaceFirst("OFF,false,", "OFF,false," + picture));
    assertThat(reading(link + "\n" + link).items()).hasSize(2);
    assertThatThrownBy(() -> LINK.read((link + "\n").repeat(70)))
        .isInstanceOf(FormatException.class)
        .hasMessageStartingWith("line 67, column 1: at most 66 puzzles");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          "83,91":2          | "83,91":1                | thin edges
          "83,91":2          | "83,91":12               | dashed edges
          "83,91":2          | "82,90":2,"83,91":2      | an edge within a box
          "83,91":2          | "74,83":12,"83,91":2     | half a diagonal
          "83,91":2          | "75,84":12,"83,91":2     | beside the diagonal
          "83,91":2          | "83,91":2,"1,2":2        | outside
          "83,91":2          | "83,91":2,"83,99":2      | a long edge
          "83,91":2          | "83,91":2,"x,2":2        | no point
          "83,91":2          | "83,91":2,"83":2         | one point
          """)
  void otherEdgesAreRefused(String before, String after, String what) {
    Board board = Boards.FOUR;
    assertThatThrownBy(() -> reading(edited(written(board), text -> text.replace(before, after))))
        .as(what)
        .hasMessageContaining("a variant with “lineE”");
  }

  @Test
  void anOpenBoxIsNoRegion() {
    assertThatThrownBy(
            () ->
                reading(
                    edited(
                        written(Boards.FOUR),
                        text -> text.replace("\"75,83\":2,", "").replace("\"83,91\":2,", ""))))
        .hasMessageContaining("has 8 cells, and each region of a 4x4 board has 4");
  }

  @Test
  void diagonalsThatWereAskedForMustBeThere() {
    assertThatThrownBy(
            () ->
                reading(
                    edited(
                        written(Boards.FOUR),
                        text -> text.replace(",0,0,0,0,Title", ",1,0,0,0,Title"))))
        .hasMessageContaining("a variant with “lineE”");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          sudoku,4,4,38,0    | hex,4,4,38,0        | the grid of this link is of the kind “hex”
          sudoku,4,4,38,0    | 4,4,38,0            | the grid of this link is of the kind “4”
          sudoku,4,4,38,0    | sudoku,4,4,38,90    | turned or mirrored
          sudoku,4,4,38,0,1  | sudoku,4,4,38,0,-1  | turned or mirrored
          sudoku,4,4,38,0    | sudoku,x,4,38,0     | truncated or damaged
          sudoku,4,4,38,0    | sudoku,999,4,38,0   | truncated or damaged
          [18,1,1,1,5        | [18,1,1,5           | is not a single square
          [18,1,1,1,5        | [1.5,1,1,1,5        | truncated or damaged
          [18,1,1,1,5        | [-18,1,1,1,5        | truncated or damaged
          [18,1,1,1,5        | [99999,1,1,1,5      | truncated or damaged
          """)
  void otherGridsAreRefused(String before, String after, String why) {
    assertThatThrownBy(
            () -> reading(edited(written(Boards.FOUR), text -> text.replace(before, after))))
        .isInstanceOf(FormatException.class)
        .hasMessageStartingWith("line 1, column ")
        .hasMessageContaining(why);
  }

  @Test
  void coloursThatMayHideTheMeaningAreRefused() {
    String link = with(written(Boards.FOUR), "symbol", "{\"146\":[1,\"circle_SS\",2]}");
    UnaryOperator<String> colour =
        text -> {
          String[] lines = text.split("\n", -1);
          lines[14] = lines[14].replace("\"symbol\":{}", "\"symbol\":{\"146\":\"#000000\"}");
          return String.join("\n", lines);
        };
    assertThat(item(edited(link, colour)).content().board().drawn()).hasSize(1);
    assertThatThrownBy(
            () ->
                reading(
                    edited(
                        link, text -> colour.apply(text).replace("\n\"x\"\n0\n", "\n\"x\"\n1\n"))))
        .hasMessageContaining("this link gives “symbol” colours of its own");
  }

  @Test
  void aPictureBehindTheGridIsRefused() {
    String picture = PenpaText.pack("{\"x\":0,\"url\" : \"https://example.org/a.png\"}");
    String none = PenpaText.pack("{\"url\":\"\",\"x\":0}");
    UnaryOperator<String> at = text -> text.replaceFirst("OFF,false,", "OFF,false,%");
    assertThatThrownBy(
            () ->
                reading(
                    edited(
                        written(Boards.FOUR),
                        text -> at.apply(text).replace("%\n", picture + "\n"))))
        .hasMessageContaining("a picture behind the grid");
    assertThat(
            item(edited(written(Boards.FOUR), text -> at.apply(text).replace("%\n", none + "\n"))))
        .isEqualTo(Item.of(Puzzle.empty(Boards.FOUR)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Anti-knight rules apply.",
        "Normal rules. Windoku.",
        "Adjacent digits are non-consecutive.",
        "A king's move apart digits differ.",
        "Each row, column and box contains every digit once. Cells a knight's move apart"
            + " contain different digits. And more.",
      })
  void wordsOfOtherRulesAreRefused(String rules) {
    UnaryOperator<String> words =
        text ->
            text.replace(
                "Each row%2C column and box contains every digit once.", rules.replace(",", "%2C"));
    assertThatThrownBy(() -> reading(edited(written(Boards.FOUR), words)))
        .isInstanceOf(FormatException.class)
        .hasMessageContaining("which Penpa-Edit does not draw: delete the words there");
    assertThatThrownBy(
            () ->
                reading(
                    edited(
                        written(Boards.FOUR),
                        text ->
                            text.replace("Each row%2C", "Every row%2C")
                                .replace("Title: ", "Title: Anti-Knight Sudoku"))))
        .hasMessageContaining("“Knight”, which Penpa-Edit does not draw");
  }

  @Test
  void tagsOfOtherPuzzlesAreRefused() {
    UnaryOperator<String> tag =
        text ->
            text.replace("Each row%2C", "Every row%2C")
                .replaceFirst("\n\\[]\n$", "\n[\"slitherlink\"]\n");
    assertThatThrownBy(() -> reading(edited(written(Boards.FOUR), tag)))
        .hasMessageContaining("a variant with “slitherlink”");
  }

  /** Boards that are said and not drawn. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "9x9+windoku",
        "9x9+knight",
        "9x9+king+knight",
        "9x9+disjoint-groups",
        "9x9+centre-dot+asterisk",
        "9x9+x+windoku",
        "4x4+windoku"
      })
  void whatIsSaidInItsOwnWordsIsRead(String name) {
    Item plain = Item.of(Puzzle.empty(named(name)));
    Item noted = plain.with(new Metadata("A king's knight", "", "Windoku?\n\nNo.", "", "", "", ""));
    for (Item item : List.of(plain, noted)) {
      Reading reading = reading(LINK.write(List.of(item)));
      assertThat(reading.items()).containsExactly(item);
      assertThat(reading.remarks()).isEmpty();
    }
    String link = LINK.write(List.of(plain));
    assertThatThrownBy(
            () ->
                reading(
                    edited(
                        link,
                        text -> text.replace("once. ", "once; ").replace("Each row", "The row"))))
        .isInstanceOf(FormatException.class);
  }

  @Test
  void windowsThatAreShadedOtherwiseAreRefused() {
    String link = written(named("4x4+windoku"));
    assertThat(text(link)).contains("\"surface\":{\"27\":3,\"28\":3,\"35\":3,\"36\":3}");
    assertThatThrownBy(() -> reading(edited(link, text -> text.replace("\"27\":3,", ""))))
        .hasMessageContaining("a variant with “surface”");
  }

  @Test
  void whatCannotBeDrawnIsNotWritten() {
    assertThat(refusal("4x4+consecutive=r1c1r1c2+ratio=r1c1r1c2"))
        .isEqualTo("this format has one sign on a border, and there are two between r1c1 and r1c2");
    assertThat(refusal("4x4+x=r1c1r2c2")).contains("no neighbours");
    assertThat(refusal("4x4/1122112233443443"))
        .isEqualTo("this format draws regions by their borders, and here is one in several pieces");
  }

  private static String refusal(String board) {
    return LINK.refusal(List.of(Item.of(Puzzle.empty(named(board))))).orElseThrow().toString();
  }

  @ParameterizedTest
  @MethodSource("cluewright.format.exchange.link.LinkBoardsTest#boards")
  void everyBoardWithoutTwoSignsOnABorderGoesThroughIt(String name) {
    Board board = named(name);
    Item item = Item.of(Puzzle.empty(board)).with(Metadata.of("Kite", "Ann"));
    if (PenpaSigns.second(board).isPresent()) {
      assertThat(LINK.refusal(List.of(item)).orElseThrow().toString()).contains("there are two");
    } else {
      assertThat(LINK.refusal(List.of(item))).isEmpty();
      assertThat(reading(LINK.write(List.of(item)))).isEqualTo(Reading.of(List.of(item)));
    }
  }

  @Test
  void randomBoardsComeBack() {
    Random random = Tries.random(31);
    int written = 0;
    for (int i = 0; i < Tries.of(1000); i++) {
      Item item = RandomBoards.item(random);
      Board board = item.content().board();
      if (LINK.refusal(List.of(item)).isEmpty()) {
        Reading back = reading(LINK.write(List.of(item)));
        assertThat(back).as(board.name()).isEqualTo(Reading.of(List.of(item)));
        written++;
      } else if (board.drawn().stream().allMatch(rule -> PenpaSigns.knows(rule.kind()))) {
        assertThat(PenpaSigns.second(board)).as(board.name()).isPresent();
      }
    }
    assertThat(written).isPositive();
  }

  /** What a drawing does not tell for certain is known by the name of the board in the link. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "4x4+whispers2=r1c1r1c2+whispers3=r2c1r2c2",
        "4x4+falling+rising",
        "9x9+renban=r1c1r1c2r2c2+palindrome=r2c1r3c1r4c2+whispers5=r5c5r6c6",
        "9x9+arrow1=r1c1r1c2r2c3+arrow2=r5c1r5c2r6c3+arrow3=r7c1r8c1r8c2r8c3",
        "9x9+doublearrow=r1c1r1c2r1c3+between=r3c1r3c2r3c3+zipper=r5c1r5c2r5c3+valueindex=r9c1r9c2r9c3",
        "9x9+odd=r1c1+odd=r1c2+even=r5c5+low=r2c2+high=r3c3+minimum=r4c4r4c5+maximum=r9c9",
        "9x9+slow=r1c1r1c2r2c3+lockout4=r3c1r3c2r3c3+alldots+consecutive=r1c1r1c2",
        "9x9+quadruple1234=r1c1r1c2r2c1r2c2+opencage20=r3c3r3c4r3c5+region=r5c5r6c6r7c7",
        "9x9+opencage20=r3c3r3c4r3c5+opencage10=r3c3r4c3+cage=r3c3r3c4",
        "4x4+sandwich5=r1c1r1c2r1c3r1c4+littlekiller9=r1c2r2c3r3c4+candidates5=r1c1",
        "4x4+skyscraper2=r4c3r3c3r2c3r1c3+xsum7=r2c4r2c3r2c2r2c1+room3=r1c1r2c1r3c1r4c1",
        "9x9+columnindex=r1c5+rowindex=r5c1+counting=r7c7r8c8+sum9=r1c1r1c2+multiple3=r2c1r2c2",
        "9x9+lunchbox12=r1c1r1c2r1c3+clones=r5c5r5c6r7c1r7c2+windoku+thermometer=r9c1r9c2"
      })
  void everyKindComesBack(String name) {
    Puzzle clues = Puzzle.empty(named(name)).with(named(name).cells() - 1, 3);
    Item plain = Item.of(clues).with(Metadata.NONE);
    Item noted = plain.with(new Metadata("Kite", "Ann", "Good luck!", "", "", "", ""));
    for (Item item : List.of(plain, noted)) {
      assertThat(LINK.refusal(List.of(item))).isEmpty();
      Reading reading = reading(LINK.write(List.of(item)));
      assertThat(reading.items()).containsExactly(item);
      assertThat(reading.remarks()).isEmpty();
    }
  }

  /** The tools that Penpa-Edit itself offers for such puzzles. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          4x4+arrow1=r1c1r1c2r2c3                  | "arrows":[[18,19,28]]
          4x4+arrow2=r1c1r1c2r2c3                  | "direction":[[19,28]]
          4x4+arrow2=r1c1r1c2r2c3                  | "symbol":{"18":[1,"sudokumore",1]}
          4x4+arrow3=r3c1r2c1r1c1r1c2              | "symbol":{"18":[4,"sudokumore",1]}
          4x4+arrow2=r1c1r2c2r3c2                  | "symbol":{"18":[1,"circle_L",2],"27":[1,"circle_L",2]}
          4x4+odd=r1c1+even=r2c2                   | "symbol":{"18":[3,"circle_L",1],"27":[3,"square_L",1]}
          4x4+quadruple12=r1c1r1c2r2c1r2c2         | "number":{"82":["12",6,"4"]}
          4x4+difference2=r1c1r1c2                 | "number":{"210":["2",6,"5"]}
          4x4+multiple3=r1c1r2c1                   | "number":{"146":["3",7,"5"]}
          4x4+sum6=r1c1r1c2                        | "number":{"210":["6",5,"5"]}
          4x4+opencage7=r1c1r1c2                   | "numberS":{"328":["7",1]}
          4x4+region=r1c1r1c2                      | "surface":{"18":3,"19":3}
          4x4+region=r1c1r1c2+region=r3c1          | "surface":{"18":3,"19":3,"34":5}
          4x4+renban=r1c2r1c1                      | "line":{"18,19":6}
          4x4+renban=r1c2r1c1                      | "line":{"18,19":"#F067F0"}
          4x4+whispers2=r1c1r1c2                   | "line":{"18,19":"#67F067"}
          4x4+doublearrow=r1c1r1c2r1c3            | "line":{"18,19":5,"19,20":5}
          4x4+falling                              | "73,82":12,"82,91":12,"91,100":12,"100,109":12},"wall"
          4x4+littlekiller9=r2c1r3c2r4c3           | "number":{"32":["9",1,"6"]}
          4x4+littlekiller9=r2c1r3c2r4c3           | "symbol":{"32":[[0,0,0,0,0,1,0,0],"arrow_eight",2]}
          4x4+sandwich5=r1c1r1c2r1c3r1c4           | "number":{"32":["5",1,"10"]}
          """)
  void kindsAreDrawnAsSettersKnowThem(String name, String drawn) {
    assertThat(text(written(named(name)))).contains(drawn);
  }

  @Test
  void boardsWithNumbersOutsideHaveACellOnEachSide() {
    List<String> ours = text(written(named("4x4+sandwich5=r1c1r1c2r1c3r1c4"))).lines().toList();
    List<String> theirs = text(MADE.get("outside")).lines().toList();

    assertThat(ours.get(0).split(",Title", -1)[0])
        .isEqualTo("sudoku,6,6,38,0,1,1,266,266,144,144,0,0,0,0");
    assertThat(theirs.get(0)).startsWith("sudoku,6,6,38,0,1,1,266,266,144,144,");
    assertThat(ours.get(1)).isEqualTo(theirs.get(1));
    assertThat(ours.get(5)).isEqualTo(theirs.get(5));
  }

  /** Without the name of its board, no drawing is read as another board. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "4x4+arrow1=r1c1r1c2r2c3",
        "4x4+slow=r1c1r1c2r2c3",
        "4x4+whispers2=r1c1r1c2",
        "4x4+odd=r1c1",
        "4x4+region=r1c1r1c2",
        "4x4+opencage7=r1c1r1c2",
        "4x4+difference2=r1c1r1c2",
        "4x4+quadruple12=r1c1r1c2r2c1r2c2",
        "4x4+candidates5=r1c1",
        "4x4+sandwich5=r1c1r1c2r1c3r1c4"
      })
  void aDrawingWithoutTheNameOfItsBoardIsRefused(String name) {
    String link = edited(written(named(name)), text -> text.replace(named(name).name(), ""));
    assertThatThrownBy(() -> reading(link))
        .isInstanceOf(FormatException.class)
        .hasMessageContaining("which is not supported");
  }

  @Test
  void aNamedBoardThatIsDrawnOtherwiseIsRefused() {
    String link = written(named("4x4+arrow1=r1c1r1c2r2c3"));
    for (UnaryOperator<String> change :
        List.<UnaryOperator<String>>of(
            text -> text.replace("[[18,19,28]]", "[[18,19]]"),
            text -> text.replace("+arrow1=r1c1r1c2r2c3", "+arrow1=r1c1r1c2r1c3"),
            text -> text.replace("\"symbol\":{}", "\"symbol\":{\"18\":[3,\"circle_L\",1]}"))) {
      assertThatThrownBy(() -> reading(edited(link, change)))
          .isInstanceOf(FormatException.class)
          .hasMessageContaining("is not what Cluewright wrote there");
    }
    assertThatThrownBy(
            () -> reading(edited(link, text -> text.replace("4x4+arrow1", "4x4+barrow1"))))
        .hasMessageContaining("this link is of the board “4x4+barrow1=r1c1r1c2r2c3”");
  }

  @Test
  void marksThatWouldHideEachOtherAreNotWritten() {
    assertThat(refusal("4x4+sandwich5=r2c1r2c2r2c3r2c4+skyscraper2=r2c1r2c2r2c3r2c4"))
        .startsWith("this format has no place for ");
    assertThat(refusal("4x4+odd=r1c1+counting=r1c1r2c3")).startsWith("this format has no place");
    assertThat(refusal("4x4+x=r1c1r1c2+sum6=r1c1r1c2")).contains("there are two between");
  }

  /** In colour 6, Penpa-Edit draws a ring around a letter, as around a white dot. */
  @Test
  void lettersStandOnADiscWithoutARing() {
    String text =
        text(LINK.write(List.of(Item.of(Puzzle.empty(named("4x4+x=r1c1r1c2+v=r1c1r2c1"))))));

    assertThat(text).contains("[\"X\",5,\"5\"]", "[\"V\",5,\"5\"]");
  }

  /** A clue is drawn over a sum in its cell; only where a cage has no other is it smaller. */
  @ParameterizedTest
  @CsvSource({
    "1..............., 18, 1, 332", // the second cell of the cage
    "................, 18, '', 328",
    "12.............., 18, 10, 328",
  })
  void aSumStandsInAnOpenCellOfItsCage(String clues, String cell, String size, String corner) {
    Board board = named("4x4+cage3=r1c1r1c2");
    Item item = Item.of(PuzzleText.read(clues, board));
    String link = LINK.write(List.of(item));

    String text = text(link);
    assertThat(text).contains("\"numberS\":{\"" + corner + "\":[\"3\",1]}");
    if (!size.isEmpty()) {
      assertThat(text).contains("\"" + cell + "\":[\"1\",1,\"" + size + "\"]");
    }
    assertThat(LINK.read(link)).containsExactly(item);
  }

  /** Penpa-Edit takes titles, authors and rules for HTML. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "A < B and <b>bold</b>",
        "Tom & Jerry",
        "R&D; &lt; &#39; &amp;lt;",
        "a > b",
        "1<2, 3>2 & \"x\"",
        "100 %"
      })
  void wordsWithSignsOfHtmlAreShownAsTheyAre(String words) {
    Metadata about = new Metadata(words, words, words, "", "", "", "");
    Item item = Item.of(Puzzle.empty(Boards.FOUR)).with(about);
    String link = LINK.write(List.of(item));

    String header = text(link).substring(0, text(link).indexOf('\n'));
    assertThat(header).doesNotContain("<");
    assertThat(LINK.read(link)).containsExactly(item);
    assertThat(LINK.kept(List.of(item))).containsExactly(item);
  }

  @Test
  void wordsOfOthersInHtmlAreReadAsTheyAreShown() {
    String own = text(LINK.write(List.of(Item.of(Puzzle.empty(Boards.FOUR)))));
    String other = own.replace("Title: ", "Title: 1 &lt; 2 &amp;amp; &gt;&quot;");

    assertThat(reading(START + PenpaText.pack(other)).items().get(0).about().title())
        .isEqualTo("1 < 2 &amp; >\"");
  }

  /** Whatever stands in a link, it is read or refused with a place. */
  @InTurn
  @Test
  void mutatedDrawingsAreReadOrRefusedWithAPlace() {
    Random random = Tries.random(32);
    List<String> texts =
        Stream.concat(
                MADE.values().stream().sorted(),
                Stream.of(written(named("4x4+arrow1=r1c1r1c2+sandwich5=r1c1r1c2r1c3r1c4"))))
            .map(PenpaLinkTest::text)
            .toList();
    String pieces = "[]{},:\"0123456789-ezEnull\n%";
    int read = 0;
    int tries = Tries.of(20_000);
    for (int i = 0; i < tries; i++) {
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
      String link = START + PenpaText.pack(text.toString());
      try {
        assertThat(LINK.read(link)).hasSize(1);
        read++;
      } catch (FormatException refused) {
        assertThat(refused).hasMessageStartingWith("line 1, column ");
      }
    }
    assertThat(read).isPositive();
  }

  @Test
  void wordsKeepTheirCharacters() {
    Item item =
        Item.of(Puzzle.empty(Boards.FOUR))
            .with(
                new Metadata(
                    "zZ, null \"line\" z",
                    "Ann, zS",
                    "a=b & c,\nd\n",
                    "",
                    "",
                    "https://a.b/?c,d=e&f",
                    ""));
    assertThat(LINK.kept(List.of(item))).containsExactly(item);
    assertThat(item(LINK.write(List.of(item)))).isEqualTo(item);
    Item odd =
        Item.of(Puzzle.empty(Boards.FOUR))
            .with(new Metadata("two\r\nlines%2C", "", "a\r\nb%2Fc", "", "", "", ""));
    assertThat(item(LINK.write(List.of(odd)))).isEqualTo(LINK.kept(List.of(odd)).get(0));
    assertThat(LINK.kept(List.of(odd)).get(0).about())
        .isEqualTo(new Metadata("two lines,", "", "a\nb=c", "", "", "", ""));
  }

  @Test
  void aLinkThatIsCutOffIsRefused() {
    for (String name : List.of("killer", "thermometers", "contest-diagonal")) {
      String link = MADE.get(name);
      int start = link.indexOf("&p=") + 3;
      int end = link.indexOf("&q=") < 0 ? link.length() : link.indexOf("&q=");
      while (link.charAt(end - 1) == '=') {
        end--;
      }
      for (int length = start; length < end; length += 7) {
        String cut = link.substring(0, length);
        assertThatThrownBy(() -> reading(cut))
            .as(cut)
            .isInstanceOf(FormatException.class)
            .hasMessageStartingWith("line 1, column ");
      }
    }
  }

  @Test
  void otherFormsOfALinkAreRead() {
    Puzzle puzzle = clues(MADE.get("six"));
    String link = MADE.get("six");
    for (String form :
        List.of(
            link.replace("#m=edit", "?m=edit"),
            link.replace("#m=edit", "#m=solve"),
            link.replace("https://", ""),
            link + "&a=abc",
            link.replaceAll("=+$", ""),
            "<" + link + ">",
            link.replace('+', '-')
                .replace('/', '_')
                .replaceFirst("^.*?penpa-edit_", START.split("#", -1)[0]),
            link.replace("+", "%2B"),
            link.replace('+', ' '))) {
      assertThat(clues(form)).as(form).isEqualTo(puzzle);
    }
    assertThatThrownBy(() -> reading("https://swaroopg92.github.io/penpa-edit/"))
        .hasMessageContaining("this is not such a link: it starts with " + START);
    assertThatThrownBy(() -> reading(START + "a*b"))
        .hasMessageStartingWith("line 1, column 52: ")
        .hasMessageContaining("is not a character of a packed link");
  }
}
