package cluewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.cli.terminal.Console;
import cluewright.format.PuzzleText;
import cluewright.model.Puzzle;
import cluewright.search.OneByOne;
import cluewright.search.Outcome;
import java.time.Duration;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

final class FirstRunTest {
  private static final Puzzle HEART =
      PuzzleText.read(
          ".89...54.1234.56785..268..93...1...797.....25.64...93...25.91.....684.......2....");

  @Test
  void withoutADisplayTheMainJobIsDoneInTheTerminal() {
    OneByOne engine =
        (request, watch) -> {
          assertThat(request.mask()).isEqualTo(HEART.mask());
          return new Outcome.Found(HEART, HEART, OptionalInt.of(4), "test", Duration.ofMillis(120));
        };

    Run run = Run.with(engine, Console.Screen.PLAIN);

    assertThat(run.code()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .startsWith("There is no display for the studio, so Cluewright shows its main task here.\n")
        .containsSubsequence(
            "The mask \"heart\": 36 cells",
            "| . x x | . . . | x x . |",
            "Found a puzzle in 0.12 s.",
            "| . 8 9 | . . . | 5 4 . |",
            "How a person solves it, in 45 steps:",
            "45 x Hidden single: A digit has only one cell left",
            "q1  Hidden single: in box 1, r3c2 is the only cell left for 4, so r3c2 is 4.",
            "Solution\n",
            "| 6 8 9 | 7 3 1 | 5 4 2 |",
            "Try next:",
            "  start generate --mask ring",
            "  start --help\n");
  }
}
