package cluewright.cli.generate;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.cli.Run;
import cluewright.cli.terminal.Console;
import cluewright.search.OneByOne;
import cluewright.search.Outcome;
import cluewright.search.Outcome.Undecided.Reason;
import java.time.Duration;
import org.junit.jupiter.api.Test;

final class RepairCommandTest {

  @Test
  void theFewestCellsComeFirstWithTheirPuzzle() {
    Run run = Run.of("repair", "--mask", "x..x.........x..", "--strategies", "NHL");

    assertThat(run.code()).isZero();
    assertThat(run.out())
        .startsWith("Impossible (exhausted): all ways to fill these cells were tried")
        .containsPattern("\n1\\. Add r\\dc\\d \\(1 cell\\) to make a puzzle possible\\. Without it")
        .containsPattern("\n   mask    [x.+]{16}\n   puzzle  [1-4.]{16}\n2\\. Add ");
    assertThat(run.err()).isEmpty();
  }

  @Test
  void withASymmetryMirrorCellsAreAddedTogether() {
    Run run =
        Run.of("repair", "--mask", "x..............x", "--symmetry", "half-turn", "-f", "json");

    assertThat(run.code()).isZero();
    assertThat(run.out())
        .startsWith("{\"asked\":\"impossible\",\"proof\":\"too-few-digits: 2 clues contain at most")
        .contains("\"symmetry\":\"half-turn\"", "\"smallest\":\"proven\"", "\"orbits\":1")
        .hasLineCount(1);
  }

  @Test
  void aMaskWithAPuzzleNeedsNone() {
    Run run = Run.of("repair", "--mask", "ring-4x4");

    assertThat(run.code()).isZero();
    assertThat(run.out()).startsWith("Nothing to repair: a puzzle exists: ").hasLineCount(1);
  }

  @Test
  void withoutAStrategyThatPlacesDigitsNoCellsHelp() {
    Run run = Run.of("repair", "--mask", "x..............x", "--strategies", "L");

    assertThat(run.code()).isEqualTo(20);
    assertThat(run.out()).endsWith("Adding cells does not help: allow naked or hidden singles.\n");
  }

  @Test
  void whereNothingIsFoundNothingIsClaimed() {
    Run run =
        Run.with(
            (OneByOne)
                (request, watch) ->
                    new Outcome.Undecided(Reason.OUT_OF_TIME, "none", Duration.ofMillis(1)),
            Console.Screen.PLAIN,
            "repair",
            "--mask",
            "x..x.........x..",
            "--time",
            "1s");

    assertThat(run.code()).isEqualTo(30);
    assertThat(run.out())
        .startsWith("Undecided: neither a puzzle nor a proof found for the unchanged mask.\n")
        .contains("No repair found in ");
  }
}
