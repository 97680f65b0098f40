package cluewright.studio.help;

import cluewright.phrase.Phrase;
import cluewright.studio.files.FileWork;
import cluewright.studio.notice.Notice;
import java.nio.file.Path;

/** Opens the manual in a browser, without a network. */
public final class ManualViewModel {
  private final FileWork work;
  private final Browser browser;
  private final Path folder;

  /**
   * Prepares it.
   *
   * @param folder where the pages are put when they are first asked for
   */
  public ManualViewModel(FileWork work, Browser browser, Path folder) {
    this.work = work;
    this.browser = browser;
    this.folder = folder;
  }

  public void open() {
    work.run(
        () -> {
          Path contents = ManualPages.unpack(folder).toAbsolutePath();
          return browser.show(contents.toUri())
              ? Notice.done(Phrase.of("help.manual-opens"))
              : Notice.error(Phrase.of("help.no-browser", contents.toString()));
        },
        work.notices()::show);
  }
}
