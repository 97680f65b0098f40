package cluewright.cli.check;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.cli.Run;
import cluewright.cli.terminal.Console;
import cluewright.search.OneByOne;
import cluewright.search.Outcome;
import cluewright.search.Outcome.Undecided.Reason;
import java.time.Duration;
import org.junit.jupiter.api.Test;

final class CheckCommandTest {

  @Test
  void aProperPuzzleIsValidWithTheSetsThatSolveIt() {
    Run run = Run.of("check", "12343412214343..");

    assertThat(run.code()).isZero();
    assertThat(run.out())
        .startsWith("Read as a puzzle on the 4x4 board, 14 clues:\n")
        .containsPattern(
            """
            Valid: it has exactly one solution.
            Rating: HoDoKu Easy 8, Sudoku Explainer -.
            Redundant clues, each by itself: r1c1, r1c2, .*, r4c2\\.
            Solved by: N, H, NH, NL, HL, NHL, all \\d+ order-independent strategies\\.
            Not solved by: none.
            No known argument rules out its mask.
            """);
  }

  @Test
  void solutionsAreCountedUpToAThousand() {
    Run few = Run.of("check", "12343412........");
    Run many = Run.of("check", ".".repeat(81), "--as", "puzzle");

    assertThat(few.code()).isEqualTo(20);
    assertThat(few.out()).contains("Not unique: it has 4 solutions.");
    assertThat(many.code()).isEqualTo(20);
    assertThat(many.out()).contains("Not unique: it has more than 1,000 solutions.");
  }

  @Test
  void aConflictIsNamedByHouseAndCells() {
    Run run = Run.of("check", "1.1.............");

    assertThat(run.code()).isEqualTo(20);
    assertThat(run.out()).contains("Not valid: row 1 holds 1 twice, in r1c1 and r1c3.");
  }

  @Test
  void aPuzzleWithoutSolutionIsNotValid() {
    Run run = Run.of("check", ".12.3...4.......");

    assertThat(run.code()).isEqualTo(20);
    assertThat(run.out()).contains("Not valid: it has no solution.");
  }

  @Test
  void signsThatCouldGoAreNamed() {
    String board = "4x4+cage3=r1c1r1c2+odd=r1c1r1c3";
    Run all = Run.of("check", "-b", board, "1.34341221434321");
    Run none = Run.of("check", "-b", "4x4+odd=r1c1", "......12..4.4..1");
    Run several = Run.of("check", "-b", board, "....34..........");

    assertThat(all.out())
        .contains("\nRedundant signs, each by itself: cage3=r1c1r1c2, odd=r1c1, odd=r1c3.\n");
    assertThat(none.out()).contains("\nNo redundant clues.\nNo redundant signs.\n");
    assertThat(several.code()).isEqualTo(20);
    assertThat(several.out()).doesNotContain("edundant");
  }

  @Test
  void inJsonEachPuzzleIsAnObjectWithWhatIsRedundant() {
    Run run = Run.of("check", "-f", "json", "-b", "4x4+cage3=r1c1r1c2", "...4341221434321");
    Run several = Run.of("check", "-f", "json", "12343412........");
    Run none = Run.of("check", "-f", "json", "1.1.............");

    assertThat(run.code()).isZero();
    assertThat(run.out())
        .isEqualTo(
            "{\"line\":1,\"board\":\"4x4+cage3=r1c1r1c2\",\"clues\":\"...4341221434321\",\"solutions\":1,"
                + "\"solution\":\"1234341221434321\",\"redundantClues\":[\"r1c4\",\"r2c1\",\"r2c2\","
                + "\"r2c3\",\"r2c4\",\"r3c1\",\"r3c2\",\"r3c3\",\"r3c4\",\"r4c1\",\"r4c2\",\"r4c3\","
                + "\"r4c4\"],\"redundantSigns\":[\"cage3=r1c1r1c2\"],\"undecided\":0}\n");
    assertThat(several.code()).isEqualTo(20);
    assertThat(several.out())
        .contains(
            "\"solutions\":\"several\",\"solution\":null,\"redundantClues\":null,"
                + "\"redundantSigns\":null,\"undecided\":null}");
    assertThat(none.code()).isEqualTo(20);
    assertThat(none.out()).contains("\"solutions\":0,\"solution\":null");
  }

  @Test
  void marksAndPointsAreAMask() {
    Run run = Run.of("check", "xx..............");

    assertThat(run.code()).isEqualTo(20);
    assertThat(run.out())
        .startsWith("Read as a mask on the 4x4 board, 2 clues:\n")
        .contains(
            "Impossible (swappable-lines): rows 3 and 4",
            "Impossible (swappable-lines): columns 3 and 4",
            "Impossible (too-few-digits): ");
  }

  @Test
  void theReadingCanBeChosen() {
    Run run = Run.of("check", "12343412214343..", "--as", "mask");

    assertThat(run.code()).isZero();
    assertThat(run.out()).startsWith("Read as a mask on the 4x4 board, 14 clues:\n");
  }

