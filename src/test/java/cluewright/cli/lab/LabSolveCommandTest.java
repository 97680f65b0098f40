package cluewright.cli.lab;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.cli.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class LabSolveCommandTest {
  private static final String PUZZLE = "1234341221......";

  @TempDir Path folder;

  @Test
  void everyMethodGetsARowAndWhatItCounts() {
    Run run = Run.of("lab", "solve", PUZZLE);

    assertThat(run.err()).isEmpty();
    assertThat(run.code()).isZero();
    assertThat(run.out().lines().skip(1).limit(12))
        .extracting(line -> line.split(" +", -1)[0])
        .containsExactly(
            "depth-first",
            "fewest-digits",
            "norvig",
            "norvig-descending",
            "norvig-random",
            "norvig-least-constraining",
            "norvig-open-peers",
            "norvig-places",
            "annealing",
            "dancing-links",
            "sat",
            "ours");
    assertThat(run.out())
        .contains("sat                       iterations are conflicts; guesses are decisions")
        .contains("Measured on: ");
  }

  @Test
  void eachRunGetsARowOfItsOwnInTheTable() throws IOException {
    Path csv = folder.resolve("rows.csv");

    Run run =
        Run.of(
            "lab",
            "solve",
            PUZZLE,
            "--method",
            "annealing,ours",
            "--seeds",
            "3",
            "--csv",
            csv.toString());

    assertThat(run.code()).isZero();
    List<String> rows = Files.readAllLines(csv);
    assertThat(rows.get(0))
        .isEqualTo(
            "line,clues,method,seed,solutions,ending,seconds,processor,iterations,guesses,depth,"
                + "puzzle,solution");
    assertThat(rows.subList(1, 5))
        .extracting(row -> row.replaceAll("[0-9.]+,[0-9.]+,\\d+,\\d+,\\d+,[0-9.]+,[0-9]+$", ""))
        .containsExactly(
            "1,10,annealing,1,1,enough,",
            "1,10,annealing,2,1,enough,",
            "1,10,annealing,3,1,enough,",
            "1,10,ours,1,1,enough,");
  }

  /** With its first row given, 4x4 has 12 grids. */
  @Test
  void differentSolutionsAreToldApart() {
    Run run =
        Run.of(
            "lab", "solve", "1234............", "--method", "norvig-random,ours", "--seeds", "40");

    assertThat(run.code()).isZero();
    assertThat(solutions(run, "norvig-random")).isBetween(4, 12);
    assertThat(solutions(run, "ours")).isEqualTo(1);
  }

  /** The last column of the second table. */
  private static int solutions(Run run, String method) {
    String row = run.out().lines().filter(line -> line.startsWith(method)).toList().get(1);
    return Integer.parseInt(row.substring(row.lastIndexOf(' ') + 1));
  }

  @Test
  void puzzlesAreDrawnAsNorvigDraws() {
    Run run = Run.of("lab", "solve", "--random", "20", "--method", "norvig,ours", "--limit", "2");

    assertThat(run.code()).isZero();
    assertThat(run.out().lines().skip(1).limit(2)).allMatch(line -> line.matches(".* 20 .*"));
  }

  @Test
  void whatCannotBeDoneIsSaid() {
    assertThat(Run.of("lab").err()).contains("Missing required subcommand", "lab --help");
    assertThat(Run.of("lab", "solves").err()).contains("did you mean");
    assertThat(Run.of("lab", "solve").err()).contains("give either puzzles or --random N");
    assertThat(Run.of("lab", "solve", PUZZLE, "--limit", "0").err()).contains("--limit is 0");
    assertThat(Run.of("lab", "solve", PUZZLE, "--method", "magic").err())
        .contains("\"magic\" is not one of depth-first, ");
    assertThat(
            Run.of("lab", "solve", "-b", "4x4+cage3=r1c1r1c2", PUZZLE, "--method", "norvig,ours")
                .err())
        .contains("--method norvig does not know all rules of");
  }
}
