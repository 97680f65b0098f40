package cluewright.cli.lab;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.cli.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

final class LabPaperCommandTest {
  private static final int SECONDS = 60;

  @TempDir Path folder;

  @Test
  void whatCannotBeIsRefused() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "x..x....x..x....\n");
    assertThat(Run.of("lab", "paper", "--out", file.toString()).err())
        .contains("--out " + file + " is a file: give a folder");
    assertThat(Run.of("lab", "paper", "--method", "sudoku").err()).contains("choose among paper, ");
    assertThat(Run.of("lab", "paper", "--masks", file.toString()).err())
        .contains(file + ": line 1", "expected 81 on the 9x9 board");
    assertThat(Run.of("lab", "paper", "--patience", "-1").err()).contains("--patience is -1");
    assertThat(Run.of("lab", "paper", "--sparsest", "0").err()).contains("--sparsest is 0");
    assertThat(Run.of("lab", "paper", "--part", "five").err())
        .contains("--part has no five: choose among four, random, seventeen");
  }

  /** A process of its own, told to end while its worker is at it. */
  @InTurn
  @Test
  @DisabledOnOs(OS.WINDOWS)
  void whenInterruptedItReportsWhatIsDone() throws IOException, InterruptedException {
    Path out = folder.resolve("out");
    Path said = folder.resolve("said.txt");
    Process paper =
        new ProcessBuilder(
                List.of(
                    Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                    "-XX:TieredStopAtLevel=1",
                    "-XX:+UseSerialGC",
                    "-cp",
                    System.getProperty("java.class.path"),
                    "cluewright.Launcher",
                    "lab",
                    "paper",
                    "--method",
                    "paper",
                    "--out",
                    out.toString()))
            .redirectErrorStream(true)
            .redirectOutput(said.toFile())
            .start();
    try {
      Path rows = out.resolve("four-N-paper.csv");
      for (int i = 0; i < 10 * SECONDS && !Files.exists(rows); i++) {
        Thread.sleep(100);
      }
      assertThat(rows).exists();
      paper.destroy();
      assertThat(paper.waitFor(SECONDS, TimeUnit.SECONDS)).isTrue();
    } finally {
      paper.destroyForcibly();
    }
    assertThat(said).hasContent(out.resolve("report.md").toString());
    assertThat(Files.readString(out.resolve("report.md")))
        .contains("# Section 7 of the paper", "| `paper` |", "Strategies NHL:");
  }
}
