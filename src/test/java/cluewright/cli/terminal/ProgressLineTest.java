package cluewright.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.phrase.Phrase;
import cluewright.search.Progress;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class ProgressLineTest {
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  private ProgressLine on(Console.Screen screen) {
    return new ProgressLine(
        new Console(
            InputStream.nullInputStream(),
            new PrintStream(out, /* autoFlush= */ true, StandardCharsets.UTF_8),
            new PrintStream(err, /* autoFlush= */ true, StandardCharsets.UTF_8),
            screen));
  }

  @Test
  void aPersonSeesOneLineThatIsRewrittenAndThenRemoved() {
    ProgressLine line = on(Console.Screen.TERMINAL);

    line.show(
        "mask 2 of 9: ",
        new Progress(
            Stream.of("searching", "attempt 2").map(Phrase::verbatim).toList(),
            700,
            Duration.ofMillis(3040)));
    line.show("done");
    line.clear();
    line.clear();

    String first = "mask 2 of 9: 3.0 s: searching; attempt 2";
    assertThat(err.toString(StandardCharsets.UTF_8))
        .isEqualTo("\r" + first + "\rdone" + " ".repeat(first.length() - 4) + "\r    \r");
    assertThat(out.size()).isZero();
  }

  @Test
  void aProgramSeesNothing() {
    ProgressLine line = on(Console.Screen.PLAIN);

    line.show("searching");
    line.clear();

    assertThat(err.size() + out.size()).isZero();
  }
}
