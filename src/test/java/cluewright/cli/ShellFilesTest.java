package cluewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

final class ShellFilesTest {
  @TempDir Path folder;

  @Test
  void theManualPageHasEveryCommandWithItsOptionsAndTheExitCodes() throws IOException {
    ShellFiles.main(new String[] {folder.toString()});
    String page = Files.readString(folder.resolve("cluewright.1"));

    assertThat(page)
        .contains(".SS generate\n", ".SS minimum\n", ".SS verify\\-proof\n", ".SS print\n")
        .contains("\\fB\\-c\\fR, \\fB\\-\\-clues\\fR \\fIN\\fR\n")
        .contains(".TP\n.B 20\nimpossible")
        .doesNotContain("%n", "${", "mvn");
    assertThat(page.lines())
        .as("help is said once")
        .filteredOn(line -> line.contains("\\-\\-help"))
        .hasSize(1);
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void bashReadsTheCompletion() throws Exception {
    ShellFiles.main(new String[] {folder.toString()});
    Path file = folder.resolve("cluewright.bash");

    assertThat(Files.readString(file)).contains("--clues", "half-turn", "generate");
    assertThat(new ProcessBuilder("bash", "-n", file.toString()).inheritIO().start().waitFor())
        .isZero();
  }
}
