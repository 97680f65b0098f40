package cluewright.studio;

import cluewright.phrase.Phrase;
import cluewright.studio.notice.Notice;
import cluewright.studio.notice.NoticeViewModel;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import javafx.beans.value.ObservableValue;

/**
 * Decides whether a wish to close the window is meant. Right after a change it may be a slip of the
 * hand: a notice then asks, and the next such wish, or Enter, closes. Whoever goes on working has
 * answered, too. Work is kept however the window closes, so nothing else is asked.
 */
final class Closing {
  private static final long MOMENT = TimeUnit.SECONDS.toNanos(1);

  private final NoticeViewModel notices;
  private final LongSupplier nanos;
  private Optional<Notice> question = Optional.empty();
  private Optional<Long> lastChange = Optional.empty();

  Closing(StudioViewModel studio, LongSupplier nanos) {
    this.notices = studio.notices;
    this.nanos = nanos;
    follow(studio.history.undoName);
    follow(studio.solve.play.undoName);
    follow(studio.design.layout.undoName());
  }

  /** Hears of each change, also of one with the name of the one before. */
  private void follow(ObservableValue<Phrase> act) {
    act.getValue();
    act.addListener(
        change -> {
          act.getValue();
          changed();
        });
  }

  private void changed() {
    lastChange = Optional.of(nanos.getAsLong());
    goOn();
  }

  /** Closes, or asks first. */
  void wish(Runnable close) {
    boolean isSudden = lastChange.filter(last -> nanos.getAsLong() - last < MOMENT).isPresent();
    if (isSudden && !isAsking()) {
      question =
          Optional.of(
              Notice.hint(Phrase.of("files.close-question"))
                  .with(Phrase.of("files.close-now"), close));
      notices.show(question.get());
    } else {
      goOn();
      close.run();
    }
  }

  /** True while the question stands. */
  boolean isAsking() {
    return question.isPresent() && notices.notice.get().equals(question);
  }

  /** Takes the question back. */
  void goOn() {
    question.ifPresent(notices::dismiss);
    question = Optional.empty();
  }
}
