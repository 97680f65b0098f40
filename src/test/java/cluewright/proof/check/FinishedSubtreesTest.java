package cluewright.proof.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A check that is broken off goes on, and shares come together; nothing else is taken as done. */
final class FinishedSubtreesTest {
  private static final String RECORD =
      Records.naked(
          "xx..x.....x.....",
          "open-cells",
          "method open-cells",
          "order r3c4 r2c4 r1c4 r4c4 r1c3 r4c3 r2c3 r4c1 r3c1 r4c2 r3c2 r2c2",
          "depth 8",
          "prefixes 4");

  private static final Effort.Shard ALL = new Effort.Shard(1, 1);

  @TempDir Path folder;

  private Path file;

  @BeforeEach
  void aFile() {
    file = folder.resolve("done.txt");
  }

  private static ProofChecker.Verified check(
      String record, Effort.Shard shard, Effort.Watcher watcher, Path own, Path... others)
      throws Exception {
    try (FinishedSubtrees finished = FinishedSubtrees.in(own, List.of(others))) {
      return ProofChecker.check(
          new BufferedReader(new StringReader(record)),
          Effort.of(shard, watcher).without(finished));
    }
  }

  private static ProofChecker.Verified check(String record, Path own) throws Exception {
    return check(record, ALL, (done, of) -> {}, own);
  }

  @Test
  void aCheckThatIsBrokenOffGoesOn() throws Exception {
    Effort.Watcher impatient =
        (done, of) -> {
          if (done == 2) {
            throw new CancellationException("enough");
          }
        };
    assertThatThrownBy(() -> check(RECORD, ALL, impatient, file))
        .isInstanceOf(CancellationException.class);
    assertThat(Files.readAllLines(file)).hasSize(4);

    ProofChecker.Verified verified = check(RECORD, file);

    assertThat(verified.isWhole()).isTrue();
    assertThat(verified.how())
        .matches(
            "All ways to fill the open cells were tried again, in \\d+ branches and 4 subtrees,"
                + " of which 2 in other runs, as their files say\\.");
    assertThat(Files.readAllLines(file)).hasSize(6);
  }

  @Test
  void sharesComeTogether() throws Exception {
    Path first = folder.resolve("1");
    Path second = folder.resolve("2");
    ProofChecker.Verified one = check(RECORD, new Effort.Shard(1, 2), (done, of) -> {}, first);
    ProofChecker.Verified two = check(RECORD, new Effort.Shard(2, 2), (done, of) -> {}, second);

    assertThat(List.of(one.extent(), two.extent())).containsOnly(ProofChecker.Extent.SHARE);
    assertThat(one.how()).startsWith("Checked 2 of 4 subtrees").contains("the other shares");
    assertThat(check(RECORD, ALL, (done, of) -> {}, file, first).how())
        .contains("of which 2 in other runs");
    assertThat(check(RECORD, ALL, (done, of) -> {}, folder.resolve("3"), first, second).how())
        .contains("of which 4 in other runs");
  }

  @Test
  void everySubtreeIsInOneShard() throws Exception {
    for (int of = 1; of <= 6; of++) {
      List<String> met = new ArrayList<>();
      for (int number = 1; number <= of; number++) {
        Path mine = folder.resolve(number + "of" + of);
        check(RECORD, new Effort.Shard(number, of), (done, all) -> {}, mine);
        met.addAll(Files.readAllLines(mine).stream().skip(2).toList());
      }
      assertThat(met).hasSize(4).doesNotHaveDuplicates();
    }
    assertThatThrownBy(() -> new Effort.Shard(3, 2)).isInstanceOf(IllegalArgumentException.class);
  }

  /** With another order or other strategies it is another question. */
  @Test
  void aFileOfAnotherQuestionIsRefused() throws Exception {
    check(RECORD, file);
    List<String> others =
        List.of(
            RECORD.replace("r4c4 r1c3", "r1c3 r4c4"),
            RECORD.replace("strategies naked-single", "strategies hidden-single"));
    for (String other : others) {
      assertThat(check(other, folder.resolve("own" + others.indexOf(other))).isWhole()).isTrue();
      assertThatThrownBy(() -> check(other, file))
          .isInstanceOf(FinishedSubtrees.UnfitException.class)
          .hasMessageContaining("done.txt is of another proof");
    }
  }

  @Test
  void aTornLineDoesNotCountAndADamagedOneIsRefused() throws Exception {
    check(RECORD, file);
    String text = Files.readString(file);
    Files.writeString(file, text.substring(0, text.length() - 3));
    assertThat(check(RECORD, file).how()).contains("of which 3 in other runs");
    assertThat(Files.readString(file)).isEqualTo(text);

    String[] lines = text.split("\n", -1);
    String damaged = lines[3].charAt(0) == '1' ? "2" + lines[3].substring(1) : "1" + lines[3];
    Files.writeString(file, text.replace(lines[3], damaged));
    assertThatThrownBy(() -> check(RECORD, file))
        .hasMessageContaining("done.txt: line 4 is damaged");
  }

  @Test
  void whatIsNoSuchFileIsNotWrittenTo() throws Exception {
    Files.writeString(file, "a letter\nof mine\n");

    assertThatThrownBy(() -> check(RECORD, file))
        .hasMessageContaining("holds no finished subtrees");
    assertThat(file).hasContent("a letter\nof mine\n");
  }

  @Test
  void twoChecksCannotWriteToOneFile() throws Exception {
    Effort.Watcher meddling =
        (done, of) ->
            assertThatThrownBy(() -> check(RECORD, file))
                .hasMessageContaining("is in use by another check");
    check(RECORD, ALL, meddling, file);
    assertThat(Files.readAllLines(file)).hasSize(6);
  }

  @Test
  void otherMethodsAreCheckedInOneGo() throws IOException {
    String record =
        Records.naked(
            "xx..x.....x.....", "exhausted", "method enumeration", "order r1c1 r1c2 r2c1 r3c3");

    assertThatThrownBy(() -> check(record, file)).isInstanceOf(NoSampleException.class);
    assertThat(file).doesNotExist();
  }
}
