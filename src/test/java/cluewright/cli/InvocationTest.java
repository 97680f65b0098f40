package cluewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Optional;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class InvocationTest {
  @TempDir Path classes;

  private static Properties with(String name, String value) {
    Properties properties = new Properties();
    properties.setProperty(name, value);
    return properties;
  }

  @Test
  void classesInAFolderRunWithMaven() {
    Invocation maven = Invocation.of(new Properties(), Optional.of(classes));

    assertThat(maven.of("--help")).isEqualTo("mvn -q compile exec:java -Dexec.args=\"--help\"");
  }

  @Test
  void aJarRunsByThePathThatWasTyped() {
    Optional<Path> code = Optional.of(Path.of("/home/ann/cluewright.jar"));
    Invocation typed = Invocation.of(with("java.class.path", "target/cluewright.jar"), code);
    Invocation listed = Invocation.of(with("java.class.path", "a.jar:b.jar"), code);
    Invocation spaced = Invocation.of(with("java.class.path", "my games/cluewright.jar"), code);

    assertThat(typed.of("check heart")).isEqualTo("java -jar target/cluewright.jar check heart");
    assertThat(listed.of("check heart"))
        .isEqualTo("java -jar " + code.orElseThrow() + " check heart");
    assertThat(spaced.of("")).isEqualTo("java -jar \"my games/cluewright.jar\" ");
  }

  @Test
  void anImageRunsByItsLauncher() {
    Properties image = with("jpackage.app-path", "/opt/cluewright/bin/cluewright");

    assertThat(Invocation.of(image, Optional.empty()).of("studio"))
        .isEqualTo("/opt/cluewright/bin/cluewright studio");
  }

  @Test
  void anArchiveRunsByItsScript() {
    Properties script = with("cluewright.script", "my games/cluewright");

    assertThat(Invocation.of(script, Optional.of(Path.of("lib/cluewright.jar"))).of("studio"))
        .isEqualTo("\"my games/cluewright\" studio");
  }

  @Test
  void helpSpellsItsCommandsAsTheyCanBeTyped() {
    String help = Run.of("solve", "--help").out();

    assertThat(help)
        .startsWith("Usage: mvn -q compile exec:java -Dexec.args=\"solve [-h]")
        .contains("  mvn -q compile exec:java -Dexec.args=\"solve puzzle.txt --steps\"\n")
        .doesNotContain("cluewright solve");
    assertThat(Run.of("generate", "--help").out().lines().findFirst().orElseThrow())
        .endsWith("[-m=MASK | --masks=FILE] [--resume | --overwrite]\"");
    assertThat(Run.of("solve").err())
        .endsWith("; see mvn -q compile exec:java -Dexec.args=\"solve --help\"\n");
  }
}
