package cluewright.studio;

import cluewright.document.Document;
import cluewright.studio.digitset.PreferredDigits;
import cluewright.studio.document.History;
import cluewright.studio.files.FileWork;
import cluewright.studio.notice.Notice;
import cluewright.studio.notice.NoticeViewModel;
import cluewright.studio.rating.RatingsViewModel;
import cluewright.studio.settings.Settings;
import cluewright.studio.work.Background;
import cluewright.studio.work.Workers;
import java.util.Locale;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;

/** What all desks share: the project, the settings, the notices, and threads. */
final class Workshop {
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

  void close() {
    ratings.close();
    settings.close();
  }
}
