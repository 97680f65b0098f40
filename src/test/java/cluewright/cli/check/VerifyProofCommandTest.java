package cluewright.cli.check;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.cli.Cli;
import cluewright.cli.Run;
import cluewright.cli.terminal.Console;
import cluewright.model.Boards;
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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class VerifyProofCommandTest {
  private static final String IMPOSSIBLE = "x.x.....x.x.....";
  private static final String POSSIBLE = ".xx.x..xx..x.xx.";

  @TempDir Path folder;

  private Path written(String mask, String strategies) {
    Path file = folder.resolve("a.proof");
    Run run =
        Run.of("generate", "-m", mask, "-s", strategies, "--seed", "1", "--proof", file.toString());
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

  @ParameterizedTest
  @ValueSource(
      strings = {
        "4x4+arrow1=r1c1r1c2r2c3+odd=r3c3",
        "4x4~0+between=r1c1r2c2r3c2r4c3",
        "4x5+skyscraper2=r1c1r1c2r1c3r1c4r1c5",
        "5x5"
      })
  void boardsOfEveryShapeAndKindOfRuleHaveProofs(String board) {
    String file = folder.resolve("any.proof").toString();
    String mask = "x" + ".".repeat(Boards.named(board).orElseThrow().cells() - 1);
    Run written = Run.of("generate", "-b", board, "-m", mask, "-s", "any", "--proof", file);
    Run run = Run.of("verify-proof", file);

    assertThat(written.err()).doesNotContain("no proof");
    assertThat(written.code()).isEqualTo(20);
    assertThat(run.out()).contains("\nVerified. ");
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
    assertThat(run.err())
        .contains("it is too large to keep")
        .containsPattern("again with --seed \\d+,");
    assertThat(file).doesNotExist();
  }

  @Test
  void aProofThatNoFileCanHoldSaysWhy() {
    String file = folder.resolve("none.proof").toString();
    Run goal = Run.of("generate", "-m", "xxxxxxxxxxxxxxx.", "--minimal", "--proof", file);
    Run unstated = Run.of("generate", "-m", "xxxx........x...", "-s", "N,nishio", "--proof", file);

    assertThat(goal.code()).isEqualTo(20);
    assertThat(goal.err())
        .contains("also depends on other conditions (no redundant clues)")
        .doesNotContain("too large");
    assertThat(unstated.code()).isEqualTo(20);
    assertThat(unstated.err()).contains("that the checker knows, unlike nishio");
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

  private String ofOpenCells() {
    Path file = folder.resolve("open.proof");
    String mask = "xx..x.....x.....";
    Run.of("generate", "-m", mask, "-s", "NHL", "-e", "dual", "--proof", file.toString());
    return file.toString();
  }

  @Test
  void aSampleIsNoFullProofAndSaysSo() {
    String file = ofOpenCells();
    Run sample = Run.of("verify-proof", "--sample", "0.1%", "--seed", "5", file);
    Run whole = Run.of("verify-proof", file);

    assertThat(sample.code()).isEqualTo(30);
    assertThat(sample.out())
        .contains("\nA sample. Checked 1 of ")
        .contains(" subtrees (seed 5), in ")
        .contains("this is no full proof.")
        .doesNotContain("Verified");
    assertThat(whole.code()).isZero();
    assertThat(whole.out())
        .contains("\nVerified. All ways to fill the open cells were tried again");
  }

  @Test
  void aSampleOfAllIsTheWholeProof() {
    Run run = Run.of("verify-proof", "--sample", "100%", ofOpenCells());

    assertThat(run.code()).isZero();
    assertThat(run.out()).contains("\nVerified. ").doesNotContain("sample");
  }

  @Test
  void sharesAreCheckedApartAndComeTogether() {
    String file = ofOpenCells();
    String one = folder.resolve("one.txt").toString();
    String two = folder.resolve("two.txt").toString();
    String all = folder.resolve("all.txt").toString();
    Run first = Run.of("verify-proof", "--shard", "1/2", "--checkpoint", one, file);
    Run second = Run.of("verify-proof", "--shard", "2/2", "--checkpoint", two, file);
    Run joined = Run.of("verify-proof", "--checkpoint", all, "--finished", one + "," + two, file);

    assertThat(first.code()).isEqualTo(30);
    assertThat(first.out()).contains("\nA share. Checked ").doesNotContain("Verified");
    assertThat(second.code()).isEqualTo(30);
    assertThat(joined.code()).isZero();
    assertThat(joined.out())
        .contains("\nVerified. ")
        .containsPattern("of which \\d+ in other runs, as their files say\\.");
  }

  @Test
  void whatDoesNotGoTogetherIsSaid() {
    String file = ofOpenCells();
    String kept = folder.resolve("kept.txt").toString();

    assertThat(Run.of("verify-proof", "--shard", "3/2", file).err()).contains("no shard 3/2");
    assertThat(Run.of("verify-proof", "--shard", "x", file).err()).contains("\"x\" is no shard");
    assertThat(Run.of("verify-proof", "--shard", "1/2", "--sample", "5%", file).err())
        .contains("leave out --sample, or --shard and --checkpoint");
    assertThat(Run.of("verify-proof", "--finished", file, file).err())
        .contains("give a file of its own with --checkpoint");
    assertThat(Run.of("verify-proof", "--checkpoint", file, file).err()).contains("both name");
    assertThat(
            Run.of("verify-proof", "--checkpoint", kept, written(IMPOSSIBLE, "N").toString()).err())
        .contains("--checkpoint: only proofs of the method \"open-cells\"");
  }

  @Test
  void clausesAreWrittenForCheckersOfOthers() throws IOException {
    Path rows = folder.resolve("rows.proof");
    Files.writeString(
        rows,
        """
        cluewright-proof 1
        board 4x4
        mask ........xxxxxxxx
        strategies any
        kind open-cells
        sentence because.
        method open-cells
        order r1c1 r1c2 r1c3 r1c4 r2c1 r2c2 r2c3 r2c4
        depth 4
        prefixes 1
        end 10
        """);
    String name = folder.resolve("rows").toString();
    Run run = Run.of("verify-proof", "--clauses", name, rows.toString());
    Run nowhere = Run.of("verify-proof", "--clauses", name + "/x/y", rows.toString());

    assertThat(run.code()).isZero();
    assertThat(run.out()).matches("Written: \\d+ clauses, \\d+ of them for second fillings.*\\R");
    for (String ending : List.of(".cnf", ".reasons", ".clrat")) {
      assertThat(Path.of(name + ending)).isNotEmptyFile();
    }
    assertThat(nowhere.code()).isEqualTo(2);
    assertThat(nowhere.err()).contains("its folder does not exist");
  }

  @Test
  void withoutASeedTheSampleIsAnotherEachTime() {
    String file = ofOpenCells();
    String first = Run.of("verify-proof", "--sample", "1%", file).out();
    String second = Run.of("verify-proof", "--sample", "1%", file).out();

    assertThat(first).containsPattern("\\(seed \\d+\\)").isNotEqualTo(second);
  }

  @Test
  void otherProofsHaveNoSample() {
    Run run = Run.of("verify-proof", "--sample", "1%", written(IMPOSSIBLE, "N").toString());

    assertThat(run.code()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err())
        .hasLineCount(1)
        .contains("--sample: only proofs of the method \"open-cells\"")
        .contains("not those of \"argument\"");
  }

  @ParameterizedTest
  @ValueSource(strings = {"0%", "101%", "1", "-1%", "1e3%", "0.00000001%", "%", "NaN%", "one"})
  void whatIsNoShareIsRefused(String share) {
    Run run = Run.of("verify-proof", "--sample=" + share, ofOpenCells());

    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains("is not a share: write it like 1%");
  }

  @Test
  void aSeedWithoutASampleIsRefused() {
    Run run = Run.of("verify-proof", "--seed", "3", ofOpenCells());

    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains("--seed chooses a sample: give its size too");
  }
}
