package cluewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class StudioCommandTest {

  @Test
  void withoutADisplayTheStudioIsRefusedInTwoLines() {
    Run run = Run.of("studio");

    assertThat(run.code()).isEqualTo(3);
    assertThat(run.out()).isEmpty();
    assertThat(run.err())
        .hasLineCount(2)
        .contains(
            ": mvn -q compile exec:java -Dexec.args=\"generate --mask heart --format grid\"\n");
  }

  @Test
  void withADisplayItOpensByNameAndWithoutArguments() {
    AtomicInteger opened = new AtomicInteger();
    StudioStarter studio = Run.starter(/* hasDisplay= */ true, opened::incrementAndGet);

    assertThat(Run.with(studio, "studio", "my.cluewright").code()).isZero();
    assertThat(Run.with(studio).code()).isZero();
    assertThat(opened).hasValue(2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"my.cluewright", "puzzles.sdm", "Mask.TXT", "photo.jpg"})
  void aFileAloneOpensTheStudioAsADesktopDoesIt(String file) {
    List<List<String>> opened = new ArrayList<>();

    assertThat(Run.with(hearing(opened), file).code()).isZero();
    assertThat(opened).containsExactly(List.of(file));
  }

  @Test
  void anyFileThatExistsOpensAndNoWordBesides(@TempDir Path folder) throws IOException {
    List<List<String>> opened = new ArrayList<>();
    String file = Files.writeString(folder.resolve("solve"), "x").toString();

    assertThat(Run.with(hearing(opened), file).code()).isZero();
    assertThat(opened).containsExactly(List.of(file));
    assertThat(Run.with(hearing(opened), "solve").err()).contains("Missing required parameter");
    assertThat(Run.with(hearing(opened), folder.toString()).err()).contains("unknown command");
    assertThat(Run.with(hearing(opened), "my.cluewright", "more").err()).contains("unknown");
    assertThat(opened).hasSize(1);
  }

  @Test
  void aFileOfArgumentsIsReadAndNotOpened(@TempDir Path folder) throws IOException {
    List<List<String>> opened = new ArrayList<>();
    Path file = Files.writeString(folder.resolve("arguments.txt"), "studio my.cluewright");

    assertThat(Run.with(hearing(opened), "@" + file).code()).isZero();
    assertThat(opened).containsExactly(List.of("my.cluewright"));
  }

  @Test
  void withoutADisplayAFileAloneIsRefusedLikeTheStudio() {
    Run run = Run.of("my.cluewright");

    assertThat(run).isEqualTo(Run.of("studio", "my.cluewright"));
    assertThat(run.code()).isEqualTo(3);
  }

  private static StudioStarter hearing(List<List<String>> opened) {
    return new StudioStarter() {
      @Override
      public boolean hasDisplay() {
        return true;
      }

      @Override
      public void open(List<String> arguments) {
        opened.add(arguments);
      }
    };
  }

  @Test
  void whatAWindowLacksIsSaidInOneSentence() {
    StudioStarter studio =
        Run.starter(
            /* hasDisplay= */ true,
            () -> {
              throw new StudioUnavailableException("install libgtk-3-0", new Error("no gtk"));
            });

    for (Run run : new Run[] {Run.with(studio), Run.with(studio, "studio")}) {
      assertThat(run.code()).isEqualTo(3);
      assertThat(run.err()).isEqualTo("cluewright: install libgtk-3-0\n");
    }
  }
}
