package cluewright.cli.generate;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.cli.Run;
import cluewright.cli.terminal.Console;
import cluewright.search.OneByOne;
import cluewright.search.Outcome;
import cluewright.search.Outcome.Undecided.Reason;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class RepairCommandTest {

  @Test
  void theFewestCellsComeFirstWithTheirPuzzle() {
    Run run = Run.of("repair", "--mask", "x..x.........x..", "--strategies", "NHL");

    assertThat(run.code()).isZero();
    assertThat(run.out())
        .startsWith(
            "These strategies are not enough (exhausted): all ways to fill these cells were tried")
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
        .contains("\"symmetry\":\"half-turn\"", "\"fewestOrbits\":\"proven\"", "\"orbits\":1")
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
  void ofSymmetricCellsOnlyTheNumberOfGroupsIsProven() throws IOException {
    String[] arguments = {
      "repair",
      "--board",
      "4x4+disjoint-groups",
      "--strategies",
      "NHLC",
      "--symmetry",
      "half-turn",
      "--mask",
      "......x........."
    };
    Run run = Run.of(arguments);
    List<String> json = new ArrayList<>(List.of(arguments));
    json.addAll(List.of("--format", "json"));

    assertThat(run.code()).isZero();
    assertThat(run.out())
        .containsPattern(
            "\n1\\. Add .* \\(3 cells\\) .*\\. Fewer groups of symmetric cells are not")
        .containsPattern(
            "\n5\\. Add .* \\(4 cells\\) .*\\. Fewer groups of symmetric cells are not")
        .doesNotContain("Fewer are not enough");
    JsonNode suggestions =
        new ObjectMapper().readTree(Run.of(json.toArray(String[]::new)).out()).get("suggestions");
    assertThat(suggestions).isNotEmpty();
    suggestions.forEach(
        each -> {
          assertThat(each.get("fewestOrbits").asText()).isEqualTo("proven");
          assertThat(each.get("fewestCells").asText()).isEqualTo("open");
        });
  }

  @Test
  void aBoardThatNoGridSatisfiesIsDecided() {
    Run run = Run.of("repair", "--board", "4x4+x=r1c1r1c2", "--mask", ".....x..........");

    assertThat(run.code()).isEqualTo(20);
    assertThat(run.out())
        .startsWith("Impossible (")
        .endsWith("Adding cells does not help: no grid satisfies the rules of the board.\n");
  }

  /** They were moved by a symmetry that the board does not have. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "--board 4x4+less=r3c2r4c2 --strategies any --mask .....x..........",
        "--board 4x4+thermometer=r1c1r2c2r3c3 --strategies NHLC --symmetry half-turn --mask"
            + " ................",
        "--board 4x4+less=r1c1r1c2 --strategies any --symmetry diagonal --mask ...........x...."
      })
  void onBoardsThatKnowAnOrderCellsAreFoundToo(String arguments) {
    Run run = Run.of(("repair " + arguments).split(" "));

    assertThat(run.err()).isEmpty();
    assertThat(run.code()).isZero();
    assertThat(run.out()).contains("\n1. Add ");
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
