package cluewright.studio;

import cluewright.document.Document;
import cluewright.format.Faults;
import cluewright.phrase.Phrase;
import cluewright.studio.digitset.PreferredDigits;
import cluewright.studio.document.History;
import cluewright.studio.files.FileWork;
import cluewright.studio.notice.Notice;
import cluewright.studio.notice.NoticeViewModel;
import cluewright.studio.rating.RatingsViewModel;
import cluewright.studio.rating.SharedPaths;
import cluewright.studio.recovery.Autosave;
import cluewright.studio.recovery.RecoveryFolder;
import cluewright.studio.settings.Settings;
import cluewright.studio.work.Background;
import cluewright.studio.work.Workers;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;

/** What all desks share: the project, the settings, the notices, and threads. */
final class Workshop {
  /** How long a change waits for more before a backup is written. */
  private static final long AUTOSAVE_MILLIS = 400;

  final Ports ports;
  final History history;
  final NoticeViewModel notices = new NoticeViewModel();
  final Settings settings;

  /** The language of texts for others. */
  final ObjectProperty<Locale> language = new SimpleObjectProperty<>(Locale.ENGLISH);

  final PreferredDigits digits;

  /** Runs work that may take long. */
  final Background longWork;

  /** Runs long work one piece at a time. */
  final Background oneByOne;

  final FileWork fileWork;
  final RatingsViewModel ratings;
  final SharedPaths paths = new SharedPaths();

  Workshop(Document first, Ports ports) {
    this.ports = ports;
    history = new History(first);
    settings =
        Settings.of(
            ports.home(), ports.background(), trouble -> notices.show(Notice.error(trouble)));
    digits = PreferredDigits.of(settings);
    longWork = ports.background().limitedTo(Workers.LONG);
    oneByOne = longWork.limitedTo(1);
    fileWork = new FileWork(ports.background(), notices);
    ratings = new RatingsViewModel(history, oneByOne, longWork);
  }

  /** Keeps copies of unsaved work in a folder, and says when it cannot. */
  <W> Autosave<W> autosave(RecoveryFolder<W> folder) {
    Background background = ports.background();
    return new Autosave<>(
        folder,
        CompletableFuture.delayedExecutor(
            AUTOSAVE_MILLIS, TimeUnit.MILLISECONDS, background.workers()),
        failure ->
            background
                .ui()
                .execute(
                    () ->
                        notices.show(
                            Notice.error(
                                Notice.Act.KEEP,
                                Phrase.of("files.not-kept", Faults.phrase(failure))))),
        () -> background.ui().execute(() -> notices.succeeded(Notice.Act.KEEP)));
  }

  void close() {
    ratings.close();
    settings.close();
  }
}
