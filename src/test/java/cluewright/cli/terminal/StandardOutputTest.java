package cluewright.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.cli.Cli;
import cluewright.cli.Run;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Results that standard output could not take. */
final class StandardOutputTest {

  /** A stream into which nothing can be written. */
  private record Failing(String why) {
    OutputStream stream() {
      return new OutputStream() {
        @Override
        public void write(int one) throws IOException {
          throw new IOException(why);
        }
      };
    }
  }

  private static Run run(OutputStream bytes, String... arguments) {
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Console console =
        new Console(
            InputStream.nullInputStream(),
            StandardOutput.over(bytes, StandardCharsets.UTF_8),
            new PrintStream(err, /* autoFlush= */ true, StandardCharsets.UTF_8),
            Console.Screen.PLAIN);
    int code = Cli.run(arguments, Run.NO_DISPLAY, console);
    return new Run(code, "", err.toString(StandardCharsets.UTF_8));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "generate --mask .xx.x..xx..x.xx.",
        "generate --mask .xx.x..xx..x.xx. --count 3 --format json",
        "solve .13.4..23..1.24.",
        "rate .13.4..23..1.24.",
        "convert .13.4..23..1.24. - --to line",
        "formats",
        "--help"
      })
  void aFullDiskIsSaidAndIsNoSuccess(String command) {
    Run run = run(new Failing("No space left on device").stream(), command.split(" "));

    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains("standard output cannot be written: No space left on device");
  }

  @Test
  void aReaderThatHasEnoughIsNoFailure() {
    Run run = run(new Failing("Broken pipe").stream(), "solve", ".13.4..23..1.24.");

    assertThat(run.code()).isZero();
    assertThat(run.err()).isEmpty();
  }

  @Test
  void whatIsWrittenArrives() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();

    assertThat(run(bytes, "convert", ".13.4..23..1.24.", "-", "--to", "line").code()).isZero();
    assertThat(bytes.toString(StandardCharsets.UTF_8)).contains(".13.4..23..1.24.");
  }
}
