package cluewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code --strategies any} in every command that asks what a solver may use. */
final class AnyStrategiesTest {
  private static final String IMPOSSIBLE = "x.x..x.......x..";
  private static final String POSSIBLE = "x.x...x......x..";
  private static final String SINGLES = "12343412214343..";

  /** No strategy known here finds anything in it. */
  private static final String BEYOND =
      "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

  @TempDir Path folder;

  private static Run any(String... arguments) {
    String[] all = List.of(arguments).toArray(new String[arguments.length + 2]);
    all[arguments.length] = "--strategies";
    all[arguments.length + 1] = "any";
    return Run.of(all);
  }

  @Test
  void aMaskIsDecided() {
    assertThat(any("generate", "--mask", POSSIBLE).code()).isZero();

    Run impossible = any("generate", "--mask", IMPOSSIBLE);
    assertThat(impossible.code()).isEqualTo(20);
    assertThat(impossible.out() + impossible.err()).contains("none has exactly one solution");
  }

  @Test
  void aMaskIsChecked() {
    assertThat(any("check", "--as", "mask", IMPOSSIBLE).out())
        .contains("No known argument rules out this mask with any strategies");
    assertThat(any("check", "--as", "mask", IMPOSSIBLE, "--time", "5s").code()).isEqualTo(20);
    assertThat(any("check", "--as", "mask", POSSIBLE, "--time", "5s").code()).isZero();
  }

  @Test
  void theFewestCluesAreFound() {
    Run run = any("minimum", "--board", "4x4");

    assertThat(run.code()).isZero();
    assertThat(run.out())
        .startsWith("The minimum for any strategies is 4 clues: proven.")
        .contains("Upper bound: this puzzle, which has one solution.")
        .contains("they leave a second solution");
  }

  @Test
  void aFileOfMasksIsCarriedOn() throws IOException {
    Path masks = Files.writeString(folder.resolve("masks.txt"), POSSIBLE + "\n" + IMPOSSIBLE);
    String out = folder.resolve("out.jsonl").toString();
    String[] run = {"generate", "--masks", masks.toString(), "--out", out};
    any(run);

    String written = Files.readString(Path.of(out));
    assertThat(written.lines())
        .hasSize(2)
        .allMatch(line -> line.contains("\"strategies\":\"any\""));
    assertThat(written).contains("\"outcome\":\"found\"", "\"outcome\":\"impossible\"");
    any("generate", "--masks", masks.toString(), "--out", out, "--resume");
    assertThat(Files.readString(Path.of(out))).isEqualTo(written);
  }

  @Test
  void aProofIsWrittenAndVerified() {
    String proof = folder.resolve("proof.txt").toString();
    any("generate", "--mask", IMPOSSIBLE, "--proof", proof);
    Run verified = Run.of("verify-proof", proof);

    assertThat(verified.code()).isZero();
    assertThat(verified.out()).contains("with any strategies there is no puzzle", "Verified.");
  }

  @Test
  void whatTheKnownStrategiesSolveIsSolved() {
    Run run = any("solve", SINGLES);

    assertThat(run.code()).isZero();
    assertThat(run.out()).startsWith("Solved with any strategies after ");
  }

  @InTurn
  @Test
  void whatIsBeyondPatternsIsSolvedByReasons() {
    Run run = any("solve", BEYOND);

    assertThat(run.code()).isZero();
    assertThat(run.out())
        .startsWith("Solved with any strategies after ")
        .contains("Several reasons ")
        .doesNotContain("Guess");
    assertThat(any("solve", BEYOND.replace("8...", "....")).code()).isEqualTo(20);
    assertThat(any("solve", BEYOND, "--summary").out()).contains("solved by any  1 of 1");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "generate --mask heart --strategies NHL,any        | nothing can stand beside it",
        "generate --mask heart --strategies any,x-wing     | nothing can stand beside it",
        "minimum --strategies any,N                        | nothing can stand beside it",
        "generate --mask heart --strategies any --engine exact | not any strategies",
        "generate --mask heart --strategies any --engine counting | only supports naked singles",
        "minimum --strategies any --method sat             | not any strategies",
        "generate --mask heart --strategies any --require x-wing | where any strategies are"
            + " allowed",
        "generate --mask heart --strategies any --exclude x-wing | takes nothing away",
        "generate --mask heart --require any               | names no strategy",
        "generate --mask heart --exclude any               | names no strategy",
        "strategies any                                    | names no strategy",
        "solve heart --order any                           | is no order of strategies"
      })
  void whatCannotBeMeantIsRefused(String arguments, String reason) {
    Run run = Run.of(arguments.strip().split(" "));

    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains(reason);
  }
}
