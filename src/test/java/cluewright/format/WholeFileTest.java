package cluewright.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class WholeFileTest {
  @TempDir Path folder;
  private Path file;

  @BeforeEach
  void nameTheFile() {
    file = folder.resolve("page.txt");
  }

  @Test
  void aNewFileHoldsTheContentsAndNothingElseIsLeft() throws IOException {
    WholeFile.write(file, WholeFileTest::writeNew);

    assertThat(file).hasContent("new");
    assertOnlyTheFileIsThere();
  }

  @Test
  void anExistingFileIsReplaced() throws IOException {
    Files.writeString(file, "old, and longer");

    WholeFile.write(file, WholeFileTest::writeNew);

    assertThat(file).hasContent("new");
  }

  @Test
  void theNewFileHasThePermissionsOfTheOldOne() throws IOException {
    Files.writeString(file, "old");
    assumeTrue(Files.getFileAttributeView(file, PosixFileAttributeView.class) != null);
    Set<PosixFilePermission> own = PosixFilePermissions.fromString("rw-rw----");
    Files.setPosixFilePermissions(file, own);

    WholeFile.write(file, WholeFileTest::writeNew);

    assertThat(Files.getPosixFilePermissions(file)).isEqualTo(own);
  }

  @Test
  void aFailureHalfWayKeepsTheOldFileAndLeavesNothingElse() throws IOException {
    Files.writeString(file, "old");

    assertThatThrownBy(
            () ->
                WholeFile.write(
                    file,
                    out -> {
                      writeNew(out);
                      throw new IOException("No space left on device");
                    }))
        .isInstanceOf(IOException.class)
        .hasMessage(
            "Cannot write "
                + file
                + ": the disk is full; make room there or choose another place.");
    assertThat(file).hasContent("old");
    assertOnlyTheFileIsThere();
  }

  @Test
  void aProgrammingErrorHalfWayKeepsTheOldFileToo() throws IOException {
    Files.writeString(file, "old");

    assertThatThrownBy(
            () ->
                WholeFile.write(
                    file,
                    out -> {
                      throw new IllegalStateException("x");
                    }))
        .isInstanceOf(IllegalStateException.class);
    assertThat(file).hasContent("old");
    assertOnlyTheFileIsThere();
  }

  @Test
  void aFolderThatDoesNotExistIsNamed() {
    Path lost = folder.resolve("nowhere").resolve("page.txt");

    assertRefused(lost, "the folder does not exist");
  }

  @Test
  void aFolderIsNoTarget() {
    assertRefused(folder, "it is a folder");
  }

  @Test
  void aFileIsNoFolder() throws IOException {
    Files.writeString(file, "old");

    assertRefused(file.resolve("page.txt"), file + " is not a folder");
  }

  @Test
  void aSymbolicLinkStaysALink() throws IOException {
    Files.writeString(file, "old");
    Path link = Files.createSymbolicLink(folder.resolve("link"), file);

    WholeFile.write(link, WholeFileTest::writeNew);

    assertThat(link).isSymbolicLink().hasContent("new");
    assertThat(file).hasContent("new");
  }

  private static void writeNew(OutputStream out) throws IOException {
    out.write("new".getBytes(StandardCharsets.UTF_8));
  }

  private static void assertRefused(Path file, String reason) {
    assertThatThrownBy(() -> WholeFile.write(file, WholeFileTest::writeNew))
        .isInstanceOf(IOException.class)
        .hasMessage("Cannot write " + file + ": " + reason + ".");
  }

  private void assertOnlyTheFileIsThere() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files).containsExactly(file);
    }
  }
}
