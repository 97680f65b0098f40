package cluewright.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import cluewright.InTurn;
import cluewright.cli.terminal.ExitCode;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Boards of many open cells and few clues: each command answers. */
final class SparseBoardsTest {
  private static final Duration LONG = Duration.ofSeconds(60);

  @InTurn
  @ParameterizedTest
  @ValueSource(strings = {"", "1", "1......2", "1.......................1"})
  void solveHintAndRateAnswerOn25x25(String clues) {
    String puzzle = clues + ".".repeat(625 - clues.length());

    assertThat(run("solve", puzzle).code()).isEqualTo(ExitCode.IMPOSSIBLE);
    assertThat(run("hint", puzzle, "--all").out()).startsWith("No hint");
    assertThat(run("rate", puzzle).out()).contains("not rated, since it has ");
  }

  @InTurn
  @ParameterizedTest
  @ValueSource(ints = {144, 256})
  void anEmptyBoardIsStuckAndHasSeveralSolutions(int cells) {
    String empty = ".".repeat(cells);

    assertThat(run("solve", empty).out())
        .contains("Stuck", "not rated, since it has several solutions");
    assertThat(run("hint", empty, "--all").out()).startsWith("No hint");
  }

  @Test
  void twoOfADigitInARowAreNoSolution() {
    assertThat(run("rate", "1.......................1" + ".".repeat(600)).out())
        .contains("not rated, since it has no solution");
  }

  private static Run run(String... arguments) {
    return assertTimeoutPreemptively(LONG, () -> Run.of(arguments));
  }
}
