package cluewright.cli.input;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.cli.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A verdict on the clues says what else was given. */
final class AsideTest {
  private static final String IN_PROGRESS =
      """
      +-----------+-----------+
      | 1    24   | 34   234  |
      | 34   234  | 12   1234 |
      +-----------+-----------+
      | 234  134  | 24   1234 |
      | 24   123  | 1234 134  |
      +-----------+-----------+
      """;

  /** No cell has a single candidate, so nothing can have eliminated those that are missing. */
  private static final String SUKAKU =
      """
      +-----------+-----------+
      | 123  24   | 134  1234 |
      | 34   1234 | 12   1234 |
      +-----------+-----------+
      | 1234 134  | 24   1234 |
      | 24   123  | 1234 134  |
      +-----------+-----------+
      """;

  @TempDir Path folder;

  private Run run(String command, String text) throws IOException {
    Path file = Files.writeString(folder.resolve("given.txt"), text);
    String out = folder.resolve("out").toString();
    return Run.of(command.replace("IN", file.toString()).replace("OUT", out).split(" "));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "solve IN",
        "solve IN --summary",
        "rate IN",
        "check IN",
        "print IN OUT.pdf",
        "render IN OUT.svg",
        "render IN OUT --name {number} --to svg",
        "lab solve IN --method sat"
      })
  void givenCandidatesAreSaidToBeLeftAside(String command) throws IOException {
    assertThat(run(command, IN_PROGRESS).err())
        .contains("given candidates are left aside: only the clues count here");
    assertThat(run(command, SUKAKU).err()).doesNotContain("left aside");
    assertThat(run(command, ".13.4..23..1.24.").err()).doesNotContain("left aside");
  }

  @Test
  void aHintUsesThemAndCountsTheClues() throws IOException {
    assertThat(run("hint IN", IN_PROGRESS).out())
        .contains("By its clues alone, this puzzle has several solutions.");
    assertThat(run("hint IN", "1...............").out())
        .contains("This puzzle has several solutions.");
  }
}
