package cluewright.format.exchange.link;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import blazing.chain.LZSEncoding;
import cluewright.format.FormatException;
import cluewright.format.exchange.Formats;
import cluewright.format.exchange.Samples;
import cluewright.format.exchange.core.Format;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.Metadata;
import cluewright.format.exchange.core.Reading;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Puzzle;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
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

  @ParameterizedTest
  @ValueSource(
      strings = {
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
        "9x9+asterisk",
        "9x9+centre-dot+asterisk",
        "9x9+disjoint-groups+asterisk",
        "9x9/111222233111222233114452333144455633444555666774556669777856699778888999778888999",
        "5x5/1112211322433324435544555",
        "10x10+x",
        "12x12-2x6+x",
        "14x14",
      })
  void everyBoardOfAPuzzleGoesThroughEveryLink(String name) {
    Item item = Item.of(Puzzle.empty(named(name))).with(Metadata.of("Kite", "Ann"));
    for (Format format : LINKS) {
      assertThat(format.refusal(List.of(item))).isEmpty();
      String link = format.write(List.of(item));
      assertThat(Formats.read(link)).as(link).containsExactly(item);
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
          4 | "extraregion":[{"cells":["R1C1","R1C2","R1C3","R1C4"]}],    | 4x4
          4 | "extraregion":[{"cells":["R1C1","R2C2","R3C3","R4C4"]}],"diagonal+":true, | 4x4+x
          6 | "disjointgroups":true,                                      | 6x6+disjoint-groups
          9 | "disjointgroups":false,"antiknight":false,                  | 9x9
          """)
  void housesOfFPuzzlesMakeTheBoard(int size, String fields, String name) {
    assertThat(board(fPuzzles(size, fields))).isEqualTo(named(name));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          4 | "diagonal-":true,                                           | diagonal-
          4 | "extraregion":[{"cells":["R2C2","R2C3","R3C2"]}],           | extraregion
          4 | "extraregion":[{"cells":["R2C2","R2C3","R3C2","R4C4"]}],    | extraregion
          4 | "extraregion":[{"cells":["R2C2","R2C3","R3C2","R5C5"]}],    | extraregion
          4 | "killercage":[{"cells":["R2C2","R2C3","R3C2","R3C3"],"value":"10"}], | killercage
          4 | "antiknight":true,                                          | antiknight
          4 | "arrow":[{"lines":[["R1C1","R1C2"]],"cells":["R1C1"]}],     | arrow
          4 | "negative":["ratio"],                                       | negative
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
          l:[{c:34BBE6,th:2,wp:[[0,4],[4,0]]},{c:34BBE6,th:2,wp:[[0,0],[4,4]]}] | 4x4+x
          ca:[{ce:[[0,0],[1,1],[2,2],[3,3]],unique:t,hidden:t},{ce:[[0,3],[1,2],[2,1],[3,0]]}] | 4x4+x
          ca:[{ce:[[1,1],[1,2],[2,1],[2,2]],style:'extraregion',unique:t,sum:10}] | 4x4+windoku
          ca:[{ce:[[1,1],[1,2],[2,1],[2,2]]}],u:[{ct:[1.5,1.5],w:1,h:1,c2:CFCFCF}] | 4x4+windoku
          global:['disjoint']                                           | 4x4+disjoint-groups
          ca:[{ce:[[0,0],[0,1],[0,2],[0,3]],unique:t}]                  | 4x4
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
          l:[{wp:[[0,0],[4,4]]}]                                        | l
          l:[{wp:[[0.5,0.5],[3.5,3.5]]},{wp:[[0.5,3.5],[3.5,0.5]]}]     | l
          l:[{wp:[[0,0],[4,4],[4,0]]}]                                  | l
          ca:[{ce:[[1,1],[1,2],[2,1],[2,2]],unique:f}]                  | cages
          ca:[{ce:[[1,1],[1,2],[2,1],[2,2]],sum:9}]                     | cages
          ca:[{ce:[[1,1],[1,2],[2,1]],unique:t}]                        | cages
          ca:[{ce:[[1,1],[1,2],[2,1],[3,3]]}]                           | cages
          u:[{ct:[1.5,1.5],w:1,h:1}]                                    | u
          global:['disjoint','antiknight']                              | global
          """)
  void whatNoBoardHasIsRefusedByItsNameInSudokuPad(String fields, String name) {
    assertThatThrownBy(() -> Formats.read(sudokuPad(4, fields)))
        .isInstanceOf(FormatException.class)
        .hasMessageContaining("a variant with “" + name + "”, which is not supported");
  }

  @Test
  void regionsMustFillTheBoard() {
    String three = "re:[[[0,0],[0,1],[1,0]],[[0,2],[0,3],[1,2],[1,3],[1,1]]]";
    assertThatThrownBy(() -> Formats.read(sudokuPad(4, three)))
        .hasMessageContaining("do not cover the board, and differ from the boxes");
    assertThatThrownBy(() -> Formats.read(fPuzzles(7, "")))
        .hasMessageContaining("has 7 rows; the boards are 4x4");
  }

  @Test
  void aBoardWithoutRulesOfItsOwnTellsThoseOfItsHouses() {
    Item plain = Item.of(Puzzle.empty(named("4x4+x")));
    assertThat(SclJson.write(plain))
        .contains("rules:'Each row, column and box contains every digit once. Each diagonal");
    Item noted = plain.with(new Metadata("", "", "Mine", "", "", "", ""));
    assertThat(SclJson.write(noted)).contains("rules:'Mine'");
    Reading reading = Formats.reading(new SudokuPadLink().write(List.of(plain)), "");
    assertThat(reading.remarks()).isEmpty();
    assertThat(reading.items()).containsExactly(plain);
  }
}
