package cluewright.format.exchange.cells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.format.FormatException;
import cluewright.format.exchange.Losses;
import cluewright.format.exchange.core.Content.Clues;
import cluewright.format.exchange.core.Item;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Puzzle;
import cluewright.replay.SolutionCounter;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class ConstraintTextTest {
  private static final ConstraintText TEXT = new ConstraintText();

  private static Puzzle puzzle(String text) {
    List<Item> items = TEXT.read(text);
    assertThat(items).hasSize(1);
    return ((Clues) items.get(0).content()).clues();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        ".Shape~6x6.Thermo~R1C1~R1C2 | 6x6+thermometer=r1c1r1c2",
        ".Cage~10~R1C1~R1C2.Cage~0~R2C1~R2C2 | 9x9+cage=r2c1r2c2+cage10=r1c1r1c2",
        ".Cage~3~R1C1~R1C2.Cage~7~R1C2~R1C3 | 9x9+cage3=r1c1r1c2+opencage7=r1c2r1c3+region=r1c2r1c3",
        ".PillArrow~2~R1C3~R1C2~R1C1 | 9x9+arrow2=r1c2r1c3r1c1",
        ".Whisper~R1C1~R1C2 | 9x9+whispers5=r1c1r1c2",
        ".WhiteDot~R1C1~R1C2~R2C2~R5C5 | 9x9+consecutive=r1c1r1c2+consecutive=r1c2r2c2",
        ".GreaterThan~R2C2~R2C1~R1C2 | 9x9+less=r1c2r2c2+less=r2c1r2c2",
        ".Sandwich~17~R5 | 9x9+sandwich17=r5c1r5c2r5c3r5c4r5c5r5c6r5c7r5c8r5c9",
        ".Shape~4x4.Skyscraper~C1~1~2 | 4x4+skyscraper1=r1c1r2c1r3c1r4c1+skyscraper2=r4c1r3c1r2c1r1c1",
        ".Shape~6x6.LittleKiller~8~R1C4 | 6x6+littlekiller8=r1c4r2c3r3c2r4c1",
        ".Shape~6x6.LittleKiller~9~R3C1 | 6x6+littlekiller9=r3c1r4c2r5c3r6c4",
        ".Shape~6x6.LittleKiller~26~R5C6 | 6x6+littlekiller26=r5c6r4c5r3c4r2c3r1c2",
        ".Shape~6x6.LittleKiller~17~R6C2 | 6x6+littlekiller17=r6c2r5c3r4c4r3c5r2c6",
        ".Quad~R1C1~1~3~5 | 9x9+quadruple135=r1c1r1c2r2c1r2c2",
        ".Diagonal~1.AntiKnight | 9x9+knight+rising",
        ".Shape~4x6.StrictXV | 4x6+allxv",
        ".NoBoxes.Shape~6x6.X~R1C1~R1C2 | 6x6-latin+x=r1c1r1c2",
        ".Shape~4x4.Jigsaw~1122112233443344.NoBoxes.V~R1C1~R1C2 | 4x4+v=r1c1r1c2",
        ".Shape~4x4~0-3.Diagonal~-1 | 4x4~0+falling",
        ".Shape~4x4.Regex~MSoyLio~R1C1~R1C2~R1C3 | 4x4+pattern(1*2.*)=r1c1r1c2r1c3",
        ".Shape~4x4.SameValues~2~R1C1~R1C2~R3C1~R3C2 | 4x4+samevalues2=r1c1r1c2r3c1r3c2",
        ".Shape~4x4.LookAndSay~1223~R1C1~R1C2~R3C1 | 4x4+lookandsay1223=r1c1r1c2r3c1",
        ".Shape~4x4.Lunchbox~0~R1C1~R1C2~R3C1 | 4x4+lunchbox=r1c1r1c2r3c1",
        ".Shape~6x6~9.RegionSize~9 | 6x6d9-3x3",
        ".GlobalEntropy | 9x9+globalentropy",
        ".Shape~4x4.FullRank~C1~10~ | 4x4+fullrank10=r1c1r2c1r3c1r4c1",
        ".Shape~4x4.FullRank~R1~~3.FullRankTies~any | 4x4+tiedrank3=r1c4r1c3r1c2r1c1",
        ".Shape~4x4.FullRank~C1~10~.FullRankTies~none | 4x4+unlikelines+fullrank10=r1c1r2c1r3c1r4c1",
        ".AntiTaxicab.DutchFlatmates | 9x9+taxicab+flatmates",
        ".Shape~6x6~9.RegionSize~6.RegionSameValues | 6x6d9-2x3+samedigits",
        ".Shape~4x4.ValueIndexing~R1C1~R2C1~R2C2~R2C3 | 4x4+valueindex=r1c1r2c1r2c2r2c3",
        ".Shape~4x4.CountDistinct~R1C1~R2C1~R2C2 | 4x4+distinct=r1c1r2c1r2c2",
        ".Shape~4x4.ContainAtLeast~3_1_3~R1C1~R2C2~R3C3 | 4x4+contains133=r1c1r2c2r3c3",
        ".Shape~4x4.ContainExact~3_1_3~R1C1~R2C2~R3C3 | 4x4+lookandsay1123=r1c1r2c2r3c3",
        ".Shape~4x4.EqualSum~R1C1~-~R2C2~R3C2 | 4x4+samesum1=r1c1+samesum1=r2c2r3c2",
        ".Shape~4x4.Sum~5~R1C1~R2C2 | 4x4+opencage5=r1c1r2c2",
        ".Shape~4x4.Sum~0_=_1_-10_1~R1C1~R2C2~R1C1 | 4x4+weighted(2,-10=0)=r1c1r2c2",
        ".Shape~4x4.Cage~9~R1C1~R1C2~R1C1 | 4x4+region=r1c1r1c2+weighted(2,1=9)=r1c1r1c2",
        ".Shape~4x4.Replicate~BQ.X~R1C1~R1C2.End | 4x4+x=r1c1r1c2+x=r3c3r3c4",
        ".Shape~4x4.Replicate~D~R2C2.~R2C2_1_3.End | 4x4+candidates5=r2c2r2c3",
        ".Shape~4x4.And.X~R1C1~R1C2.V~R2C1~R2C2.End | 4x4+x=r1c1r1c2+v=r2c1r2c2",
        ".Shape~4x4.Or.Cage~1~R1C1~R1C2.X~R1C1~R1C2.End | 4x4+x=r1c1r1c2",
        ".Shape~4x4.Or.Thermo~R1C1~R1C2.End | 4x4+thermometer=r1c1r1c2",
        ".Shape~4x4.Or.~R1C1_3.End.~R1C2_4 | 4x4",
        ".Shape~4x4.~R1C1_1.~R1C1_2_1 | 4x4+candidates3=r1c1",
        ".Shape~4x4~0-3.NumberedRoom~C1~1~ | 4x4~0+room1=r1c1r2c1r3c1r4c1",
        ".Shape~4x4~0-3.Skyscraper~C1~1~ | 4x4~0+skyscraper1=r1c1r2c1r3c1r4c1",
        ".Whisper~4~R1C1~R1C2~R2C2~R1C1 | 9x9+whispers4=r1c1r1c2+whispers4=r1c1r2c2+whispers4=r1c2r2c2",
        ".Shape~4x4.Var~A~Sums~2.Var~B.Arrow~VA2~R1C1~R1C2.X~VB~R1C1 | 4x4-beside3+arrow1=r6c2r1c1r1c2+x=r6c3r1c1",
        ".Shape~4x4.Var~A~~2x2.SameValues~2~VA4~R1C1 | 4x4-beside4+samevalues2=r6c4r1c1",
        ".Shape~4x4~0-4.Doppelganger.Whisper~2~DGC1~DGB4 | 4x4d5~0-beside12+doppelganger+whispers2=r7c1r8c4",
        ".Shape~4x4.NoBoxes.ChaosConstruction.SameValues~2~CC1~CC2 | 4x4-latin-regions+foundregions+samevalues2=r6c1r6c2",
        ".Shape~4x4.NoBoxes.ChaosCount~R1C1.ChaosConstruction | 4x4-latin-regions+foundregions+regioncount=r1c1r1c2r2c1r2c2",
        ".Shape~4x4.NoBoxes.ChaosConstruction.ChaosArrow~R1C1~0~CC1~-~CC1~CC5~CC9 | 4x4-latin-regions+foundregions+regionarrow=r1c1r2c1r3c1",
        ".Shape~4x4.NoBoxes.ChaosConstruction.ChaosArrow~R4C1 | 4x4-latin-regions+foundregions+regionarrow=r4c1r3c1r2c1r1c1r4c2r4c3r4c4",
        ".~R1C1_1_3.AntiKing | 9x9+king+candidates5=r1c1"
      })
  void aStringIsABoard(String text, String name) {
    assertThat(puzzle(text).board()).isEqualTo(Boards.named(name).orElseThrow());
  }

  /** What follows a circle about regions must not begin anywhere else, nor leave it uncounted. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        ".ChaosArrow~R1C1~1~CC1~CC2",
        ".ChaosArrow~R1C1~~CC2~CC3",
        ".ChaosCount~CC1~~CC1~CC2",
        ".WhiteDot~CC1~CC2",
        ".~CC1_2",
        ".Cage~5~R1C1~no name 1"
      })
  void regionsToBeFoundHaveNoNumbersToSpeakOf(String rule) {
    assertThatThrownBy(() -> puzzle(".Shape~4x4.NoBoxes.ChaosConstruction" + rule))
        .isInstanceOf(FormatException.class)
        .hasMessageContaining("is not known here, or not in this form");
    assertThatThrownBy(() -> puzzle(".Shape~4x4.ChaosCount~R1C1"))
        .isInstanceOf(FormatException.class);
  }

  @Test
  void aVariableMayBeGivenAndANumberedRoomMaySpeakOfIt() {
    Puzzle puzzle = puzzle(".Shape~4x4.Var~A.ValueIndexing~VA~R1C1~R1C1~R1C2~R1C3~R1C4.~VA_4");
    Board room = Boards.named("4x4+room4=r1c1r1c2r1c3r1c4").orElseThrow();

    assertThat(puzzle.digit(16)).isEqualTo(4);
    assertThat(new SolutionCounter(puzzle.board()).count(puzzle, 1000))
        .isEqualTo(new SolutionCounter(room).count(Puzzle.empty(room), 1000))
        .isPositive();
  }

  @Test
  void alternativesAreRulesOfWhichOneHolds() {
    String text = ".Shape~4x4.Or.X~R1C1~R1C2.And.V~R2C2~R2C1.~R1C1_2.End.End";
    String name = "4x4+either(x=1.2|v=3.4&candidates2=1)=r1c1r1c2r2c1r2c2";

    assertThat(puzzle(text).board()).isEqualTo(Boards.named(name).orElseThrow());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "9x9",
        "4x4-beside1+arrow1=r6c1r1c1r1c2",
        "6x6-beside9+arrow1=r8c3r1c1r1c2+samevalues2=r8c1r9c3",
        "6x6-3x2+x",
        "4x6+king",
        "5x5",
        "9x9-latin+thermometer=r1c1r1c2",
        "4x4~0+falling",
        "7x7d9",
        "16x16+consecutive=r16c15r16c16",
        "4x4/1122112234443334+candidates5=r1c1r2c2+candidates6=r3c1",
        "9x9+knight+nonconsecutive+alldots+allxv+less=r1c2r1c1+x=r5c5r5c6",
        "9x9+arrow1=r1c2r1c1+arrow2=r2c2r2c3r2c1+whispers4=r3c1r3c2+modular3=r4c1r4c2",
        "9x9+renban=r1c1r1c2+between=r2c1r2c2r2c3+lockout4=r3c1r3c2r3c3+zipper=r4c1r4c2r4c3",
        "9x9+cage=r1c1r1c2+cage10=r2c1r2c2+opencage12=r2c2r3c2+region=r1c2r2c2",
        "4x4+sandwich5=r1c1r1c2r1c3r1c4+skyscraper2=r4c1r3c1r2c1r1c1+xsum3=r2c4r2c3r2c2r2c1",
        "4x4+room3=r1c2r2c2r3c2r4c2+littlekiller9=r3c1r4c2+quadruple13=r1c1r1c2r2c1r2c2",
        "4x4~0+room1=r1c2r2c2r3c2r4c2+skyscraper2=r4c1r3c1r2c1r1c1",
        "9x9+valueindex=r1c1r1c2r1c3+distinct=r2c1r2c2r2c3+contains12=r3c1r3c2r3c3+taxicab",
        "4x4+fullrank10=r1c1r2c1r3c1r4c1+fullrank3=r4c4r4c3r4c2r4c1",
        "4x4+either(less=1.2|less=3.2&candidates5=1)=r1c1r1c2r2c2",
        "9x9+weighted(10,-1,2=-3)=r1c1r2c1r2c2+flatmates",
        "4x4+unlikelines+fullrank3=r4c4r4c3r4c2r4c1",
        "4x4+tiedrank3=r1c4r1c3r1c2r1c1+tiedrank10=r1c1r2c1r3c1r4c1",
        "4x4-latin-regions+foundregions",
        "4x4-latin-regions+foundregions+regioncount=r2c2r1c1r1c2r3c3+less=r1c1r1c2",
        "4x4-latin-regions+foundregions+nonconsecutive+samevalues2=r6c1r6c2",
        "4x4-latin-regions+foundregions+regionarrow=r3c2r2c2r1c2r3c1r3c3r3c4",
        "4x4+pairs(a in {1,4}&b in {2})=r1c1r1c2r2c2",
        "4x4~0+allpairs(a in {0}&b in {3}|a in {3}&b in {0};No%2E%201)=r1c1r1c2r2c2",
        "4x4+pattern([1-3]*4.*;caf%C3%A9%7E)=r1c1r1c2r2c2",
        "4x4+states(*1>0,23>1,4>2/*1>0/1>3,4>2/12>1)=r1c1r1c2r2c2",
        "9x9+counting=r1c1r3c3+columnindex=r1c5r2c5+rowindex=r5c1+regionsum=r1c1r1c2"
      })
  void aBoardIsWrittenAndReadAgain(String name) {
    Board board = Boards.named(name).orElseThrow();
    Item item = Item.of(Puzzle.empty(board));

    assertThat(TEXT.refusal(List.of(item))).isEmpty();
    assertThat(TEXT.read(TEXT.write(List.of(item)))).containsExactly(item);
  }

  @Test
  void aPuzzleIsWrittenOnOneLine() {
    Board board = Boards.named("4x4+thermometer=r1c1r1c2").orElseThrow();
    Item item =
        Item.of(new Puzzle(board, new int[] {0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1}));

    assertThat(TEXT.write(List.of(item, item)))
        .isEqualTo(".Shape~4x4.Thermo~R1C1~R1C2.~R1C2_3~R4C4_1\n".repeat(2));
  }

  @ParameterizedTest
  @CsvSource({
    "6x6+sandwich9=r1c6r1c5r1c4r1c3r1c2r1c1, 6x6+sandwich9=r1c1r1c2r1c3r1c4r1c5r1c6",
    "6x6+littlekiller9=r3c1r2c2r1c3, 6x6+littlekiller9=r1c3r2c2r3c1"
  })
  void aSumOutsideComesBackFromTheSideThatHasAPlaceForIt(String name, String back) {
    Item item = Item.of(Puzzle.empty(Boards.named(name).orElseThrow()));
    Item kept = Item.of(Puzzle.empty(Boards.named(back).orElseThrow()));

    assertThat(TEXT.read(TEXT.write(List.of(item)))).containsExactly(kept);
    assertThat(TEXT.kept(List.of(item))).containsExactly(kept);
    assertThat(Losses.of(TEXT, List.of(item))).isNotEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "9x9+odd=r1c1, Odd cells",
    "9x9+arrow2=r1c2r1c1r1c3, Arrows",
    "9x9+consecutive=r1c1r5c5, Dots",
    "9x9+sandwich5=r1c1r1c2r1c3, Sandwich",
    "samurai, samurai",
    "25x25, 25x25",
    "9x9+samesum1=r1c1+samesum1=r2c1, Cages with letters",
    "4x4+tiedrank3=r1c4r1c3r1c2r1c1+fullrank10=r1c1r2c1r3c1r4c1, Full rank with ties",
    "4x4+border(a+b=5)=r1c1r1c2, Own sign",
    "'4x4+states(1>0,1>1,2-4>0/*1>1)=r1c1r1c2', automaton"
  })
  void whatItCannotSayIsRefusedByItsName(String name, String kind) {
    Item item = Item.of(Puzzle.empty(Boards.named(name).orElseThrow()));

    assertThat(TEXT.refusal(List.of(item)).orElseThrow().in(Locale.ENGLISH))
        .containsIgnoringCase(kind);
  }

  /** The bits of a table: 3 beside 1, 4 beside 2, and anything beside 3. */
  @Test
  void aTableOfPairsIsARuleOfOnesOwn() {
    String pairs = "pairs(a in {1}&b in {3}|a in {2}&b in {4}|a in {3}&b in {1,2,3,4};Half%20way)";
    assertThat(puzzle(".Shape~4x4.Pair~E-A~_Half%20way~R1C1~R1C2~~R2C1~R2C2~R2C1").board().name())
        .isEqualTo("4x4+" + pairs + "=r1c1r1c2+" + pairs + "=r2c1r2c2+" + pairs + "=r2c2r2c1");
  }

  /** As a solver's own strings have them, letter by letter. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        ".Shape~9x9~0-8.Pair~BAACAAEAAIAAQ~_~R6C2~R7C3",
        ".Shape~9x9.Pair~UFVQFUAFQAE~_Odd-Even%20Thermo~R1C2~R1C3~R1C4~R1C5",
        ".Shape~9x9.NFA~TgRAEv-IiIiIiAyMDmaA9ERQ-qqrD9mZmc_u7u7w_4iIiIn_zMzMzIg~_Skyscraper-9~R1C1~R2C2"
      })
  void aRuleOfOnesOwnIsWrittenAsItWasRead(String text) {
    assertThat(TEXT.write(TEXT.read(text))).isEqualTo(text + "\n");
  }

  /** A condition comes back as the pairs that it allows, and that is told. */
  @Test
  void aConditionIsWrittenAsItsPairs() {
    Board board = Boards.named("4x4+pairs(abs(a-b)>=2;Far;Apart.)=r1c1r1c2").orElseThrow();
    Item item = Item.of(Puzzle.empty(board));
    String pairs =
        "pairs(a in {1}&b in {3,4}|a in {2}&b in {4}|a in {3}&b in {1}|a in {4}&b in {1,2};Far)";

    assertThat(puzzle(TEXT.write(List.of(item))).board())
        .isEqualTo(Boards.named("4x4+" + pairs + "=r1c1r1c2").orElseThrow());
    assertThat(Losses.of(TEXT, List.of(item))).isNotEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://sigh.github.io/Interactive-Sudoku-Solver/?q=.Shape~4x4.Thermo~R1C1~R1C2.~R1C4_3",
        "sigh.github.io/Interactive-Sudoku-Solver/?mode=all&q=.Shape%7E4x4.Thermo%7ER1C1%7ER1C2.%7ER1C4_3#x",
        "<https://sigh.github.io/Interactive-Sudoku-Solver/index.html?q=+.Shape~4x4.Thermo~R1C1~R1C2.~R1C4_3>"
      })
  void aLinkHasTheString(String link) {
    assertThat(TEXT.isLikely(link)).isTrue();
    assertThat(puzzle(link).line()).isEqualTo("...3............");
    assertThat(puzzle(link).board())
        .isEqualTo(Boards.named("4x4+thermometer=r1c1r1c2").orElseThrow());
  }

  @Test
  void aClueThatTellsARegionIsRefused() {
    Board board = Boards.named("4x4-latin-regions+foundregions").orElseThrow();
    for (int cell : new int[] {17, 33}) {
      Puzzle clue = Puzzle.empty(board).with(cell, 2);
      assertThat(TEXT.refusal(List.of(Item.of(clue))).orElseThrow().in(Locale.ENGLISH))
          .endsWith("as that of r1c2");
    }
  }

  @Test
  void aLinkWithoutAStringIsRefused() {
    assertThatThrownBy(() -> TEXT.read("https://sigh.github.io/Interactive-Sudoku-Solver/"))
        .isInstanceOf(FormatException.class)
        .hasMessageContaining("a constraint string begins with a point");
  }

  @Test
  void givensAreClues() {
    assertThat(puzzle(".Shape~4x4.~R2C3_4.~R1C1_2~R4C4_1").line()).isEqualTo("2.....4........1");
    assertThat(puzzle(".Shape~4x4~0-3.~R2C3_0").line()).isEqualTo("......0.........");
  }

  @Test
  void aLineMayHaveANameAndASolution() {
    assertThat(TEXT.read("one\t.Shape~4x4.AntiKing\t1234\n\ntwo\t.Shape~4x4\t\n")).hasSize(2);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {".Shape~4x4", ".Or.Thermo~R1C1~R1C2.End", "..Cage~3~R1C1~R1C2", ".X~R1C1~R1C2"})
  void itIsKnownByItsBeginning(String text) {
    assertThat(TEXT.isLikely(text)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"..E..K..MI....P.K....P", "1.3.5", "", ".X.", "heart"})
  void otherTextsAreNone(String text) {
    assertThat(TEXT.isLikely(text)).isFalse();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        ".Shape~9x9.ChaosCount~R1C1 | line 1, column 12: | ChaosCount",
        ".Shape~12x12.FullRank~C1~22~ | line 1, column 1: | the rank 22 needs another rank",
        ".Shape~4x6.FullRank~C1~10~ | line 1, column 1: | a rank is of a whole row",
        ".FullRankTies~never | line 1, column 2: | FullRankTies",
        ".Shape~4x6.FullRankTies~none | line 1, column 12: | this board cannot have the constraint",
        ".Shape~4x4.AntiKing.DutchFlatmates | line 1, column 21: | DutchFlatmates",
        ".FullRankTies~any.FullRankTies~none | line 1, column 19: | do not go together: FullRankTies~any and",
        ".Shape~9x9.LookAndSay~115~R1C1~R2C1 | line 1, column 12: | LookAndSay",
        ".Pair~B!A~R1C1~R2C1 | line 1, column 2: | Pair",
        ".Regex~KA~R1C1~R2C1 | line 1, column 2: | Regex",
        ".NFA~AAAA~R1C1~R2C1 | line 1, column 2: | NFA",
        ".Thermo~R1C1~R9Z1 | line 1, column 2: | Thermo",
        ".Thermo~R1C1~R1C1 | line 1, column 2: | Thermo",
        ".Shape~4x4.And.AntiKing.End | line 1, column 16: | AntiKing",
        ".And.Shape~4x4.End | line 1, column 6: | Shape",
        ".And.X~R1C1~R1C2 | line 1, column 2: | And",
        ".StrictXV.Or.X~R1C1~R1C2.V~R1C1~R1C2.End | line 1, column 2: | StrictXV",
        ".Or.AntiKing.AntiKnight.End | line 1, column 5: | AntiKing",
        ".Or.Cage~1~R1C1~R1C2.Cage~2~R1C1~R1C2.End | line 1, column 2: | Or",
        ".Or.EqualSum~R1C1~-~R2C2.X~R1C1~R1C2.End | line 1, column 2: | Or",
        ".X~R1C1~R1C2.End | line 1, column 14: | End",
        ".Replicate~B!.X~R1C1~R1C2.End | line 1, column 2: | Replicate",
        ".Replicate~I.X~R1C8~R1C9.End | line 1, column 2: | Replicate",
        ".Replicate~B.Sandwich~5~R1.End | line 1, column 2: | Replicate",
        ".Sum~0_=_1_1~R1C1 | line 1, column 2: | Sum",
        ".ContainExact~1_1_1_1_1_1_1_1_1_1~R1C1 | line 1, column 2: | ContainExact",
        ".ContainAtLeast~1_12~R1C1 | line 1, column 2: | ContainAtLeast",
        ".~R1C1_10 | line 1, column 2: | ~"
      })
  void whatIsNotKnownIsNamedWithItsPlace(String text, String place, String name) {
    assertThatThrownBy(() -> TEXT.read(text))
        .isInstanceOf(FormatException.class)
        .hasMessageStartingWith(place)
        .hasMessageContaining(name);
  }
}
