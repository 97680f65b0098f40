package cluewright.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
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
            "large.txt has 1,048,576 MB, but at most 16 MB can be read: split it into parts");
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
            "standard input continues after 16 MB, but at most 16 MB can be read: split it into"
                + " parts");
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

  private TextSource.Source read(byte... bytes) throws IOException {
    return TextSource.read(Files.write(folder.resolve("text"), bytes));
  }

  private static byte[] bytes(String text, String charset) {
    return text.getBytes(Charset.forName(charset));
  }

  @Test
  void whatIsNoUtf8IsWindows1252WithARemark() throws IOException {
    TextSource.Source source = read(bytes("#C R\u00e4tsel \u20ac", "windows-1252"));

    assertThat(source.text()).isEqualTo("#C R\u00e4tsel \u20ac");
    assertThat(source.remark().orElseThrow())
        .hasToString("the text is not UTF-8, so it was read as windows-1252");
    assertThat(read(bytes("R\u00e4tsel", "UTF-8")))
        .isEqualTo(new TextSource.Source("R\u00e4tsel", Optional.empty()));
  }

  @Test
  void xmlIsReadInTheEncodingThatItNames() throws IOException {
    String russian = "<?xml version='1.0' encoding='windows-1251'?><a>\u0416</a>";
    String western = "<?xml version=\"1.0\" encoding=\"ISO-8859-15\"?><a>\u20ac</a>";
    String unknown = "<?xml version='1.0' encoding='klingon-1'?><a>\u00e4</a>";
    String wrong = "<?xml version='1.0' encoding='UTF-16'?><a>\u00e4</a>";

    assertThat(read(bytes(russian, "windows-1251")).text()).isEqualTo(russian);
    assertThat(read(bytes(western, "ISO-8859-15")).text()).isEqualTo(western);
    assertThat(read(bytes(unknown, "UTF-8")).text()).isEqualTo(unknown);
    assertThat(read(bytes(wrong, "UTF-8")).text()).isEqualTo(wrong);
    assertThat(read(bytes(russian, "windows-1251")).remark()).isEmpty();
  }

  @Test
  void whatIsNoTextIsLeftToTheReaders() throws IOException {
    assertThat(read((byte) 0x89, (byte) 'P', (byte) 0, (byte) 0xff).text()).contains("\uFFFD");
    assertThat(read((byte) 0x81).text()).isEqualTo("\uFFFD");
  }
}
