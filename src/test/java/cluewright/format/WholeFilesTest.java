package cluewright.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class WholeFilesTest {
  @TempDir Path folder;

  private static void writeThree(Path into) throws IOException {
    for (String name : List.of("1.svg", "2.svg", "3.svg")) {
      Files.writeString(into.resolve(name), "new");
    }
  }

  private void writeOld(String name) throws IOException {
    Files.writeString(folder.resolve(name), "old");
  }

  @Test
  void allHaveTheirNamesAndWhatTheyReplaceIsGone() throws IOException {
    writeOld("2.svg");
    writeOld("other.svg");
    WholeFiles.write(folder, WholeFilesTest::writeThree);

    assertThat(folder.toFile().list())
        .containsExactlyInAnyOrder("1.svg", "2.svg", "3.svg", "other.svg");
    assertThat(folder.resolve("2.svg")).hasContent("new");
  }

  @Test
  void foldersThatAreMissingAreMade() throws IOException {
    WholeFiles.write(folder.resolve("new/week"), WholeFilesTest::writeThree);

    assertThat(folder.resolve("new/week").toFile().list()).hasSize(3);
    assertThat(folder.toFile().list()).containsExactly("new");
  }

  @Test
  void whatFailsMakesNoFolderEither() {
    Path week = folder.resolve("new/week");
    assertThatThrownBy(
            () ->
                WholeFiles.write(
                    week,
                    into -> {
                      writeThree(into);
                      throw new IOException("no ink");
                    }))
        .hasMessage("no ink");
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void aFolderThatHasTheNameOfAFileIsNamedAndNothingIsReplaced() throws IOException {
    writeOld("1.svg");
    Path taken = Files.createDirectory(folder.resolve("2.svg"));

    assertThatThrownBy(() -> WholeFiles.write(folder, WholeFilesTest::writeThree))
        .isInstanceOf(FileException.class)
        .hasMessageStartingWith("Cannot write " + taken + ": ");
    assertThat(folder.resolve("1.svg")).hasContent("old");
    assertThat(folder.toFile().list()).containsExactlyInAnyOrder("1.svg", "2.svg");
  }

  @Test
  void filesThatWereReplacedComeBackWhereALaterOneFails() throws IOException {
    Path hidden = Files.createDirectory(folder.resolve("hidden"));
    Path before = Files.createDirectory(folder.resolve("before"));
    writeThree(hidden);
    Files.delete(hidden.resolve("3.svg"));
    writeOld("1.svg");
    writeOld("3.svg");
    List<Path> files =
        List.of(hidden.resolve("1.svg"), hidden.resolve("2.svg"), hidden.resolve("3.svg"));

    assertThatThrownBy(() -> WholeFiles.name(files, folder, before))
        .isInstanceOf(FileException.class)
        .hasMessageContaining("3.svg");
    assertThat(folder.resolve("1.svg")).hasContent("old");
    assertThat(folder.resolve("2.svg")).doesNotExist();
    assertThat(folder.resolve("3.svg")).hasContent("old");
  }

  @Test
  void aFileInTheWayOfAFolderIsNamed() throws IOException {
    writeOld("week");
    Path week = folder.resolve("week");

    assertThatThrownBy(() -> WholeFiles.write(week.resolve("1"), WholeFilesTest::writeThree))
        .isInstanceOf(FileException.class)
        .hasMessageContaining(week.toString());
  }
}
