package cluewright.studio.play;

import cluewright.phrase.Phrase;
import java.time.Duration;
import java.util.Locale;

/** Formats times for people. */
final class TimeText {
  private TimeText() {}

  /** The time, for example {@code 3:07} or {@code 1:02:15}. */
  static String text(Duration time) {
    return time.toHours() > 0
        ? String.format(
            Locale.ROOT, "%d:%02d:%02d", time.toHours(), time.toMinutesPart(), time.toSecondsPart())
        : String.format(Locale.ROOT, "%d:%02d", time.toMinutes(), time.toSecondsPart());
  }

  /** The time in words, for example {@code 3 min 7 s}. */
  static Phrase words(Duration time) {
    return time.toMinutes() == 0
        ? Phrase.of("play.seconds", time.toSeconds())
        : Phrase.of("play.minutes", time.toMinutes(), time.toSecondsPart());
  }
}
