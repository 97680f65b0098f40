package cluewright.cli.generate;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.Tries;
import cluewright.cli.Run;
import cluewright.model.Boards;
import cluewright.model.Puzzle;
import cluewright.model.rule.Kinds;
import cluewright.model.rule.Rule;
import cluewright.replay.SolutionCounter;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import org.junit.jupiter.api.Test;

/** {@code generate} with shapes drawn by lot. */
final class ShapesByLotTest {
  private static List<Puzzle> puzzles(Run run) {
    return run.out().lines().map(ShapesByLotTest::puzzle).toList();
  }

  private static Puzzle puzzle(String line) {
    try {
      JsonNode object = new ObjectMapper().readTree(line);
      return new Puzzle(
          Boards.named(object.get("board").asText()).orElseThrow(),
          object.get("puzzle").asText().chars().map(c -> c == '.' ? 0 : c - '0').toArray());
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException(e);
    }
  }

  private static String seed() {
    return String.valueOf(Tries.random(47).nextInt(1_000_000));
  }

  @InTurn
  @Test
  void killersAreMadeFromNothing() {
    Run run =
        Run.of(
            "generate",
            "--cages",
            "30..34",
            "--symmetry",
            "half-turn",
            "--level",
            "medium",
            "--count",
            "2",
            "--seed",
            seed());
    assertThat(run.code()).isZero();
    List<Puzzle> killers = puzzles(run);
    assertThat(killers).hasSize(2).extracting(Puzzle::board).doesNotHaveDuplicates();
    assertThat(killers)
        .allSatisfy(
            killer -> {
              assertThat(killer.mask().clues().isEmpty()).isTrue();
              assertThat(killer.board().rules(Kinds.CAGE)).hasSizeBetween(30, 34);
              assertThat(killer.board().drawn()).allMatch(Rule::hasValue);
              assertThat(new SolutionCounter(killer.board()).count(killer, 2)).isOne();
            });
  }

  @InTurn
  @Test
  void linesAndSignsGoWithDigits() {
    Run run =
        Run.of(
            "generate",
            "--thermometers",
            "6",
            "--dots",
            "8",
            "--clues",
            "12..16",
            "--count",
            "2",
            "--seed",
            seed());
    assertThat(run.code()).isZero();
    assertThat(puzzles(run))
        .hasSize(2)
        .allSatisfy(
            puzzle -> {
              assertThat(puzzle.mask().size()).isBetween(12, 16);
              assertThat(puzzle.board().rules(Kinds.THERMOMETER)).hasSize(6);
              assertThat(puzzle.board().drawn()).hasSize(14);
              assertThat(new SolutionCounter(puzzle.board()).count(puzzle, 2)).isOne();
            });
  }

  @Test
  void whatCannotBeIsRefused() {
    assertThat(Run.of("generate", "--cages", "50").err()).contains("ask for 17 to 40");
    assertThat(Run.of("generate", "--cages", "30", "--cells", "1..3").err())
        .contains("at least 2 cells");
    assertThat(Run.of("generate", "--cages", "8", "--cells", "10").err()).contains("9 digits");
    assertThat(Run.of("generate", "--clues", "26", "--cells", "3").err())
        .contains("the number of cells is for random cages and lines");
    assertThat(Run.of("generate", "--mask", "heart", "--dots", "8").err()).contains("--mask");
    assertThat(Run.of("generate", "--dots", "8", "--format", "line").err()).contains("json");
  }
}
