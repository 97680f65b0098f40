package cluewright.cli.generate;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.cli.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class CheckpointTest {
  private static final String IMPOSSIBLE_6X6 = "x....x...x...x......x...x...x.......";

  @TempDir Path folder;

  private Run generate(String... more) {
    List<String> words = new ArrayList<>(List.of("generate", "--engine", "dual", "--checkpoint"));
    words.add(folder.resolve("walk").toString());
    words.addAll(List.of(more));
    return Run.of(words.toArray(String[]::new));
  }

  @Test
  void whenTheWalkHasEndedTheFileGoes() throws IOException {
    Path walk = folder.resolve("walk");
    Files.writeString(walk, "an older one");
    Run run = generate("--overwrite", "--mask", IMPOSSIBLE_6X6);

    assertThat(run.code()).as(run.err()).isEqualTo(20);
    assertThat(walk).doesNotExist();
  }

  @Test
  void aFileThatIsThereIsNotTouchedUnasked() throws IOException {
    Path walk = folder.resolve("walk");
    Files.writeString(walk, "kept");
    Run run = generate("--mask", IMPOSSIBLE_6X6);

    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains("keeps a walk: continue it with --resume, or start over with");
    assertThat(walk).hasContent("kept");
  }

  @Test
  void whatKeepsNoWalkOfTheRequestIsRefusedAndStays() throws IOException {
    Path walk = folder.resolve("walk");
    Files.writeString(walk, "kept");
    Run run = generate("--mask", IMPOSSIBLE_6X6, "--resume");

    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err())
        .contains("cannot be continued, since it keeps no walk that this version can go on with")
        .contains("start over with --overwrite");
    assertThat(walk).hasContent("kept");
  }

  @Test
  void whatIsNotThereIsBegun() {
    Run run = generate("--mask", IMPOSSIBLE_6X6, "--resume");

    assertThat(run.code()).isEqualTo(20);
    assertThat(run.err()).contains("does not exist, so the walk starts from the beginning");
  }

  @ParameterizedTest
  @CsvSource({
    "--count 2, --checkpoint is for one puzzle of one mask",
    "--engine search, the engine search keeps no checkpoints"
  })
  void whatCannotBeKeptIsRefused(String words, String why) {
    List<String> all =
        new ArrayList<>(List.of("generate", "--mask", IMPOSSIBLE_6X6, "--checkpoint"));
    all.add(folder.resolve("walk").toString());
    all.addAll(List.of(words.split(" ")));
    Run run = Run.of(all.toArray(String[]::new));

    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains(why);
  }
}
