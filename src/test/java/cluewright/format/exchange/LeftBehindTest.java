package cluewright.format.exchange;

import static org.assertj.core.api.Assertions.assertThat;

import blazing.chain.LZSEncoding;
import cluewright.Tries;
import cluewright.format.PuzzleText;
import cluewright.format.exchange.core.Format;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.Metadata;
import cluewright.format.exchange.position.SdkFormat;
import cluewright.format.exchange.position.SsFormat;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.DigitSet;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Nothing that a text holds vanishes without a word, neither when it is read nor when written. */
final class LeftBehindTest {
  private static final String LINE =
      "2..1.5..3.54...71..1.2.3.8.6.28.73.4.........1.53.98.6.2.7.1.6..81...24.7..4.2..1";
  private static final String DIGITS = LINE.replace('.', '0');
  private static final String ROWS = LINE.replaceAll("(.{9})", "$1\n");
  private static final Puzzle PUZZLE = PuzzleText.read(LINE);
  private static final String WORDS = "skipped: comments and words beside the cells";

  private static List<String> remarks(String text) {
    return Formats.reading(text, "").remarks().stream().map(String::valueOf).toList();
  }

  private static String passedOver(String names) {
    return "skipped, since there is no place for it here: " + names;
  }

  private static List<String> losses(String format, Item... items) {
    return Losses.of(Formats.named(format).orElseThrow(), List.of(items)).stream()
        .map(String::valueOf)
        .toList();
  }

  static List<Format> formats() {
    return Formats.ALL;
  }

  @ParameterizedTest
  @MethodSource("formats")
  void whatAFormatWritesItReadsWithoutLeavingAnything(Format format) {
    Random random = new Random(17);
    for (Board board : Boards.ALL) {
      List<Item> items =
          List.of(Item.of(Samples.puzzle(board, random)).with(Samples.about(random)));
      if (format.refusal(items).isEmpty()) {
        assertThat(format.reading(format.write(items)).remarks()).isEmpty();
      }
    }
  }

  @ParameterizedTest
  @MethodSource("formats")
  void whatIsLostIsToldAndNothingElse(Format format) {
    Random random = Tries.random(18);
    List<Item> kept = new ArrayList<>();
    for (int i = 0; i < Tries.of(40); i++) {
      Item item = Item.of(Samples.puzzle(Boards.NINE, random)).with(Samples.about(random));
      if (format.refusal(List.of(item)).isEmpty()) {
        Item back = format.read(format.write(List.of(item))).get(0);
        assertThat(Losses.of(format, List.of(item)).isEmpty())
            .as("%s: %s", format.id(), item)
            .isEqualTo(Losses.parts(List.of(item), List.of(back)).isEmpty());
        kept.add(back);
      }
    }
    assertThat(kept).allSatisfy(item -> assertThat(Losses.of(format, List.of(item))).isEmpty());
  }

  @Test
  void ownCharactersForDigitsAreLeftOutOfEveryFormat() {
    Item item = Item.of(PUZZLE);
    Item lettered = new Item(item.content(), item.about(), DigitSet.own(Boards.NINE, "ABCDEFGHI"));
    for (Format format : Formats.offering(List.of(item))) {
      assertThat(losses(format.id(), item)).as(format.id()).isEmpty();
      assertThat(losses(format.id(), lettered))
          .as(format.id())
          .containsExactly(
              "left out, since the format has no place for it: own characters for digits");
    }
    Item mask = Item.of(PUZZLE.mask());
    assertThat(losses("mask", new Item(mask.content(), mask.about(), lettered.digits()))).isEmpty();
  }

  @Test
  void wordsBesideTheCellsAreTold() {
    assertThat(remarks(LINE + " # by Ann")).containsExactly(WORDS);
    assertThat(remarks("Kite 7.2 " + LINE)).containsExactly(WORDS);
    assertThat(remarks(DIGITS + "\n" + DIGITS + " hard\n")).containsExactly(WORDS);
    assertThat(remarks(LINE + "\n" + LINE + "\n")).isEmpty();
    assertThat(remarks("#..#.##..##.#..#")).isEmpty();
  }

  @Test
  void unknownHeadersAndColoursOfSdkAreTold() {
    assertThat(remarks("#A Ann\n#N 1\n# a word\n[Puzzle]\n" + ROWS + "[Colours]\n.2111.2..\n"))
        .containsExactly(passedOver("“#N”, “#”, “[COLOURS]”"));
  }

