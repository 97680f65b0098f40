package cluewright.mask;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.mask.ShapeLibrary.Shape;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Mask;
import cluewright.search.Arguments;
import cluewright.strategy.StrategySet;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class PixelLettersTest {
  private static final String ALL = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789!?♥";

  private static Mask written(Board board, String text) {
    return PixelLetters.on(board, text).orElseThrow().mask(0.5);
  }

  private static List<String> rows(Mask mask) {
    int columns = mask.board().columns();
    return IntStream.range(0, mask.board().rows())
        .mapToObj(row -> mask.line().substring(row * columns, (row + 1) * columns))
        .toList();
  }

  @Test
  void fourLettersStandBesideEachOtherOn16x16() {
    assertThat(rows(written(Boards.SIXTEEN, "TILE")).subList(0, 6))
        .containsExactly(
            "xxx.xxx.x...xxx.",
            "xxx.xxx.x...xxx.",
            ".x...x..x...x...",
            ".x...x..x...x...",
            ".x...x..x...x...",
            ".x...x..x...x...");
  }

  @ParameterizedTest
  @CsvSource({"9x9, 2", "12x12, 3", "16x16, 4", "25x25, 5"})
  void aWordFillsTheHeightOfItsBoard(String name, int letters) {
    Board board = Boards.named(name).orElseThrow();
    for (int length = 1; length <= letters; length++) {
      List<String> rows = rows(written(board, "E".repeat(length)));
      assertThat(rows.get(0)).contains("x");
      assertThat(rows.get(board.rows() - 1)).contains("x");
    }
  }

  @ParameterizedTest
  @CsvSource({"9x9, EEE", "16x16, EEEEE", "9x9, E E", "6x6, E"})
  void whatDoesNotFitGivesNothing(String name, String text) {
    assertThat(PixelLetters.on(Boards.named(name).orElseThrow(), text)).isEmpty();
  }

  @Test
  void aSpaceBeginsANewLine() {
    List<String> rows = rows(written(Boards.SIXTEEN, "ab cd"));
    assertThat(rows.get(7) + rows.get(8)).doesNotContain("x");
    assertThat(rows.get(0)).startsWith("..xxx").endsWith("xxxxxx.");
  }

  @Test
  void aSingleCharacterIsTheShapeOfTheWholeBoard() {
    for (String name : List.of("letter-q", "digit-7")) {
      Shape shape = ShapeLibrary.named(name).orElseThrow();
      for (Board board : List.of(Boards.NINE, Boards.TWELVE, Boards.SIXTEEN, Boards.TWENTY_FIVE)) {
        assertThat(written(board, name.substring(name.length() - 1))).isEqualTo(shape.on(board));
      }
    }
  }

  /** Two letters, three and so on take different drawings, and each must have every character. */
  @ParameterizedTest
  @ValueSource(strings = {"9x9", "12x12", "16x16", "25x25"})
  void everyCharacterIsDrawnDifferentlyInEverySize(String name) {
    Board board = Boards.named(name).orElseThrow();
    for (String form :
        List.of("%s%s", "%s%s%s", "%s%s%s%s", "%s%s%s%s%s", "%s%s %s%s", "%s%s%s %s")) {
      List<Mask> masks =
          ALL.codePoints()
              .mapToObj(Character::toString)
              .map(letter -> form.replace("%s", letter))
              .flatMap(text -> PixelLetters.on(board, text).stream())
              .map(shading -> shading.mask(0.5))
              .toList();
      assertThat(masks.size()).as(form).isIn(0, ALL.length());
      assertThat(masks).as(form).doesNotHaveDuplicates();
    }
  }

  @Test
  void aCharacterWithoutADrawingIsNamed() {
    assertThat(PixelLetters.missing("aé b")).contains("É");
    assertThat(PixelLetters.missing(ALL.toLowerCase(Locale.ROOT) + " ")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "16x16, LOVE",
    "16x16, LO VE",
    "25x25, HELLO",
    "25x25, HEL LO",
    "25x25, QUIZ",
    "16x16, 2027"
  })
  void nothingSpeaksAgainstAWord(String name, String text) {
    Mask mask = written(Boards.named(name).orElseThrow(), text);
    assertThat(Arguments.against(mask, StrategySet.parse("NH"))).isEmpty();
  }
}
