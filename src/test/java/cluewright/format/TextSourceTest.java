package cluewright.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class TextSourceTest {
  @TempDir Path folder;

  @Test
  void aLargeFileIsRefusedByItsSize() throws IOException {
    Path file = folder.resolve("large.txt");
    try (RandomAccessFile sparse = new RandomAccessFile(file.toFile(), "rw")) {
      sparse.setLength(1L << 40);
    }

    assertThatThrownBy(() -> TextSource.read(file))
        .isInstanceOf(FormatException.class)
        .hasMessageEndingWith(
            "large.txt has 1,048,576 MB, and at most 16 MB are read: split it into parts");
  }

  @Test
  void anEndlessStreamIsRefusedAfterSixteenMegabytes() {
    InputStream endless =
        new InputStream() {
          @Override
          public int read() {
            return 'x';
          }
        };

    assertThatThrownBy(() -> TextSource.read(endless, "standard input"))
        .hasMessage(
            "standard input goes on after 16 MB, and at most 16 MB are read: split it into parts");
  }

  @Test
  void byteOrderMarksAreDropped() throws IOException {
    Path utf8 = folder.resolve("utf8.txt");
    Path utf16 = folder.resolve("utf16.txt");
    Files.writeString(utf8, "\uFEFF12..");
    Files.writeString(utf16, "12..", StandardCharsets.UTF_16);

    assertThat(TextSource.read(utf8).text()).isEqualTo("12..");
    assertThat(TextSource.read(utf16).text()).isEqualTo("12..");
  }
}
