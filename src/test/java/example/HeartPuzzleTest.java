package example;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import cluewright.format.PuzzleText;
import cluewright.mask.ShapeLibrary;
import cluewright.model.Boards;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The program that {@code docs/api.md} shows to those who use Cluewright as a library. */
final class HeartPuzzleTest {
  private static final Path PAGE = Path.of("docs", "api.md");
  private static final Path PROGRAM = Path.of("src", "test", "java", "example", "HeartPuzzle.java");

  @Test
  void thePageShowsTheProgramAsItIsCompiled() throws IOException {
    assertThat(Files.readString(PAGE))
        .contains("```java\n" + Files.readString(PROGRAM) + "```\n")
        .containsOnlyOnce("```java");
  }

  @Test
  void theProgramPrintsAPuzzleOnTheMaskItsStepsAndItsRating() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();

    HeartPuzzle.print(new PrintStream(out, true, UTF_8));

    List<String> lines = out.toString(UTF_8).lines().toList();
    assertThat(lines.get(0)).startsWith("Found a puzzle in");
    assertThat(PuzzleText.read(lines.get(1)).mask())
        .isEqualTo(ShapeLibrary.named("heart").orElseThrow().mask());
    assertThat(lines.subList(2, lines.size() - 1))
        .hasSizeGreaterThan(Boards.NINE.cells() / 2)
        .allMatch(step -> step.contains(": ") && step.endsWith("."));
    assertThat(lines.get(lines.size() - 1)).matches("(EASY|MEDIUM) \\d+");
  }
}
