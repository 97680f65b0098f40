package cluewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class BenchCommandTest {
  @TempDir Path folder;

  @Test
  void everyMaskGetsARowAndTheEndASummary() throws IOException {
    Path masks =
        Files.writeString(folder.resolve("masks"), "0**0*00**00*0**0\n# no\n***0000000000000\n");
    Path csv = folder.resolve("rows.csv");

    Run run = Run.of("bench", "--masks", masks.toString(), "-s", "NHL", "--csv", csv.toString());

    assertThat(run.code()).isZero();
    assertThat(run.out().lines().toList().get(1)).matches(" +1 +8  found +[0-9.]+ +\\d+");
    assertThat(run.out().lines().toList().get(2)).matches(" +3 +3  impossible +[0-9.]+ +");
    assertThat(run.out())
        .contains("NHL, 2 masks: 1 found, 1 impossible, 0 undecided\n")
        .contains("seconds: total ", ", median ", ", p90 ", ", max ");
    assertThat(Files.readAllLines(csv))
        .hasSize(3)
        .contains("line,clues,outcome,seconds,steps,engine,mask,puzzle,proof")
        .last()
        .asString()
        .endsWith(",xxx.............,,swappable-lines");
  }
}
