package cluewright.cli.generate;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.cli.Run;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import org.junit.jupiter.api.Test;

final class MinimumCommandTest {

  @Test
  void withoutASeedARunSaysItsOwn() {
    Run first = Run.of("minimum", "--board", "4x4");
    assertThat(first.err()).containsPattern("--seed \\d+ repeats this");
    assertThat(Run.of("minimum", "--board", "4x4", "--seed", "5").err()).doesNotContain("--seed");
  }

  @Test
  void aProvenMinimumNamesItsPuzzleAndItsProof() {
    Run run = Run.of("minimum", "--board", "4x4", "--strategies", "NHL", "--seed", "1");

    assertThat(run.code()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out().lines().toList()).hasSize(4);
    assertThat(run.out().lines().toList().get(0))
        .isEqualTo("The minimum for NHL is 4 clues: proven.");
    assertThat(run.out().lines().toList().get(1)).matches("[1-4.]{16}");
    assertThat(run.out().lines().toList().get(2)).startsWith("Upper bound: this puzzle");
    assertThat(run.out().lines().toList().get(3))
        .startsWith("Lower bound: 4 clues (exhausted): no 3 clues of any solution grid are enough");
  }

  @Test
  void theRulesOfABoardCanTellEveryDigit() {
    String board = "4x4+cage7=r3c4r4c4+cage9=r3c2r2c2r3c3+cage4=r2c3";
    Run run = Run.of("minimum", "--board", board, "--strategies", "any", "--seed", "1");

    assertThat(run.code()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out().lines().toList())
        .containsExactly(
            "The minimum for any strategies is 0 clues: proven.",
            "................",
            "Upper bound: this puzzle, which has one solution.",
            "Lower bound: 0 clues (no-fewer): no puzzle has fewer than 0 clues.");
  }

  @Test
  void sat4jProvesTheSameInItsOwnWay() {
    Run run = Run.of("minimum", "-b", "4x4", "-s", "N", "--method", "totalizer");

    assertThat(run.code()).isZero();
    assertThat(run.out())
        .startsWith("The minimum for N is 4 clues: proven.")
        .contains("Lower bound: 4 clues (step-bound): no 3 clues lead to the solution within ");
  }

  @InTurn
  @Test
  void outOfTimeItSaysWhatIsProvenAndWhatIsOnlyFound() {
    Run run = Run.of("minimum", "--board", "9x9", "--time", "2s", "--symmetry", "half-turn");

    assertThat(run.code()).isEqualTo(30);
    assertThat(run.out())
        .startsWith("The minimum for NHL is between 17 and ")
        .contains("17 is proven, ", " the best found.", "Lower bound: 17 clues (theorem): ");
  }

  @Test
  void on9x9TheListHasAPuzzleOf17CluesUnlessItIsLeftOut() {
    Run listed = Run.of("minimum", "--strategies", "NHL");
    Run without = Run.of("minimum", "--strategies", "NHL", "--no-lists", "--time", "1s");

    assertThat(listed.code()).isZero();
    assertThat(listed.out()).startsWith("The minimum for NHL is 17 clues: proven.\n");
    assertThat(without.out()).startsWith("The minimum for NHL is between 17 and ");
  }

  @Test
  void withinAMaskOf17CluesTheListAnswers() {
    String mask =
        ".......xx...x.x....x.......x.x...x......x..........x...x.xx....x.....xx....x.....";
    Run impossible = Run.of("minimum", "--within", mask);
    Run possible = Run.of("minimum", "--within", mask, "--strategies", "NHL,naked-pair,x-wing");

    assertThat(impossible.code()).isEqualTo(20);
    assertThat(impossible.out())
        .startsWith(
            "These strategies are not enough (published-list): none of the 2 puzzles of this mask is"
                + " solved by");
    assertThat(possible.code()).isZero();
    assertThat(possible.out()).startsWith("The minimum for ").contains(" is 17 clues: proven.");
  }

  @InTurn
  @Test
  void aBoundThatRestsOnTheListIsNotCalledProven() {
    Run run = Run.of("minimum", "-s", "N", "--symmetry", "half-turn", "--time", "3s");

    assertThat(run.code()).isEqualTo(30);
    assertThat(run.out())
        .startsWith("The minimum for N is between 18 and ")
        .contains("18 is by a published list, ", "Lower bound: 18 clues (published-list): ");
  }

  @Test
  void cluesStayWithinTheMaskAndItsBoardIsMeant() throws IOException {
    Run run = Run.of("minimum", "--within", "xxxx....xxxxxxxx", "--format", "json");

    assertThat(run.code()).isZero();
    JsonNode object = new ObjectMapper().readTree(run.out());
    assertThat(object.get("outcome").asText()).isEqualTo("proven");
    assertThat(object.get("board").asText()).isEqualTo("4x4");
    assertThat(object.get("upper").asInt()).isEqualTo(object.get("lower").asInt());
    assertThat(object.get("puzzle").asText()).matches("[1-4.]{4}\\.{4}[1-4.]{8}");
  }

  @Test
  void theMaskHasTheSymmetry() throws IOException {
    Run run = Run.of("minimum", "-b", "4x4", "--symmetry", "quarter-turn", "--format", "json");

    String puzzle = new ObjectMapper().readTree(run.out()).get("puzzle").asText();
    String mask = puzzle.replaceAll("[1-4]", "x");
    assertThat(new StringBuilder(mask).reverse().toString()).isEqualTo(mask);
    assertThat(mask).containsPattern("x");
  }

  @Test
  void cellsThatAllowNoPuzzleAreImpossible() throws IOException {
    Run text = Run.of("minimum", "--within", "xxxxxxxx........");
    Run json = Run.of("minimum", "--within", "xxxxxxxx........", "-f", "json");

    assertThat(text.code()).isEqualTo(20);
    assertThat(text.out()).startsWith("Impossible (swappable-lines): rows 3 and 4");
    JsonNode object = new ObjectMapper().readTree(json.out());
    assertThat(object.get("outcome").asText()).isEqualTo("impossible");
    assertThat(object.get("lower").isNull()).isTrue();
  }

  @Test
  void anUnknownSymmetryIsRefusedWithTheKnownOnes() {
    Run run = Run.of("minimum", "--symmetry", "spiral");

    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains("\"spiral\" is not one of none, half-turn, quarter-turn");
  }
}
