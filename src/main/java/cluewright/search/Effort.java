package cluewright.search;

import cluewright.phrase.Phrase;
import java.time.Duration;

/**
 * An estimate of what it takes to decide a request by trying everything.
 *
 * @param engine the engine that seems to take less: that which fills the clue cells in every way,
 *     or that which fills the open ones
 * @param time how long it takes with the request's threads, roughly: it may be ten times as long
 */
public record Effort(EngineChoice engine, Duration time) {

  /** A time in words, as roughly as it is known: about 20 minutes. */
  public static Phrase words(Duration time) {
    return Phrase.of("search.about", time.toMinutes(), time.toHours(), time.toDays());
  }
}
