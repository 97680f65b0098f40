package cluewright.cli.publish;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.cli.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What is printed or drawn of a puzzle without one solution is written, and the exit code tells.
 */
final class FlawedPuzzlesTest {
  private static final String UNIQUE = ".13.4..23..1.24.";
  private static final String SEVERAL = "1...............";
  private static final String NONE = "123....4........";
  private static final String CLASH = "11..............";

  @TempDir Path folder;

  private Run run(String line, String... puzzles) throws IOException {
    Path list = Files.writeString(folder.resolve("list.txt"), String.join("\n", puzzles) + "\n");
    String files =
        line.replace("IN", list.toString()).replace("OUT", folder.resolve("out").toString());
    return Run.of(files.split(" "));
  }

  @InTurn
  @ParameterizedTest
  @CsvSource({
    "print IN OUT.pdf",
    "print IN OUT.pdf --solutions none",
    "print IN OUT.pdf --solutions none --book",
    "print IN OUT.pdf --walk-through",
    "render IN OUT.svg --only 2",
    "render IN OUT.png --only 2 --candidates",
    "render IN OUT.gif --only 2 --width 100px",
    "render IN OUT.svg --only 2 --step 0",
    "render IN OUT --name puzzle-{number} --to svg"
  })
  void theFileIsWrittenAndTheCodeIsItsOwn(String line) throws IOException {
    for (String flawed : new String[] {SEVERAL, NONE, CLASH}) {
      Run run = run(line, UNIQUE, flawed);

      assertThat(run.code()).as(run.err()).isEqualTo(10);
      assertThat(run.err()).contains(flawed.equals(SEVERAL) ? "several solutions" : "no solution");
      assertThat(run(line, UNIQUE, UNIQUE).code()).isZero();
      try (var files = Files.list(folder)) {
        assertThat(files.filter(file -> file.getFileName().toString().startsWith("out")))
            .isNotEmpty();
      }
    }
  }

  @Test
  void helpTellsTheCode() {
    assertThat(Run.of("--help").out()).contains("  10   written, but of a puzzle that has no or");
  }
}
