package cluewright.search;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.proof.ProofRecord;
import cluewright.search.Proof.Kind;
import cluewright.strategy.StrategySet;
import java.io.IOException;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class ArgumentsTest {

  /** A proof with its sentence in English. */
  private record Said(Kind kind, String sentence, CellSet cells, ProofRecord evidence) {}

  private static List<Said> against(Board board, String rows, String set) {
    return against(Masks.mask(board, rows), set);
  }

  private static List<Said> against(Mask mask, String set) {
    return Arguments.against(mask, StrategySet.parse(set)).stream()
        .map(
            proof ->
                new Said(
                    proof.kind(), proof.sentence().toString(), proof.cells(), proof.evidence()))
        .toList();
  }

  private static List<Kind> kinds(Board board, String rows, String set) {
    return against(board, rows, set).stream().map(Said::kind).toList();
  }

  @Test
  void lockedCandidatesAlonePlaceNoDigit() {
    assertThat(against(Boards.FOUR, "x..x .x.. ..x. x..x", "L"))
        .containsExactly(
            new Said(
                Kind.NO_PLACEMENT,
                "none of the chosen strategies places a digit; allow naked or hidden singles.",
                CellSet.empty(),
                ProofRecord.of("method argument")));
    assertThat(kinds(Boards.FOUR, "x..x .x.. ..x. x..x", "NL")).isEmpty();
  }

  @Test
  void aFullMaskNeedsNoPlacement() {
    assertThat(against(Boards.FOUR, "xxxx xxxx xxxx xxxx", "L")).isEmpty();
  }

  @Test
  void twoEmptyRowsOfABandCanBeSwapped() {
    assertThat(against(Boards.FOUR, ".... .... xx.x x.xx", "H"))
        .containsExactly(
            new Said(
                Kind.SWAPPABLE_LINES,
                "rows 1 and 2 hold no clue, so they could be swapped, and every solution would have"
                    + " a second.",
                CellSet.of(0, 1, 2, 3, 4, 5, 6, 7),
                ProofRecord.of("method argument", "exchange row 1 row 2")));
  }

  @Test
  void twoEmptyRowsOfDifferentBandsCannot() {
    assertThat(kinds(Boards.FOUR, "xx.x .... .... x.xx", "H")).isEmpty();
  }

  @Test
  void aStackOfASixBySixBoardHasThreeColumnsAndABandTwoRows() {
    String columns1And3 = ".x.xxx .x.x.x .x.xxx .x.x.x .x.xx. .x.xx.";
    String columns3And4 = "xx..xx x...xx .x..xx xx...x .x..x. .x..x.";
    String rows2And3 = "xx.x.x ...... ...... xx.xx. .xx.xx x.x.xx";

    assertThat(against(Boards.SIX, columns1And3, "H"))
        .singleElement()
        .satisfies(
            proof -> assertThat(proof.sentence()).startsWith("columns 1 and 3 hold no clue"),
            proof ->
                assertThat(proof.cells())
                    .isEqualTo(CellSet.of(0, 2, 6, 8, 12, 14, 18, 20, 24, 26, 30, 32)));
    assertThat(kinds(Boards.SIX, columns3And4, "H")).isEmpty();
    assertThat(kinds(Boards.SIX, rows2And3, "H")).isEmpty();
  }

  @Test
  void everyPairOfThreeEmptyLinesIsNamed() {
    assertThat(kinds(Boards.NINE, ".".repeat(27) + "x".repeat(54), "NHL"))
        .containsExactly(Kind.SWAPPABLE_LINES, Kind.SWAPPABLE_LINES, Kind.SWAPPABLE_LINES);
  }

  @Test
  void twoDigitsThatOccurNowhereCanBeSwapped() {
    assertThat(against(Boards.FOUR, "x... .... ..x. ....", "H"))
        .contains(
            new Said(
                Kind.TOO_FEW_DIGITS,
                "2 clues contain at most 2 of the 4 digits, so two digits occur nowhere and could"
                    + " be swapped.",
                CellSet.of(0, 10),
                ProofRecord.of("method argument")));
    assertThat(kinds(Boards.FOUR, "x... .x.. ..x. ....", "H")).doesNotContain(Kind.TOO_FEW_DIGITS);
    assertThat(against(Boards.FOUR, "x... .... .... ....", "H"))
        .anyMatch(proof -> proof.sentence().startsWith("1 clue contains at most 1 of"));
  }

  @Test
  void sixteenCluesAreTooFewOn9x9ByATheorem() {
    Mask sixteen = Masks.random(Boards.NINE, 16, new Random(19));
    Mask seventeen = Masks.random(Boards.NINE, 17, new Random(19));

    assertThat(against(sixteen, "NHL"))
        .contains(
            new Said(
                Kind.THEOREM,
                "16 clues are too few: a 9x9 puzzle with one solution has at least 17 (McGuire,"
                    + " Tugemann and Civario 2012, by exhaustive search).",
                sixteen.clues(),
                ProofRecord.of("method argument")));
    assertThat(against(seventeen, "NHL")).noneMatch(proof -> proof.kind() == Kind.THEOREM);
    assertThat(kinds(Boards.SIX, "x..x.. .x..x. ..x..x x..... .x..x. ..x...", "NHL")).isEmpty();
  }

  @Test
  void aNakedSingleNeedsAsManyPlacedPeersAsThereAreOtherDigits() {
    String corners = "x.x. .... x.x. ....";

    assertThat(against(Boards.FOUR, corners, "N"))
        .containsExactly(
            new Said(
                Kind.COUNTING_CLOSURE,
                "a naked single needs 3 placed cells among its peers, and 12 cells never see"
                    + " that many, no matter which digits are used.",
                Masks.mask(Boards.FOUR, corners).open(),
                ProofRecord.of(
                    "method argument",
                    "unreached r1c2 r1c4 r2c1 r2c2 r2c3 r2c4 r3c2 r3c4 r4c1 r4c2 r4c3 r4c4")));
    assertThat(kinds(Boards.FOUR, corners, "NL")).isEmpty();
    assertThat(kinds(Boards.FOUR, corners, "H")).isEmpty();
  }

  @Test
  void countingGoesOnFromTheCellsThatItPlaced() {
    assertThat(kinds(Boards.FOUR, "xxx. x... .... x...", "N")).isEmpty();
  }

  @Test
  void countingNamesOnlyTheCellsThatAreNeverReached() {
    Mask mask = Masks.mask(Boards.SIX, "xxx... .x.... .x..x. ...x.. .x.... .x....");
    int reached = Boards.SIX.cell(3, 1);

    assertThat(against(mask, "N"))
        .singleElement()
        .satisfies(
            proof -> assertThat(proof.kind()).isEqualTo(Kind.COUNTING_CLOSURE),
            proof -> assertThat(proof.cells()).isEqualTo(mask.open().without(reached)),
            proof -> assertThat(proof.sentence()).contains("26 cells never see that many"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"N", "H", "NH", "NL", "HL", "NHL"})
  void noneIsAgainstA4x4MaskThatBruteForceFindsPossible(String set) {
    StrategySet strategies = StrategySet.parse(set);
    int refuted = 0;
    for (int clues = 0; clues <= 6; clues++) {
      for (Mask mask : Tries.some(Masks.all(Boards.FOUR, clues).stream()).toList()) {
        if (!Arguments.against(mask, strategies).isEmpty()) {
          refuted++;
          assertThat(BruteForce.FOUR.isPossible(mask.line(), set)).as(mask.line()).isFalse();
        }
      }
    }
    assertThat(refuted).isGreaterThanOrEqualTo(Tries.showing(901));
  }

  /** Masks with two empty lines, which random ones seldom have. */
  @ParameterizedTest
  @ValueSource(strings = {"N", "NHL"})
  void noneIsAgainstA6x6MaskThatBruteForceFindsPossible(String set) {
    Random random = Tries.random(20);
    int refuted = 0;
    for (int i = 0; i < Tries.of(60); i++) {
      CellSet some = Boards.SIX.houses().get(random.nextInt(12)).cells();
      CellSet more = Boards.SIX.houses().get(random.nextInt(12)).cells();
      Mask mask =
          Masks.random(Boards.SIX, 16 + random.nextInt(8), random).without(some).without(more);
      if (!Arguments.against(mask, StrategySet.parse(set)).isEmpty()) {
        refuted++;
        assertThat(BruteForce.SIX.isPossible(mask.line(), set)).as(mask.line()).isFalse();
      }
    }
    assertThat(refuted).isGreaterThanOrEqualTo(Tries.showing(1));
  }

  @Test
  void noneIsAgainstAPublishedMaskThatIsKnownToBePossible() throws IOException {
    StrategySet all = StrategySet.parse("NHL");
    List<String> masks = Masks.data("rand100");

    assertThat(masks).hasSize(100);
    assertThat(masks)
        .allMatch(line -> Arguments.against(Masks.mask(Boards.NINE, line), all).isEmpty());
  }

  @Test
  void noneIsAgainstThePositionsOfAPuzzleThatNakedSinglesSolve() throws IOException {
    List<String> puzzles = Masks.data("ns_only_18clue.txt");

    assertThat(puzzles).hasSize(6);
    assertThat(puzzles)
        .allMatch(
            line ->
                Arguments.against(
                        Masks.mask(Boards.NINE, line.substring(0, 81)), StrategySet.parse("N"))
                    .isEmpty());
  }

  @Test
  void countingAloneRefutes14OfThePublished30MasksUnderNakedSingles() throws IOException {
    StrategySet naked = StrategySet.parse("N");
    List<Mask> masks =
        Masks.data("min30").stream().map(line -> Masks.mask(Boards.NINE, line)).toList();

    assertThat(masks).hasSize(30);
    assertThat(masks.stream().filter(mask -> !Arguments.against(mask, naked).isEmpty()))
        .hasSize(14);
    assertThat(masks).allMatch(mask -> Arguments.against(mask, StrategySet.parse("NHL")).isEmpty());
  }

  @ParameterizedTest
  @CsvSource({"4x4, 3", "6x6, 5", "9x9, 17"})
  void fewerCluesThanTheFewestAreRefutedByTheirNumber(String name, int fewest) {
    Board board = Boards.named(name).orElseThrow();
    assertThat(Arguments.fewestClues(board)).isEqualTo(fewest);
    Random random = new Random(2);
    assertThat(byNumber(Masks.random(board, fewest - 1, random))).isTrue();
    assertThat(byNumber(Masks.random(board, fewest, random))).isFalse();
  }

  private static boolean byNumber(Mask mask) {
    return Arguments.against(mask, StrategySet.parse("NHL")).stream()
        .map(Proof::kind)
        .anyMatch(kind -> kind == Proof.Kind.THEOREM || kind == Proof.Kind.TOO_FEW_DIGITS);
  }
}
