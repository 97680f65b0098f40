package cluewright.cli.solve;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.Thorough;
import cluewright.cli.Run;
import cluewright.cli.terminal.Console;
import cluewright.search.OneByOne;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class RateCommandTest {
  private static final String TWO_FULL_HOUSES = "12343412214343..";
  private static final String OPEN_BOX = "..34..1221434321";
  private static final String SEVERAL = "1...............";
  private static final String ONE_FULL_HOUSE =
      ".23456789456789123789123456214365897365897214897214365531642978642978531978531642";
  private static final String GOLDEN_NUGGET =
      ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....";

  private static final String TWO_REASONS =
      "97.3.6.428.5...1.9....5....2.7...3.4.1..2..8.4..738..1...9.5............1..847..3";
  private static final String MORE_REASONS =
      ".1.......3.8192...6..48.7..7.....9.61.......29.4.....8..1.74..3...9261.7.......4.";

  private static final String BEYOND =
      ".5.9.86..8....6..7..6.2......9....7.2.3...8.9.1....4......3.7..9..8....4..56.4.3.";

  @TempDir Path folder;

  @Test
  void eachPuzzleGetsALine() {
    Run run = Run.reading(ONE_FULL_HOUSE + "\n\n" + ONE_FULL_HOUSE + "\n", "rate", "-");

    assertThat(run.code()).isZero();
    assertThat(run.out())
        .isEqualTo(
            """
            line 1: HoDoKu Easy 4, Sudoku Explainer 1.0/1.0/1.0; hardest Full house: Full house 1
            line 3: HoDoKu Easy 4, Sudoku Explainer 1.0/1.0/1.0; hardest Full house: Full house 1
            """);
  }

  @Test
  void severalArgumentsAreNamed() throws IOException {
    Path file = Files.writeString(folder.resolve("one.txt"), ONE_FULL_HOUSE);

    assertThat(Run.of("rate", file.toString(), TWO_FULL_HOUSES).out())
        .isEqualTo(
            """
            %s line 1: HoDoKu Easy 4, Sudoku Explainer 1.0/1.0/1.0; hardest Full house: Full house 1
            "%s" line 1: HoDoKu Easy 8, Sudoku Explainer -; hardest Full house: Full house 2
            """
                .formatted(file, TWO_FULL_HOUSES));
  }

  @Test
  void aPuzzleWithoutOneSolutionIsSaidToBeSo() {
    Run run = Run.reading(SEVERAL + "\n1111" + ".".repeat(12), "rate", "-");

    assertThat(run.code()).isEqualTo(20);
    assertThat(run.out())
        .isEqualTo(
            """
            line 1: not rated, since it has several solutions
            line 2: not rated, since it has no solution
            """);
  }

  @InTurn
  @Test
  void whatIsBeyondTheTechniquesIsExtremeAndSaidToBeIncomplete() {
    Run run = Run.of("rate", BEYOND);

    assertThat(run.code()).isZero();
    assertThat(run.out())
        .startsWith("line 1: HoDoKu Extreme ")
        .contains("beyond the strategies, counted with 10,000 each, as for brute force")
        .contains("Sudoku Explainer 9.3/1.2/1.2;");
    assertThat(Run.of("rate", BEYOND, "--format", "csv").out())
        .contains(",1,9.3,,,1.2,1.2,Forcing net contradiction,");
    assertThat(Run.of("rate", BEYOND, "--summary").out())
        .contains("Sudoku Explainer: 1 rated, median 9.3, maximum 9.3\n");
  }

  /** The original knows no strong links, so that other steps are the hardest. */
  @Test
  void aScaleCanBeHadAlone() {
    String puzzle =
        ".3...89.2..2....4.......567...76...34...53........485.96..3....28.41.6.......617.";

    assertThat(Run.of("rate", puzzle, "--scale", "se").out())
        .endsWith(": Sudoku Explainer 7.1/1.2/1.2\n");
    assertThat(Run.of("rate", puzzle, "--scale", "se-1.2.1").out())
        .endsWith(": Sudoku Explainer 7.2/1.2/1.2\n");
    assertThat(Run.of("rate", puzzle, "--scale", "serate").out())
        .endsWith(": serate 7.2/1.2/1.2\n");
    assertThat(Run.of("rate", puzzle, "--scale", "serate", "--summary").out())
        .endsWith("\nserate: 1 rated, median 7.2, maximum 7.2\n");
    assertThat(Run.of("rate", puzzle, "--scale", "serate", "-f", "csv").out())
        .contains(",1,,,,7.2,,,1.2,1.2,");
    assertThat(Run.of("rate", puzzle, "--scale", "serat").code()).isEqualTo(2);
    assertThat(Run.of("rate", puzzle, "--scale", "hodoku").out())
        .contains("HoDoKu ")
        .doesNotContain("Explainer");
    assertThat(Run.of("rate", puzzle, "--scale", "se", "-f", "json").out())
        .contains("\"explainer\":7.1,\"pearl\":1.2,\"diamond\":1.2")
        .doesNotContain("score");
  }

  @Test
  void everyBoardCanBeRatedByReasons() {
    assertThat(Run.of("rate", TWO_FULL_HOUSES, "--scale", "reasons").out())
        .isEqualTo("line 1: Reasons 1.07: 2 steps of 1 reason, weight 4\n");
    assertThat(Run.of("rate", TWO_REASONS, "--scale", "reasons").out())
        .isEqualTo("line 1: Reasons 2.21: 2 steps of 2 reasons, weight 14\n");
    assertThat(Run.of("rate", TWO_REASONS, "--scale", "reasons", "-f", "csv").out())
        .endsWith(",1,,,,,,,,,,,2.21,,2,14\n");
    assertThat(Run.of("rate", TWO_REASONS, "--scale", "reasons", "-f", "json").out())
        .endsWith("\"solutions\":1,\"reasons\":2.21,\"reasonsSteps\":2,\"reasonsWeight\":14}\n");
    assertThat(Run.of("rate", SEVERAL, "--scale", "reasons").out())
        .isEqualTo("line 1: not rated, since it has several solutions\n");
    assertThat(Run.of("rate", TWO_REASONS).out()).doesNotContain("Reasons");
  }

  @Test
  void whatFourReasonsDoNotSolveHasNoNumber() {
    assertThat(Run.of("rate", MORE_REASONS, "--scale", "reasons").out())
        .isEqualTo("line 1: Reasons -: no step with at most 4 reasons was found\n");
    assertThat(Run.of("rate", MORE_REASONS, "--scale", "reasons", "-f", "json").out())
        .endsWith("\"solutions\":1,\"reasonsBeyond\":4}\n");
    String both = MORE_REASONS + "\n" + TWO_REASONS;
    assertThat(Run.reading(both, "rate", "-", "--scale", "reasons", "--summary").out())
        .endsWith("\nReasons: 1 rated, median 2.21, maximum 2.21\nbeyond sets of 4 reasons: 1\n");
  }

  @Test
  void csvHasAHeadingAndAsManyFieldsInEachRow() {
    Run run = Run.reading(TWO_FULL_HOUSES + "\n" + SEVERAL, "rate", "-", "--format", "csv");

    assertThat(run.out())
        .isEqualTo(
            """
            source,line,puzzle,solutions,level,score,beyond,explainer,explainerAbout,explainerAtLeast,pearl,diamond,hardest,techniques,reasons,reasonsBeyond,reasonsSteps,reasonsWeight
            ,1,12343412214343..,1,Easy,8,0,,,,,,Full house,Full house 2,,,,
            ,2,1...............,2,,,,,,,,,,,,,,
            """);
  }

  @Test
  void jsonIsAnObjectALine() throws IOException {
    List<String> lines =
        Run.reading(ONE_FULL_HOUSE + "\n" + SEVERAL, "rate", "-", "-f", "JSON")
            .out()
            .lines()
            .toList();
    JsonNode rated = new ObjectMapper().readTree(lines.get(0));

    assertThat(rated.get("puzzle").asText()).isEqualTo(ONE_FULL_HOUSE);
    assertThat(rated.get("level").asText()).isEqualTo("Easy");
    assertThat(rated.get("score").asInt()).isEqualTo(4);
    assertThat(rated.get("beyond").asInt()).isZero();
    assertThat(rated.get("explainer").asDouble()).isEqualTo(1.0);
    assertThat(rated.get("techniques").get("Full house").asInt()).isEqualTo(1);
    assertThat(lines.get(1)).contains("\"solutions\":2").doesNotContain("level");
  }

  @Test
  void aProfileHasFiguresAndACurve() {
    assertThat(Run.of("rate", OPEN_BOX, "--profile").out())
        .isEqualTo(
            """
            line 1: HoDoKu Easy 16, Sudoku Explainer -; hardest Naked single: Full house 3, Naked single 1
              4 steps, no bottleneck, depth 1, width 4, 2.5 cells open on average, lone ways 0%
              10 |
               8 |
               6 |
               4 |#
               2 |###
               1 |####
                 +----
                  1  4
            """);
  }

  @Test
  void aColumnStandsForSeveralStepsOfALongProfile() {
    Run run = Run.of("rate", GOLDEN_NUGGET, "--profile", "--scale", "hodoku");

    assertThat(run.out())
        .contains("\n  97 steps, 41 bottlenecks, depth 64, width 11, 3.1 cells open on average")
        .contains(
            """
               2 |          #               #       ##############
               1 |          #   # ##       ####     ###############
                 +!!!!!!!!!!-!!!-!--!!!!!!!----!!!!!---------------
                  1                                              97
              ! step 1 Guess, step 2 Guess, step 3 Pointing, step 4 Forcing net contradiction, step 5\
            """)
        .contains(", step 43 Empty Rectangle (2 ways), step 45 Pointing,");
  }

  @Test
  void csvAndJsonCarryTheProfile() throws IOException {
    String csv =
        Run.reading(OPEN_BOX + "\n" + SEVERAL, "rate", "-", "-f", "csv", "--profile").out();
    JsonNode row =
        new ObjectMapper()
            .readTree(
                Run.of("rate", GOLDEN_NUGGET, "-f", "json", "--profile", "--scale", "hodoku")
                    .out());

    assertThat(csv)
        .isEqualTo(
            """
            source,line,puzzle,solutions,level,score,beyond,explainer,explainerAbout,explainerAtLeast,pearl,diamond,hardest,techniques,reasons,reasonsBeyond,reasonsSteps,reasonsWeight,steps,bottlenecks,firstBottleneck,depth,width,meanOpen,loneShare,open,needs
            ,1,..34..1221434321,1,Easy,16,0,,,,,,Naked single,Full house 3; Naked single 1,,,,,4,0,,1,4,2.5,0.0,4 3 2 1,
            ,2,1...............,2,,,,,,,,,,,,,,,,,,,,,,,
            """);
    assertThat(row.get("firstBottleneck").asInt()).isEqualTo(1);
    assertThat(row.get("open")).hasSize(97);
    assertThat(row.get("open").get(5).asInt()).isEqualTo(2);
    assertThat(row.get("needs")).hasSize(41);
    assertThat(row.get("needs").get("8").asText()).isEqualTo("Finned X-Wing");
  }

  @Test
  void aSummaryHasNoProfiles() {
    Run run = Run.of("rate", OPEN_BOX, "--profile", "--summary");

    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains("--profile is for each puzzle: leave out --summary");
  }

  @Test
  void aFullGridHasNoHardestTechnique() {
    Run text = Run.of("rate", "1234341221434321");
    Run json = Run.of("rate", "1234341221434321", "--format", "json");

    assertThat(text.code()).isZero();
    assertThat(text.out())
        .isEqualTo("line 1: HoDoKu Easy 0, Sudoku Explainer -; every cell is already filled\n");
    assertThat(json.out()).contains("\"score\":0").doesNotContain("hardest");
  }

  @InTurn
  @Test
  void aSummaryHasLevelsAndMedians() {
    String puzzles = String.join("\n", ONE_FULL_HOUSE, SEVERAL, BEYOND);
    Run run = Run.reading(puzzles, "rate", "-", "--summary");

    assertThat(run.code()).isEqualTo(20);
    assertThat(run.out())
        .startsWith("-: 3 puzzles\n")
        .containsPattern("Easy +1 +4\n")
        .containsPattern("Medium +0 +-\n")
        .containsPattern("Extreme +1 +[\\d,]{6,}\n")
        .containsPattern("all +2 +4\n")
        .contains("beyond the strategies, so incomplete: 1 of these\n")
        .contains("not rated, since they do not have exactly one solution: 1\n")
        .contains("Sudoku Explainer: 2 rated, median 1.0, maximum 9.3\n")
        .containsPattern("Full house +2 +");
  }

  @Test
  void manyPuzzlesKeepTheirOrder() {
    StringBuilder puzzles = new StringBuilder();
    for (int i = 0; i < 500; i++) {
      puzzles.append(i % 3 == 0 ? ONE_FULL_HOUSE : i % 3 == 1 ? TWO_FULL_HOUSES : SEVERAL);
      puzzles.append('\n');
    }
    List<String> lines =
        Run.reading(puzzles.toString(), "rate", "-", "-f", "csv").out().lines().toList();

    assertThat(lines).hasSize(501);
    for (int i = 0; i < 500; i++) {
      assertThat(lines.get(i + 1)).startsWith("," + (i + 1) + ",");
    }
  }

  @Test
  void onATerminalTheProgressIsShownAndRemoved() {
    Run run =
        Run.with(
            (OneByOne)
                (request, watch) -> {
                  throw new AssertionError("rating asks no engine");
                },
            Console.Screen.TERMINAL,
            "rate",
            TWO_FULL_HOUSES,
            "--summary");

    assertThat(run.err()).contains("1 of 1 puzzles rated").endsWith("\r");
  }

  /** More than 16 MB in lines of their own, each with a long comment. */
  private static String longList(String last) {
    String comment = " # a note, " + "which goes on ".repeat(800) + "\n";
    return (TWO_FULL_HOUSES + comment).repeat(1_550) + last + "\n";
  }

  private String longTable() throws IOException {
    String notes = ",\"a note, " + "which goes on ".repeat(800) + "\nand ends here\"\n";
    String table = "puzzle,remarks\n" + (TWO_FULL_HOUSES + notes).repeat(1_550);
    return Files.writeString(folder.resolve("long.csv"), table).toString();
  }

  @InTurn
  @Test
  void aListTooLongToBeReadAtOnceIsRatedInParts() throws IOException {
    Run lines = Run.reading(longList(SEVERAL), "rate", "-", "--scale", "hodoku");
    assertThat(lines.code()).as(lines.err()).isEqualTo(20);
    assertThat(lines.out().lines()).hasSize(1_551);
    assertThat(lines.out())
        .contains("\nline 1550: HoDoKu Easy 8")
        .endsWith("line 1551: not rated, since it has several solutions\n");

    String table = longTable();
    Run csv = Run.of("rate", table, ONE_FULL_HOUSE, "--scale", "hodoku");
    assertThat(csv.code()).as(csv.err()).isZero();
    assertThat(csv.out().lines()).hasSize(1_551);
    assertThat(csv.out())
        .startsWith(table + " puzzle 1: HoDoKu Easy 8")
        .contains("\n" + table + " puzzle 1550: HoDoKu Easy 8");
    assertThat(Run.of("rate", table, "--summary", "--scale", "hodoku").out()).contains("1,550");
  }

  @Thorough
  @Test
  void aFaultInALongListIsToldWithItsLine() throws IOException {
    Run faulty = Run.reading(longList("1234z"), "rate", "-", "--scale", "hodoku", "--strict");
    assertThat(faulty.code()).isEqualTo(2);
    assertThat(faulty.err()).contains("standard input: line 1551").hasLineCount(1);

    Path grids =
        Files.writeString(
            folder.resolve("grids.txt"), "1234\n3412\n2143\n43..\n\n".repeat(900_000));
    assertThat(Run.of("rate", grids.toString()).err())
        .contains("lists that long are read from formats with a puzzle a line");
  }
}
