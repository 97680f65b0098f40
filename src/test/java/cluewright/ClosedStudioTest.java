package cluewright;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ClosedStudioTest {
  private static final int SECONDS = 50;

  /** From this Java on, JavaFX's use of the system is worth a warning. */
  private static final int FIRST_THAT_WARNS = 24;

  @TempDir Path folder;

  @Test
  @Thorough
  void theProgramEndsWithTheWindowAndKeepsTheWorkThoughATimerOfSomeLibraryIsLeft()
      throws IOException, InterruptedException {
    Path home = folder.resolve("home");
    Path said = folder.resolve("said.txt");
    Process process =
        new ProcessBuilder(command(home))
            .redirectErrorStream(true)
            .redirectOutput(said.toFile())
            .start();
    try {
      assertThat(process.waitFor(SECONDS, TimeUnit.SECONDS)).as("it ends").isTrue();
    } finally {
      process.destroyForcibly();
    }
    assertThat(said).isEmptyFile();
    assertThat(process.exitValue()).isZero();
    assertThat(home.resolve("settings.json")).as("the place of the window").exists();
    try (Stream<Path> copies = Files.walk(home.resolve("recovery"))) {
      assertThat(copies).anyMatch(path -> path.endsWith("work.cluewright"));
    }
  }

  private static List<String> command(Path home) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-Xshare:auto", "-XX:TieredStopAtLevel=1"));
    if (Runtime.version().feature() >= FIRST_THAT_WARNS) {
      // As the launchers of the packages say it, too.
      command.add("--enable-native-access=ALL-UNNAMED");
      command.add("--sun-misc-unsafe-memory-access=allow");
    }
    Stream.of("glass.platform", "monocle.platform", "prism.order", "java.awt.headless")
        .map(name -> "-D" + name + "=" + System.getProperty(name))
        .forEach(command::add);
    command.add("-Dcluewright.home=" + home);
    command.addAll(
        List.of("-cp", System.getProperty("java.class.path"), ClosedStudio.class.getName()));
    return command;
  }
}
