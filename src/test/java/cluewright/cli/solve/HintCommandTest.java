package cluewright.cli.solve;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.cli.Run;
import org.junit.jupiter.api.Test;

final class HintCommandTest {
  private static final String HIDDEN_SINGLE = "1.....1..1......";
  private static final String SEVERAL = "This puzzle has several solutions.\n";
  private static final String BOTH_SINGLES = "12343412214343..";

  @Test
  void aHintTellsNoMoreThanIsAskedFor() {
    assertThat(Run.of("hint", HIDDEN_SINGLE).out())
        .startsWith("Hidden single: A digit has only one cell left")
        .doesNotContain("r4c4");
    assertThat(Run.of("hint", HIDDEN_SINGLE, "--grade", "region").out())
        .isEqualTo("Hidden single: look in box 4.\n" + SEVERAL);
    assertThat(Run.of("hint", HIDDEN_SINGLE, "--grade", "step").out())
        .isEqualTo(
            "Hidden single: in box 4, r4c4 is the only cell left for 1, so r4c4 is 1.\n" + SEVERAL);
  }

  @Test
  void inJsonEachPuzzleIsAnObjectWithTheWholeStep() {
    Run step = Run.of("hint", "-f", "json", HIDDEN_SINGLE);
    Run wrong = Run.of("hint", "-f", "json", "1.1.............");
    Run stuck = Run.of("hint", "-f", "json", "-s", "N", HIDDEN_SINGLE);

    assertThat(step.code()).isZero();
    assertThat(step.out())
        .isEqualTo(
            "{\"line\":1,\"board\":\"4x4\",\"clues\":\"1.....1..1......\",\"solutions\":\"several\","
                + "\"solution\":null,\"fault\":null,\"step\":{\"strategy\":\"hidden-single\","
                + "\"name\":\"Hidden single\",\"sentence\":\"Hidden single: in box 4, r4c4 is the only"
                + " cell left for 1, so r4c4 is 1.\",\"places\":[\"r4c4=1\"],\"eliminates\":[]}}\n");
    assertThat(wrong.code()).isEqualTo(20);
    assertThat(wrong.out())
        .contains("\"solutions\":0,", "\"fault\":\"row 1 holds 1 twice, in r1c1 and r1c3.\"")
        .endsWith("\"step\":null}\n");
    assertThat(stuck.code()).isEqualTo(20);
    assertThat(stuck.out()).endsWith("\"fault\":null,\"step\":null}\n");
  }

  @Test
  void jsonHasTheWholeStepAndNoGrades() {
    Run run = Run.of("hint", "-f", "json", "--grade", "step", HIDDEN_SINGLE);

    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains("--format json tells the whole next step, so without --grade");
  }

  @Test
  void whatAssumesUniquenessGivesNoHintWhereThereAreSeveralSolutions() {
    Run none = Run.of("hint", ".4232314...2.2..", "-s", "unique-rectangle-2", "--all");

    assertThat(none.code()).isEqualTo(20);
    assertThat(none.out())
        .isEqualTo(
            "No hint: these strategies get stuck in this state.\n"
                + "This puzzle has several solutions. Strategies that assume uniqueness are left"
                + " out.\n");
  }

  @Test
  void whereNoSolutionIsLeftThereIsNoHint() {
    Run run = Run.of("hint", "1.....2.2..1....");

    assertThat(run.code()).isEqualTo(20);
    assertThat(run.out()).startsWith("No hint: ");
  }

  @Test
  void allDeductionsOfTheStateAreListed() {
    Run run = Run.of("hint", BOTH_SINGLES, "--all", "-s", "NH", "-g", "step");

    assertThat(run.code()).isZero();
    assertThat(run.out().lines().filter(line -> line.startsWith("Naked single: "))).hasSize(2);
    assertThat(run.out().lines().filter(line -> line.startsWith("Hidden single: ")))
        .hasSizeGreaterThan(2);
  }

  @Test
  void theOrderSaysWhichStrategyIsToldFirst() {
    assertThat(Run.of("hint", BOTH_SINGLES, "--order", "N").out()).startsWith("Naked single: ");
    assertThat(Run.of("hint", BOTH_SINGLES, "--order", "H").out()).startsWith("Hidden single: ");
    assertThat(Run.of("hint", BOTH_SINGLES, "-s", "NH", "--order", "hodoku").out())
        .startsWith("Naked single: ");
    assertThat(Run.of("hint", BOTH_SINGLES, "-s", "NH", "--order", "explainer").out())
        .startsWith("Hidden single: ");
  }

  @Test
  void whereThereIsNoHintTheReasonIsSaid() {
    Run stuck = Run.of("hint", "1...............");
    Run clash = Run.of("hint", "11..............");
    Run done = Run.of("hint", "1234341221434321");

    assertThat(stuck.code()).isEqualTo(20);
    assertThat(stuck.out()).startsWith("No hint: these strategies get stuck");
    assertThat(clash.code()).isEqualTo(20);
    assertThat(clash.out()).isEqualTo("No hint: row 1 holds 1 twice, in r1c1 and r1c2.\n");
    assertThat(done.code()).isZero();
    assertThat(done.out()).isEqualTo("No hint: every cell has its digit.\n");
  }

  @Test
  void aStateThatContradictsItselfIsToldWithThePlace() {
    Run cell = Run.of("hint", "123....4........");
    Run digit = Run.of("hint", "1......1...1....");

    assertThat(cell.code()).isEqualTo(20);
    assertThat(cell.out())
        .isEqualTo("No hint: r1c4 has no candidate left, so one of these digits is wrong.\n");
    assertThat(digit.code()).isEqualTo(20);
  }

  @Test
  void aHintIsForOnePuzzle() {
    Run run = Run.reading(BOTH_SINGLES + "\n" + BOTH_SINGLES, "hint", "-");

    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains("standard input contains 2 puzzles");
  }

  @Test
  void aPathFollowsTheOrderToo() {
    assertThat(Run.of("solve", BOTH_SINGLES, "-s", "NH", "--order", "hodoku").out())
        .startsWith("Solved with NH after 2 steps: Naked single 2\n");
  }
}
