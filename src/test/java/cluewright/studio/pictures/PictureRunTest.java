package cluewright.studio.pictures;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.format.WholeFile;
import cluewright.phrase.Phrase;
import java.nio.file.Path;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class PictureRunTest {
  @TempDir Path folder;

  @Test
  void whatIsCancelledWhileItIsWrittenLeavesNothing() {
    PictureRun run = new PictureRun(Phrase.verbatim("…"), Runnable::run);
    assertThatThrownBy(
            () ->
                WholeFile.write(
                    folder.resolve("a.png"),
                    out -> {
                      run.guarded(out).write(new byte[100]);
                      run.cancel();
                      run.guarded(out).write(new byte[100]);
                    }))
        .isInstanceOf(CancellationException.class);
    assertThat(folder.toFile().list()).isEmpty();
  }
}
