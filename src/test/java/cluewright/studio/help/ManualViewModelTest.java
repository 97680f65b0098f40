package cluewright.studio.help;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.studio.files.FileWork;
import cluewright.studio.notice.Notice;
import cluewright.studio.notice.NoticeViewModel;
import cluewright.studio.work.Background;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ManualViewModelTest {
  private final NoticeViewModel notices = new NoticeViewModel();
  private final List<URI> shown = new ArrayList<>();

  @TempDir Path home;

  private void open(Browser browser, Path folder) {
    FileWork work = new FileWork(new Background(Runnable::run, Runnable::run), notices);
    new ManualViewModel(work, browser, home.resolve("installed"), folder).open();
  }

  private Notice notice() {
    return notices.notice.get().orElseThrow();
  }

  @Test
  void theBrowserGetsTheContentsOfAWholeManual() throws IOException {
    Path folder = home.resolve("manual");
    open(shown::add, folder);
    assertThat(shown).containsExactly(folder.resolve("index.html").toAbsolutePath().toUri());
    assertThat(notice().kind()).isEqualTo(Notice.Kind.DONE);
    assertThat(folder.resolve("index.html")).content().contains("Getting started");
    assertThat(folder.resolve("manual.css")).isNotEmptyFile();
    assertThat(folder.resolve("examples/x-wing.svg")).isNotEmptyFile();
    assertThat(folder.resolve("images/studio.png")).isNotEmptyFile();
  }

  @Test
  void anInstalledCopyIsShownAndNothingIsWritten() throws IOException {
    Path installed = Files.createDirectories(home.resolve("installed"));
    try (InputStream in = getClass().getResourceAsStream("/cluewright/assets/manual/files.txt")) {
      Files.copy(in, installed.resolve("files.txt"));
    }
    open(shown::add, home.resolve("manual"));
    assertThat(shown).containsExactly(home.resolve("installed/index.html").toUri());
    assertThat(home.resolve("manual")).doesNotExist();
  }

  @Test
  void anInstalledCopyOfAnotherVersionIsNotShown() throws IOException {
    Path list = Files.createDirectories(home.resolve("installed")).resolve("files.txt");
    Files.writeString(list, "00000000 index.html\n");
    open(shown::add, home.resolve("manual"));
    assertThat(shown).containsExactly(home.resolve("manual/index.html").toUri());
  }

  @Test
  void anOlderManualIsReplaced() throws IOException {
    Path contents = Files.createDirectories(home.resolve("manual")).resolve("index.html");
    Files.writeString(contents, "of an older version");
    open(shown::add, contents.getParent());
    assertThat(contents).content().doesNotContain("of an older version");
  }

  @Test
  void withoutABrowserTheNoticeTellsWhereTheManualIs() {
    Path folder = home.resolve("manual");
    open(page -> false, folder);
    assertThat(notice().kind()).isEqualTo(Notice.Kind.ERROR);
    assertThat(notice().sentence().toString())
        .isEqualTo("No web browser was found. The manual is here: " + folder.resolve("index.html"));
  }

  @Test
  void aPlaceThatCannotBeWrittenIsNamed() throws IOException {
    Path file = Files.createFile(home.resolve("manual"));
    open(shown::add, file);
    assertThat(shown).isEmpty();
    assertThat(notice().kind()).isEqualTo(Notice.Kind.ERROR);
    assertThat(notice().sentence().toString())
        .startsWith("The manual cannot be written to " + file);
  }
}
