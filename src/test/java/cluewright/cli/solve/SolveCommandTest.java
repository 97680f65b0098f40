package cluewright.cli.solve;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Thorough;
import cluewright.cli.Run;
import cluewright.strategy.Catalogue;
import cluewright.strategy.StrategySet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SolveCommandTest {
  private static final String SINGLES = "12343412214343..";

  @TempDir Path folder;

  @Test
  void inJsonTheDigitsBelowTheGridStandBesideTheSolution() {
    Run run =
        Run.of(
            "solve",
            "-s",
            "any",
            "-f",
            "json",
            ".Shape~4x4.Var~A.Arrow~VA~R1C1~R1C2.~R1C1_1~R1C2_2~R1C3_4~R2C1_3~R2C3_2~R3C1_2~R3C3_3~R3C2_1");

    assertThat(run.out())
        .contains("\"solution\":\"1243342121344312\",\"beside\":\"3\"")
        .contains("\"board\":\"4x4-beside1+arrow1=r6c1r1c1r1c2\"");
  }

  @Test
  void aSolvedPuzzleEndsWithItsSolution() {
    Run run = Run.of("solve", SINGLES, "--strategies", "N");

    assertThat(run.code()).isZero();
    assertThat(run.out())
        .isEqualTo(
            """
            Solved with N after 2 steps: Naked single 2
            Rating: HoDoKu Easy 8, Sudoku Explainer -
            Solution
            +-----+-----+
            | 1 2 | 3 4 |
            | 3 4 | 1 2 |
            +-----+-----+
            | 2 1 | 4 3 |
            | 4 3 | 2 1 |
            +-----+-----+
            """);
  }

  @Test
  void whereAnotherStrategyHelpsNoGuessIsMadeButTheHelpNamed() {
    String stuck =
        "...7.4..5.2..1..7.....8...2.9...625.6...7...8.532...1.4...9.....3..6..9.2..4.7...";
    Run run = Run.of("solve", stuck, "--strategies", "NH", "--guess");

    assertThat(run.code()).isEqualTo(20);
    assertThat(run.out())
        .startsWith("Stuck with NH after ")
        .containsPattern("No guess is needed here, since .+ \\([a-z-]+\\) would help: ");
    assertThat(Run.of("solve", stuck, "--strategies", "NH").out()).doesNotContain("guess");
    assertThat(Run.of("solve", stuck, "--summary", "--guess").code()).isEqualTo(2);
  }

  @Test
  @Thorough
  void beyondAllPatternsNoGuessIsMadeSinceReasonsLeadToTheEnd() throws IOException {
    String beyond =
        "98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6";
    String all = StrategySet.of(Catalogue.all()).ids();
    Run run = Run.of("solve", beyond, "-s", all, "--guess", "--steps");

    assertThat(run.code()).isZero();
    assertThat(run.out().lines().findFirst().orElseThrow())
        .matches("Solved with .* after \\d+ steps: .*, Several reasons \\d+")
        .doesNotContain("uess");
    assertThat(run.out()).containsPattern("q1 +\\d+ reasons: ").contains("\nSolution\n");
    Path two = Files.writeString(folder.resolve("two.txt"), SINGLES + "\n" + beyond + "\n");
    assertThat(Run.of("solve", two.toString(), "-s", all, "--guess").out())
        .containsPattern("line 2: solved [1-9]{81}\\s");
  }

  @Test
  void stepsAreTakenOneByOneOrAllAtOnce() {
    assertThat(Run.of("solve", SINGLES, "--steps").out())
        .contains("q1 Hidden single: ", "q2 Hidden single: ");
    assertThat(Run.of("solve", SINGLES, "--steps", "--parallel", "-s", "N").out())
        .contains("q1: Naked single 2\n")
        .doesNotContain("q2");
  }

  @Test
  void stepsOfFewReasonsUnfoldBelowTheirSentences() {
    assertThat(Run.of("solve", "1..4.........32.", "-s", "reasons-2", "--steps", "--why").out())
        .containsPattern("\nq1 +One reason: .*\\.\n {5,}Suppose r\\dc\\d.* is \\d.*\\.\n {5,}\\S");
    assertThat(Run.of("solve", "1..4.........32.", "-s", "reasons-2", "--steps").out())
        .doesNotContain("Suppose");
    assertThat(Run.of("solve", SINGLES, "--why").code()).isEqualTo(2);
  }

  @Test
  void stepsAreTakenStrategyByStrategyButNotInTwoWaysAtOnce() {
    assertThat(Run.of("solve", SINGLES, "--steps", "--by-strategy", "-s", "NH").out())
        .contains("q1: ")
        .doesNotContainPattern("q\\d+: .*, ");
    assertThat(Run.of("solve", SINGLES, "--parallel", "--by-strategy").code()).isEqualTo(2);
  }

  @Test
  void withSeveralSolutionsWhatAssumesOneIsLeftOutAndSaidToBe() {
    for (String pace : List.of("--steps", "--parallel", "--by-strategy")) {
      Run several = Run.of("solve", "..23...4.4......", "-s", "NHL,unique-rectangle-1", pace);
      assertThat(several.code()).isEqualTo(20);
      assertThat(several.out())
          .startsWith("Stuck with ")
          .contains("Left out, since they assume uniqueness: unique-rectangle-1\n")
          .contains("Several solutions, so no strategies can solve this puzzle\n");
    }
    assertThat(Run.of("solve", ".4232314...2.2..", "-s", "unique-rectangle-2").out())
        .startsWith("Stuck with ")
        .doesNotContain("No solution");
    assertThat(
            Run.of("solve", "..23...4.4......", "--summary", "-s", "NHL+unique-rectangle-1").out())
        .contains("1 puzzles, 0 unique\n")
        .contains("0 of 1");
  }

  @Test
  void aStuckPuzzleShowsItsCandidates() {
    Run run = Run.of("solve", "1...............", "--strategies", "NHL");

    assertThat(run.code()).isEqualTo(20);
    assertThat(run.out()).startsWith("Stuck with NHL after 0 steps\n").contains("| 1    234  |");
  }

  @Test
  void twoEqualCluesInARowAreAContradictionWithItsPlace() {
    Run run = Run.of("solve", "5...5" + ".".repeat(76));

    assertThat(run.code()).isEqualTo(20);
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).contains("No solution: row 1 holds 5 twice, in r1c1 and r1c5\n");
  }

  @Test
  void aFileOfManyGetsALineForEach() throws IOException {
    Path file = Files.writeString(folder.resolve("two.txt"), SINGLES + "\n\n1...............\n");

    Run run = Run.of("solve", file.toString());

    assertThat(run.code()).isEqualTo(20);
    assertThat(run.out())
        .isEqualTo(
            """
            line 1: solved 1234341221434321
            line 3: stuck 1............... (several solutions)
            """);
  }

  @Test
  void aSummaryCountsUniqueAndSolvedPuzzlesForEachSet() {
    String file =
        """
        12343412214343..
        1...............
        12..............
        """;

    Run run = Run.reading(file, "solve", "-", "--summary", "--strategies", "L,N,naked-single+H");

    assertThat(run.code()).isZero();
    assertThat(run.out())
        .isEqualTo(
            """
            standard input: 3 puzzles, 1 unique
            solved by L               0 of 3
            solved by N               1 of 3
            solved by naked-single+H  1 of 3
            """);
  }

  @Test
  void aBadLineOfASummaryIsNamed() {
    String lines = SINGLES + "\n1..4\n";
    Run run = Run.reading(lines, "solve", "-", "--summary");
    Run strict = Run.reading(lines, "solve", "-", "--summary", "--strict");

    assertThat(run.code()).isEqualTo(11);
    assertThat(run.err()).contains("standard input: line 2, column 5: 4 cells found");
    assertThat(run.out()).startsWith("standard input: 1 puzzles, 1 unique");
    assertThat(strict.code()).isEqualTo(2);
    assertThat(strict.err()).contains("standard input: line 2, column 5: 4 cells found");
  }

  @Test
  void fiftyPuzzlesOfProjectEulerAreCountedAsKnown() {
    assertThat(Run.of("solve", "--summary", data("euler50_81.txt")).out())
        .endsWith(
            """
            euler50_81.txt: 50 puzzles, 50 unique
            solved by N    12 of 50
            solved by H    32 of 50
            solved by NH   40 of 50
            solved by NL   23 of 50
            solved by HL   38 of 50
            solved by NHL  44 of 50
            """);
  }

  @Thorough
  @Test
  void allPuzzlesOfSeventeenCluesAreCountedAsKnown() {
    assertThat(Run.of("solve", "--summary", data("17puz49158.txt")).out())
        .endsWith(
            """
            17puz49158.txt: 49,158 puzzles, 49,158 unique
            solved by N         0 of 49,158
            solved by H    17,233 of 49,158
            solved by NH   21,905 of 49,158
            solved by NL       24 of 49,158
            solved by HL   27,827 of 49,158
            solved by NHL  37,375 of 49,158
            """);
  }

  private static String data(String name) {
    Path file = Path.of(System.getProperty("cluewright.data", "../shared/data"), name);
    Assumptions.assumeTrue(Files.exists(file), () -> "skipped: " + file + " is absent");
    return file.toString();
  }

  @Test
  void whatIsForOtherBoardsIsLeftOutAndSaidToBe() {
    assertThat(Run.of("solve", SINGLES, "-s", "NH,naked-set-5").out())
        .contains("Left out, since they are for boards of 10 digits and more: naked-set-5\n");
    assertThat(
            Run.of("solve", SINGLES, "-s", "NH,naked-set-5,cage-combinations,innies-outies").out())
        .contains("10 digits and more: naked-set-5\n")
        .contains(
            "Left out, since they are for boards with sums of cages: cage-combinations,"
                + "innies-outies\n");
    assertThat(Run.of("solve", SINGLES, "-s", "NH").out()).doesNotContain("Left out");
  }

  @Test
  void whatLooksAtFewerCandidatesThanAreOpenIsLeftOutAndSaidToBe() {
    String empty = ".".repeat(144);
    assertThat(Run.of("solve", empty, "-s", "NH,forcing-net").out())
        .contains("Left out, since more than 1,500 candidates are open to the end: forcing-net\n");
    assertThat(Run.of("solve", SINGLES, "-s", "NH,forcing-net").out()).doesNotContain("Left out");
  }

  /** With smaller sets it is solved as well; singles, locked candidates and pairs get stuck. */
  @Test
  void aPuzzleOn12x12IsSolvedByASetOfFive() {
    String puzzle =
        "....8.6...B1A.B7.452....96.8...A3..557A..2..C.981.......4.236...C..1B..."
            + "...5....1B7..2.....B..3AB...53A46C8......1.7A35.3.5.26...7.C7C......2.64";
    assertThat(Run.of("solve", puzzle, "-s", "NHL,naked-pair").out()).startsWith("Stuck with");
    Run run = Run.of("solve", puzzle, "-s", "NHL,naked-pair,naked-set-5", "--steps");
    assertThat(run.code()).isZero();
    assertThat(run.out())
        .startsWith("Solved with")
        .doesNotContain("Left out")
        .contains(
            "Naked set of 5: r1c6, r3c6, r6c6, r7c6 and r8c6 in column 6 can hold only 7, 8, 9, B"
                + " and C, so ");
  }
}
