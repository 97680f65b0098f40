package cluewright.cli.lab;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.cli.Run;
import org.junit.jupiter.api.Test;

final class LabNishioCommandTest {
  @Test
  void theWaysStandSideBySide() {
    Run run =
        Run.of(
            "lab",
            "nishio",
            "...7.4..5.2..1..7.....8...2.9...625.6...7...8.532...1.4...9.....3..6..9.2..4.7...");

    assertThat(run.err()).isEmpty();
    assertThat(run.code()).isZero();
    assertThat(run.out())
        .contains(
            "1 puzzles: 46,656 placements; 290 vertices in Eppstein's graph of 512 in the hypercube;"
                + " ours has 290, built in")
        .contains("sets of columns", "our graph", "all placements", "Measured on: ");
  }

  @Test
  void otherBoardsAreRefused() {
    assertThat(Run.of("lab", "nishio", "-b", "4x4+x", "1...............").err())
        .contains("line 1 is on ", "only rows, columns and equal boxes");
  }

  /** The example of Eppstein's talk: after three 5s, Nishio. */
  @Test
  void boxesNeedNotBeSquare() {
    assertThat(Run.of("lab", "nishio", "..4....5..2..3...54...3..4..52...6..").out())
        .contains("288 placements; 50 vertices in Eppstein's graph of 64 in the hypercube");
  }

  @Test
  void withoutPuzzlesTheSizesArePrinted() {
    assertThat(Run.of("lab", "nishio").out().lines().filter(line -> line.startsWith("6x6")))
        .singleElement()
        .asString()
        .matches("6x6 +2x3 +288 +64 +50 +0.36 +0.056");
  }

  @Test
  void aFormulaIsSatisfiableIfTheDigitHasAPlacement() {
    Run yes = Run.of("lab", "nishio", "--formula", "1 2, -1 2");
    assertThat(yes.code()).isZero();
    assertThat(yes.out()).contains("(1 or 2) and (not 1 or 2)", "#", "Satisfiable: ", ", 2\n");
    assertThat(Run.of("lab", "nishio", "--formula", "1, -1").out())
        .contains("No placement, so not satisfiable.")
        .doesNotContain("#");
    assertThat(Run.of("lab", "nishio", "--random-formula", "3,3", "--seed", "2").out())
        .contains("9x9, o may hold the digit");
  }

  @Test
  void whatIsNoFormulaIsSaid() {
    assertThat(Run.of("lab", "nishio", "--formula", "1 or 2").err())
        .contains("is not of numbers: write clauses like");
    assertThat(Run.of("lab", "nishio", "--formula", "1 -1").err()).contains("variable 1 twice");
    assertThat(Run.of("lab", "nishio", "--random-formula", "3").err())
        .contains("takes two numbers");
    assertThat(Run.of("lab", "nishio", "1", "--formula", "1").err()).contains("not several");
  }
}
