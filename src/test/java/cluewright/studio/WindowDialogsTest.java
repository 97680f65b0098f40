package cluewright.studio;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.phrase.Phrase;
import cluewright.studio.files.Dialogs.FileKind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class WindowDialogsTest {
  @TempDir Path folder;

  private String chosen(String name) {
    Path path =
        WindowDialogs.withExtension(
            folder.resolve(name), new FileKind(".cluewright", Phrase.verbatim("project")));
    return path.getFileName().toString();
  }

  @Test
  void aFileGetsItsExtensionOnce() {
    assertThat(chosen("book")).isEqualTo("book.cluewright");
    assertThat(chosen("book.cluewright")).isEqualTo("book.cluewright");
    assertThat(chosen("book.cluewright.cluewright")).isEqualTo("book.cluewright");
    assertThat(chosen("book.json")).isEqualTo("book.json");
  }

  @Test
  void aFileThatNobodyAgreedToReplaceStays() throws IOException {
    Files.createFile(folder.resolve("book.cluewright"));
    assertThat(chosen("book.cluewright.cluewright")).isEqualTo("book.cluewright.cluewright");
    assertThat(chosen("book")).isEqualTo("book");
  }

  @ParameterizedTest
  @ValueSource(strings = {"book.cluewright.cluewright", "book.cluewright.txt", "book"})
  void aFileThatIsChosenToBeReplacedKeepsItsName(String name) throws IOException {
    Files.createFile(folder.resolve(name));
    assertThat(chosen(name)).isEqualTo(name);
  }
}
