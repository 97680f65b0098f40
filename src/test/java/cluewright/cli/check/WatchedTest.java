package cluewright.cli.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.cli.terminal.Console;
import cluewright.cli.terminal.ProgressLine;
import cluewright.search.Watch;
import cluewright.search.race.Run;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;

final class WatchedTest {
  private final ByteArrayOutputStream target = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();
  private final Watch watch = Watch.idle();

  private Watched watched(OutputStream out) {
    Console console =
        new Console(
            InputStream.nullInputStream(),
            new PrintStream(target),
            new PrintStream(err),
            Console.Screen.TERMINAL);
    return new Watched(out, new Run(Duration.ofHours(1), watch), new ProgressLine(console));
  }

  @Test
  void whatIsWrittenArrivesAndLongFilesAreReported() throws IOException {
    try (Watched watched = watched(target)) {
      watched.write('a');
      watched.write(new byte[9 << 20], 0, 9 << 20);
      watched.flush();
    }

    assertThat(target.size()).isEqualTo((9 << 20) + 1);
    assertThat(err.toString(StandardCharsets.UTF_8)).contains("9 MB written").endsWith("\r");
  }

  @Test
  void aRunThatIsStoppedEndsTheFile() {
    Watched watched = watched(target);
    watch.stop();

    assertThatThrownBy(() -> watched.write(1)).isInstanceOf(CancellationException.class);
    assertThat(target.size()).isZero();
  }

  @Test
  void whereNobodyReadsAnyMoreNothingMoreIsWritten() {
    OutputStream closed =
        new OutputStream() {
          @Override
          public void write(int one) throws IOException {
            throw new IOException("broken pipe");
          }
        };

    assertThatThrownBy(() -> watched(new PrintStream(closed)).write(1))
        .isInstanceOf(Watched.ClosedException.class);
  }
}
