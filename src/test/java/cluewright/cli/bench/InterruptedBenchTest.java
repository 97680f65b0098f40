package cluewright.cli.bench;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A process of its own, since a signal ends a process. */
final class InterruptedBenchTest {
  private static final int SECONDS = 20;
  private static final String SPARSE_MASK =
      ".x.x.........x.x.........x..x....x.....x.x.......xx......x..x.xx.x......x........";

  @TempDir Path folder;

  @InTurn
  @Test
  void anInterruptedBenchmarkSumsUpWhatItHas() throws IOException, InterruptedException {
    Path masks = Files.writeString(folder.resolve("masks"), SPARSE_MASK + "\n" + SPARSE_MASK);
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                "cluewright.Launcher",
                "bench",
                "--masks",
                masks.toString(),
                "--engine",
                "exact")
            .start();
    try (BufferedReader out = process.inputReader()) {
      assertThat(out.readLine() + "\n").isEqualTo(BenchSummary.HEADER);

      process.toHandle().destroy();
      String rest = out.lines().collect(Collectors.joining("\n"));

      assertThat(rest)
          .containsAnyOf("1 masks: 0 found, 0 impossible, 1 undecided", "No mask was decided.");
      assertThat(process.waitFor(SECONDS, TimeUnit.SECONDS)).isTrue();
    } finally {
      process.destroyForcibly();
    }
  }
}