  @Test
  void notesOfSdkKeepTheirIndentation() {
    Item item = Item.of(PUZZLE).with(new Metadata("", "", "\n  one\n    two  \n", "", "", "", ""));
    String text = new SdkFormat().write(List.of(item));

    assertThat(text).startsWith("#C\n#C   one\n#C     two\n[Puzzle]");
    assertThat(Formats.read(text).get(0).about().notes()).isEqualTo("\n  one\n    two");
    assertThat(losses("sdk", item)).isEmpty();
  }

  @Test
  void linesOfWordsBeforeAGridOfSimpleSudokuAreTold() {
    String grid = new SsFormat().write(List.of(Item.of(PUZZLE)));

    assertThat(Formats.read("# found in a drawer\n" + grid)).containsExactly(Item.of(PUZZLE));
    assertThat(remarks("# found in a drawer\n" + grid)).containsExactly(WORDS);
  }

  @Test
  void whatALibraryClaimsOfTechniquesIsTold() {
    String line = ":0100:2:" + LINE + "::271::";
    assertThat(remarks(line))
        .containsExactly("skipped: the strategies and conclusions named in the lines");
  }

  @Test
  void fieldsOfOpenSudokuAreTold() {
    String games =
        "<opensudoku><comment>x</comment><rating>3</rating><game data=\"%1$s\" time=\"12\" state=\"0\"/>"
            + "<game data=\"%1$s\" time=\"13\"/></opensudoku>";
    assertThat(remarks(games.formatted(DIGITS)))
        .containsExactly(passedOver("“rating”, “time”, “comment”"));
  }

  @Test
  void fieldsOfJsonAreTold() {
    String text =
        "{\"cluewright-puzzles\":1,\"by\":\"x\",\"puzzles\":[{\"clues\":\"%s\",\"stars\":3,\"title\":\"a\",\"title\":\"b\"}]}";
    assertThat(remarks(text.formatted("1...............")))
        .containsExactly(passedOver("“by”, “stars”, “title”"));
    assertThat(remarks(text.formatted("1..............."))).hasSize(1);
  }

  @Test
  void manyNamesAreNotAllListed() {
    StringBuilder text = new StringBuilder("{\"cluewright-puzzles\":1");
    for (int i = 0; i < 9; i++) {
      text.append(",\"f").append(i).append("\":0");
    }
    assertThat(remarks(text + ",\"puzzles\":[{\"mask\":\"x...............\"}]}"))
        .containsExactly(passedOver("“f0”, “f1”, “f2”, “f3”, “f4”, “f5”, …"));
  }

  @Test
  void columnsOfTablesAreTold() {
    assertThat(remarks("puzzle,solution,title\n1...............,x,a"))
        .containsExactly(passedOver("“solution”"));
    assertThat(remarks("1...............,1234341221434321")).containsExactly(passedOver("“2”"));
  }

  @Test
  void decorationOfLinksIsTold() {
    String json =
        "{\"size\":4,\"solution\":[1],\"grid\":[[{\"c\":\"#fff\",\"cornerPencilMarks\":[1]},{},{},{}]"
            + ",[{},{},{},{}]".repeat(3)
            + "]}";
    assertThat(remarks("https://www.f-puzzles.com/?load=" + LZSEncoding.compressToBase64(json)))
        .containsExactly(
            Phrase.of("exchange.kept-decoration", 1).toString(),
            passedOver("“cornerPencilMarks”, “solution”"));
  }

  @Test
  void whatSeveralGamesOfOpenSudokuDoNotShareIsLost() {
    Item one = Item.of(PUZZLE).with(Metadata.of("One", "Ann"));
    Item two = Item.of(PUZZLE).with(Metadata.of("Two", "Ann"));

    assertThat(losses("opensudoku", one, two)).containsExactly("only partly written: title");
    assertThat(losses("opensudoku", one, one)).isEmpty();
    assertThat(losses("line", one))
        .containsExactly("left out, since the format has no place for it: title and author");
  }

  @Test
  void placedDigitsAndCandidatesThatAreLostAreTold() {
    Item onItsWay =
        Formats.read(":0000:x:" + LINE.replaceFirst("2[.][.]1", "2+7.1") + ":813:::").get(0);

    assertThat(losses("line", onItsWay))
        .containsExactly(
            "left out, since the format has no place for it: placed digits and candidates");
    assertThat(losses("marks", onItsWay))
        .containsExactly(
            "this format cannot tell clues from other digits: every placed digit and every single"
                + " candidate becomes a clue");
    assertThat(losses("sdk", onItsWay)).isEmpty();
  }
}
