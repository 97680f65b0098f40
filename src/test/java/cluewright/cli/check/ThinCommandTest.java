package cluewright.cli.check;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.cli.Run;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import org.junit.jupiter.api.Test;

final class ThinCommandTest {
  private static final String BOARD = "4x4+odd=r1c1r1c3+cage7=r2c1r2c2";
  private static final String GRID = "1234341221434321";

  @Test
  void whatIsLeftIsSaidWithItsBoard() {
    Run run = Run.of("thin", "--seed", "1", "-b", BOARD, GRID);

    assertThat(run.code()).isZero();
    assertThat(run.out()).startsWith("Removed ").contains(" of 16 clues and ", " of 3 signs; no");
    String board = run.out().replaceAll("(?s).*Board: (\\S+).*", "$1");
    String clues = run.out().replaceAll("(?s).*Clues: (\\S+).*", "$1");
    Run left = Run.of("check", "-b", board, clues);
    assertThat(left.out()).contains("exactly one solution").doesNotContain("each by itself");
  }

  @Test
  void inJsonItIsAnObjectWithWhatWentAndTheSolution() throws IOException {
    Run run = Run.of("thin", "--seed", "1", "-f", "json", "-b", BOARD, GRID);
    JsonNode json = new ObjectMapper().readTree(run.out());

    assertThat(json.get("solution").asText()).isEqualTo(GRID);
    assertThat(json.get("solutions").asInt()).isEqualTo(1);
    assertThat(
            json.get("removedClues").size() + json.get("clues").asText().replace(".", "").length())
        .isEqualTo(16);
    assertThat(json.get("undecided").asInt()).isZero();
  }

  @Test
  void onlyAPuzzleWithOneSolutionIsThinned() {
    Run run = Run.of("thin", "--seed", "1", "1234............");

    assertThat(run.code()).isEqualTo(20);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).contains("line 1: only a puzzle with one solution is thinned");
  }
}
