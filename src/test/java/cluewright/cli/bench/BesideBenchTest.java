package cluewright.cli.bench;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.cli.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class BesideBenchTest {
  private static final String ONE =
      ".................1.....2.3......3.2...1.4......5....6..3......4.7..8...962...7...";
  private static final String SEVERAL = ".".repeat(81);

  @TempDir private Path folder;

  private Path puzzles() throws IOException {
    return Files.write(folder.resolve("puzzles.txt"), List.of(ONE, SEVERAL));
  }

  /** A program that stands in for a counter of solutions. */
  private Path peers(String script) throws IOException {
    Path peers = Files.createDirectories(folder.resolve("peers"));
    Path program = Files.writeString(peers.resolve("tdoku"), "#!/bin/sh\n" + script);
    Files.setPosixFilePermissions(program, PosixFilePermissions.fromString("rwx------"));
    return peers;
  }

  private Run beside(Path peers) throws IOException {
    return Run.of(
        "bench", "--beside", peers.toString(), "--puzzles", puzzles().toString(), "--turns", "1");
  }

  @InTurn
  @DisabledOnOs(OS.WINDOWS)
  @Test
  void eachAnswerIsComparedWithOurs() throws IOException {
    Run right =
        beside(peers("while read p; do case $p in *1*) n=1;; *) n=2;; esac; echo $p:$n:; done"));
    assertThat(right.code()).isZero();
    assertThat(right.out()).contains("2 puzzles, 1 turns each").containsPattern("tdoku .*2 of 2\n");

    Run wrong = beside(peers("while read p; do echo $p:1:; done"));
    assertThat(wrong.out()).containsPattern("tdoku .*1 of 2\n").contains(SEVERAL + ": 1, ours 2");

    Run short1 = beside(peers("head -1 | sed 's/$/:1:/'"));
    assertThat(short1.out())
        .containsPattern("tdoku .*1 of 2\n")
        .contains("it answers 1 puzzles, ours 2");
  }

  @DisabledOnOs(OS.WINDOWS)
  @Test
  void aProgramThatFailsIsNamed() throws IOException {
    assertThat(beside(peers("echo out of order >&2; exit 3")).err())
        .contains("tdoku ended with code 3: out of order");
  }

  @Test
  void aFolderWithoutAnySaysWhatMayStandThere() throws IOException {
    assertThat(beside(folder).err())
        .contains("no program in", "hodoku*.jar (HoDoKu)", "SukakuExplainer*.jar", "tdoku (tdoku)");
    assertThat(beside(folder.resolve("none")).err()).contains("cannot be read as a folder");
    assertThat(Run.of("bench", "--beside", folder.toString()).err())
        .contains("--beside FOLDER and --puzzles FILE go together");
  }

  @ParameterizedTest
  @ValueSource(strings = {"--time=3s", "--seeds=2", "--strategies=N", "--csv=rows.csv"})
  void optionsForMasksAreRefused(String option) throws IOException {
    String name = option.replaceFirst("=.*", "");

    assertThat(
            Run.of(
                    "bench",
                    "--beside",
                    folder.toString(),
                    "--puzzles",
                    puzzles().toString(),
                    option)
                .err())
        .contains(name + " does not go with --beside: leave it out");
    assertThat(Run.of("bench", "--rate", puzzles().toString(), option).err())
        .contains(name + " does not go with --rate: leave it out");
  }

  @Test
  void turnsAreForOtherPrograms() throws IOException {
    assertThat(Run.of("bench", "--rate", puzzles().toString(), "--turns", "2").err())
        .contains("--turns goes with --beside: leave it out");
  }

  @Test
  void whatTheProgramsPrintIsRead() {
    assertThat(
            Peer.HODOKU.theirAnswers(
                List.of("Tables: 810 entries", ONE + " #1 Medium (916)", "Done!")))
        .containsExactly("Medium 916");
    assertThat(Peer.SUKAKU_EXPLAINER.theirAnswers(List.of("ratings 2.6 1.5 1.5")))
        .containsExactly("2.6 1.5 1.5");
    assertThat(Peer.TDOKU.theirAnswers(List.of(ONE + ":1:" + ONE))).containsExactly("1");
    assertThat(
            Peer.HODOKU.ourAnswers(
                List.of("source,line,puzzle,solutions,level,score", ",1,..1,1,Easy,436")))
        .containsExactly("Easy 436");
  }
}
