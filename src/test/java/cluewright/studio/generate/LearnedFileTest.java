package cluewright.studio.generate;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.learned.LearnedMask;
import cluewright.studio.settings.UserFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class LearnedFileTest {
  private static final String ENTRY =
      """

      entry own-%s checked
      cluewright-proof 1
      board 4x4
      mask xx..x.....x.....
      strategies naked-single
      kind exhausted
      sentence because.
      method enumeration
      order r3c3 r1c1 r1c2 r2c1
      end 8
      """;

  @TempDir private Path folder;
  private final List<String> told = new ArrayList<>();

  private LearnedFile file() {
    return new LearnedFile(
        new UserFolder(folder.resolve("home")), trouble -> told.add(trouble.toString()));
  }

  private Path path() {
    return folder.resolve("home").resolve("learned.txt");
  }

  private List<String> read() {
    return file().read().stream().map(LearnedMask::name).toList();
  }

  @Test
  void whatIsKeptIsReadAgain() {
    assertThat(read()).isEmpty();

    file().keep(("cluewright-learned 1\n" + ENTRY.formatted("1")).lines().toList());

    assertThat(read()).containsExactly("own-1");
    assertThat(told).isEmpty();
  }

  @Test
  void aFaultLosesNothingElseAndTheFileIsSetAside() throws IOException {
    file().keep(List.of());
    String damaged =
        "cluewright-learned 1\n"
            + ENTRY.formatted("1")
            + ENTRY.formatted("2").replace("board", "bord")
            + ENTRY.formatted("3");
    Files.writeString(path(), damaged);

    assertThat(read()).containsExactly("own-1", "own-3");
    assertThat(told)
        .singleElement()
        .asString()
        .contains("line 16: \"board\" is expected here. What is faulty is left out");
    assertThat(folder.resolve("home/learned-faulty.txt")).hasContent(damaged);
  }

  @Test
  void bytesThatAreNoTextAreToldOf() throws IOException {
    file().keep(List.of());
    Files.write(path(), new byte[] {(byte) 0xFF, 1, 2, '\n'});

    assertThat(read()).isEmpty();
    assertThat(told).singleElement().asString().contains("line 1");
  }

  @Test
  void nothingIsWrittenInThePlaceOfWhatCannotBeRead() throws IOException {
    Files.createDirectories(path());
    LearnedFile file = file();

    assertThat(file.read()).isEmpty();
    Files.delete(path());
    file.keep(List.of("cluewright-learned 1"));

    assertThat(told).singleElement().asString().contains("cannot be read", "no more are kept");
    assertThat(path()).doesNotExist();
  }

  @Test
  void whatCannotBeWrittenIsToldOf() throws IOException {
    Files.writeString(folder.resolve("home"), "a file in the folder's place");

    file().keep(List.of("cluewright-learned 1"));

    assertThat(told).singleElement().asString().contains("cannot be written");
  }

  @Test
  void aDroppedEntryIsToldOfWithItsReason() {
    file().dropped("own-4", "line 8: wrong");

    assertThat(told).singleElement().asString().contains("own-4", "line 8: wrong");
  }
}
