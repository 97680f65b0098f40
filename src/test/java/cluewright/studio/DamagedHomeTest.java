package cluewright.studio;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.document.Document;
import cluewright.document.Project;
import cluewright.format.ProjectFile;
import cluewright.phrase.Phrase;
import cluewright.search.engine.Generator;
import cluewright.studio.files.RecentFiles;
import cluewright.studio.notice.Notice;
import cluewright.studio.settings.UserFolder;
import cluewright.studio.work.Background;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Whatever stands in the user's folder, the studio starts, and opens the file that it is given. */
@Timeout(value = 60, unit = TimeUnit.SECONDS, threadMode = ThreadMode.SEPARATE_THREAD)
final class DamagedHomeTest {
  @TempDir Path folder;
  private final FakeDialogs dialogs = new FakeDialogs();
  private final List<StudioViewModel> studios = new ArrayList<>();

  private UserFolder home() {
    return new UserFolder(folder.resolve("home"));
  }

  private StudioViewModel studio() {
    StudioViewModel studio =
        new StudioViewModel(
            StudioApp.firstDocument(),
            new Ports(
                new Generator(),
                dialogs,
                new FakePorts.FakeClipboard(),
                new Background(Runnable::run, Runnable::run),
                home(),
                Optional::empty,
                page -> true));
    studios.add(studio);
    return studio;
  }

  @AfterEach
  void leaveAll() {
    studios.forEach(studio -> studio.project.files.leaving(() -> {}));
  }

  private static void entitle(StudioViewModel studio, String title) {
    Document document = studio.history.document();
    studio.history.apply(Phrase.of("puzzles.act-title"), document.withTitle(title));
  }

  private static String notice(StudioViewModel studio) {
    return studio.notices.notice.get().map(Notice::sentence).orElse(Phrase.NOTHING).toString();
  }

  private Path project(String title) throws IOException {
    Path file = folder.resolve(title + ".cluewright");
    ProjectFile.write(
        file, Project.of(StudioApp.firstDocument().withTitle(title)), puzzle -> Optional.empty());
    return file;
  }

  private void leaveUnsaved(String title) {
    StudioViewModel studio = studio();
    entitle(studio, title);
    studio.project.files.leaving(() -> {});
  }

  @ParameterizedTest
  @EnumSource
  void theStudioStartsAndOpensItsFile(Damage damage) throws IOException {
    Files.createDirectories(home().path());
    for (String name : List.of("settings.json", "recent.json", "learned.txt")) {
      damage.at(home().resolve(name));
    }
    Path shapes = Files.createDirectories(home().resolve("shapes"));
    damage.at(shapes.resolve("Odd.txt"));
    Path recovery = Files.createDirectories(home().resolve("recovery"));
    damage.at(recovery.resolve("odd"));
    Path file = project("Kite");
    StudioViewModel studio = studio();
    studio.project.open(file);
    studio.project.unsavedWork.offer();
    studio.project.files.recent().refresh();
    studio.design.shapes.refresh();
    assertThat(studio.history.document().title()).isEqualTo("Kite");
    assertThat(studio.project.files.recent().entries.get())
        .extracting(RecentFiles.Entry::path)
        .containsExactly(file);
  }

  @InTurn
  @ParameterizedTest
  @EnumSource
  void theDamagedCopyIsNamedBesideTheOneThatIsOffered(Damage damage) throws IOException {
    leaveUnsaved("Kite");
    leaveUnsaved("Box");
    StudioViewModel next = studio();
    next.project.unsavedWork.refresh();
    Path odd =
        next.project.unsavedWork.waiting.get().stream()
            .filter(one -> one.title().equals("Box"))
            .findFirst()
            .orElseThrow()
            .folder();
    Files.delete(odd.resolve("work.cluewright"));
    damage.at(odd.resolve("work.cluewright"));
    next.project.unsavedWork.offer();
    assertThat(notice(next))
        .startsWith("“Kite”")
        .contains("Nothing is lost.")
        .contains("A backup copy is damaged and was left as it is")
        .contains("Cannot open " + odd.resolve("work.cluewright"));
    next.notices.notice.get().orElseThrow().action().orElseThrow().run().run();
    assertThat(next.history.document().title()).isEqualTo("Kite");
    assertThat(odd).exists();
  }

  @Test
  void aDamagedCopyAloneIsNamed() throws IOException {
    leaveUnsaved("Kite");
    try (Stream<Path> copies = Files.list(home().resolve("recovery"))) {
      Damage.NO_TEXT.at(copies.findFirst().orElseThrow().resolve("work.cluewright"));
    }
    StudioViewModel next = studio();
    next.project.unsavedWork.offer();
    assertThat(notice(next)).startsWith("A backup copy is damaged").doesNotContain("is lost");
  }

  @Test
  void oneNameThatIsNoneHidesNoOtherRecentFile() throws IOException {
    Path file = project("Kite");
    Files.createDirectories(home().path());
    Files.writeString(
        home().resolve("recent.json"), "[\"\\u0000\", 7, null, \"" + file + "\", {}]");
    StudioViewModel studio = studio();
    studio.project.files.recent().refresh();
    assertThat(studio.project.files.recent().entries.get())
        .extracting(RecentFiles.Entry::path)
        .containsExactly(file);
  }
}
