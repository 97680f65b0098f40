package cluewright.print;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.format.PuzzleText;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class FingerprintsTest {
  private static final Entry KITE =
      Entry.of(
          PuzzleText.read(
              "2..1.5..3.54...71..1.2.3.8.6.28.73.4.........1.53.98.6.2.7.1.6..81...24.7..4.2..1"));

  @TempDir Path folder;
  private Path file;

  @BeforeEach
  void nameTheFile() {
    file = folder.resolve("books.txt");
  }

  private void learn() throws IOException {
    Fingerprints.read(file).append(List.of(KITE), List.of("1 Kite"), "Kites");
  }

  private void isKnown() throws IOException {
    assertThat(Fingerprints.read(file).of(KITE, "Another"))
        .contains(new Fingerprints.Known("Kites", "1 Kite"));
  }

  @Test
  void theFirstBookMakesTheFileAndIsNoOtherBookThanItself() throws IOException {
    learn();
    isKnown();
    assertThat(Fingerprints.read(file).of(KITE, "Kites")).isEmpty();
  }

  @Test
  void aLastLineWithoutAnEndKeepsItsOwn() throws IOException {
    Files.writeString(file, "# our books");
    learn();
    isKnown();
    assertThat(Files.readAllLines(file)).hasSize(2).startsWith("# our books");
  }

  @Test
  void aFileOfAnotherEditorIsRead() throws IOException {
    learn();
    String text = Files.readString(file).replace("Kite", "Käfer");
    for (Charset charset : List.of(StandardCharsets.UTF_8, StandardCharsets.UTF_16LE)) {
      Files.writeString(file, "\uFEFF" + text, charset);
      isBeetle();
    }
    Files.writeString(file, text, StandardCharsets.ISO_8859_1);
    isBeetle();
  }

  private void isBeetle() throws IOException {
    assertThat(Fingerprints.read(file).of(KITE, "Another").map(Fingerprints.Known::puzzle))
        .contains("1 Käfer");
  }

  @Test
  void aLineThatIsNoneIsNamed() throws IOException {
    Files.writeString(file, "# ours\n\nKite\n");
    assertThatThrownBy(() -> Fingerprints.read(file))
        .isInstanceOf(IOException.class)
        .hasMessageContaining(file.toString())
        .hasMessageContaining("3");
  }
}
