package cluewright.search;

import cluewright.phrase.Phrase;
import java.time.Duration;

/**
 * An estimate of the work to decide a request by trying everything.
 *
 * @param engine the engine that seems to take less: that which fills the clue cells in every way,
 *     or that which fills the open ones
 * @param time how long it takes with the request's threads, roughly: it may be ten times as long
 */
public record Effort(EngineChoice engine, Duration time) {

  /** A duration in words, as precisely as it is known, such as "about 20 minutes". */
  public static Phrase words(Duration time) {
    return Phrase.of("search.about", time.toMinutes(), time.toHours(), time.toDays());
  }
}
