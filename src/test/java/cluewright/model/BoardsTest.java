package cluewright.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.model.rule.Kinds;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The names of boards, and what they say. */
final class BoardsTest {
  private static final String LAYOUT =
      "111222333111222333111222333444555666444555666444555666777888999777888999777888999";

  private static Board named(String name) {
    return Boards.named(name).orElseThrow();
  }

  /** Size, rows and columns of boxes, houses. */
  @ParameterizedTest
  @CsvSource({
    "8x8, 2, 4, 24",
    "10x10, 2, 5, 30",
    "15x15, 3, 5, 45",
    "20x20, 4, 5, 60",
    "6x6-3x2, 3, 2, 18",
    "12x12-2x6, 2, 6, 36",
    "9x9+x, 3, 3, 29",
    "9x9+windoku, 3, 3, 31",
    "16x16+windoku, 4, 4, 57",
    "9x9+centre-dot, 3, 3, 28",
    "9x9+disjoint-groups, 3, 3, 36",
    "9x9+asterisk, 3, 3, 28",
    "9x9+x+windoku, 3, 3, 33",
    "6x6+x+disjoint-groups, 2, 3, 26",
    "4x4+windoku, 2, 2, 13",
  })
  void aNameSaysAll(String name, int rows, int columns, int houses) {
    Board board = named(name);
    assertThat(board.name()).isEqualTo(name);
    assertThat(board).hasToString(name);
    assertThat(Boards.boxes(board)).contains(new BoxShape(rows, columns));
    assertThat(board.houses()).hasSize(houses).allMatch(House::holdsEveryDigit);
    assertThat(board.houses()).allMatch(house -> house.cells().size() == board.digits());
    assertThat(Boards.isClassic(board)).isEqualTo(!name.contains("+"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1x9",
        "9x9-3x2",
        "9x9-1x9",
        "30x30",
        "9x9+",
        "9x9+y",
        "8x8+asterisk",
        "6x6+centre-dot",
        "9x9/123",
        "4x4/1111222233333444",
        "",
        "x",
        "4x4+x+",
        "99x99",
        "0x0",
        "0x0-2x2"
      })
  void whatIsNoBoardHasNone(String name) {
    assertThat(Boards.named(name)).isEmpty();
  }

  @Test
  void extrasComeInTheirOrderWhateverTheNameSays() {
    assertThat(named(" 9X9+Windoku+X ").name()).isEqualTo("9x9+x+windoku");
    assertThat(named("9x9+x+x").name()).isEqualTo("9x9+x");
  }

  @Test
  void theCentreDotsAreOneOfTheDisjointGroups() {
    assertThat(named("9x9+centre-dot+disjoint-groups")).isEqualTo(named("9x9+disjoint-groups"));
  }

  @Test
  void rulesOnTheSameCellsComeInTheOrderOfTheirValues() {
    assertThat(named("4x4+whispers3=r1c1r2c1+whispers1=r1c1r2c1"))
        .isEqualTo(named("4x4+whispers1=r1c1r2c1+whispers3=r2c1r1c1"))
        .extracting(Board::name)
        .isEqualTo("4x4+whispers1=r1c1r2c1+whispers3=r1c1r2c1");
  }

  @Test
  void equalBoardsAreMadeAgainAndAgain() {
    assertThat(named("9x9")).isEqualTo(Boards.NINE).hasSameHashCodeAs(Boards.NINE);
    assertThat(named("9x9+x")).isEqualTo(named("9x9+x")).isNotEqualTo(Boards.NINE);
    assertThat(named("6x6-3x2")).isNotEqualTo(Boards.SIX);
  }

  @Test
  void theHousesOfWindokuAndOfTheAsterisk() {
    assertThat(named("9x9+windoku").houses(Kinds.WINDOKU).get(1).cells())
        .isEqualTo(CellSet.of(14, 15, 16, 23, 24, 25, 32, 33, 34));
    assertThat(named("9x9+asterisk").houses(Kinds.ASTERISK).get(0).cells().stream())
        .map(Boards.NINE::label)
        .containsExactly("r2c5", "r3c3", "r3c7", "r5c2", "r5c5", "r5c8", "r7c3", "r7c7", "r8c5");
  }

  @Test
  void aJigsawIsNamedByItsRegions() {
    Board board = Boards.jigsaw("1112132233243444", Set.of());
    assertThat(board.name()).isEqualTo("4x4/1112132233243444");
    assertThat(board).hasToString("4x4 jigsaw");
    assertThat(named(board.name())).isEqualTo(board);
    assertThat(Boards.boxes(board)).isEmpty();
    assertThat(Boards.isClassic(board)).isFalse();
    assertThat(board.houses(Kinds.BOX)).hasSize(4);
  }

  @Test
  void aJigsawOfBoxesIsTheClassicBoard() {
    assertThat(Boards.jigsaw(LAYOUT, Set.of())).isEqualTo(Boards.NINE);
    Board diagonal = Boards.jigsaw(LAYOUT, List.of(Kinds.DIAGONALS));
    assertThat(diagonal).hasToString("9x9+x").isEqualTo(named("9x9+x"));
    assertThat(named("4x4/1112132233243444+x")).hasToString("4x4 jigsaw+x");
  }

  @Test
  void aJigsawOfRowsIsFoundByItsName() {
    for (String regions : List.of("1111222233334444", "1234123412341234")) {
      Board board = Boards.jigsaw(regions, Set.of());
      assertThat(Boards.named(board.name())).contains(board);
      assertThat(board.name()).isEqualTo("4x4/" + regions);
    }
  }

  @Test
  void regionsThatAreNotFullAreRefusedByTheirName() {
    assertThatThrownBy(() -> Boards.jigsaw("1111222233333444", Set.of()))
        .hasMessage("region 3 has 5 cells, and each has 4 on this board");
    assertThatThrownBy(() -> Boards.jigsaw("11112222", Set.of())).hasMessageContaining("square");
    assertThatThrownBy(() -> Boards.jigsaw("1112132233243444", Set.of(Kinds.WINDOKU)))
        .hasMessage("windoku does not fit on 4x4/1112132233243444");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "9x9+thermometer=r1c1r1c2r2c2",
        "9x9+x+consecutive=r1c1r1c2+ratio=r1c2r2c2+x=r5c5r5c6+v=r5c6r6c6+less=r9c9r8c9",
        "6x6+cage7=r1c1r1c2r2c1+cage=r3c3r3c4",
        "4x4/1112122342334443+cage3=r1c1r1c2",
      })
  void relationsAndCagesAreInTheName(String name) {
    Board board = named(name);
    assertThat(board.name()).isEqualTo(name);
    assertThat(named(board.name())).isEqualTo(board);
    assertThat(Boards.isClassic(board)).isFalse();
    assertThat(board).isNotEqualTo(Boards.withoutRules(board));
    assertThat(board.toString()).doesNotContain("=");
  }

