package cluewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

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
