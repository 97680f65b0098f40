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
        .contains("1 puzzles: 290 vertices in Eppstein's graph; ours has 290, built in")
        .contains("sets of columns", "our graph", "all placements", "Measured on: ");
  }

  @Test
  void otherBoardsAreRefused() {
    assertThat(Run.of("lab", "nishio", "-b", "4x4+x", "1...............").err())
        .contains("line 1 is on ", "only rows, columns and equal boxes");
  }
}