  @Test
  void aShortNameSaysWhatKindsOfRulesThereAre() {
    assertThat(named("9x9+x+consecutive=r1c1r1c2+ratio=r1c2r2c2+x=r5c5r5c6+less=r9c9r8c9"))
        .hasToString("9x9+x+dots+xv+inequalities");
    assertThat(named("6x6+thermometer=r1c1r1c2+cage7=r3c1r3c2+cage=r3c3r3c4"))
        .hasToString("6x6+thermometers+cages");
  }

  @Test
  void theOrderOfRulesAndOfTheEndsOfADotDoesNotMatter() {
    assertThat(named("4x4+cage3=r1c1r1c2+x=r2c2r2c1+v=r3c3r3c4"))
        .isEqualTo(named("4x4+v=r3c4r3c3+x=r2c1r2c2+cage3=r1c2r1c1"));
    assertThat(named("4x4+less=r1c1r1c2")).isNotEqualTo(named("4x4+less=r1c2r1c1"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "4x4+thermometer=r1c1",
        "4x4+thermometer=r1c1r1c2r1c1",
        "4x4+x=r1c1r1c2r1c3",
        "4x4+x3=r1c1r1c2",
        "4x4+less=r1c1r1c5",
        "4x4+cage2=r1c1r1c2",
        "4x4+cage8=r1c1r1c2",
        "4x4+cage=r1c1r1c2+cage=r1c2r1c3",
        "4x4+cage=r1c1r1c2r1c3r1c4r2c1",
      })
  void rulesThatCannotBeAreRefused(String name) {
    assertThat(Boards.named(name)).isEmpty();
  }

  @Test
  void aRelationBarsWhatItDoesNotAllow() {
    Board board = named("4x4+thermometer=r1c1r2c2r3c3+cage5=r4c1r4c2");
    int first = board.candidate(board.cell(0, 0), 3);
    assertThat(board.related(first).boxed())
        .containsExactlyInAnyOrder(
            board.candidate(board.cell(1, 1), 1),
            board.candidate(board.cell(1, 1), 2),
            board.candidate(board.cell(1, 1), 3));
    assertThat(board.related(board.candidate(board.cell(3, 3), 1))).isEmpty();
    assertThat(board.digitsAreAlike()).isFalse();
    assertThat(named("4x4+cage=r1c1r1c2").digitsAreAlike()).isTrue();
    assertThat(board.houses(Kinds.CAGE)).singleElement().matches(house -> !house.holdsEveryDigit());
  }

  @ParameterizedTest
  @CsvSource({
    "4x6, 14, 6",
    "5x5, 10, 5",
    "9x9-latin, 18, 9",
    "7x7d9, 14, 9",
    "6x9, 21, 9",
    "4x7/1222222111113244441334443333, 15, 7",
    "9x9~0, 27, 9"
  })
  void boardsNeedNeitherBoxesNorBeSquare(String name, int houses, int digits) {
    Board board = named(name);
    assertThat(board.name()).isEqualTo(name);
    assertThat(board.houses()).hasSize(houses);
    assertThat(board.digits()).isEqualTo(digits);
    assertThat(board.houses())
        .allMatch(house -> house.holdsEveryDigit() == (house.cells().size() == digits));
    assertThat(Boards.isClassic(board)).isEqualTo(name.startsWith("9x9~"));
  }

  @Test
  void digitsFromZeroAreWrittenByTheirValues() {
    Board board = named("4x4~0");
    assertThat(board.symbol(1)).isEqualTo('0');
    assertThat(board.digitOf('3')).isEqualTo(4);
    assertThat(board.digitOf('4')).isZero();
    assertThat(board).isNotEqualTo(Boards.FOUR);
  }

  /** With three digits both say the same of neighbours. */
  @Test
  void oneOfTwoRulesThatSayTheSameStays() {
    Board board = named("3x3+nonconsecutive+alldots");
    assertThat(board.rules()).hasSize(1);
    assertThat(board.hasPairs()).isTrue();
  }

  /** A swap of rows 1 and 2 leaves the cell where it is, but not its neighbours. */
  @Test
  void aMoveThatChangesTheNeighboursOfAMinimumDoesNotKeepTheRules() {
    Board board = named("4x4+minimum=r3c4");
    int[] swapped = IntStream.range(0, 16).map(c -> c < 4 ? c + 4 : c < 8 ? c - 4 : c).toArray();
    int[] still = IntStream.range(0, 16).toArray();
    assertThat(board.keepsRules(still)).isTrue();
    assertThat(board.keepsRules(swapped)).isFalse();
    assertThat(named("4x4+odd=r1c1").keepsRules(swapped)).isFalse();
    assertThat(named("4x4+odd=r1c1r2c1").keepsRules(swapped)).isTrue();
  }

  /** The squares of four cells that a rule of the whole board is about stay squares. */
  @Test
  void aMoveKeepsTheCellsThatARuleOfTheWholeBoardReads() {
    Board board = named("6x6+globalentropy");
    int[] turned = IntStream.range(0, 36).map(cell -> 35 - cell).toArray();
    int[] swapped =
        IntStream.range(0, 36).map(cell -> cell < 12 ? (cell + 6) % 12 : cell).toArray();

    assertThat(board.keepsRules(turned)).isTrue();
    assertThat(board.keepsRules(swapped)).isFalse();
  }

  /** Of cages with one letter, each is compared with the first. */
  @Test
  void aMoveKeepsWhichCagesAreCompared() {
    int[] turned = IntStream.range(0, 16).map(cell -> 15 - cell).toArray();
    String two = "4x4+samesum1=r1c1r1c2+samesum1=r4c3r4c4";

    assertThat(named(two).keepsRules(turned)).isTrue();
    assertThat(named(two + "+samesum1=r2c2r3c3").keepsRules(turned)).isFalse();
  }
}
