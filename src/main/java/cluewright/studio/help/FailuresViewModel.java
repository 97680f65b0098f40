package cluewright.studio.help;

import cluewright.phrase.Phrase;
import cluewright.studio.files.FileWork;
import cluewright.studio.notice.Notice;
import cluewright.studio.recovery.FailureLogs;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Optional;

/** Offers the log of what went wrong when the studio was last open. */
public final class FailuresViewModel {
  private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm");

  private final FileWork work;
  private final FailureLogs logs;
  private final Browser browser;

  /** A log, and when it was written last. */
  private record Found(Path log, String time) {}

  public FailuresViewModel(FileWork work, FailureLogs logs, Browser browser) {
    this.work = work;
    this.logs = logs;
    this.browser = browser;
  }

  /** Offers the newest log that nobody was offered before, once there is no other notice. */
  public void offer() {
    work.aside(
        () -> {
          Optional<Path> log = logs.take();
          return log.isPresent() ? Optional.of(found(log.get())) : Optional.<Found>empty();
        },
        found -> found.ifPresent(this::offer));
  }

  private static Found found(Path log) throws IOException {
    return new Found(
        log,
        TIME.format(Files.getLastModifiedTime(log).toInstant().atZone(ZoneId.systemDefault())));
  }

  private void offer(Found found) {
    work.notices()
        .showLater(
            Notice.hint(Phrase.of("help.failure", found.time()))
                .with(Phrase.of("help.open-failure"), () -> open(found.log())));
  }

  /** Opens a log in the program that the system has for texts. */
  public void open(Path log) {
    work.run(
        () ->
            browser.show(log.toUri())
                ? Notice.done(Phrase.of("help.failure-opens"))
                : Notice.error(Phrase.of("help.no-text-program", log.toString())),
        work.notices()::show);
  }
}
