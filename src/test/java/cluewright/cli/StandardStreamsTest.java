package cluewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A hyphen stands for standard input wherever a file is read, and for standard output. */
final class StandardStreamsTest {
  private static final String RING = ".xx.x..xx..x.xx.";
  private static final String PUZZLE = ".13.4..23..1.24.";
  private static final String HOPELESS = "xxx.............";

  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource({
    "'generate --mask -'," + RING,
    "'generate --masks - --out -'," + RING,
    "'generate --givens -',.x2.3..xx..x.xx.",
    "'solve -'," + PUZZLE,
    "'hint -'," + PUZZLE,
    "'rate -'," + PUZZLE,
    "'check -'," + PUZZLE,
    "'convert - --to line'," + PUZZLE,
    "'convert - - --to line'," + PUZZLE,
    "'render - - --to svg'," + PUZZLE,
    "'repair --mask -'," + RING,
    "'minimum --within - --time 100ms'," + RING,
    "'bench --masks -'," + RING
  })
  void everyCommandReadsStandardInput(String command, String input) {
    Run run = Run.reading(input + "\n", command.split(" ", -1));

    assertThat(run.code()).as(run.err()).isIn(0, 30);
    assertThat(run.out()).isNotEmpty();
  }

  @Test
  void aProofGoesFromOneCommandToTheNext() {
    Path none = folder.resolve("none.txt");

    Run proof = Run.of("generate", "--mask", HOPELESS, "--proof", "-", "--out", none.toString());
    Run verified = Run.reading(proof.out(), "verify-proof", "-");
    Run wrong = Run.reading("something else\n", "verify-proof", "-");

    assertThat(proof.code()).isEqualTo(20);
    assertThat(verified.code()).as(verified.err()).isZero();
    assertThat(verified.out()).contains("Verified.");
    assertThat(wrong.err()).contains("standard input: line 1: this is not a proof");
  }

  @Test
  void twoThingsCannotShareOneStream() {
    Run proof = Run.of("generate", "--mask", HOPELESS, "--proof", "-");
    Run givens = Run.reading(RING, "generate", "--mask", "-", "--givens", "-");
    Run table = Run.reading(RING, "bench", "--masks", "-", "--csv", "-");

    assertThat(proof.err()).contains("cannot both go to standard output");
    assertThat(givens.err()).contains("cannot both be read from standard input");
    assertThat(table.err()).contains("--csv needs a file");
  }

  @Test
  void noFileIsEverCalledHyphen() throws IOException {
    try (var files = Files.list(Path.of(""))) {
      assertThat(files).doesNotContain(Path.of("-"));
    }
  }
}
