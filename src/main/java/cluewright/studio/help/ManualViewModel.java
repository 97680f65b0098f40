package cluewright.studio.help;

import cluewright.phrase.Phrase;
import cluewright.studio.files.FileWork;
import cluewright.studio.notice.Notice;
import java.nio.file.Path;

/** Opens the manual in a browser, without a network. */
public final class ManualViewModel {
  /** Where a Linux package installs it, since some browsers may not read hidden folders. */
  private static final Path INSTALLED = Path.of("/usr/share/doc/cluewright/manual");

  private final FileWork work;
  private final Browser browser;
  private final Path installed;
  private final Path folder;

  /**
   * @param folder where the pages are put when they are asked for, unless they are installed
   */
  public ManualViewModel(FileWork work, Browser browser, Path folder) {
    this(work, browser, INSTALLED, folder);
  }

  ManualViewModel(FileWork work, Browser browser, Path installed, Path folder) {
    this.work = work;
    this.browser = browser;
    this.installed = installed;
    this.folder = folder;
  }

  public void open() {
    work.run(
        () -> {
          Path contents = ManualPages.contents(installed, folder);
          return browser.show(contents.toUri())
              ? Notice.done(Phrase.of("help.manual-opens"))
              : Notice.error(Phrase.of("help.no-browser", contents.toString()));
        },
        work.notices()::show);
  }
}