  @Test
  void withATimeAMaskIsSearchedToo() {
    Run possible = Run.of("check", "ring-4x4", "--time", "20s");
    Run impossible = Run.of("check", "x.....xx....x...", "--time", "20s");
    Run open =
        Run.with(
            (OneByOne)
                (request, watch) ->
                    new Outcome.Undecided(Reason.OUT_OF_TIME, "none", Duration.ofMillis(200)),
            Console.Screen.PLAIN,
            "check",
            "ring-4x4",
            "--time",
            "200ms");

    assertThat(possible.code()).isZero();
    assertThat(possible.out()).containsPattern("\nA puzzle exists: [1-4.]{16}\n$");
    assertThat(impossible.code()).isEqualTo(20);
    assertThat(impossible.out())
        .contains("\nThese strategies are not enough (exhausted): all ways to fill");
    assertThat(open.code()).isEqualTo(30);
    assertThat(open.out())
        .endsWith("Undecided with NHL: neither a puzzle nor a proof found in 0.2 s.\n");
  }

  private static final String OF_17 =
      "...x..xx.x.x.........x......x..x..x......xx..x...x.....x.x.........x.x...........";

  @Test
  void aMaskOf17CluesIsAnsweredByTheListUnlessItIsLeftOut() {
    Run possible = Run.of("check", OF_17);
    Run impossible = Run.of("check", OF_17, "--strategies", "NL");
    Run without = Run.of("check", OF_17, "--no-lists");

    assertThat(possible.code()).isZero();
    assertThat(possible.out())
        .containsPattern("\nA puzzle exists, from the published list: [1-9.]{81}\n$");
    assertThat(impossible.code()).isEqualTo(20);
    assertThat(impossible.out())
        .endsWith(
            "These strategies are not enough (published-list): the only puzzle of this mask is not"
                + " solved by these strategies; there are no others, by the published list of all 17-clue puzzles,"
                + " which rests on an exhaustive search by others and not on a proof of ours.\n");
    assertThat(without.code()).isZero();
    assertThat(without.out()).contains("No known argument rules out this mask with NHL");
  }

  @Test
  void thePuzzleOf17CluesThatIsTooHardHasItsMaskRefutedByTheList() {
    Run run =
        Run.of(
            "check",
            ".......25...6.1....9.......8.5...6......2..........3...4.25....3.....79....8.....");

    assertThat(run.code()).isZero();
    assertThat(run.out())
        .contains(
            "These strategies are not enough (published-list): none of the 2 puzzles of this mask is"
                + " solved by")
        .doesNotContain("Impossible");
  }

  /** Only 1, 2 and 9 are left for the top row of the first box, so each of them points. */
  private static final String POINTING = ".........345......678......" + ".".repeat(54);

  private static Run library(String... lines) {
    String text = String.join("\n", lines).replace("GRID", POINTING);
    return Run.reading(text, "check", "--hodoku-library", "-");
  }

  @Test
  void aLibraryIsReportedTechniqueByTechnique() {
    Run run =
        library(
            "# one instance, two together, a part of one, none; a fish; an unknown technique",
            ":0100:1:GRID::114 115 116 117 118 119::",
            ":0100:12:GRID::114 214::",
            ":0100:9:GRID::914::",
            ":0100:9:GRID::314::",
            ":0300-x:7:GRID::::",
            ":0371:7:GRID::799::");

    assertThat(run.code()).isEqualTo(20);
    assertThat(run.out())
        .startsWith("standard input: 6 cases\n")
        .containsPattern("Pointing +0100 +4 +1 +2 +1 +0 +0\n")
        .containsPattern("X-Wing +0300 +1 +0 +0 +0 +1 +0\n")
        .contains("Pointing 0100: missed, line 5\n")
        .endsWith("unknown: 1 case, with codes 0371 (1)\n");
  }

  @Test
  void aLibraryOfWhichAllIsFoundIsAllRight() {
    Run run = library(":0100:1:GRID::114 115 116 117 118 119::\r", ":0100:9:GRID::914::7");

    assertThat(run.code()).isZero();
    assertThat(run.out()).doesNotContain("missed,", "not known");
  }

  @Test
  void aTechniqueThatMustNotBeFoundAndIsFailsTheLibrary() {
    Run wrong = library(":0100-x:1:GRID::::");

    assertThat(wrong.code()).isEqualTo(20);
    assertThat(wrong.out()).contains("Pointing 0100: wrongly found, line 1\n");
    assertThat(library(":0100-x:3:GRID::::").code()).isZero();
  }

  @Test
  void aShapeIsCheckedByItsName() {
    Run run = Run.of("check", "heart", "--strategies", "NHL");

    assertThat(run.code()).isZero();
    assertThat(run.out())
        .endsWith("No known argument rules out this mask with NHL; generate can decide it.\n");
  }
}
