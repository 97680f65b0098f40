package cluewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a shell does to the streams and the locale of the process, in processes of their own. */
@EnabledOnOs(OS.LINUX)
final class ProcessStreamsTest {
  private static final String JAVA =
      Path.of(System.getProperty("java.home"), "bin", "java").toString();

  private static final String QUICKLY = "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC";

  @TempDir Path folder;

  /** Runs a line of a shell, in which {@code cluewright} is the program. */
  private Run shell(String line) throws IOException, InterruptedException {
    Path out = folder.resolve("out.bytes");
    Path err = folder.resolve("err.bytes");
    ProcessBuilder builder =
        new ProcessBuilder(
                "sh",
                "-c",
                "cluewright() { \"$JAVA\" " + QUICKLY + " cluewright.Launcher \"$@\"; }\n" + line)
            .directory(folder.toFile())
            .redirectOutput(out.toFile())
            .redirectError(err.toFile());
    builder
        .environment()
        .putAll(Map.of("JAVA", JAVA, "CLASSPATH", System.getProperty("java.class.path")));
    int code = builder.start().waitFor();
    return new Run(
        code,
        Files.readString(out, StandardCharsets.UTF_8),
        Files.readString(err, StandardCharsets.UTF_8));
  }

  @InTurn
  @ParameterizedTest
  @ValueSource(strings = {"convert - --to line", "rate -"})
  void whatReadsClosedStandardInputSaysSo(String arguments) throws Exception {
    Run run = shell("cluewright " + arguments + " <&-");

    assertThat(run.code()).as(run.err()).isEqualTo(2);
    assertThat(run.err()).contains("cluewright: standard input is closed: give a file");
    assertThat(run.out()).isEmpty();
  }

  @InTurn
  @Test
  void whatNeedsNoStandardInputDoesWithoutIt() throws Exception {
    Run run = shell("cluewright convert .13.4..23..1.24. --to line <&-");

    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.out()).isEqualTo(".13.4..23..1.24.\n");
  }

  @InTurn
  @Test
  void resultsForClosedStandardOutputAreLostWithAWord() throws Exception {
    Run run = shell("cluewright convert .13.4..23..1.24. --to line >&-");

    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains("standard output cannot be written");
  }

  @InTurn
  @Test
  void theLocaleIsNamedThatDoesNotKnowAnArgument() throws Exception {
    Files.writeString(folder.resolve("p.txt"), ".13.4..23..1.24.\n");
    String print = "cluewright print p.txt p.pdf --book --title 'İstanbul'";

    Run posix = shell("LC_ALL=C; export LC_ALL; " + print);
    Run unicode = shell("LC_ALL=C.UTF-8; export LC_ALL; " + print);

    assertThat(posix.code()).isEqualTo(2);
    assertThat(posix.err())
        .contains("the locale C does not know all characters of \"")
        .contains("LC_ALL=C.UTF-8");
    assertThat(unicode.code()).as(unicode.err()).isZero();
  }

  @InTurn
  @Test
  void noCharacterIsLostOnStandardOutputInAnyLocale() throws Exception {
    Path titled = folder.resolve("q.json");
    assertThat(Run.of("convert", ".13.4..23..1.24.", titled.toString()).code()).isZero();
    Files.writeString(
        titled, Files.readString(titled).replace("{\"board\"", "{\"title\":\"İ\",\"board\""));

    Run run = shell("LC_ALL=C; export LC_ALL; cluewright convert q.json --to json");

    assertThat(run.code()).as(run.err()).isZero();
    assertThat(titled).content().contains("İ");
    assertThat(run.out()).contains("\"title\":\"İ\"");
  }
}
