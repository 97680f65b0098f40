package cluewright.format.exchange;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Thorough;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Texts of 16 MB that mean harm are read or refused, whatever format they look like. */
final class HugeTextTest {
  /** The text itself, a copy of it, and {@link cluewright.format.MemoryBudget} for what is read. */
  private static final String MEMORY = "-Xmx160m";

  @TempDir Path folder;

  @Thorough
  @Test
  void hugeTextsNeedLittleTimeAndMemory() throws IOException, InterruptedException {
    Path out = folder.resolve("out");
    Process program =
        new ProcessBuilder(
                List.of(
                    Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                    MEMORY,
                    "-XX:+UseSerialGC",
                    "-cp",
                    System.getProperty("java.class.path"),
                    HugeTexts.class.getName()))
            .redirectErrorStream(true)
            .redirectOutput(out.toFile())
            .start();
    try {
      assertThat(program.waitFor(2, TimeUnit.MINUTES)).as("ends: %s", out).isTrue();
      List<String> answers = Files.readAllLines(out);
      assertThat(program.exitValue()).as("%s", answers).isZero();
      assertThat(answers).hasSize(HugeTexts.texts().size());
      assertThat(answers)
          .allMatch(line -> line.matches(".*: (line \\d+, column \\d+: .*|\\d+ items)"));
    } finally {
      program.destroyForcibly();
    }
  }
}
