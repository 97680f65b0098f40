package cluewright.format;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.House;
import cluewright.model.Puzzle;
import cluewright.model.rule.Kind;
import cluewright.model.rule.Kinds;
import cluewright.model.rule.Rule;
import cluewright.replay.SolutionCounter;
import cluewright.strategy.core.Words;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every kind has a block in {@code assets/kinds/kinds.txt}, and its example obeys its rules. */
final class KindPageTest {
  static List<Kind> kinds() {
    return Kinds.ALL;
  }

  private static KindPage page(Kind kind) {
    return KindPage.of(kind)
        .orElseThrow(() -> new AssertionError("assets/kinds/kinds.txt has no " + kind));
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void theGridOfEachKindObeysARuleOfIt(Kind kind) {
    Puzzle grid = page(kind).grid();

    assertThat(grid.board().rules(kind)).isNotEmpty();
    assertThat(grid.mask().size()).isEqualTo(grid.board().cells());
    assertThat(new SolutionCounter(grid.board()).count(grid, 2)).isOne();
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void theCellsOfARuleHaveDigitsUnlessTheyAreShownWithSmallOnes(Kind kind) {
    KindPage page = page(kind);
    Puzzle digits = page.digitsOf(kind);

    assertThat(digits.mask().size() == 0).isEqualTo(kind == Kinds.CANDIDATES);
    for (Rule rule : page.grid().board().rules(kind)) {
      assertThat(rule.cells())
          .allMatch(cell -> kind == Kinds.CANDIDATES || digits.digit(cell) != 0);
    }
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void noOtherNameIsItsOwn(Kind kind) {
    assertThat(page(kind).otherNames())
        .doesNotContain(BoardKinds.name(kind).toString())
        .doesNotHaveDuplicates();
  }

  /** Strategies name the houses that they look at. */
  @ParameterizedTest
  @MethodSource("kinds")
  void everyHouseThatARuleMakesHasAName(Kind kind) {
    Board board = page(kind).grid().board();

    assertThat(board.houses()).allMatch(house -> !Words.house(house).toString().isBlank());
    assertThat(Words.houses(board.houses()).toString()).isNotBlank();
    assertThat(board.houses(kind)).allMatch(house -> !saidTwice(house).isBlank());
  }

  private static String saidTwice(House house) {
    return Words.houses(List.of(house, house)).toString();
  }

  @Test
  void aKindOfAUsersOwnHasNone() {
    Kind own = Kinds.drawn("pairs(a<b)").orElseThrow();

    assertThat(KindPage.of(own)).isEmpty();
  }

  private static String rules(String board) {
    return BoardKinds.rules(Boards.named(board).orElseThrow()).toString();
  }

  @Test
  void whatIsTheSameForAllValuesIsSaidOnce() {
    assertThat(rules("9x9+arrow1=r1c1r1c2r2c3+arrow2=r5c1r5c2r6c3"))
        .containsOnlyOnce("Digits on the shaft of an arrow");
    assertThat(rules("9x9+whispers4=r1c1r1c2+whispers5=r5c1r5c2")).contains("4").contains("5");
  }

  @Test
  void alternativesAreSaidByTheirNamesAndCells() {
    String either = "either(less=1.2|arrow1=3.1.2&odd=2|skyscraper2=4.3.2.1)";

    assertThat(rules("4x4+" + either + "=r1c1r1c2r1c3r1c4"))
        .contains("At least one of these holds: “Inequality signs” on r1c1 and r1c2; “")
        .contains(
            "“Arrows” on r1c3, r1c1 and r1c2, together with “Odd cells” on r1c2; “Skyscrapers” with 2")
        .endsWith(" on r1c4, r1c3, r1c2 and r1c1.")
        .doesNotContain("|");
    assertThat(BoardKinds.rule(Kinds.drawn(either).orElseThrow(), 0).toString())
        .contains("“Odd cells” on cell 2;");
    assertThat(rules("4x4+either(less=1.2|odd=1;A;Mine.)=r1c1r1c2")).endsWith("Mine.");
  }

  @Test
  void whereSkyscrapersMayBeZeroThePageSaysThatThisIsNoHeight() {
    String skyscraper = "+skyscraper2=r1c1r1c2r1c3r1c4";

    assertThat(rules("4x4~0" + skyscraper)).contains("A 0 has no height");
    assertThat(rules("4x4" + skyscraper)).doesNotContain("height");
  }
}
