package cluewright.cli.lab;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.cli.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class LabDigCommandTest {
  @TempDir Path folder;

  @Test
  void eachMethodDigsEachGrid() throws IOException {
    Path csv = folder.resolve("rows.csv");
    Run run =
        Run.of("lab", "dig", "--board", "6x6", "--grids", "3", "-s", "NH", "--csv", csv.toString());

    assertThat(run.err()).isEmpty();
    assertThat(run.code()).isZero();
    List<String> lines = run.out().lines().toList();
    assertThat(lines.get(0)).endsWith("completed by NH");
    assertThat(lines.get(5)).matches("strategies +3 .* 3");
    assertThat(lines.get(6)).matches("inverse +3 .* 3");
    assertThat(Files.readAllLines(csv))
        .hasSize(1 + 3 * 6)
        .startsWith("grid,method,clues,seconds,completed,puzzle");
    assertThat(Files.readAllLines(csv).get(1)).matches("1,rows,[0-9]+,[0-9.]+,(yes|no),[1-6.]{36}");
  }

  @Test
  void whatCannotBeDugIsRefused() {
    assertThat(Run.of("lab", "dig", "--grids", "0").err()).contains("--grids is 0");
    assertThat(Run.of("lab", "dig", "-s", "any").err()).contains("stated as rules");
    assertThat(Run.of("lab", "dig", "--csv", "-").err()).contains("--csv needs a file");
    assertThat(Run.of("lab", "dig", "--board", "9x9+knight").err())
        .contains("boards of rows, columns and boxes alone");
  }
}
