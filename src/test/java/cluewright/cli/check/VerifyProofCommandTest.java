package cluewright.cli.check;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.cli.Cli;
import cluewright.cli.Run;
import cluewright.cli.terminal.Console;
import cluewright.model.CellSet;
import cluewright.phrase.Phrase;
import cluewright.search.OneByOne;
import cluewright.search.Outcome;
import cluewright.search.Proof;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class VerifyProofCommandTest {
  private static final String IMPOSSIBLE = "x.x.....x.x.....";
  private static final String POSSIBLE = ".xx.x..xx..x.xx.";

  @TempDir Path folder;

  private Path written(String mask, String strategies) {
    Path file = folder.resolve("a.proof");
    Run run = Run.of("generate", "-m", mask, "-s", strategies, "--proof", file.toString());
    assertThat(run.code()).isEqualTo(20);
    assertThat(run.err()).isEmpty();
    return file;
  }

  @Test
  void whatGenerateWritesIsVerified() {
    Run run = Run.of("verify-proof", written(IMPOSSIBLE, "N").toString());

    assertThat(run.code()).isZero();
    assertThat(run.out())
        .startsWith("Claim (counting-closure): with N there is no puzzle on the 4x4 mask x.x.")
        .contains("\nVerified. ");
  }

  /** A stream that has one byte ready at a time, as a slow program's output has. */
  private static InputStream inPieces(byte[] bytes) {
    return new ByteArrayInputStream(bytes) {
      @Override
      public int read(byte[] into, int from, int length) {
        return super.read(into, from, Math.min(length, 1));
      }

      @Override
      public int available() {
        return 0;
      }
    };
  }

  @Test
  void aRecordMayComeInPiecesAndAfterAByteOrderMark() throws IOException {
    String record = Files.readString(written(IMPOSSIBLE, "N"));
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    for (String text : List.of(record, "\uFEFF" + record, record.replace("\n", "\r\n"))) {
      InputStream in = inPieces(text.getBytes(StandardCharsets.UTF_8));
      Console console =
          new Console(in, new PrintStream(out), new PrintStream(out), Console.Screen.PLAIN);

      int code = Cli.run(new String[] {"verify-proof", "-"}, Run.NO_DISPLAY, console);

      assertThat(code).as(out.toString(StandardCharsets.UTF_8)).isZero();
    }
  }

  @Test
  void aChangedMaskIsRefusedWithTheLineThatIsWrong() throws IOException {
    Path file = written(IMPOSSIBLE, "N");
    Files.writeString(file, Files.readString(file).replace(IMPOSSIBLE, POSSIBLE));

    Run run = Run.of("verify-proof", file.toString());

    assertThat(run.code()).isEqualTo(20);
    assertThat(run.out()).hasLineCount(1).startsWith("Not verified: ").contains(", line 8: ");
  }

  @Test
  void nothingIsWrittenUnlessTheMaskIsImpossible() {
    Path file = folder.resolve("none.proof");
    Run run = Run.of("generate", "-m", POSSIBLE, "--proof", file.toString());

    assertThat(run.code()).isZero();
    assertThat(run.err()).contains("no proof was written, since the outcome is found");
    assertThat(file).doesNotExist();
  }

  @Test
  void whereAllPuzzlesAreFoundTheProofSaysThatThereIsNoOther() {
    Path file = folder.resolve("all.proof");
    Run.of("generate", "-m", POSSIBLE, "-n", "1000", "--proof", file.toString());

    Run run = Run.of("verify-proof", file.toString());

    assertThat(run.code()).isZero();
    assertThat(run.out())
        .startsWith("Claim (no-other)")
        .contains("except those that it lists as known");
  }

  @Test
  void aProofTooLargeToKeepSaysSoAndHowToRepeatIt() {
    Path file = folder.resolve("large.proof");
    OneByOne engine =
        (request, watch) ->
            new Outcome.Impossible(
                new Proof(Proof.Kind.COUNTING_SEARCH, Phrase.verbatim("large."), CellSet.empty()),
                "counting",
                Duration.ZERO);

    Run run =
        Run.with(
            engine, Console.Screen.PLAIN, "generate", "-m", POSSIBLE, "--proof", file.toString());

    assertThat(run.code()).isEqualTo(20);
    assertThat(run.err()).contains("it is too large to keep").contains("--seed 1");
    assertThat(file).doesNotExist();
  }

  @Test
  void aProofThatNoFileCanHoldSaysWhy() {
    String file = folder.resolve("none.proof").toString();
    Run goal = Run.of("generate", "-m", "xxxxxxxxxxxxxxx.", "--minimal", "--proof", file);
    Run unstated =
        Run.of("generate", "-m", "xxxx........x...", "-s", "N,naked-triple", "--proof", file);

    assertThat(goal.code()).isEqualTo(20);
    assertThat(goal.err())
        .contains("also depends on other conditions (no redundant clues)")
        .doesNotContain("too large");
    assertThat(unstated.code()).isEqualTo(20);
    assertThat(unstated.err()).contains("stated as rules, unlike naked-triple");
  }

  @Test
  void aFolderThatIsMissingIsFoundOutBeforeTheSearch() {
    Run run =
        Run.of("generate", "-m", POSSIBLE, "--proof", folder.resolve("no/a.proof").toString());

    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).hasLineCount(1).contains("a.proof cannot be written");
  }

  @Test
  void manyMasksHaveNoProofFile() throws IOException {
    Path masks = Files.writeString(folder.resolve("masks"), IMPOSSIBLE + "\n" + POSSIBLE + "\n");

    Run run = Run.of("generate", "--masks", masks.toString(), "--proof", "a.proof");

    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains("--proof is for one mask, but 2 are given");
  }

  @Test
  void whatIsNoProofGetsOneSentence() throws IOException {
    byte[] garbage = new byte[1 << 20];
    new Random(1).nextBytes(garbage);
    Path noise = Files.write(folder.resolve("noise"), garbage);
    Path newer = Files.writeString(folder.resolve("newer"), "cluewright-proof 2\n");

    for (Path file : new Path[] {noise, newer, folder, folder.resolve("missing")}) {
      Run run = Run.of("verify-proof", file.toString());

      assertThat(run.code()).as(file.toString()).isEqualTo(2);
      assertThat(run.err()).hasLineCount(1).startsWith("cluewright: ");
    }
  }

  @Test
  void aRecordThatIsCutShortIsNotVerified() throws IOException {
    Path file = written(IMPOSSIBLE, "N");
    String text = Files.readString(file);
    Files.writeString(file, text.substring(0, text.length() - 4));

    Run run = Run.of("verify-proof", file.toString());

    assertThat(run.code()).isEqualTo(20);
    assertThat(run.out()).contains("line 9: ");
  }
}
