package cluewright.cli.input;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.Thorough;
import cluewright.cli.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A text that is too long for memory is refused before it fills it. */
final class LongListTest {
  private static final int LONG = 17 << 20;

  @TempDir Path folder;

  @InTurn
  @ParameterizedTest
  @CsvSource({
    "convert, '', 1, 1",
    "rate, '', 1, 1",
    "convert, 'puzzle,title\n\"', ., 2",
    "rate, '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n', ., 2"
  })
  void aLineThatDoesNotEndIsNotKept(String command, String begin, String cell, int line)
      throws IOException {
    Path file = folder.resolve("long.csv");
    Files.writeString(file, begin + cell.repeat(LONG));

    Run run =
        command.equals("rate")
            ? Run.of("rate", file.toString())
            : Run.of("convert", file.toString(), "--to", "line");

    assertThat(run.code()).as(run.err()).isEqualTo(2);
    assertThat(run.err())
        .contains("long.csv: line " + line + " goes on after 16 MB, but at most 16 MB");
  }

  @Thorough
  @ParameterizedTest
  @ValueSource(strings = {"\r", "\r\n"})
  void linesEndAsOnAnySystem(String end) throws IOException {
    String puzzle = ".".repeat(625);
    Path file = folder.resolve("long.txt");
    int many = LONG / puzzle.length();
    Files.writeString(file, (puzzle + end).repeat(many));
    Path lines = folder.resolve("lines.txt");

    Run run = Run.of("convert", file.toString(), lines.toString(), "--to", "line");

    assertThat(run.code()).as(run.err()).isZero();
    try (Stream<String> written = Files.lines(lines)) {
      assertThat(written.filter(puzzle::equals).count()).isEqualTo(many);
    }
  }
}
