package cluewright.cli.solve;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.cli.Run;
import cluewright.strategy.Catalogue;
import cluewright.strategy.core.Strategy;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class StrategiesCommandTest {

  @Test
  void eachStrategyIsListedOnceUnderItsGroup() {
    Run run = Run.of("strategies");

    assertThat(run.code()).isZero();
    for (Strategy strategy : Catalogue.all()) {
      assertThat(run.out()).containsOnlyOnce("\n  " + strategy.id() + " ");
      assertThat(run.out()).contains("      " + strategy.explanation() + "\n");
    }
    assertThat(run.out())
        .startsWith("Singles\n  full-house ")
        .containsPattern("\n  naked-single \\(N\\) +Naked single +Easy +4\n")
        .contains("\nUniqueness (these assume uniqueness)\n");
  }

  @Test
  void oneIsExplainedWithItsForms() {
    Run run = Run.of("strategies", "L");

    assertThat(run.code()).isZero();
    assertThat(run.out())
        .startsWith("Locked candidates (locked-candidates)\n")
        .contains("Pointing (code 0100): HoDoKu Medium, 50 per step; Sudoku Explainer 2.6.\n")
        .contains("Claiming (code 0101): HoDoKu Medium, 50 per step; Sudoku Explainer 2.8.\n")
        .contains("so proofs can rely on it");
    assertThat(Run.of("strategies", "unique-rectangle-1").out())
        .contains("assumes uniqueness: that the puzzle has exactly one solution")
        .contains("so proofs do not rely on it");
  }

  @Test
  void jsonIsAnObjectALine() throws IOException {
    List<JsonNode> objects = new ArrayList<>();
    for (String line : Run.of("strategies", "--format", "json").out().lines().toList()) {
      objects.add(new ObjectMapper().readTree(line));
    }

    assertThat(objects)
        .extracting(object -> object.get("id").asText())
        .containsExactlyElementsOf(Catalogue.all().stream().map(Strategy::id).toList());
    assertThat(objects)
        .allMatch(object -> object.get("score").isInt())
        .allMatch(object -> object.get("uniqueness").isBoolean())
        .allMatch(object -> !object.get("help").asText().isEmpty())
        .allMatch(object -> object.get("forms").size() > 0);
  }

  @Test
  void whatIsNoStrategyIsSaidToBeNone() {
    Run run = Run.of("strategies", "foo");

    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err())
        .contains("Unknown strategy \"foo\"; the command strategies lists")
        .doesNotContain("did you mean");
  }

  @Test
  void whatIsForLargerBoardsSaysSo() throws IOException {
    assertThat(Run.of("strategies").out())
        .containsPattern(
            "\n  naked-set-5 +Naked set of 5 +Hard +160  boards of 10 digits and more\n");
    assertThat(Run.of("strategies", "hidden-set-8").out())
        .contains("Used on boards of 16 digits and more.\n")
        .contains("Hidden set of 8: Cluewright Hard, 350 per step.\n");
    assertThat(Run.of("strategies", "naked-quad").out()).doesNotContain("boards of");
    String json = Run.of("strategies", "naked-set-5,naked-quad", "--format", "json").out();
    List<String> lines = json.lines().toList();
    assertThat(new ObjectMapper().readTree(lines.get(0)).has("leastDigits")).isFalse();
    assertThat(new ObjectMapper().readTree(lines.get(1)).get("leastDigits").asInt()).isEqualTo(10);
  }

  @Test
  void hodokuIsNamedWhereItHasTheStrategyAlone() throws IOException {
    assertThat(Run.of("strategies", "nishio").out())
        .contains("Nishio: Cluewright Extreme, 500 per step; Sudoku Explainer 7.5.\n");
    for (Strategy strategy : Catalogue.all()) {
      String text = Run.of("strategies", strategy.id()).out();
      JsonNode forms =
          new ObjectMapper()
              .readTree(Run.of("strategies", strategy.id(), "--format", "json").out())
              .get("forms");
      for (JsonNode form : forms) {
        boolean isKnown = !form.get("code").isNull();
        String by = isKnown ? "HoDoKu" : "Cluewright";
        String code = isKnown ? " (code " + form.get("code").asText() + ")" : "";
        assertThat(form.get("ratedBy").asText()).isEqualTo(by);
        assertThat(text).contains("\n" + form.get("name").asText() + code + ": " + by + " ");
      }
    }
  }

  @Test
  void whatIsForSomeBoardsOrStatesSaysSo() throws IOException {
    assertThat(Run.of("strategies", "nishio").out())
        .contains(
            "Used on boards of up to 16 digits, of 20 with equal boxes, or of 25 with"
                + " no other rules.\n");
    assertThat(Run.of("strategies", "aic").out())
        .doesNotContain("Used on")
        .contains("States of more than 5,000 candidates are left alone until some have gone.");
    JsonNode json =
        new ObjectMapper()
            .readTree(Run.of("strategies", "cage-combinations", "--format", "json").out());
    assertThat(json.get("boards").asText()).isEqualTo("boards with sums of cages");
    assertThat(json.get("classic").asBoolean()).isFalse();
    assertThat(json.has("mostCandidates")).isFalse();
  }
}
