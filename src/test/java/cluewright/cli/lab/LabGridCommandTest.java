package cluewright.cli.lab;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.cli.Run;
import cluewright.cli.terminal.ExitCode;
import org.junit.jupiter.api.Test;

final class LabGridCommandTest {
  private static final String GRID = "1234341221434321";

  @Test
  void itFindsPuzzlesOrSaysThatThereAreNone() {
    Run none = Run.of("lab", "grid", GRID, "--clues", "3");
    Run found = Run.of("lab", "grid", GRID, "--clues", "6", "--count", "2");

    assertThat(none.code()).isEqualTo(ExitCode.IMPOSSIBLE);
    assertThat(none.out())
        .startsWith("No puzzle of up to 3 clues has this solution: every way was tried.")
        .contains("100.00 % of the tree");
    assertThat(found.code()).isZero();
    assertThat(found.out().lines().limit(2)).allMatch(line -> line.matches("[1-4.]{16}"));
    assertThat(found.out()).contains("2 puzzles of up to 6 clues found; there may be others.");
  }

  @Test
  void givenCluesAreInEveryPuzzle() {
    Run run =
        Run.of("lab", "grid", GRID, "--clues", "6", "--given", "12..............", "--count", "1");

    assertThat(run.out()).startsWith("12");
  }

  @InTurn
  @Test
  void theTimeIsKeptAndTheShareTold() {
    Run run =
        Run.of(
            "lab",
            "grid",
            "854612937963785412127934856289461375346257198571398624795146283612873549438529761",
            "--clues",
            "17",
            "--time",
            "1s");

    assertThat(run.code()).isEqualTo(ExitCode.UNDECIDED);
    assertThat(run.out())
        .startsWith("Undecided: stopped or out of time after ")
        .contains("of the tree, where branches of a node count alike; 0 found.");
  }

  @Test
  void whatCannotBeWalkedIsSaid() {
    assertThat(Run.of("lab", "grid", "1...............", "--clues", "4").err())
        .contains("has not exactly one");
    assertThat(Run.of("lab", "grid", GRID, "--clues", "17").err()).contains("--clues is 17");
    assertThat(Run.of("lab", "grid", GRID, "--clues", "4", "--given", "2...............").err())
        .contains("--given has 2 at r1c1, but the solution has 1 there");
    assertThat(Run.of("lab", "grid", GRID).err()).contains("--clues");
  }
}
